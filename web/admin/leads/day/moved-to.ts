import { hourMs, minuteMs } from '#domain/instant.ts'
import { endOfDay, startOfDay } from '#web/admin/parts/calendar-day.ts'

/**
 * When a task is due after a move to a day such as `2026-11-24`: at its hour, in the reader's time zone. Where that has
 * passed today, at the next full hour, or in the last minute of the day.
 */
export function movedTo(dueDate: string, day: string, now: Date): string {
  const due = new Date(dueDate)
  const moved = new Date(startOfDay(day))
  moved.setHours(due.getHours(), due.getMinutes(), due.getSeconds(), due.getMilliseconds())
  if (moved > now) return moved.toISOString()
  const next = new Date(now.getTime() + hourMs)
  next.setMinutes(0, 0, 0)
  const last = new Date(endOfDay(day)).getTime() - minuteMs
  return new Date(Math.min(next.getTime(), last)).toISOString()
}
