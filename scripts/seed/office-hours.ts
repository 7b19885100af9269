import { dayMs, hourMs, minuteMs } from '#domain/instant.ts'
import type { Random } from './random.ts'

/** The team sits in Dubai, UTC+4 all year. */
const offsetMs = 4 * hourMs
const opens = 9 * hourMs
const closes = 19 * hourMs
const saturday = 6
const sunday = 0

/** The moment itself if the office is open then, else a moment in the first two hours of the next working day (epoch ms). */
export function whenOfficeIsOpen(random: Random, ms: number): number {
  const local = ms + offsetMs
  const midnight = Math.floor(local / dayMs) * dayMs
  const time = local - midnight
  const worksOn = (day: number) => ![saturday, sunday].includes(new Date(day).getUTCDay())
  if (worksOn(midnight) && time >= opens && time < closes) return ms
  let day = time < opens ? midnight : midnight + dayMs
  while (!worksOn(day)) day += dayMs
  return Math.floor(day + opens + random.next() * 2 * hourMs - offsetMs)
}

/** A time of day a meeting is set for: on the hour or half past, within office hours, some days after `ms` (epoch ms). */
export function meetingTime(random: Random, ms: number, daysAhead: number): number {
  const half = 30 * minuteMs
  return Math.ceil(whenOfficeIsOpen(random, ms + daysAhead * dayMs) / half) * half
}
