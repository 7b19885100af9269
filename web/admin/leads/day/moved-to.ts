import { hourMs, minuteMs } from '#domain/basics/instant.ts'
import { endOfDay, localMoment, momentOf } from '#web/admin/parts/date/local-moment.ts'

/**
 * Due time of a task moved to a day such as `2026-11-24`: at its hour, in the screen's time zone. If that has passed
 * today, at the next full hour, or in the last minute of the day.
 */
export function movedTo(dueDate: string, day: string, now: Date): string {
  const due = new Date(dueDate)
  const start = momentOf(`${day}${localMoment(due).slice(10)}`)
  const moved = new Date(start.getTime() + (due.getTime() % minuteMs))
  if (moved > now) return moved.toISOString()
  const next = new Date(now.getTime() + hourMs)
  next.setMinutes(0, 0, 0)
  const last = endOfDay(day).getTime() - minuteMs
  return new Date(Math.min(next.getTime(), last)).toISOString()
}
