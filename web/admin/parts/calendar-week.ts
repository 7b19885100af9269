import { addDays, daysBetween, weekdayOf } from '#domain/basics/calendar-day.ts'

/** Days are texts such as `2026-11-23`, which lie in no time zone; weeks such as `2026-W48` are those of ISO 8601. */
const shape = /^(\d{4})-W(\d{2})$/
const thursday = 4

/** Days since the week began, where it begins on `firstWeekday`. */
const daysInto = (day: string, firstWeekday: number): number => (weekdayOf(day) - firstWeekday + 7) % 7

/** The seven days of a day's week. */
export function daysAround(day: string, firstWeekday: number): string[] {
  const first = addDays(day, -daysInto(day, firstWeekday))
  return Array.from({ length: 7 }, (_, n) => addDays(first, n))
}

/** The ISO week that shares its Thursday with these seven days: so it names weeks that begin on a Sunday, too. */
export function weekNameOf(day: string, firstWeekday: number): string {
  const middle = daysAround(day, firstWeekday).find((one) => weekdayOf(one) === thursday)!
  const year = middle.slice(0, 4)
  const number = 1 + Math.floor(daysBetween(`${year}-01-01`, middle) / 7)
  return `${year}-W${String(number).padStart(2, '0')}`
}

/** The seven days of a named week; null: there is no such week in the years 1900 to 2999. */
export function daysOfWeek(week: string, firstWeekday: number): string[] | null {
  const [, year, number] = shape.exec(week) ?? []
  if (!year || Number(year) < 1900 || Number(year) > 2999) return null
  // 4 January is always in the first week.
  const days = daysAround(addDays(daysAround(`${year}-01-04`, 1)[3]!, 7 * (Number(number) - 1)), firstWeekday)
  return weekNameOf(days[0]!, firstWeekday) === week ? days : null
}
