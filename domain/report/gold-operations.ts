import { isGold } from '#domain/gold/plausibility.ts'
import { type ClosedPositionResult, closedOf, type PositionedDeal, positionsOf } from './positions.ts'

/** A closed gold position as the list of operations shows it. */
interface GoldOperation {
  position: string
  /** COMPRA for a buy, else VENTA. */
  type: 'COMPRA' | 'VENTA'
  /** Decimal strings with two decimals, US dollars an ounce. */
  entryPrice: string
  exitPrice: string
  /** Whole pips of 0.10 US dollars an ounce, before costs; below 0 a loss. */
  result: number
  /** The same with two decimals. */
  pips: string
  /** The broker's clock, `YYYY-MM-DDTHH:MM:SS`. */
  closed: string
}

/** Closed gold positions with known prices, in order of closing. */
export function goldOperations(deals: readonly PositionedDeal[]): GoldOperation[] {
  return goldOperationsOf(closedOf(positionsOf(deals)))
}

/** The gold positions with known prices among closed ones. */
export function goldOperationsOf(closed: readonly ClosedPositionResult[]): GoldOperation[] {
  return closed.flatMap(({ id, symbol, side, openPrice, closePrice, closed }) => {
    if (!isGold(symbol) || openPrice === null || closePrice === null) return []
    const pips = pipsOf(side === 'buy', openPrice, closePrice)
    return [
      {
        position: id,
        type: side === 'buy' ? 'COMPRA' : 'VENTA',
        entryPrice: openPrice.toFixed(2),
        exitPrice: closePrice.toFixed(2),
        result: Math.round(pips) || 0,
        pips: pips.toFixed(2),
        closed,
      } satisfies GoldOperation,
    ]
  })
}

/** Pips of 0.10 US dollars an ounce between two prices, to two decimals; below 0 a loss. */
export function pipsOf(isLong: boolean, entry: number, exit: number): number {
  const moved = Math.round((isLong ? exit - entry : entry - exit) * 1000) / 100
  return moved || 0
}
