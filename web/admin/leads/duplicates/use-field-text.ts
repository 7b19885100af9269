import type { Lead } from '#contract/leads.ts'
import type { MergedField } from '#domain/leads/duplicates.ts'
import type { InvestmentExperience } from '#domain/leads/options.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'

/** The value of a field as text. */
export function useFieldText(): (field: MergedField, lead: Lead) => string {
  const { leads, duplicates } = useAllWords()
  const format = useFormat()
  return (field, lead) => {
    const value = lead[field]
    if (value === null || value === '') return duplicates.dialog.empty
    if (field === 'status') return leads.stages[lead.status]
    if (field === 'priority') return leads.priorities[lead.priority]
    if (field === 'country') return format.country(String(value))
    if (field === 'preferredLanguage') return format.languageName(String(value))
    if (field === 'investmentExperience') return leads.experiences[value as InvestmentExperience] ?? String(value)
    if (field === 'estimatedValue') return format.money(Number(value))
    if (field === 'conversionProbability') return format.percent(Number(value))
    if (field === 'nextFollowUpDate') return format.dateTime(String(value))
    return String(value)
  }
}
