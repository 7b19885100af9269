import { minuteMs } from '#domain/basics/instant.ts'
import { totalProfit } from '#domain/report/trade-figures.ts'
import type { monthlyPerformance, tradingOperations } from '#server/db/schema/record.ts'
import { type Random, randomFrom } from './random.ts'

/** The compiler refuses rows that are not marked as made up. */
type OperationRow = typeof tradingOperations.$inferInsert & { executedAt: Date; isMadeUp: true }
type MonthRow = typeof monthlyPerformance.$inferInsert & { isMadeUp: true }

/** Number of whole months in the record; operations continue into the current one. */
export const recordedMonths = 14
const operationsAMonth = 21
/** US dollars on the demo account before the first operation. */
export const openingBalance = 120_000
const openingPrice = 3_050

/** A made-up record of a demo account up to `now` (epoch milliseconds): operations, and the months they add up to. */
export function makeRecord(seed: string, now: number): { operations: OperationRow[]; months: MonthRow[] } {
  const random = randomFrom(`record ${seed}`)
  const losing = losingMonths(random)
  const operations: OperationRow[] = []
  const months: MonthRow[] = []
  let balance = openingBalance
  for (let back = recordedMonths; back >= 0; back--) {
    const from = monthStart(now, -back)
    const until = back === 0 ? now : monthStart(now, 1 - back)
    const traded = makeMonth(random, from, until, operations, losing.has(back))
    operations.push(...traded)
    if (back === 0) break
    const profit = totalProfit(traded)
    const start = new Date(from)
    months.push({
      id: random.id(until),
      year: start.getUTCFullYear(),
      month: start.getUTCMonth() + 1,
      percentageGain: ((100 * profit) / balance).toFixed(2),
      profitAmount: profit * 100,
      isMadeUp: true,
      createdAt: new Date(until),
      updatedAt: new Date(until),
    })
    balance += profit
  }
  return { operations, months }
}

const monthStart = (now: number, offset: number) => {
  const moment = new Date(now)
  return Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + offset, 1)
}

/** Four months that lose, counted back from now: a bad quarter and one elsewhere. */
function losingMonths(random: Random): Set<number> {
  const quarter = random.whole(2, recordedMonths - 2)
  const losing = new Set([quarter, quarter + 1, quarter + 2])
  while (losing.size < 4) losing.add(random.whole(1, recordedMonths))
  return losing
}

/** The operations of one month in order, redrawn until the month's result has the wanted sign. */
function makeMonth(random: Random, from: number, until: number, before: OperationRow[], loses: boolean) {
  const share = (until - from) / (monthStart(from, 1) - from)
  const count = Math.round((operationsAMonth + random.whole(-4, 4)) * share)
  for (;;) {
    const moments = Array.from({ length: count }, () => tradingMoment(random, from, until))
      .filter((at) => at !== null)
      .sort((a, b) => a - b)
    const operations: OperationRow[] = []
    let price = Number(before.at(-1)?.exitPrice ?? openingPrice)
    for (const at of moments) {
      price += 2.5 + 22 * (random.next() + random.next() - 1)
      operations.push(operation(random, at, price, loses))
    }
    if (share < 1 || totalProfit(operations) < 0 === loses) return operations
  }
}

/** A whole minute from Monday to Friday, 01:00 to 20:00 UTC; null if the period has none. */
function tradingMoment(random: Random, from: number, until: number): number | null {
  for (let tries = 0; tries < 100; tries++) {
    const at = Math.floor(from + random.next() * (until - from))
    const moment = new Date(at)
    const weekend = moment.getUTCDay() === 0 || moment.getUTCDay() === 6
    const hour = moment.getUTCHours()
    if (!weekend && hour >= 1 && hour < 20) return at - (at % minuteMs)
  }
  return null
}

function operation(random: Random, at: number, around: number, loses: boolean): OperationRow {
  const isLong = random.chance(0.57)
  const result = pips(random, loses)
  const entry = Math.round(around * 100)
  const exit = entry + (isLong ? result : -result) * 10
  return {
    id: random.id(at),
    pair: 'XAU/USD',
    type: isLong ? 'COMPRA' : 'VENTA',
    entryPrice: (entry / 100).toFixed(2),
    exitPrice: (exit / 100).toFixed(2),
    result,
    pips: result.toFixed(2),
    time: new Date(at).toISOString().slice(11, 16),
    accountType: 'demo',
    isMadeUp: true,
    executedAt: new Date(at),
    createdAt: new Date(at),
  }
}

/** Whole pips of 0.10 USD; now and then a stop at the entry price. */
function pips(random: Random, loses: boolean): number {
  if (random.chance(0.05)) return 0
  const wins = random.chance(loses ? 0.37 : 0.6)
  return Math.max(1, Math.round(random.around(wins ? 44 : 38, 0.45))) * (wins ? 1 : -1)
}
