import { goldOperationsOf } from '#domain/gold-operations.ts'
import { averageTrade, profitFactor, riskReward, totalProfit, tradeCounts, winRate } from '#domain/track-record.ts'
import { minPositionsForRates } from './account-figures.ts'
import type { ClosedPositionResult } from './positions.ts'

export const goldFigureNames = ['winRate', 'profitFactor', 'riskReward', 'averageTrade', 'totalProfit'] as const
export type GoldFigureName = (typeof goldFigureNames)[number]

/**
 * What the prices of an account's gold came to: every position counted as if it were of the same size, before commission and
 * swap. It leaves out other symbols, lots and costs, so it never stands for the account.
 */
export interface GoldFigures {
  /** Closed gold positions whose prices are known, of so many closed positions of the account. */
  positions: number
  of: number
  won: number
  lost: number
  even: number
  /**
   * winRate in percent; averageTrade in whole pips of 0.10 US dollars an ounce; totalProfit in US dollars at 1.00 lot each.
   * null where the data do not tell, or where there are too few positions for a rate.
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
