import { sum } from '#domain/basics/sum.ts'
import { type BookedDeal, type Deal, isCost, isLent, isResult, isTrade, resultOf } from './deal.ts'

/** Balance before the first row: 0 if the file begins with the first deposit, more if it is an extract. */
export function openingBalance(deals: readonly BookedDeal[]): number {
  const [first] = deals
  if (!first) return 0
  const before = first.balance - resultOf(first)
  // A balance can't be negative before the first row: credit does not change it.
  return isLent(first) && before < 0 ? first.balance : before
}

/** Money that came in or went out without trading. A withdrawal counts as positive. */
export function cashFlows(deals: readonly BookedDeal[]): { operations: number; deposits: number; withdrawals: number } {
  let before = openingBalance(deals)
  const flows: number[] = []
  for (const deal of deals) {
    if (!isResult(deal)) flows.push(deal.balance - before)
    before = deal.balance
  }
  return {
    operations: flows.length,
    deposits: sum(flows.filter((flow) => flow > 0)),
    // Less than nothing of nothing would be −0.
    withdrawals: 0 - sum(flows.filter((flow) => flow < 0)),
  }
}

/** The largest difference between a row's balance and the one before it plus its result; 0 where the file adds up. */
export function runningBalanceError(deals: readonly Deal[]): { error: number; row: number | null } {
  let worst = { error: 0, row: null as number | null }
  let before = openingBalance(deals)
  for (const deal of deals) {
    const expected = isLent(deal) && deal.balance === before ? before : before + resultOf(deal)
    const error = Math.abs(deal.balance - expected)
    if (error > worst.error) worst = { error, row: deal.row }
    before = deal.balance
  }
  return worst
}

export interface Drawdown {
  /** Opening balance (or first deposit) minus the lowest balance, minor units. */
  absolute: number
  /** The deepest fall in money, minor units, and as percent of the peak it fell from. */
  maximal: { amount: number; percent: number }
  /** The deepest fall in percent, and that fall in money. */
  relative: { amount: number; percent: number }
}

/**
 * Falls of the balance from an earlier peak, as terminals print them: of the balance alone, open losses do not show. A
 * deposit can make a new peak; a withdrawal lowers the peak, since taking money out is no loss, unless asked otherwise.
 */
export function drawdown(deals: readonly BookedDeal[], withdrawalsLowerPeak = true): Drawdown {
  const found = {
    absolute: 0,
    maximal: { amount: 0, percent: 0 },
    relative: { amount: 0, percent: 0 },
  }
  let peak = openingBalance(deals)
  let before = peak
  let hasTraded = false
  let start = peak
  for (const deal of deals) {
    if (isTrade(deal)) hasTraded = true
    else if (!isCost(deal)) {
      if (!hasTraded) start = deal.balance
      const flow = deal.balance - before
      if (flow < 0 && withdrawalsLowerPeak) peak += flow
    }
    before = deal.balance
    peak = Math.max(peak, deal.balance)
    if (!hasTraded) continue
    const amount = peak - deal.balance
    const percent = peak > 0 ? (100 * amount) / peak : 0
    if (amount > found.maximal.amount) found.maximal = { amount, percent }
    if (percent > found.relative.percent) found.relative = { amount, percent }
    found.absolute = Math.max(found.absolute, start - deal.balance)
  }
  return found
}

/** The same deals with balances from the first row and trades alone, without later deposits and withdrawals. */
export function withoutFlows<D extends BookedDeal>(deals: readonly D[]): D[] {
  let moved = 0
  let before = openingBalance(deals)
  return deals.map((deal, at) => {
    if (at > 0 && !isResult(deal)) moved += deal.balance - before
    before = deal.balance
    return { ...deal, balance: deal.balance - moved }
  })
}

/** A point of the balance: after a row. */
export interface BalancePoint {
  time: string
  balance: number
  /** Growth factor since the start, blind to deposits and withdrawals. */
  growth: number
}

/**
 * Growth blind to deposits and withdrawals, as MQL5 Signals compounds it: the product over the stretches between balance
 * operations of (balance at the end ÷ balance at the start). One point a row.
 */
export function growthCurve(deals: readonly BookedDeal[]): BalancePoint[] {
  let before = openingBalance(deals)
  let growth = 1
  return deals.map((deal) => {
    const { time, balance } = deal
    if (isResult(deal) && before > 0) growth *= Math.max(0, balance / before)
    before = balance
    return { time, balance, growth }
  })
}

/** Growth in percent over all rows; null without a trade. */
export function growth(deals: readonly BookedDeal[]): number | null {
  return deals.some(isTrade) ? 100 * (growthCurve(deals).at(-1)!.growth - 1) : null
}

/** The deepest fall of the growth below its highest so far, percent: no deposit covers it and no withdrawal makes it. */
export function deepestFall(curve: readonly BalancePoint[]): number {
  let [high, deepest] = [1, 0]
  for (const { growth } of curve) {
    high = Math.max(high, growth)
    deepest = Math.max(deepest, 100 * (1 - growth / high))
  }
  return deepest
}

/** Drawdown at the end, percent. */
export function fallAtEnd(curve: readonly BalancePoint[]): number {
  const high = curve.reduce((most, { growth }) => Math.max(most, growth), 1)
  return 100 * (1 - (curve.at(-1)?.growth ?? 1) / high)
}

/**
 * Growth in percent of each month with a trade or a cost, by `YYYY-MM` of the broker's clock, oldest first. `curve`: the
 * growth of these deals, where it is known already.
 */
export function monthlyGrowth(
  deals: readonly BookedDeal[],
  curve: readonly BalancePoint[] = growthCurve(deals),
): Map<string, number> {
  const months = new Map<string, number>()
  let start = 1
  let last = 1
  let current = ''
  for (const [i, { time, growth: reached }] of curve.entries()) {
    const month = time.slice(0, 7)
    if (month !== current) {
      current = month
      start = last
    }
    last = reached
    if (isResult(deals[i]!)) months.set(month, start > 0 ? 100 * (reached / start - 1) : 0)
  }
  return months
}
