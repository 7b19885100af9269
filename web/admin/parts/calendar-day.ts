const shape = /^(\d{4})-(\d{2})-(\d{2})$/

function dateOf(day: string, daysLater: number): Date {
  const [, year, month, date] = shape.exec(day) ?? []
  return new Date(Number(year), Number(month) - 1, Number(date) + daysLater)
}

/** Whether a text is a valid date such as `2026-11-21`, in the years 1900 to 2999. */
export function isCalendarDay(text: string): boolean {
  const [, year, month, date] = shape.exec(text) ?? []
  if (!year || Number(year) < 1900 || Number(year) > 2999) return false
  const day = dateOf(text, 0)
  return day.getMonth() === Number(month) - 1 && day.getDate() === Number(date)
}

/** A day for a filter, which keeps no text that is none. */
export const dayOrNone = (text: string): string | undefined => (isCalendarDay(text) ? text : undefined)

/** The first moment of a day in the reader's own time zone, ISO 8601. */
export const startOfDay = (day: string): string => dateOf(day, 0).toISOString()

/** The first moment after a day. */
export const endOfDay = (day: string): string => dateOf(day, 1).toISOString()
