import { addDays, dayIn, momentOf as momentIn, wallMinute } from '#domain/basics/calendar-day.ts'
import { shownZone } from '#web/api/time-zone.ts'
import { isDateValue } from './date-text.ts'

const twoDigits = (number: number) => String(number).padStart(2, '0')
const today = (now: Date) => dayIn(shownZone.value, now)

/** A moment as the value of a `DateField`, in the time zone of this screen: `2026-11-21T09:00`. */
export function localMoment(moment: Date): string {
  const minute = wallMinute(moment.getTime(), shownZone.value)
  return `${today(moment)}T${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`
}

/** The moment of such a value; an invalid date for invalid text. */
export function momentOf(value: string): Date {
  if (!isDateValue(value, true)) return new Date(Number.NaN)
  const [day = '', time = ''] = value.split('T')
  return new Date(momentIn(day, shownZone.value, Number(time.slice(0, 2)) * 60 + Number(time.slice(3))))
}

/** Such a value as ISO 8601; a text that is no date as it was typed, for the server to refuse at its field. */
export function isoOf(value: string): string {
  const moment = momentOf(value)
  return Number.isNaN(moment.getTime()) ? value : moment.toISOString()
}

/** The first moment of a day such as `2026-11-21`, in the time zone of this screen. */
export const startOfDay = (day: string): Date => new Date(momentIn(day, shownZone.value))

/** The first moment after a day. */
export const endOfDay = (day: string): Date => startOfDay(addDays(day, 1))

/** Nine o'clock tomorrow, in the time zone of this screen. */
export const nextMorning = (now: Date): Date => momentOf(`${addDays(today(now), 1)}T09:00`)

/** The first moment of tomorrow, in the time zone of this screen. */
export const endOfToday = (now: Date): Date => endOfDay(today(now))
