import { dayIn, daysBetween } from '#domain/basics/calendar-day.ts'

/** Current day of a trial, in calendar days of a time zone; null before and after it. */
export function trialDay(
  { start, end }: { readonly start: Date; readonly end: Date },
  now: Date,
  timeZone: string,
): { readonly day: number; readonly of: number } | null {
  if (now < start || now >= end) return null
  const [first, today, last] = [start, now, end].map((moment) => dayIn(timeZone, moment)) as [string, string, string]
  const of = Math.max(1, daysBetween(first, last))
  return { day: Math.min(of, daysBetween(first, today) + 1), of }
}
