import { isGold } from '#domain/gold/plausibility.ts'
import { isTrade } from './deal.ts'
import type { ClosedPositionResult, PositionedDeal } from './positions.ts'

/** The last closed gold position, as in the broker's report. */
export interface LatestTrade {
  /** Ticket of the deal that closed it: its row in the report. */
  ticket: string
  symbol: string
  side: 'buy' | 'sell'
  lots: number
  /** The broker's clock, `YYYY-MM-DDTHH:MM:SS`. */
  opened: string
  closed: string
  /** Mean opening price; null if the history begins within the position. */
  openPrice: number | null
  closePrice: number
  /** After costs, minor units. */
  result: number
  /** null: unknown. */
  hasStop: boolean | null
}

/** Ledger location of a trade: its entry, and its import. */
export interface TradeEntry {
  seq: number
  hash: string
  /** Date of the import, `YYYY-MM-DD`, and SHA-256 of the report; null if the ledger has no import before it. */
  report: { on: string; file: string } | null
}

/** The gold position closed last; null without one. `closed` in the order of their closing. */
export function latestTradeOf(
  deals: readonly PositionedDeal[],
  closed: readonly ClosedPositionResult[],
): LatestTrade | null {
  const last = closed.findLast(({ symbol, closePrice }) => isGold(symbol) && closePrice !== null)
  if (!last || last.closePrice === null) return null
  const row = deals.findLast(
    (deal) => isTrade(deal) && deal.time === last.closed && (deal.position ?? deal.ticket) === last.id,
  )
  if (!row) return null
  const { symbol, side, lots, opened, openPrice, closePrice, result, hasStop } = last
  return { ticket: row.ticket, symbol, side, lots, opened, closed: last.closed, openPrice, closePrice, result, hasStop }
}

/** Displayed digits of a hash. */
const shownDigits = 12

export const shortHash = (hash: string): string => hash.slice(0, shownDigits)
