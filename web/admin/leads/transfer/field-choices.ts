import { useMemo } from 'react'
import { dialCodes } from '#domain/addresses/phone.ts'
import { nearest } from '#domain/basics/nearest.ts'
import type { ImportField } from '#domain/import/import-fields.ts'
import { investmentExperiences, priorities } from '#domain/leads/options.ts'
import { leadStatuses } from '#domain/leads/pipeline.ts'
import { languages } from '#domain/site/languages.ts'
import { useTeam } from '#web/admin/parts/owner-options.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'

type FieldChoice = { readonly value: string; readonly label: string }

/** The choices of a field that has some, else null. */
export function useFieldChoices(field: ImportField): readonly FieldChoice[] | null {
  const { leads } = useAllWords()
  const format = useFormat()
  const { team } = useTeam()
  return useMemo(() => {
    if (field === 'status') return leadStatuses.map((value) => ({ value, label: leads.stages[value] }))
    if (field === 'priority') return priorities.map((value) => ({ value, label: leads.priorities[value] }))
    if (field === 'preferredLanguage') return languages.map((value) => ({ value, label: format.languageName(value) }))
    if (field === 'investmentExperience')
      return investmentExperiences.map((value) => ({ value, label: leads.experiences[value] }))
    if (field === 'assignedTo') return team.map((value) => ({ value, label: value }))
    if (field !== 'country') return null
    return dialCodes
      .map(({ country }) => ({ value: country, label: format.country(country) }))
      .toSorted((a, b) => a.label.localeCompare(b.label))
  }, [field, leads, format, team])
}

/** The choices that a wrong value most likely means, best first. */
export function likelyChoices(written: string, choices: readonly FieldChoice[] | null): FieldChoice[] {
  const labels = nearest(written, choices?.map(({ label }) => label) ?? [])
  return labels.map((label) => choices!.find((choice) => choice.label === label)!)
}
