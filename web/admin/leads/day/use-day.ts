import { useEffect, useEffectEvent, useRef } from 'react'
import type { LeadTask } from '#contract/tasks.ts'
import { useLive } from '#web/admin/parts/live.tsx'
import { type More, usePages } from '#web/admin/parts/screen/use-pages.ts'
import { call } from '#web/api/client.ts'
import type { ServerClock } from '../store/server-clock.ts'

export type Part = 'overdue' | 'today' | 'later'
export type Whose = 'me' | 'everybody'

export type PartOfDay = {
  readonly rows: readonly LeadTask[] | undefined
  readonly error: unknown
  readonly more: More
  reload(): void
}

/** The three parts of the day, paginated; reloaded on every task event. */
export function useDay(
  of: Whose,
  { now, midnight }: { now: string; midnight: string },
  clock: ServerClock,
): Record<Part, PartOfDay> {
  const overdue = usePart(of, 'overdue', { to: now }, clock)
  const today = usePart(of, 'today', { from: now, to: midnight }, clock)
  const later = usePart(of, 'later', { from: midnight }, clock)
  const reload = () => {
    for (const part of [overdue, today, later]) part.reload()
  }
  useLive('tasks', reload, reload)
  const begin = useRef(now)
  const turned = useEffectEvent(reload)
  // Reloading each minute keeps the shown rows until the new ones arrive.
  useEffect(() => {
    if (begin.current === now) return
    begin.current = now
    turned()
  }, [now])
  return { overdue: { ...overdue, reload }, today: { ...today, reload }, later: { ...later, reload } }
}

function usePart(of: Whose, part: Part, bounds: { from?: string; to?: string }, clock: ServerClock): PartOfDay {
  const { first, rows, error, reload, more } = usePages(['listTasks', of, part], (cursor, signal) =>
    call.listTasks({ query: { of, ...bounds, ...(cursor && { cursor }) } }, { signal }),
  )
  const serverNow = first?.now
  useEffect(() => {
    if (serverNow !== undefined) clock.sync(serverNow, Date.now())
  }, [clock, serverNow])
  return { rows, error, reload, more }
}
