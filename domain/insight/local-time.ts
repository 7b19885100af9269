import { wallMinute } from '#domain/basics/calendar-day.ts'
import { epochMs, hourMs, type Instant, minuteMs } from '#domain/basics/instant.ts'
import { timeZonesOf } from '#domain/basics/time-zones.ts'

/** Hours of the day in which a call or a letter is welcome: from nine until eight in the evening. */
const firstHour = 9
const endHour = 20

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = formats.get(timeZone)
  if (known) return known
  try {
    const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', weekday: 'short' })
    formats.set(timeZone, format)
    return format
  } catch {
    return null
  }
}

/** Time of day and weekday as all zones of the country agree on them, such as `Tue 03:12`; null if they differ. */
function wallClocks(country: string, at: Instant): Set<string> {
  const date = new Date(epochMs(at))
  return new Set(timeZonesOf(country).flatMap((zone) => formatOf(zone)?.format(date) ?? []))
}

/** The time zone of the whole country at that moment; null if there are several or none is known. */
export function timeZoneAt(country: string | null, at: Instant): string | null {
  if (country === null || wallClocks(country, at).size !== 1) return null
  return timeZonesOf(country).find((zone) => formatOf(zone) !== null) ?? null
}

const hourOf = (clock: string) => Number(/(\d{2}):\d{2}$/.exec(clock)?.[1])

/** Hours, 0 to 23, in all zones of the country at that moment; empty if no zone is known. */
export const hoursIn = (country: string | null, at: Instant): readonly number[] =>
  country === null ? [] : [...new Set([...wallClocks(country, at)].map(hourOf))]

/**
 * True if it is a suitable hour to call or write in every zone of the country; if none is known, in the zone
 * `otherwise`, and null without it.
 */
export function isSensibleHour(country: string | null, at: Instant, otherwise: string | null = null): boolean | null {
  const known = hoursIn(country, at)
  const hours = known.length > 0 || otherwise === null ? known : [Math.floor(wallMinute(epochMs(at), otherwise) / 60)]
  return hours.length === 0 ? null : hours.every((hour) => hour >= firstHour && hour < endHour)
}

/** The first half hour from `from` on at which one can call or write; `from` itself where no zone is known. */
export function nextSensibleMoment(country: string | null, from: Instant, otherwise: string | null = null): Date {
  const start = Math.ceil(epochMs(from) / (30 * minuteMs)) * 30 * minuteMs
  for (let at = start; at <= start + 24 * hourMs; at += 30 * minuteMs) {
    if (isSensibleHour(country, at, otherwise) !== false) return new Date(at)
  }
  return new Date(start)
}
