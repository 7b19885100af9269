import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Interaction } from '#contract/leads.ts'
import { useLive } from '#web/admin/parts/live.tsx'
import { query } from '#web/api/queries.ts'

const noAction = () => {}

/** The history of a lead, newest first; follows every change of the lead. */
export function useInteractions(id: string): {
  interactions: readonly Interaction[] | undefined
  error: unknown
  reload: () => void
} {
  const client = useQueryClient()
  const options = query('listInteractions', { params: { id } })
  const { data, error, refetch } = useQuery({ ...options, refetchOnMount: 'always' })
  useLive((event) => {
    if (event.id === id) void client.invalidateQueries({ queryKey: options.queryKey })
  }, noAction)
  return { interactions: data, error, reload: () => void refetch() }
}
