import { dayIn, wallMinute } from './calendar-day.ts'

/** The morning in which the daily digest goes out, in hours by the team's clock: from, and until. */
const morning = { from: 7, until: 12 }

/**
 * The day that the daily digest reports on at a moment, `YYYY-MM-DD` in the team's time zone; null outside of the team's morning.
 * It is longer than a moment for servers that were down at its beginning.
 */
export function digestDay(timeZone: string, now: Date): string | null {
  const minute = wallMinute(now.getTime(), timeZone)
  return minute >= morning.from * 60 && minute < morning.until * 60 ? dayIn(timeZone, now) : null
}
