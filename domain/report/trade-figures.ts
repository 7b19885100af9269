import { roundHalfAway } from '#domain/basics/round.ts'
import { sum } from '#domain/basics/sum.ts'

/** Figures from the results of trades. Percentages are 0 to 100. Null if the data are insufficient. */

/** The part of a trading operation the figures need. */
export interface RecordedOperation {
  /** Whole pips of 0.10 US dollars an ounce; below 0 a loss. */
  result: number
  /** Operations with the same position are one trade closed in parts; absent means a trade of its own. */
  positionId?: number | string | null | undefined
}

/** Below this many trades only counts are shown, no percentages. */
const minTradesForRates = 30

interface TradeCounts {
  /** Trades, a position counted once. */
  trades: number
  wins: number
  losses: number
  /** A result of exactly 0: neither won nor lost. */
  breakEven: number
  /** Wins and losses together. */
  decided: number
}

function resultsByTrade(operations: readonly RecordedOperation[]): number[] {
  const single: number[] = []
  const byPosition = new Map<number | string, number>()
  for (const { positionId, result } of operations) {
    if (positionId === null || positionId === undefined) single.push(result)
    else byPosition.set(positionId, (byPosition.get(positionId) ?? 0) + result)
  }
  return [...single, ...byPosition.values()]
}

/** Trades by outcome: result of a position above, below or exactly 0. */
export function tradeCounts(operations: readonly RecordedOperation[]): TradeCounts {
  const results = resultsByTrade(operations)
  const wins = results.filter((result) => result > 0).length
  const losses = results.filter((result) => result < 0).length
  return { trades: results.length, wins, losses, breakEven: results.length - wins - losses, decided: wins + losses }
}

/** Win rate = 100 × wins ÷ (wins + losses), by position; null under 30 trades or when none is decided. */
export function winRate(operations: readonly RecordedOperation[]): number | null {
  const { trades, wins, decided } = tradeCounts(operations)
  return trades < minTradesForRates || decided === 0 ? null : (100 * wins) / decided
}

/** Profit factor = Σ winning results ÷ |Σ losing results|, by position; null without a loss to divide by. */
export function profitFactor(operations: readonly RecordedOperation[]): number | null {
  const results = resultsByTrade(operations)
  const won = sum(results.filter((result) => result > 0))
  const lost = -sum(results.filter((result) => result < 0))
  return lost > 0 ? won / lost : null
}

/** Risk/reward = average win ÷ |average loss|, by position; null unless there are both. */
export function riskReward(operations: readonly RecordedOperation[]): number | null {
  const { wins, losses } = tradeCounts(operations)
  const factor = profitFactor(operations)
  return factor === null || wins === 0 ? null : (factor * losses) / wins
}

/** Total profit = 10 × Σ result: US dollars at 1.00 lot (100 oz), before costs. */
export function totalProfit(operations: readonly RecordedOperation[]): number {
  return 10 * sum(operations.map(({ result }) => result))
}

/** Average trade = mean of the results, rounded to whole pips; null without operations. */
export function averageTrade(operations: readonly RecordedOperation[]): number | null {
  return operations.length === 0 ? null : roundHalfAway(sum(operations.map(({ result }) => result)) / operations.length)
}
