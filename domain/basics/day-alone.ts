import { momentOf } from './calendar-day.ts'
import { minuteMs } from './instant.ts'

/** Noon: the same day almost everywhere. */
const noonMinute = 12 * 60
/** Milliseconds after noon that mark a day without a time; no form or file produces them. */
const mark = 1
/** Noon in any zone is a full quarter of an hour elsewhere. */
const quarterMs = 15 * minuteMs

/** The instant that represents a day without a time, in the team's time zone, ISO 8601. */
export const dayAlone = (day: string, timeZone: string): string =>
  new Date(momentOf(day, timeZone, noonMinute) + mark).toISOString()

/** True if an instant (epoch ms) represents a day without a time. */
export const isDayAlone = (moment: number): boolean => ((moment % quarterMs) + quarterMs) % quarterMs === mark
