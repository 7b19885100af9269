import { addDays, dayIn, momentOf, weekOf } from '#domain/basics/calendar-day.ts'
import { dayMs, hourMs, minuteMs } from '#domain/basics/instant.ts'
import { isOnShift, nextShift, shiftsBetween, type WorkingHours } from '#domain/staff/working-hours.ts'

/** Suggested times of the next contact: in two hours, else when work resumes; on the next working day; next week. */
const followUpTimes = ['soon', 'nextShift', 'nextDay', 'nextWeek'] as const
export type FollowUpTime = (typeof followUpTimes)[number]

const soonMs = 2 * hourMs
const roundMs = 5 * minuteMs
/** Minutes past midnight, for a teammate without working hours. */
const usualMorning = 9 * 60
const daysAhead = 21

/**
 * Follow-up times within a teammate's working hours: two hours from now, or when work resumes; the start of the next
 * working day; the start of the first one next week. `zone`: the screen's, without working hours. Equal times are
 * listed once.
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
