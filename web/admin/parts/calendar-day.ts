const shape = /^(\d{4})-(\d{2})-(\d{2})$/

/** True if a text is a valid date such as `2026-11-21`, in the years 1900 to 2999. */
export function isCalendarDay(text: string): boolean {
  const [, year, month, date] = shape.exec(text) ?? []
  if (!year || Number(year) < 1900 || Number(year) > 2999) return false
  const day = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)))
  return day.getUTCMonth() === Number(month) - 1 && day.getUTCDate() === Number(date)
}

/** A filter's day; empty if invalid. */
export const dayOrNone = (text: string): string | undefined => (isCalendarDay(text) ? text : undefined)
