import { dayIn, wallMinute } from '#domain/basics/calendar-day.ts'

/** When the daily digest is sent, in hours of the team's time. */
const morning = { from: 7, until: 12 }

/**
 * The day the daily digest covers, `YYYY-MM-DD` in the team's time zone; null outside the morning window, which is long
 * enough for a server that was down at its start.
 */
export function digestDay(timeZone: string, now: Date): string | null {
  const minute = wallMinute(now.getTime(), timeZone)
  return minute >= morning.from * 60 && minute < morning.until * 60 ? dayIn(timeZone, now) : null
}
