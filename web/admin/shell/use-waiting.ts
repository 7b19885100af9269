import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { AnswerOf } from '#contract/api.ts'
import { useLive } from '#web/admin/parts/live.tsx'
import { query } from '#web/api/queries.ts'

export type Waiting = AnswerOf<'readWaiting'>

/** Minimum interval between two reads, milliseconds: on a busy day leads change all the time. */
const readEveryMs = 5_000

/** Waiting items by screen; reloads when leads, tasks, messages, setups, cancellations, spam or alerts change. */
export function useWaiting(): Waiting | undefined {
  const { data, dataUpdatedAt, refetch } = useQuery(query('readWaiting', {}))
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const soon = () => {
    timer.current ??= setTimeout(
      () => {
        timer.current = undefined
        void refetch()
      },
      Math.max(0, dataUpdatedAt + readEveryMs - Date.now()),
    )
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useLive('leads', soon)
  useLive('tasks', soon)
  useLive('messages', soon)
  useLive('setups', soon)
  useLive('cancellations', soon)
  useLive('quarantine', soon)
  useLive('alerts', soon)
  return data
}
