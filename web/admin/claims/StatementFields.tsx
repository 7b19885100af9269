import type { RegisteredClaim } from '#contract/claims.ts'
import { accountTypes, statedClaimDays } from '#domain/claims/claims.ts'
import { kindsWithoutEvidence } from '#domain/claims/public-words.ts'
import { languageFacts, languages } from '#domain/site/languages.ts'
import { DateField } from '#web/admin/parts/date/DateField.tsx'
import { usePromises } from '#web/admin/parts/promises.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Checkbox } from '#web/kit/Checkbox.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextArea } from '#web/kit/TextArea.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import styles from './Claims.module.css'
import type { ClaimDraft } from './claim-draft.ts'

/** The fields of a statement as the call names them. */
export const claimFields = [
  'amount',
  'text',
  ...languages.map((language) => `text.${language}`),
  'quoted',
  'quoted.author',
  'quoted.country',
  'quoted.months',
  'accountType',
  'asOf',
  'expiresOn',
  'evidence.url',
  'evidence.reference',
]

type FieldsProps = {
  claim: RegisteredClaim
  draft: ClaimDraft
  errors: Readonly<Record<string, string | undefined>>
  onChange: (part: Partial<ClaimDraft>, field: string) => void
}

/** The fields of a claim: its value, its date, and the evidence for it. */
export function StatementFields(props: FieldsProps) {
  const { claim, draft, errors, onChange } = props
  const { claims } = useAllWords()
  const format = useFormat()
  return (
    <>
      {claim.kind === 'text' ? <TextValue {...props} /> : <NumberValue {...props} />}
      {claim.topic === 'testimonial' && <Quoted {...props} />}
      {claim.topic === 'trading' && (
        <Select
          label={claims.accountType}
          value={draft.accountType}
          error={errors.accountType}
          options={[
            { value: '', label: claims.chooseAccount },
            ...accountTypes.map((type) => ({ value: type, label: claims.account[type] })),
          ]}
          onChange={(accountType) => onChange({ accountType }, 'accountType')}
        />
      )}
      <div className={styles.pair}>
        <DateField
          label={claims.asOfLabel}
          value={draft.asOf}
          error={errors.asOf}
          onChange={(asOf) => onChange({ asOf }, 'asOf')}
        />
        <DateField
          label={claims.expiresLabel}
          hint={claims.expiresHint(format.number(statedClaimDays))}
          value={draft.expiresOn}
          error={errors.expiresOn}
          onChange={(expiresOn) => onChange({ expiresOn }, 'expiresOn')}
        />
      </div>
      <TextField
        label={claims.url}
        type="url"
        inputMode="url"
        value={draft.url}
        error={errors['evidence.url']}
        onChange={(url) => onChange({ url }, 'evidence.url')}
      />
      <TextField
        label={claims.reference}
        hint={claims.referenceHint}
        value={draft.reference}
        error={errors['evidence.reference']}
        onChange={(reference) => onChange({ reference }, 'evidence.reference')}
      />
    </>
  )
}

function NumberValue({ claim, draft, errors, onChange }: FieldsProps) {
  const { claims } = useAllWords()
  return (
    <>
      <TextField
        label={claims.units[claim.kind]}
        inputMode="decimal"
        autoComplete="off"
        value={draft.amount}
        error={errors.amount}
        onChange={(amount) => onChange({ amount }, 'amount')}
      />
      <Checkbox label={claims.andMore} checked={draft.plus} onChange={(plus) => onChange({ plus }, 'plus')} />
    </>
  )
}

/** Languages of the value: a quotation's own, none for an address, otherwise English plus any others. */
function TextValue({ claim, draft, errors, onChange }: FieldsProps) {
  const { claims } = useAllWords()
  const format = useFormat()
  const promisesOf = usePromises()
  const main = languages.find((language) => claim.id.startsWith(`testimonial.${language}.`)) ?? 'en'
  const others = claim.topic === 'testimonial' || claim.isAddress ? [] : languages.filter((other) => other !== main)
  const set = (language: typeof main) => (words: string) =>
    onChange({ text: { ...draft.text, [language]: words } }, language === main ? 'text' : `text.${language}`)
  const promised = (language: typeof main) => promisesOf(draft.text[language] ?? '', kindsWithoutEvidence(claim.topic))
  const label = claim.topic === 'testimonial' ? claims.quote : claim.isAddress ? claims.url : claims.value
  return (
    <>
      <TextArea
        label={label}
        hint={others.length > 0 ? claims.textHint : undefined}
        rows={2}
        dir={languageFacts[main].dir}
        value={draft.text[main] ?? ''}
        error={promised(main) ?? errors.text ?? errors[`text.${main}`]}
        onChange={set(main)}
      />
      {others.length > 0 && (
        <details>
          <summary>{claims.moreLanguages}</summary>
          <div className={styles.texts}>
            {others.map((language) => (
              <TextArea
                key={language}
                label={claims.inLanguage(format.languageName(language))}
                rows={1}
                lang={language}
                dir={languageFacts[language].dir}
                value={draft.text[language] ?? ''}
                error={promised(language) ?? errors[`text.${language}`]}
                onChange={set(language)}
              />
            ))}
          </div>
        </details>
      )}
    </>
  )
}

function Quoted({ draft, errors, onChange }: FieldsProps) {
  const { claims } = useAllWords()
  return (
    <div className={styles.pair}>
      <TextField
        label={claims.author}
        value={draft.author}
        error={errors['quoted.author'] ?? errors.quoted}
        onChange={(author) => onChange({ author }, 'quoted.author')}
      />
      <TextField
        label={claims.country}
        maxLength={2}
        value={draft.country}
        error={errors['quoted.country']}
        onChange={(country) => onChange({ country }, 'quoted.country')}
      />
      <TextField
        label={claims.months}
        inputMode="numeric"
        value={draft.months}
        error={errors['quoted.months']}
        onChange={(months) => onChange({ months }, 'quoted.months')}
      />
    </div>
  )
}
