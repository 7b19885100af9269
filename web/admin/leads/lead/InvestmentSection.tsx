import { investmentExperiences } from '#domain/leads/options.ts'
import { languageFacts, languages } from '#domain/site/languages.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { NumberField } from '#web/kit/NumberField.tsx'
import { type Option, Select } from '#web/kit/Select.tsx'
import type { LeadForm } from '../editing/lead-form.ts'
import type { LeadEditor } from '../editing/use-lead-editor.ts'
import { capital } from '../lead-words.ts'
import { DetailsCard } from './DetailsCard.tsx'
import styles from './LeadDialog.module.css'

/** Experience, capital, language and win probability. Offers every storable value, so that saving loses none. */
export function InvestmentSection({ editor }: { editor: LeadEditor }) {
  const { dialog } = useWords().leads
  return (
    <DetailsCard title={dialog.investment}>
      <InvestmentFields editor={editor} />
    </DetailsCard>
  )
}

/** The fields of the section. */
export function InvestmentFields({ editor }: { editor: LeadEditor }) {
  const { leads: words, fields: problems } = useWords()
  const format = useFormat()
  const { editing, errors, set } = editor
  const { form, base } = editing
  const { dialog, fields } = words
  const refused = (value: number | null) => (Number.isNaN(value) ? problems.invalid_number : undefined)
  const experiences: Option<LeadForm['investmentExperience']>[] = [
    { value: '', label: dialog.notSet },
    ...investmentExperiences.map((value) => ({ value, label: words.experiences[value] })),
  ]
  const spoken: Option<LeadForm['preferredLanguage']>[] = [
    { value: '', label: dialog.notSet },
    ...languages.map((value) => ({
      value,
      label: nameOf(capital(format.languageName(value)), languageFacts[value].nativeName),
    })),
  ]
  return (
    <>
      <Select
        label={fields.investmentExperience}
        value={form.investmentExperience}
        onChange={(investmentExperience) => set({ investmentExperience })}
        options={withStored(experiences, base.investmentExperience)}
        error={errors.investmentExperience}
      />
      <Select
        label={fields.preferredLanguage}
        value={form.preferredLanguage}
        onChange={(preferredLanguage) => set({ preferredLanguage })}
        options={withStored(spoken, base.preferredLanguage)}
        error={errors.preferredLanguage}
      />
      <div className={styles.pair}>
        <NumberField
          label={fields.estimatedValue}
          value={form.estimatedValue}
          onChange={(estimatedValue) => set({ estimatedValue })}
          hint={isNumber(form.estimatedValue) ? format.money(form.estimatedValue) : undefined}
          error={errors.estimatedValue ?? refused(form.estimatedValue)}
        />
        <NumberField
          label={fields.conversionProbability}
          value={form.conversionProbability}
          onChange={(conversionProbability) => set({ conversionProbability })}
          error={errors.conversionProbability ?? refused(form.conversionProbability)}
        />
      </div>
    </>
  )
}

const isNumber = (value: number | null): value is number => value !== null && !Number.isNaN(value)

const nameOf = (name: string, native: string) => (name === native ? name : `${name} · ${native}`)

/** The options, plus the stored value when it is not one of them, so that saving keeps it. */
function withStored<T extends string>(options: readonly Option<T>[], stored: string | null): readonly Option<T>[] {
  if (!stored || options.some(({ value }) => value === stored)) return options
  return [...options, { value: stored as T, label: stored }]
}
