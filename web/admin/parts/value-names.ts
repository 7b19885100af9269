import type { SourceDimension } from '#domain/analytics/cells.ts'
import { assigneeNobody } from '#domain/leads/lead-filters.ts'
import { isNamedLostReason } from '#domain/leads/lost-reasons.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'

const nameIn = (names: Readonly<Record<string, string>>, value: string) => names[value] ?? value
const capital = (text: string) => text.slice(0, 1).toLocaleUpperCase() + text.slice(1)

/** Display names of counted values; unknown ones are shown as stored. */
export function useNames() {
  const { analytics, leads, lost } = useAllWords()
  const format = useFormat()
  const asStored = (value: string) => value
  return {
    platform: (value) => nameIn(leads.platforms, value),
    language: (value) => capital(format.languageName(value)),
    country: format.country,
    owner: (value) => (value === '' || value === assigneeNobody ? analytics.unassigned : value),
    source: (value) => nameIn(leads.sources, value),
    campaign: asStored,
    referrer: asStored,
    variant: (value) => value.toUpperCase(),
    stage: (value) => nameIn(leads.stages, value),
    lostReason: (value) => {
      if (value === '') return analytics.funnel.noReason
      return isNamedLostReason(value) ? lost.reasons[value] : value
    },
  } satisfies Record<SourceDimension | 'stage' | 'lostReason', (value: string) => string>
}
