import type { GoldBar } from './bars.ts'

/** The part of a deal that a price tells about. */
export interface PricedDeal {
  ticket: string
  /** The broker's clock, `YYYY-MM-DDTHH:MM:SS`. */
  time: string
  symbol: string
  price: number
}

/** How the gold deals of an account lie within an independent price series. */
export interface Plausibility {
  /** Gold deals for whose moment there is a bar. */
  checked: number
  inside: number
  /** Tickets of those outside, the first twenty. */
  outside: string[]
  /** By how many hours the broker's clock is ahead of UTC, as the prices tell; with summer time the larger of the two is an hour on. */
  offsetHours: number
  /** Enough deals over enough days to tell invented prices and to know the clock. */
  isTelling: boolean
}

/** US dollars an ounce by which brokers differ from one another. */
export const priceTolerance = 1
const fewestDeals = 50
const fewestDays = 3
const hour = 3_600_000
const offsets = Array.from({ length: 27 }, (_, index) => index - 12)

/** Whether a symbol is gold against the dollar, whatever a broker adds to its name: `XAUUSD.m`, `GOLD#`. */
export function isGold(symbol: string): boolean {
  return /^#?(XAU[/_]?USD|GOLD)(?![A-Z]{3})/i.test(symbol)
}

/**
 * Compares each gold deal with the bar of its moment (high and low, a dollar of tolerance), at the clock at which most lie
 * inside; since brokers' clocks change in summer, the better neighbour of that clock counts too. Null without a deal that
 * can be compared. `bars` by time; those without high and low, or longer than four hours, tell nothing.
 */
export function goldPlausibility(deals: readonly PricedDeal[], bars: readonly GoldBar[]): Plausibility | null {
  const length = barLength(bars)
  if (length === null || length > 4 * hour) return null
  const byStart = new Map(bars.map((bar) => [bar.at, bar]))
  const gold = deals.filter(({ symbol, price }) => isGold(symbol) && price > 0)
  const clock = gold.map(({ time }) => Date.parse(`${time.slice(0, 19)}Z`))
  const verdict = (index: number, offset: number): boolean | null => {
    const at = clock[index]! - offset * hour
    const bar = byStart.get(Math.floor(at / length) * length)
    if (!bar || bar.high === null || bar.low === null) return null
    const { price } = gold[index]!
    return price <= bar.high + priceTolerance && price >= bar.low - priceTolerance
  }
  const hits = offsets.map((offset) => gold.filter((_, index) => verdict(index, offset) === true).length)
  const best = hits.indexOf(Math.max(...hits))
  const neighbour = (hits[best + 1] ?? -1) > (hits[best - 1] ?? -1) ? best + 1 : best - 1
  const found: Plausibility = { checked: 0, inside: 0, outside: [], offsetHours: offsets[best]!, isTelling: false }
  const days = new Set<string>()
  for (const [index, { ticket, time }] of gold.entries()) {
    const verdicts = [verdict(index, offsets[best]!), verdict(index, offsets[neighbour] ?? offsets[best]!)]
    if (verdicts.every((one) => one === null)) continue
    found.checked += 1
    days.add(time.slice(0, 10))
    if (verdicts.includes(true)) found.inside += 1
    else if (found.outside.length < 20) found.outside.push(ticket)
  }
  found.isTelling = found.checked >= fewestDeals && days.size >= fewestDays
  return found.checked > 0 ? found : null
}

/** The shortest distance of two bars, milliseconds; null under two. */
export function barLength(bars: readonly Pick<GoldBar, 'at'>[]): number | null {
  let shortest: number | null = null
  for (let index = 1; index < bars.length; index += 1) {
    const distance = bars[index]!.at - bars[index - 1]!.at
    if (shortest === null || distance < shortest) shortest = distance
  }
  return shortest
}
