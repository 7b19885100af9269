import { sum } from '#domain/basics/sum.ts'
import type { BalancePoint } from './balance.ts'
import { clockMs } from './chart.ts'
import { isTrade } from './deal.ts'
import type { ClosedPositionResult, Position, PositionedDeal } from './positions.ts'

/** Below this span nothing is annualised, days. */
export const minDaysForYear = 365
const weekdaysAYear = 252
export const hoursAWeek = 168
const hourMs = 3_600_000

/** Positions in a row that lost; one of exactly 0 ends the row. */
export function longestLosingRun(results: readonly number[]): number {
  let longest = 0
  let run = 0
  for (const result of results) {
    run = result < 0 ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

/** How many times each hour of the broker's clock, 0 to 23, a position was opened or added to; unknown openings left out. */
export function entriesByHour(positions: readonly Pick<Position, 'entries' | 'openPrice'>[]): number[] {
  const counts = new Array<number>(24).fill(0)
  for (const { entries, openPrice } of positions) {
    if (openPrice === null) continue
    for (const time of entries) counts[Number(time.slice(11, 13))]! += 1
  }
  return counts
}

/** Hours with at least one open position, and hours from the first deal to the last. */
export function hoursHeld(
  deals: readonly PositionedDeal[],
  positions: readonly Position[],
): { held: number; all: number } {
  const [first, last] = [deals.find(isTrade), deals.findLast(isTrade)]
  if (!first || !last) return { held: 0, all: 0 }
  const spans = positions
    .map(({ opened, closed }) => [clockMs(opened), clockMs(closed ?? last.time)] as const)
    .sort(([a], [b]) => a - b)
  let held = 0
  let until = 0
  for (const [from, to] of spans) {
    held += Math.max(0, to - Math.max(from, until))
    until = Math.max(until, to)
  }
  return { held: held / hourMs, all: (clockMs(last.time) - clockMs(first.time)) / hourMs }
}

/** Hours from the opening to the close of the middle position, or the mean of the two in the middle; null without any. */
export function medianHold(closed: readonly ClosedPositionResult[]): number | null {
  const hours = closed
    .map((position) => (clockMs(position.closed) - clockMs(position.opened)) / hourMs)
    .toSorted((a, b) => a - b)
  const [below, above] = [hours[Math.ceil(hours.length / 2) - 1], hours[Math.floor(hours.length / 2)]]
  return below === undefined || above === undefined ? null : (below + above) / 2
}

/** The lowest growth of a day of the broker's clock, percent; null without a deal. */
export function worstDay(curve: readonly BalancePoint[]): number | null {
  const atEnd = [...new Map(curve.map(({ time, growth }) => [time.slice(0, 10), growth])).values()]
  const changes = atEnd.flatMap((growth, day) => {
    const before = day === 0 ? 1 : atEnd[day - 1]!
    return before > 0 ? 100 * (growth / before - 1) : []
  })
  return changes.reduce<number | null>((worst, change) => Math.min(worst ?? change, change), null)
}

/**
 * Mean of the returns of all weekdays from the first deal to the last ÷ their sample standard deviation × √252. What happens on
 * a weekend counts for the next weekday. Null under a year.
 */
export function dailySharpe(curve: readonly BalancePoint[]): { sharpe: number | null; days: number } {
  const byDay = new Map(curve.map(({ time, growth }) => [time.slice(0, 10), growth]))
  const days = [...byDay.keys()]
  const day = 86_400_000
  const [start, end] = [clockMs(`${days[0]}T00:00:00`), clockMs(`${days.at(-1)}T00:00:00`)]
  const returns: number[] = []
  let growth = 1
  let before = 1
  for (let at = start; at <= end; at += day) {
    growth = byDay.get(new Date(at).toISOString().slice(0, 10)) ?? growth
    const weekday = new Date(at).getUTCDay()
    if (weekday === 0 || weekday === 6) continue
    if (before > 0) returns.push(growth / before - 1)
    before = growth
  }
  const count = returns.length
  if (!(end - start >= minDaysForYear * day)) return { sharpe: null, days: count }
  const mean = sum(returns) / count
  const deviation = Math.sqrt(sum(returns.map((one) => (one - mean) ** 2)) / (count - 1))
  return { sharpe: deviation > 1e-12 ? (mean / deviation) * Math.sqrt(weekdaysAYear) : null, days: count }
}
