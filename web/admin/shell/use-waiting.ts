import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { AnswerOf } from '#contract/api.ts'
import { useLive } from '#web/admin/parts/live.tsx'
import { onOwnChange } from '#web/api/own-changes.ts'
import { query } from '#web/api/queries.ts'
import { createWaitingReads } from './waiting-reads.ts'

export type Waiting = AnswerOf<'readWaiting'>

/** Minimum interval between two reads for changes by others, milliseconds: on a busy day leads change all the time. */
const readEveryMs = 5_000

/** Waiting items by screen; reloads when leads, tasks, messages, setups, cancellations, spam or alerts change. */
export function useWaiting(): Waiting | undefined {
  const { data, refetch } = useQuery(query('readWaiting', {}))
  const [reads] = useState(() => createWaitingReads(() => void refetch(), readEveryMs))
  useEffect(() => {
    const end = onOwnChange(reads.acted)
    return () => {
      end()
      reads.stop()
    }
  }, [reads])
  useLive('leads', reads.changed)
  useLive('tasks', reads.changed)
  useLive('messages', reads.changed)
  useLive('setups', reads.changed)
  useLive('cancellations', reads.changed)
  useLive('quarantine', reads.changed)
  useLive('alerts', reads.changed)
  return data
}
