import type { ImportField } from '#domain/import-fields.ts'
import { languages } from '#domain/languages.ts'
import { leadFields } from '#domain/lead-fields.ts'
import { investmentExperiences, priorities } from '#domain/options.ts'
import { leadStatuses } from '#domain/pipeline.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import type { FieldProps } from '#web/kit/Field.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextArea } from '#web/kit/TextArea.tsx'
import { TextField } from '#web/kit/TextField.tsx'

type FixFieldProps = Pick<FieldProps, 'label' | 'error'> & {
  field: ImportField
  value: string
  onChange: (value: string) => void
}

/** An input to fix a field of a row: a select where the field has choices, else text. */
export function FixField({ field, value, onChange, ...rest }: FixFieldProps) {
  const choices = useChoices(field)
  if (leadFields[field].kind === 'longText') return <TextArea {...rest} value={value} onChange={onChange} rows={3} />
  if (!choices) return <TextField {...rest} value={value} onChange={onChange} />
  const isKnown = choices.some((choice) => choice.value === value)
  const options = [{ value: '', label: '—' }, ...(isKnown || value === '' ? [] : [{ value, label: value }]), ...choices]
  return <Select {...rest} value={value} onChange={onChange} options={options} />
}

/** The choices of a field that has some, else null. */
function useChoices(field: ImportField): { value: string; label: string }[] | null {
  const { leads } = useAllWords()
  const format = useFormat()
  if (field === 'status') return leadStatuses.map((value) => ({ value, label: leads.stages[value] }))
  if (field === 'priority') return priorities.map((value) => ({ value, label: leads.priorities[value] }))
  if (field === 'preferredLanguage') return languages.map((value) => ({ value, label: format.languageName(value) }))
  if (field !== 'investmentExperience') return null
  return investmentExperiences.map((value) => ({ value, label: leads.experiences[value] }))
}
