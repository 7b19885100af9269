import { sum } from '#domain/basics/sum.ts'
import { type BookedDeal, type ClosedPosition, isClosing, isTrade, resultOf } from './deal.ts'

/** Figures of the trades as a terminal counts them: one a closing deal. Money in minor units. */
interface TradeFigures {
  trades: number
  /** A result of exactly 0 counts as a win for the terminal. */
  winsByTerminal: number
  wins: number
  breakEven: number
  netProfit: number
  /** Σ results above 0 over all buy and sell deals. */
  grossProfit: number
  /** Σ results below 0 over all buy and sell deals, commissions of opening ones with them. */
  grossLoss: number
  /** null without a loss to divide by. */
  profitFactor: number | null
  /** Mean result of a trade, minor units; null without trades. */
  expectedPayoff: number | null
  largestProfit: number
  largestLoss: number
  short: { trades: number; wins: number }
  long: { trades: number; wins: number }
}

export function tradeFigures(deals: readonly BookedDeal[]): TradeFigures {
  const results = deals.filter(isTrade).map(resultOf)
  const closing = deals.filter(isClosing)
  const outcomes = closing.map(resultOf)
  const grossProfit = sum(results.filter((result) => result > 0))
  const grossLoss = sum(results.filter((result) => result < 0))
  // A closing sell belongs to a long position.
  const side = (type: string) => {
    const own = closing.filter((deal) => deal.type === type).map(resultOf)
    return { trades: own.length, wins: own.filter((result) => result >= 0).length }
  }
  return {
    trades: closing.length,
    winsByTerminal: outcomes.filter((result) => result >= 0).length,
    wins: outcomes.filter((result) => result > 0).length,
    breakEven: outcomes.filter((result) => result === 0).length,
    netProfit: grossProfit + grossLoss,
    grossProfit,
    grossLoss,
    profitFactor: grossLoss < 0 ? grossProfit / -grossLoss : null,
    expectedPayoff: closing.length > 0 ? (grossProfit + grossLoss) / closing.length : null,
    largestProfit: outcomes.reduce((most, result) => Math.max(most, result), 0),
    largestLoss: outcomes.reduce((most, result) => Math.min(most, result), 0),
    short: side('buy'),
    long: side('sell'),
  }
}

/**
 * Sharpe ratio as the terminal prints it in a history report: (mean of h − 1) ÷ population standard deviation of h, where
 * h is the balance after a closing deal ÷ the balance before it. By trade, not annualised. Null under two trades, where
 * all are equal, or where the balance was not above 0.
 */
export function sharpeByTrade(deals: readonly BookedDeal[]): number | null {
  const ratios = []
  for (const deal of deals.filter(isClosing)) {
    const before = deal.balance - resultOf(deal)
    if (before <= 0) return null
    ratios.push(deal.balance / before)
  }
  if (ratios.length < 2) return null
  const mean = sum(ratios) / ratios.length
  const deviation = Math.sqrt(sum(ratios.map((ratio) => (ratio - mean) ** 2)) / ratios.length)
  return deviation > 1e-12 ? (mean - 1) / deviation : null
}

/** Trades that follow one another with the same outcome; a result of 0 continues a winning run, as terminals have it. */
interface Run {
  won: boolean
  trades: number
  /** Minor units. */
  result: number
}

export function runs(deals: readonly BookedDeal[]): Run[] {
  const found: Run[] = []
  for (const result of deals.filter(isClosing).map(resultOf)) {
    const won = result >= 0
    const last = found.at(-1)
    if (last && last.won === won) {
      last.trades += 1
      last.result += result
    } else found.push({ won, trades: 1, result })
  }
  return found
}

/** Result of each position, its parts together, in minor units. */
export function positionResults(positions: readonly ClosedPosition[]): number[] {
  const results = new Map<string, number>()
  for (const { id, result } of positions) results.set(id, (results.get(id) ?? 0) + result)
  return [...results.values()]
}
