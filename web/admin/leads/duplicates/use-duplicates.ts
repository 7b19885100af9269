import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/api.ts'
import { useLive } from '#web/admin/parts/live.tsx'
import { query } from '#web/api/queries.ts'

/** New leads that resemble this one are found by the server within minutes: asking more often finds nothing more. */
const freshMs = 60_000

type Duplicates = AnswerOf<'listLeadDuplicates'>['data']

/**
 * Leads that may be the same person as this one. Opening the same lead again within a minute asks nothing; a change of
 * it, or of one that resembles it, is followed while it is shown.
 */
export function useDuplicates(id: string): { others: Duplicates; reload: () => void } {
  const client = useQueryClient()
  const options = query('listLeadDuplicates', { params: { id } })
  const { data, refetch } = useQuery({ ...options, staleTime: freshMs })
  const others = data?.data ?? []
  useLive('leads', (event) => {
    const isOurs = event.id === id || event.change === 'many' || others.some(({ lead }) => lead.id === event.id)
    if (isOurs) void client.invalidateQueries({ queryKey: options.queryKey })
  })
  return { others, reload: () => void refetch() }
}
