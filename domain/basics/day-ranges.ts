import { addDays } from './calendar-day.ts'

/** The first and the last day of a range, as `2026-12-25`. */
export type DayRange = readonly [first: string, last: string]

/** Maximum length of a range in days: a longer one is a typo. */
export const maxRangeDays = 200

/** Each day from the first to the last; empty if the last is before the first, or the range is too long. */
export function daysOf(first: string, last: string): string[] {
  const days: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (days.push(day) > maxRangeDays) return []
  }
  return days
}

/** Days in order as ranges of consecutive ones. */
export function rangesOf(days: readonly string[]): DayRange[] {
  const ranges: [string, string][] = []
  for (const day of [...new Set(days)].toSorted()) {
    const range = ranges.at(-1)
    if (range && addDays(range[1], 1) === day) range[1] = day
    else ranges.push([day, day])
  }
  return ranges
}
