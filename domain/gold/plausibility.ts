import type { GoldBar } from './bars.ts'
import { aheadAt, type BrokerClock, brokerClocks } from './clock.ts'

/** The part of a deal that is compared. */
export interface PricedDeal {
  ticket: string
  /** The broker's clock, `YYYY-MM-DDTHH:MM:SS`. */
  time: string
  symbol: string
  price: number
}

/** How an account's gold deals fit an independent price series. */
export interface Plausibility {
  /** Gold deals with a bar at their time. */
  checked: number
  inside: number
  /** Tickets of those outside, the first twenty. */
  outside: string[]
  /** The broker's clock that fits best, with daylight saving if the deals span a change. */
  clock: BrokerClock
  /** True with enough deals over enough days to detect invented prices and find the clock. */
  isTelling: boolean
}

/** US dollars an ounce by which brokers differ from one another. */
const priceTolerance = 1
const minDeals = 50
const minDays = 3
/** Bars with a higher high/low ratio would fit any price: no four hours ever moved that much. */
const widestBar = 1.1
const hour = 3_600_000
/** Deals used to find the clock: more would not improve it. */
const maxCompared = 2_000

/** True for gold against the dollar, with any broker's suffix: `XAUUSD.m`, `GOLD#`. */
export function isGold(symbol: string): boolean {
  return /^#?(XAU[/_]?USD|GOLD)(?![A-Z]{3})/i.test(symbol)
}

/**
 * Compares each gold deal with the bar at its time (high and low, a dollar of tolerance), at the clock that fits most
 * of them; since brokers' clocks change in summer, the better neighbouring offset counts too. Null without a comparable
 * deal. `bars` sorted by time; those without high and low, too wide, or longer than four hours are ignored.
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
function barLength(bars: readonly Pick<GoldBar, 'at'>[]): number | null {
  let shortest: number | null = null
  for (let index = 1; index < bars.length; index += 1) {
    const distance = bars[index]!.at - bars[index - 1]!.at
    if (shortest === null || distance < shortest) shortest = distance
  }
  return shortest
}
