/** A broker's clock: hours ahead of UTC, plus daylight saving of Europe or the United States. */
export interface BrokerClock {
  hours: number
  summer: 'none' | 'europe' | 'america'
}

const hour = 3_600_000

/** UTC offset in hours at a displayed local time, given in epoch ms as if it were UTC. */
export function aheadAt({ hours, summer }: BrokerClock, shown: number): number {
  return summer !== 'none' && isSummer(summer, shown - hours * hour) ? hours + 1 : hours
}

/** True if daylight saving applies at a moment in UTC. */
function isSummer(where: 'europe' | 'america', at: number): boolean {
  const year = new Date(at).getUTCFullYear()
  const [start, end] = where === 'europe' ? europeanSummer(year) : americanSummer(year)
  return at >= start && at < end
}

/** The last Sundays of March and October, 1:00 UTC. */
const europeanSummer = (year: number) => [sunday(year, 2, 31, -1) + hour, sunday(year, 9, 31, -1) + hour] as const

/** The second Sunday of March and the first of November, 2:00 in New York. */
const americanSummer = (year: number) => [sunday(year, 2, 8, 1) + 7 * hour, sunday(year, 10, 1, 1) + 6 * hour] as const

/** The first Sunday from a day on, or the last up to it (`step` −1); midnight UTC. */
function sunday(year: number, month: number, day: number, step: 1 | -1): number {
  const at = new Date(Date.UTC(year, month, day))
  const weekday = at.getUTCDay()
  return at.getTime() + step * ((step === 1 ? 7 - weekday : weekday) % 7) * 24 * hour
}

/** Clocks that a broker may have, those without a summer first. */
export const brokerClocks: readonly BrokerClock[] = (['none', 'europe', 'america'] as const).flatMap((summer) =>
  Array.from({ length: 27 }, (_, index) => ({ hours: index - 12, summer })),
)

const europeanZones: Record<number, string> = { 0: 'Europe/London', 1: 'Europe/Berlin', 2: 'Europe/Athens' }

/**
 * Name of a clock: an IANA zone, or one with an offset such as `America/New_York+7`, since no eastern zone changes with
 * New York as brokers' clocks do.
 */
export function zoneOfClock({ hours, summer }: BrokerClock): string {
  if (summer === 'none') return hours === 0 ? 'Etc/UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
  if (summer === 'europe') return europeanZones[hours] ?? shifted('Europe/London', hours)
  return shifted('America/New_York', hours + 5)
}

const shifted = (zone: string, hours: number) =>
  hours === 0 ? zone : `${zone}${hours > 0 ? '+' : '-'}${Math.abs(hours)}`

/** A zone and by how many hours the clock is further on. */
export function partsOfZone(name: string): { zone: string; hours: number } {
  const [, zone, sign, hours] = /^([A-Z][a-z]+\/[A-Z][A-Za-z_/]+)([+-])(\d{1,2})$/.exec(name) ?? []
  if (!zone || zone.startsWith('Etc/')) return { zone: name, hours: 0 }
  return { zone, hours: (sign === '-' ? -1 : 1) * Number(hours) }
}

/** Readable name of a zone: `Etc/GMT-2` is two hours ahead, since the sign is reversed. */
export function zoneName(name: string): string {
  const [, sign, hours] = /^Etc\/GMT([+-])(\d{1,2})$/.exec(name) ?? []
  if (hours) return `UTC${sign === '-' ? '+' : '−'}${hours}`
  return name === 'Etc/UTC' ? 'UTC' : name
}
