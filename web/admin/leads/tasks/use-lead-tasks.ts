import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Task } from '#contract/tasks.ts'
import { useLive } from '#web/admin/parts/live.tsx'
import { query } from '#web/api/queries.ts'

/** The tasks of a lead; follows every change of them. */
export function useLeadTasks(id: string): { tasks: readonly Task[] | undefined; error: unknown; reload: () => void } {
  const client = useQueryClient()
  const options = query('listLeadTasks', { params: { id } })
  const { data, error, refetch } = useQuery({ ...options, refetchOnMount: 'always' })
  useLive('tasks', (event) => {
    if (event.id === id) void client.invalidateQueries({ queryKey: options.queryKey })
  })
  return { tasks: data?.data, error, reload: () => void refetch() }
}
