import { addDays, addMonths, daysBetween, monthOf, weekOf } from '#domain/basics/calendar-day.ts'

/** The first and the last day of a period, as `2026-11-22`, in the team's time zone. */
export type Period = { readonly from: string; readonly to: string }

/** Default length in days. */
export const usualDays = 90
/** Maximum length in days: three years, with a leap day. */
export const maxDays = 1_096

/** Lengths offered on the screen, in days up to today. */
export const offeredDays = [7, 30, 90, 365] as const

/** Length in days, first and last included. */
export const lengthOf = ({ from, to }: Period): number => daysBetween(from, to) + 1

/** The period of the same length right before this one. */
export const periodBefore = (period: Period): Period => ({
  from: addDays(period.from, -lengthOf(period)),
  to: addDays(period.from, -1),
})

/** The period of `days` days that ends with this one. */
export const daysUpTo = (to: string, days: number): Period => ({ from: addDays(to, 1 - days), to })

/** Every day of a period. */
export const daysOf = (period: Period): string[] =>
  Array.from({ length: lengthOf(period) }, (_, n) => addDays(period.from, n))

/** Every week of a period by its Monday; the first and last may be partial. */
export const weeksOf = (period: Period): string[] => [...new Set(daysOf(period).map(weekOf))]

/** First and last day of the calendar months entirely within a period; null if none. */
export function wholeMonths({ from, to }: Period): Period | null {
  const first = monthOf(from) === from ? from : addMonths(monthOf(from), 1)
  const last = addDays(monthOf(addDays(to, 1)), -1)
  return first < last ? { from: first, to: last } : null
}
