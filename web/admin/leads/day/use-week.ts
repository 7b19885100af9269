import { useEffect, useEffectEvent, useRef } from 'react'
import type { FollowUp, LeadTask } from '#contract/tasks.ts'
import { endOfDay, localMoment, startOfDay } from '#web/admin/parts/date/local-moment.ts'
import { useLive } from '#web/admin/parts/live.tsx'
import { type More, usePages } from '#web/admin/parts/screen/use-pages.ts'
import { call } from '#web/api/client.ts'
import type { Whose } from './use-day.ts'

/** The day a task is due on, in the reader's own time zone. */
export const dayOfTask = ({ dueDate }: { dueDate: string }): string => localMoment(new Date(dueDate)).slice(0, 10)

/** A task, or the follow-up of a lead that has no task for it. */
export type WeekRow = { readonly dueDate: string } & (
  | { readonly task: LeadTask; readonly followUp?: never }
  | { readonly followUp: FollowUp; readonly task?: never }
)
type Entries = { rows: readonly WeekRow[] | undefined; error: unknown; more: More }

/**
 * Open tasks and follow-ups of the shown days, and overdue ones if today is among them, which are then listed there
 * only. Reloads each minute and on every task event.
 */
export function useWeek(of: Whose, days: readonly string[], now: string) {
  const start = startOfDay(days[0]!).toISOString()
  const end = endOfDay(days.at(-1)!).toISOString()
  const isPresent = start <= now && now < end
  const planned = useEntries([of, 'week', days[0]!], of, { from: isPresent ? now : start, to: end }, true)
  const overdue = useEntries([of, 'overdue-in-week'], of, { to: now }, isPresent)
  const reload = () => {
    planned.reload()
    if (isPresent) overdue.reload()
  }
  useLive('tasks', reload, reload)
  const before = useRef(now)
  const turned = useEffectEvent(reload)
  useEffect(() => {
    if (before.current === now) return
    before.current = now
    turned()
  }, [now])
  return { planned, overdue: isPresent ? overdue : null, reload }
}

/** Tasks and follow-ups between two moments, by date. */
function useEntries(
  key: readonly string[],
  of: Whose,
  bounds: { from?: string; to: string },
  enabled: boolean,
): Entries & { reload: () => void } {
  const query = (cursor: string | undefined) => ({ of, ...bounds, limit: 200, ...(cursor && { cursor }) })
  const tasks = usePages(
    ['listTasks', ...key],
    (cursor, signal) => call.listTasks({ query: query(cursor) }, { signal }),
    enabled,
  )
  const followUps = usePages(
    ['listFollowUps', ...key],
    (cursor, signal) => call.listFollowUps({ query: query(cursor) }, { signal }),
    enabled,
  )
  return {
    rows: tasks.rows && followUps.rows && byDate(tasks.rows, followUps.rows),
    error: tasks.error ?? followUps.error,
    more: bothMore(tasks.more, followUps.more),
    reload() {
      tasks.reload()
      followUps.reload()
    },
  }
}

function byDate(tasks: readonly LeadTask[], followUps: readonly FollowUp[]): readonly WeekRow[] {
  const rows: WeekRow[] = [
    ...tasks.map((task) => ({ dueDate: task.dueDate, task })),
    ...followUps.map((followUp) => ({ dueDate: followUp.dueDate, followUp })),
  ]
  return rows.toSorted((a, b) => Date.parse(a.dueDate) - Date.parse(b.dueDate))
}

function bothMore(one: More, other: More): More {
  if (!one || !other) return one ?? other
  return {
    busy: one.busy || other.busy,
    error: one.error ?? other.error,
    load() {
      one.load()
      other.load()
    },
  }
}
