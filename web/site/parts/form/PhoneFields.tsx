import { contactFormDialCodes, countryOfDial, dialOfCountry } from '#domain/addresses/phone.ts'
import { limits } from '#domain/basics/text.ts'
import { directionOf, languageFacts } from '#domain/site/languages.ts'
import { useSite } from '#web/site/parts/site-context.tsx'
import { SelectField, TextField } from './fields.tsx'
import { useField } from './form-context.tsx'

/**
 * Dial code and number. Lists the eighteen codes of docs/product.md#phone-numbers and the chosen one; the script adds
 * all others when the form is first touched. Without a script "other" uses the code in the number. `hint`: purpose of
 * the number.
 */
export function PhoneFields({ hint }: { hint?: string | undefined }) {
  const { page, words, format } = useSite()
  const { value: chosen = '' } = useField('phonePrefix')
  // Keeps the plus sign in front of the digits.
  const isRightToLeft = directionOf(page.language) === 'rtl'
  const [dialChosen = '', countryChosen = ''] = chosen.split(' ')
  const isListed = contactFormDialCodes.some(({ dial }) => dial === chosen)
  const country = countryChosen || countryOfDial(dialChosen, '')
  const isBeyond = !isListed && country !== '' && dialOfCountry(country) === dialChosen
  return (
    <div className="phone">
      <SelectField
        field="phonePrefix"
        label={words.form.phonePrefix}
        initial={languageFacts[page.language].dialCode}
        autoComplete="tel-country-code"
      >
        <optgroup label={words.form.frequentPrefixes}>
          {isBeyond && (
            <option value={chosen}>
              {format.country(country)} {isRightToLeft && '\u200e'}
              {dialChosen}
            </option>
          )}
          {contactFormDialCodes.map(({ country, dial }) => (
            <option key={dial} value={dial}>
              {dial === '+1' ? `${format.country('US')} / ${format.country('CA')}` : format.country(country)}{' '}
              {isRightToLeft && '\u200e'}
              {dial}
            </option>
          ))}
        </optgroup>
        <option value="">{words.form.otherPrefix}</option>
      </SelectField>
      <TextField
        field="phoneNumber"
        label={words.form.phoneNumber}
        hint={hint}
        maxLength={limits.typedPhone}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        dir="ltr"
      />
    </div>
  )
}
