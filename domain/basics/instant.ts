/** A point in time: a Date, epoch milliseconds, or an ISO 8601 string that names its offset (`Z` or `+00:00`). */
export type Instant = Date | number | string

export class InvalidInstantError extends Error {
  override name = 'InvalidInstantError'
}

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

const namesItsOffset = /T[\d:.]+(?:Z|[+-]\d{2}(?::?\d{2})?)$/i

/** Epoch milliseconds of an instant. A string without an offset is refused: it would mean another time on every machine. */
export function epochMs(instant: Instant): number {
  if (typeof instant === 'string' && !namesItsOffset.test(instant)) {
    throw new InvalidInstantError(`"${instant}" names no time zone offset`)
  }
  const ms = typeof instant === 'number' ? instant : new Date(instant).getTime()
  if (!Number.isFinite(ms)) throw new InvalidInstantError(`"${String(instant)}" is not a point in time`)
  return ms
}
