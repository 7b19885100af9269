import { addDays } from '#domain/basics/calendar-day.ts'
import { daysAround } from '#web/admin/parts/calendar-week.ts'

/** The weeks of a month, each of seven days. `day`: any day of it. */
export function weeksOfMonth(day: string, firstWeekday: number): string[][] {
  const month = day.slice(0, 7)
  const weeks: string[][] = []
  for (let first = daysAround(`${month}-01`, firstWeekday)[0]!; first.slice(0, 7) <= month; first = addDays(first, 7))
    weeks.push(daysAround(first, firstWeekday))
  return weeks
}

/** The same day some months later, or the last of that month where it is shorter. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0))
  return `${last.toISOString().slice(0, 8)}${String(Math.min(date, last.getUTCDate())).padStart(2, '0')}`
}
