import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/api.ts'
import { useLive } from '#web/admin/parts/live.tsx'
import { useSoon } from '#web/admin/parts/use-soon.ts'
import { query } from '#web/api/queries.ts'

export type Waiting = AnswerOf<'readWaiting'>

/** Minimum interval between two reads, milliseconds: on a busy day leads change all the time. */
const readEveryMs = 5_000

/** Waiting items by screen; reloads when leads, tasks, messages, setups, cancellations, spam or alerts change. */
export function useWaiting(): Waiting | undefined {
  const { data, dataUpdatedAt, refetch } = useQuery(query('readWaiting', {}))
  const soon = useSoon(refetch, () => Math.max(0, dataUpdatedAt + readEveryMs - Date.now()))
  useLive('leads', soon)
  useLive('tasks', soon)
  useLive('messages', soon)
  useLive('setups', soon)
  useLive('cancellations', soon)
  useLive('quarantine', soon)
  useLive('alerts', soon)
  return data
}
