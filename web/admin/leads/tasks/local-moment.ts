import { minuteMs } from '#domain/instant.ts'

/** A moment as the value of a `datetime-local` field, in this computer's time zone: `2026-11-21T09:00`. */
export function localMoment(moment: Date): string {
  return new Date(moment.getTime() - moment.getTimezoneOffset() * minuteMs).toISOString().slice(0, 16)
}

/** Nine o'clock tomorrow, in the time zone of this computer. */
export function nextMorning(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 9)
}

/** The first moment of tomorrow, in the time zone of this computer. */
export function endOfToday(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
}
