import { addDays, dayIn, momentOf, weekOf } from './calendar-day.ts'
import { dayMs, hourMs, minuteMs } from './instant.ts'
import { isOnShift, nextShift, shiftsBetween, type WorkingHours } from './working-hours.ts'

/** Times that are offered for the next contact: in two hours, else when work begins again; on the next working day; in the week after. */
export const followUpTimes = ['soon', 'nextShift', 'nextDay', 'nextWeek'] as const
export type FollowUpTime = (typeof followUpTimes)[number]

const soonMs = 2 * hourMs
const roundMs = 5 * minuteMs
/** Minutes after midnight, for who has not said when they work. */
const usualMorning = 9 * 60
const daysAhead = 21

/**
 * When to follow up, in the working hours of the person who does it: two hours from now, or when they work next; the
 * start of their next working day; and that of their first working day next week. `zone` is that of the screen, for
 * who has not said when they work. Times that fall together are given once.
 */
export function followUpMoments(hours: WorkingHours | null, now: number, zone: string): Map<FollowUpTime, number> {
  const shownZone = hours?.timeZone ?? zone
  const today = dayIn(shownZone, new Date(now))
  const firstFrom = (day: string): number | null => {
    const from = momentOf(day, shownZone, hours === null ? usualMorning : 0)
    if (hours === null) return from
    const [first] = shiftsBetween(hours, [from, from + daysAhead * dayMs])
    return first ? first[0] : null
  }
  const inTwoHours = Math.ceil((now + soonMs) / roundMs) * roundMs
  const found: [FollowUpTime, number | null][] = [
    isOnShift(hours, inTwoHours) || hours === null ? ['soon', inTwoHours] : ['nextShift', nextShift(hours, inTwoHours)],
    ['nextDay', firstFrom(addDays(today, 1))],
    ['nextWeek', firstFrom(addDays(weekOf(today), 7))],
  ]
  const given = new Set<number>()
  return new Map(
    found.flatMap(([time, at]): [FollowUpTime, number][] => {
      if (at === null || given.has(at)) return []
      given.add(at)
      return [[time, at]]
    }),
  )
}
