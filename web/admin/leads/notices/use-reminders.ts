import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { LeadTask } from '#contract/tasks.ts'
import { dayMs, hourMs, minuteMs } from '#domain/basics/instant.ts'
import { dueNow, reminderKey } from '#domain/leads/tasks.ts'
import { useLive } from '#web/admin/parts/live.tsx'
import { call } from '#web/api/client.ts'
import { serverClock } from '../store/server-clock.ts'

const lookEveryMs = 5_000

/** Reminds users of their own tasks when due, once per due date, by the server's clock. */
export function useReminders(onDue: (task: LeadTask) => void): void {
  const [clock] = useState(() => serverClock())
  const [reminded] = useState(() => new Set<string>())
  const { data, refetch } = useQuery({
    queryKey: ['listTasks', 'reminders'],
    async queryFn({ signal }) {
      const from = new Date(clock.now() - hourMs).toISOString()
      const to = new Date(clock.now() + dayMs).toISOString()
      const sentAt = Date.now()
      const answer = await call.listTasks({ query: { of: 'me', from, to, limit: 200 } }, { signal })
      clock.sync(answer.now, sentAt)
      return answer
    },
    refetchOnMount: 'always',
    refetchInterval: 30 * minuteMs,
  })
  useLive('tasks', () => void refetch())
  const tell = useRef(onDue)
  useEffect(() => {
    tell.current = onDue
  })
  const known = useRef(false)
  useEffect(() => {
    if (!data) return
    // Tasks already due when the page opened are in "My day": no reminder.
    if (!known.current) for (const task of dueNow(data.data, reminded, clock.now())) reminded.add(reminderKey(task))
    known.current = true
    const look = () => {
      for (const task of dueNow(data.data, reminded, clock.now())) {
        reminded.add(reminderKey(task))
        tell.current(task)
      }
    }
    look()
    const timer = setInterval(look, lookEveryMs)
    return () => clearInterval(timer)
  }, [data, clock, reminded])
}
