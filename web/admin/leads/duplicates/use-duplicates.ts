import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/api.ts'
import { useLive } from '#web/admin/parts/live.tsx'
import { query } from '#web/api/queries.ts'

/** The server looks for duplicates every few minutes, so reading more often finds nothing new. */
const freshMs = 60_000

type Duplicates = AnswerOf<'listLeadDuplicates'>['data']

/**
 * Leads that may be the same person as this one. Cached for a minute; while shown, changes of the lead
 * and of its possible duplicates reload it.
 */
export function useDuplicates(id: string): { others: Duplicates; reload: () => void } {
  const client = useQueryClient()
  const options = query('listLeadDuplicates', { params: { id } })
  const { data, refetch } = useQuery({ ...options, staleTime: freshMs })
  const others = data?.data ?? []
  useLive('leads', (event) => {
    if (event.id === id && event.change === 'removed') return
    const isOurs = event.id === id || event.change === 'many' || others.some(({ lead }) => lead.id === event.id)
    if (isOurs) void client.invalidateQueries({ queryKey: options.queryKey })
  })
  return { others, reload: () => void refetch() }
}
