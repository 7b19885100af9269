import type { Shift, WorkingHours } from '#domain/staff/working-hours.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'

const week = [1, 2, 3, 4, 5, 6, 7]

/** Working hours in a line: Mon–Fri 09:00–18:00, Europe/Madrid time. */
export function useHoursText(): (hours: WorkingHours) => string {
  const { hours: words } = useAllWords()
  const format = useFormat()
  const timesOf = (shifts: readonly Shift[]) =>
    format.list(shifts.map(({ from, to }) => words.hours(format.timeOfDay(from), format.timeOfDay(to))))
  return ({ shifts, timeZone }) => {
    if (shifts.length === 0) return words.noShifts
    const texts = week.map((day) => timesOf(shifts.filter(({ weekday }) => weekday === day)))
    const runs = week.flatMap((day) => {
      if (texts[day - 1] === '' || texts[day - 1] === texts[day - 2]) return []
      const end = week.findLast(
        (other) => other >= day && texts.slice(day - 1, other).every((one) => one === texts[day - 1]),
      )!
      const days =
        end === day ? format.shortWeekday(day) : words.days(format.shortWeekday(day), format.shortWeekday(end))
      return [`${days} ${texts[day - 1]}`]
    })
    return words.inZone(runs.join(' · '), timeZone.replaceAll('_', ' '))
  }
}
