import type { GoldBar } from './bars.ts'
import { aheadAt, type BrokerClock, brokerClocks } from './clock.ts'

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
  /** How the broker's clock goes, as the prices tell; with summer time where they lie on both sides of a change of clocks. */
  clock: BrokerClock
  /** Enough deals over enough days to tell invented prices and to know the clock. */
  isTelling: boolean
}

/** US dollars an ounce by which brokers differ from one another. */
export const priceTolerance = 1
const minDeals = 50
const minDays = 3
/** A bar whose high is so many times its low would hold any price: no stretch of four hours has been as wide. */
const widestBar = 1.1
const hour = 3_600_000
/** Deals by which the clock is looked for: all of a hundred thousand would tell no more. */
const maxCompared = 2_000

/** Whether a symbol is gold against the dollar, whatever a broker adds to its name: `XAUUSD.m`, `GOLD#`. */
export function isGold(symbol: string): boolean {
  return /^#?(XAU[/_]?USD|GOLD)(?![A-Z]{3})/i.test(symbol)
}

/**
 * Compares each gold deal with the bar of its moment (high and low, a dollar of tolerance), at the clock at which most lie
 * inside; since brokers' clocks change in summer, the better neighbour of that clock counts too. Null without a deal that
 * can be compared. `bars` by time; those without high and low, too wide, or longer than four hours tell nothing.
 */
export function goldPlausibility(deals: readonly PricedDeal[], bars: readonly GoldBar[]): Plausibility | null {
  const length = barLength(bars)
  if (length === null || length > 4 * hour) return null
  const byStart = new Map(bars.map((bar) => [bar.at, bar]))
  const gold = deals.filter(({ symbol, price }) => isGold(symbol) && price > 0)
  const shown = gold.map(({ time }) => Date.parse(`${time.slice(0, 19)}Z`))
  const verdict = (index: number, clock: BrokerClock, later = 0): boolean | null => {
    const at = shown[index]! - (aheadAt(clock, shown[index]!) + later) * hour
    const bar = byStart.get(Math.floor(at / length) * length)
    if (!bar || bar.high === null || bar.low === null || bar.high > widestBar * bar.low) return null
    const { price } = gold[index]!
    return price <= bar.high + priceTolerance && price >= bar.low - priceTolerance
  }
  const step = Math.max(1, Math.ceil(gold.length / maxCompared))
  const hitsOf = (clock: BrokerClock, later = 0) => {
    let hits = 0
    for (let index = 0; index < gold.length; index += step) if (verdict(index, clock, later) === true) hits += 1
    return hits
  }
  let [clock, most] = [brokerClocks[0]!, -1]
  for (const candidate of brokerClocks) {
    const hits = hitsOf(candidate)
    if (hits > most) [clock, most] = [candidate, hits]
  }
  const neighbour = hitsOf(clock, 1) > hitsOf(clock, -1) ? 1 : -1
  const found: Plausibility = { checked: 0, inside: 0, outside: [], clock, isTelling: false }
  const days = new Set<string>()
  for (const [index, { ticket, time }] of gold.entries()) {
    const verdicts = [verdict(index, clock), verdict(index, clock, neighbour)]
    if (verdicts.every((one) => one === null)) continue
    found.checked += 1
    days.add(time.slice(0, 10))
    if (verdicts.includes(true)) found.inside += 1
    else if (found.outside.length < 20) found.outside.push(ticket)
  }
  found.isTelling = found.checked >= minDeals && days.size >= minDays
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
