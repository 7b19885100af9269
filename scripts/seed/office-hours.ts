import { dayMs, hourMs, minuteMs } from '#domain/basics/instant.ts'
import type { Random } from './random.ts'

/** The team sits in Dubai, UTC+4 all year, and works every day, in two shifts. */
export const officeTimeZone = 'Asia/Dubai'
const offsetMs = 4 * hourMs
export const opens = 7 * hourMs
export const closes = 23 * hourMs

/** The same time if the office is open then, else a time in the first hour of the next working day (epoch ms). */
export function whenOfficeIsOpen(random: Random, ms: number): number {
  const local = ms + offsetMs
  const midnight = Math.floor(local / dayMs) * dayMs
  const time = local - midnight
  if (time >= opens && time < closes) return ms
  const day = time < opens ? midnight : midnight + dayMs
  return Math.floor(day + opens + random.next() * hourMs - offsetMs)
}

/** A meeting's time: on the hour or half past, within office hours, some days after `ms` (epoch ms). */
export function meetingTime(random: Random, ms: number, daysAhead: number): number {
  const half = 30 * minuteMs
  return Math.ceil(whenOfficeIsOpen(random, ms + daysAhead * dayMs) / half) * half
}
