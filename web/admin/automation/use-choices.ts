import { useQuery } from '@tanstack/react-query'
import type { ConditionField } from '#domain/automation/conditions.ts'
import { addedByHand, addedSources } from '#domain/leads/added-lead.ts'
import { temperatures } from '#domain/leads/lead-score.ts'
import { fixedLostReasons } from '#domain/leads/lost-reasons.ts'
import { defaultLeadSource, investmentExperiences, platforms, priorities } from '#domain/leads/options.ts'
import { leadStatuses } from '#domain/leads/pipeline.ts'
import { languages } from '#domain/site/languages.ts'
import { useTeam } from '#web/admin/parts/owner-options.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { valueName } from './sentence.ts'

export type Choice = { readonly value: string; readonly label: string }

/** Options of a condition's field, including `chosen` ones; null if it is typed. */
export function useChoices(): (field: ConditionField, chosen: readonly string[]) => readonly Choice[] | null {
  const words = useAllWords()
  const format = useFormat()
  const { team } = useTeam()
  const facets = useQuery(query('listLeadFacets', {})).data
  const lost = useQuery(query('listLostReasons', {})).data
  const known: { readonly [F in ConditionField]?: readonly string[] } = {
    status: leadStatuses,
    priority: priorities,
    temperature: temperatures,
    investmentExperience: investmentExperiences,
    platform: [...platforms, addedByHand],
    preferredLanguage: languages,
    writesIn: languages,
    variant: ['a', 'b'],
    assignedTo: team,
    country: facets?.countries ?? [],
    tags: facets?.tags ?? [],
    leadSource: [...new Set([defaultLeadSource, ...addedSources, ...(facets?.sources ?? [])])],
    lostReason: [...(lost?.reasons ?? []), ...fixedLostReasons],
  }
  return (field, chosen) => {
    const values = known[field]
    if (!values) return null
    return [...new Set([...values, ...chosen])].map((value) => ({
      value,
      label: valueName(field, value, words, format),
    }))
  }
}
