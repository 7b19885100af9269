import { minuteMs } from '#domain/instant.ts'
import { isDateValue } from './date-text.ts'

/** A moment as the value of a `DateField`, in this computer's time zone: `2026-11-21T09:00`. */
export function localMoment(moment: Date): string {
  return new Date(moment.getTime() - moment.getTimezoneOffset() * minuteMs).toISOString().slice(0, 16)
}

/** The moment of such a value; an invalid date where a typed text is none. */
export const momentOf = (value: string): Date => new Date(isDateValue(value, true) ? value : Number.NaN)

/** Such a value as ISO 8601; a text that is no date as it was typed, for the server to refuse at its field. */
export function isoOf(value: string): string {
  const moment = momentOf(value)
  return Number.isNaN(moment.getTime()) ? value : moment.toISOString()
}

/** Nine o'clock tomorrow, in the time zone of this computer. */
export function nextMorning(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 9)
}

/** The first moment of tomorrow, in the time zone of this computer. */
export function endOfToday(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
}
