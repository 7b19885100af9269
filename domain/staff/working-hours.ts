import { addDays, dayIn, momentOf, weekdayOf } from '#domain/basics/calendar-day.ts'
import { dayMs } from '#domain/basics/instant.ts'

/** A stretch of work that repeats every week, by the clock on the wall. */
export interface Shift {
  /** Weekday on which it begins: 1 for Monday to 7 for Sunday. */
  readonly weekday: number
  /** Minutes after midnight, 0 to 1439. */
  readonly from: number
  /** Minutes after midnight, 1 to 1440; not after `from` if it ends on the next day. */
  readonly to: number
}

/** A weekly schedule with days off. */
export interface WorkingHours {
  /** An IANA time zone, such as Europe/Madrid. */
  readonly timeZone: string
  readonly shifts: readonly Shift[]
  /** Days on which no shift begins, as `2026-12-25`. */
  readonly daysOff: readonly string[]
}

/** Maximum shifts of a week: four a day. */
export const maxShifts = 28
/** Maximum stored days off. */
export const maxDaysOff = 200

/** Half-open interval, epoch ms. */
export type Interval = readonly [from: number, to: number]

/** A teammate's hours: their own, else the team's. The team's days off apply to everybody. Null if neither is set. */
export function hoursOf(own: WorkingHours | null, team: WorkingHours | null): WorkingHours | null {
  if (own === null) return team
  return { ...own, daysOff: [...new Set([...own.daysOff, ...(team?.daysOff ?? [])])] }
}

/** Working intervals between two times, in order and without overlaps. */
export function shiftsBetween(hours: WorkingHours, [from, to]: Interval): Interval[] {
  const { timeZone } = hours
  const found: Interval[] = []
  // A shift that began the day before may still run.
  const last = dayIn(timeZone, new Date(to))
  for (let day = addDays(dayIn(timeZone, new Date(from)), -1); day <= last; day = addDays(day, 1)) {
    if (hours.daysOff.includes(day)) continue
    const weekday = weekdayOf(day)
    for (const shift of hours.shifts) {
      if (shift.weekday !== weekday) continue
      const ends = shift.to > shift.from ? day : addDays(day, 1)
      found.push([momentOf(day, timeZone, shift.from), momentOf(ends, timeZone, shift.to)])
    }
  }
  return merged(found.map(([start, end]): Interval => [Math.max(start, from), Math.min(end, to)]))
}

/** Merges intervals into disjoint ones in order; drops empty ones. */
export function merged(intervals: readonly Interval[]): Interval[] {
  const joined: [number, number][] = []
  for (const [from, to] of intervals.filter(([from, to]) => from < to).toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}

/** True if somebody works at `now`, epoch ms; without hours they always do. */
export function isOnShift(hours: WorkingHours | null, now: number): boolean {
  return hours === null || shiftsBetween(hours, [now, now + 1]).length > 0
}

/** True on a day off at `now`, epoch ms, where the hours apply. */
export function isDayOff(hours: WorkingHours | null, now: number): boolean {
  return hours?.daysOff.includes(dayIn(hours.timeZone, new Date(now))) ?? false
}

/** Days ahead in which the next shift is looked for. */
const daysAhead = 60

/** Start of the next shift of somebody off duty, epoch ms; null: not within two months. */
export function nextShift(hours: WorkingHours, now: number): number | null {
  for (let days = 0; days < daysAhead; days += 7) {
    const [first] = shiftsBetween(hours, [now + days * dayMs, now + (days + 7) * dayMs])
    if (first) return first[0]
  }
  return null
}

/** Milliseconds of `intervals`, disjoint, that lie between two moments. */
export function workedBetween(intervals: readonly Interval[], [from, to]: Interval): number {
  return intervals.reduce((sum, [start, end]) => sum + Math.max(0, Math.min(end, to) - Math.max(start, from)), 0)
}

/** When `ms` of `intervals`, disjoint and in order, have passed since a time; null: not within them. */
export function workedAfter(intervals: readonly Interval[], from: number, ms: number): number | null {
  let left = ms
  for (const [start, end] of intervals) {
    const begin = Math.max(start, from)
    if (end - begin >= left && end > begin) return begin + left
    left -= Math.max(0, end - begin)
  }
  return null
}
