import { minPositionsForRates } from './account-figures.ts'
import { goldOperationsOf } from './gold-operations.ts'
import type { ClosedPositionResult } from './positions.ts'
import { averageTrade, profitFactor, riskReward, totalProfit, tradeCounts, winRate } from './trade-figures.ts'

export const goldFigureNames = ['winRate', 'profitFactor', 'riskReward', 'averageTrade', 'totalProfit'] as const
export type GoldFigureName = (typeof goldFigureNames)[number]

/**
 * Results of an account's gold by price alone: positions of equal size, before commission and swap. Leaves out other
 * symbols, lots and costs, so it never represents the account.
 */
export interface GoldFigures {
  /** Closed gold positions with known prices, out of the account's closed positions. */
  positions: number
  of: number
  won: number
  lost: number
  even: number
  /**
   * winRate in percent; averageTrade in whole pips of 0.10 US dollars an ounce; totalProfit in US dollars at 1.00 lot
   * each. null if the data are insufficient, or there are too few positions for a rate.
   */
  figures: Record<GoldFigureName, number | null>
}

/** Figures of an account's gold alone; null without a closed gold position. */
export function goldFigures(closed: readonly ClosedPositionResult[]): GoldFigures | null {
  const gold = goldOperationsOf(closed)
  if (gold.length === 0) return null
  const rows = gold.map(({ result }) => ({ result }))
  const { wins, losses, breakEven } = tradeCounts(rows)
  const hasFew = rows.length < minPositionsForRates
  return {
    positions: rows.length,
    of: closed.length,
    won: wins,
    lost: losses,
    even: breakEven,
    figures: {
      winRate: winRate(rows),
      profitFactor: hasFew ? null : profitFactor(rows),
      riskReward: hasFew ? null : riskReward(rows),
      averageTrade: averageTrade(rows),
      totalProfit: totalProfit(rows),
    },
  }
}
