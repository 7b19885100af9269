import { dayMs, minuteMs } from './instant.ts'

const epochDay = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs
const dayOf = (epoch: number) => new Date(epoch * dayMs).toISOString().slice(0, 10)

/** The calendar day `days` later. */
export const addDays = (day: string, days: number): string => dayOf(epochDay(day) + days)

/** Days from one calendar day to another. */
export const daysBetween = (from: string, to: string): number => epochDay(to) - epochDay(from)

/** The calendar day of a moment in a time zone. */
export const dayIn = (timeZone: string, moment: Date): string => wallOf(timeZone, moment.getTime()).slice(0, 10)

/** Monday of the week of a day. */
export const weekOf = (day: string): string => addDays(day, 1 - weekdayOf(day))

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string): number => ((new Date(epochDay(day) * dayMs).getUTCDay() + 6) % 7) + 1

/** First day of the month of a day. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`

/** First day of the month `months` after `month`, itself a first day. */
export function addMonths(month: string, months: number): string {
  const [year, ofYear] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, ofYear - 1 + months, 1)).toISOString().slice(0, 10)
}

/** The last day of the month that begins on `month`. */
export const lastDayOf = (month: string): string => addDays(addMonths(month, 1), -1)

/**
 * Formatters are cached: creating one costs a hundred times its use, and memory that the engine does not count, so one
 * per lead would fill gigabytes.
 */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, clock)
  return clock
}

/** Local time in a zone, to the minute, written as if it were UTC: `2026-11-22T09:00:00.000Z`. */
const wallOf = (timeZone: string, moment: number): string => new Date(moment + offsetAt(timeZone, moment)).toISOString()

/** How far a zone is ahead of UTC at a moment, milliseconds. */
function offsetAt(timeZone: string, moment: number): number {
  const shown = clockOf(timeZone).formatToParts(moment)
  const part = Object.fromEntries(shown.map(({ type, value }) => [type, value]))
  const wall = Date.parse(`${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:00Z`)
  return wall - Math.floor(moment / minuteMs) * minuteMs
}

/**
 * Epoch ms of `minute` minutes past midnight, local time. A repeated hour gives one of the two; a skipped one the time
 * after it.
 */
export function momentOf(day: string, timeZone: string, minute = 0): number {
  const wall = Date.parse(`${day}T00:00:00Z`) + minute * minuteMs
  const guess = wall - offsetAt(timeZone, wall)
  return wall - offsetAt(timeZone, guess)
}

export const minutesPerDay = 24 * 60

/** True if `Intl` knows a time zone by this name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Minutes past midnight, local time, at `now` (epoch ms). */
export function wallMinute(now: number, timeZone: string): number {
  const wall = wallOf(timeZone, now)
  return Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16))
}
