import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { capital } from '../lead-words.ts'
import type { Editable, EditableField } from './lead-form.ts'

/** Names and values of the editable fields as a person reads them. */
export function useFieldWords() {
  const words = useWords().leads
  const format = useFormat()
  const named: Partial<Record<EditableField, Record<string, string>>> = {
    status: words.stages,
    priority: words.priorities,
    investmentExperience: words.experiences,
  }

  function textOf(field: EditableField, value: Editable[EditableField]): string {
    if (value === null || value === '') return ''
    if (Array.isArray(value)) return format.list(value)
    if (field === 'estimatedValue') return format.money(Number(value))
    if (field === 'conversionProbability') return Number.isNaN(value) ? '' : format.percent(Number(value))
    if (field === 'country') return format.country(String(value))
    if (field === 'preferredLanguage') return capital(format.languageName(String(value)))
    return named[field]?.[String(value)] ?? String(value)
  }

  return { labelOf: (field: EditableField) => words.fields[field], textOf }
}
