import { addDays, addMonths, daysBetween, monthOf, weekOf } from '#domain/calendar-day.ts'

/** The first and the last day of a period, as `2026-11-22`, in the team's time zone. */
export type Period = { readonly from: string; readonly to: string }

/** Days that a period has unless another is asked for. */
export const usualDays = 90
/** Maximum days of a period: three years, a leap day among them. */
export const maxDays = 1_096

/** Periods that the screen offers, in days up to today. */
export const offeredDays = [7, 30, 90, 365] as const

/** Days of a period, its first and last included. */
export const lengthOf = ({ from, to }: Period): number => daysBetween(from, to) + 1

/** As many days as the period has, right before it. */
export const periodBefore = (period: Period): Period => ({
  from: addDays(period.from, -lengthOf(period)),
  to: addDays(period.from, -1),
})

/** So many days up to and with this one. */
export const daysUpTo = (to: string, days: number): Period => ({ from: addDays(to, 1 - days), to })

/** Every day of a period. */
export const daysOf = (period: Period): string[] =>
  Array.from({ length: lengthOf(period) }, (_, n) => addDays(period.from, n))

/** Every week of a period by its Monday, whole or cut off at either end. */
export const weeksOf = (period: Period): string[] => [...new Set(daysOf(period).map(weekOf))]

/** The first and last day of the calendar months that lie in a period as a whole; null where none does. */
export function wholeMonths({ from, to }: Period): Period | null {
  const first = monthOf(from) === from ? from : addMonths(monthOf(from), 1)
  const last = addDays(monthOf(addDays(to, 1)), -1)
  return first < last ? { from: first, to: last } : null
}
