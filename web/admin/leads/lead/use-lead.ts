import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Lead } from '#contract/leads.ts'
import { useLive } from '#web/admin/parts/live.tsx'
import { query } from '#web/api/queries.ts'
import { useBoardTools } from '../store/board-context.ts'

/** A lead as the server has it now, beginning with what the board knows; follows every change of it. */
export function useLead(id: string): { lead: Lead | undefined; error: unknown; reload: () => void } {
  const { store } = useBoardTools()
  const client = useQueryClient()
  const options = query('readLead', { params: { id } })
  const initialData = () => store.state.leads.get(id)?.lead
  const { data, error, refetch } = useQuery({ ...options, initialData, refetchOnMount: 'always' })
  // When the live line comes back, all queries are read again by the application around.
  useLive('leads', (event) => {
    if (event.id === id || event.change === 'many') void client.invalidateQueries({ queryKey: options.queryKey })
  })
  return { lead: data, error, reload: () => void refetch() }
}
