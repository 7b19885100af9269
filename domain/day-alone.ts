import { momentOf } from './calendar-day.ts'
import { minuteMs } from './instant.ts'

/** Noon, so that it is that day for everybody who is not half the world away. */
const noonMinute = 12 * 60
/** Milliseconds after noon that tell a day without a time from noon: no clock, form or file names them. */
const mark = 1
/** Noon in any zone is a full quarter of an hour elsewhere. */
const quarterMs = 15 * minuteMs

/** The moment that stands for a day without a time, in the team's time zone, ISO 8601. */
export const dayAlone = (day: string, timeZone: string): string =>
  new Date(momentOf(day, timeZone, noonMinute) + mark).toISOString()

/** Whether a moment (epoch milliseconds) stands for a day without a time: its hour is nobody's. */
export const isDayAlone = (moment: number): boolean => ((moment % quarterMs) + quarterMs) % quarterMs === mark
