import { partsOfZone } from '#domain/gold/clock.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Offset of an IANA zone from UTC at a moment, ms. */
function aheadMs(zone: string, at: number): number {
  const known = formats.get(zone)
  const format = known ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  if (!known) formats.set(zone, format)
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

/**
 * The moment of the broker's local time `YYYY-MM-DDTHH:MM:SS`; UTC if the zone is unknown. Of an hour that occurs twice,
 * the first.
 */
export function momentOfClock(clock: string, zone: string | null): Date {
  const shown = Date.parse(`${clock}Z`)
  if (zone === null) return new Date(shown)
  const parts = partsOfZone(zone)
  const there = shown - parts.hours * 3_600_000
  const guess = there - aheadMs(parts.zone, there)
  return new Date(there - aheadMs(parts.zone, guess))
}
