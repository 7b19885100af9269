import { directionOf, languageFacts } from '#domain/languages.ts'
import { contactFormDialCodes, countryOfDial } from '#domain/phone.ts'
import { limits } from '#domain/text.ts'
import { useSite } from '#web/site/parts/site-context.tsx'
import { SelectField, TextField } from './fields.tsx'
import { useField } from './form-context.tsx'

/**
 * Dial code and number. Listed are the eighteen codes of spec §3 and the one that was chosen; the script adds every
 * other country when the form is first touched. Without a script "other" takes the code in front of the number. `hint`:
 * what the number is for.
 */
export function PhoneFields({ hint }: { hint?: string | undefined }) {
  const { page, words, format } = useSite()
  const { value: chosen = '' } = useField('phonePrefix')
  // Keeps the plus sign in front of the digits.
  const isRightToLeft = directionOf(page.language) === 'rtl'
  const isListed = chosen === '' || contactFormDialCodes.some(({ dial }) => dial === chosen)
  const others = isListed || !/^\+\d{1,4}$/.test(chosen) ? [] : [{ country: countryOfDial(chosen), dial: chosen }]
  return (
    <div className="phone">
      <SelectField
        field="phonePrefix"
        label={words.form.phonePrefix}
        initial={languageFacts[page.language].dialCode}
        autoComplete="tel-country-code"
      >
        <optgroup label={words.form.frequentPrefixes}>
          {[...others, ...contactFormDialCodes].map(({ country, dial }) => (
            <option key={dial} value={dial}>
              {dial === '+1' ? `${format.country('US')} / ${format.country('CA')}` : country && format.country(country)}{' '}
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
        maxLength={limits.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        dir="ltr"
      />
    </div>
  )
}
