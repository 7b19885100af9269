import type { ClosedPosition, Deal } from './deal.ts'
import { isTrade } from './deal.ts'
import type { PositionedDeal } from './positions.ts'
import { learnPrices, type PricedClosing } from './price-model.ts'

/** A closing whose prices, lots and profit do not agree with those of its symbol. */
export interface PriceMismatch {
  /** Ticket of the closing deal, or number of the listed position. */
  ticket: string
  row: number
  /** Minor units. */
  profit: number
  expected: number
}

type Told = PricedClosing & { ticket: string; row: number }

/**
 * Compares the profit of every closing with what its prices and lots come to, by what a move of the symbol's price was worth
 * in the file's own closings: in its deals, and in its table of positions where it has one. Deals that close one position by
 * another book the profit of both on one of them; the other is left out.
 */
export function priceMismatches(
  deals: readonly (Deal & PositionedDeal)[],
  positions: readonly ClosedPosition[] | null,
): PriceMismatch[] {
  const closings = closingsOf(deals)
  const listed = (positions ?? []).flatMap((position): Told[] =>
    position.profit === 0 && position.openPrice !== position.closePrice
      ? []
      : [{ ...position, ticket: position.id, isMean: true }],
  )
  const [ofDeals, ofPositions] = [learnPrices(closings), learnPrices(listed)]
  const found = new Map<string, PriceMismatch>()
  for (const [told, model] of [
    [closings, ofDeals],
    [listed, ofPositions],
  ] as const) {
    for (const closing of told) {
      const { ticket, row, profit } = closing
      const judged = model(closing)
      if (!judged || Math.abs(profit - judged.expected) <= judged.allowed) continue
      if (!found.has(ticket)) found.set(ticket, { ticket, row, profit, expected: judged.expected })
    }
  }
  return [...found.values()]
}

type Held = { lots: number; sum: number; openings: number }

/** Closings with the mean price at which what they close was opened, in the order of the deals. */
function closingsOf(deals: readonly (Deal & PositionedDeal)[]): Told[] {
  const books = new Map<string, Held>()
  const found: Told[] = []
  // Where positions are told apart, a deal without one is named as spoiled: what it closed is not known, nor at which price.
  const areApart = deals.some(({ position }) => position !== null)
  for (const deal of deals) {
    if (!isTrade(deal) || (areApart && deal.position === null)) continue
    const { ticket, row, symbol, type, volume, price, profit, direction, position } = deal
    const key = position === null ? `of ${symbol}` : `no. ${position}`
    const held = books.get(key) ?? { lots: 0, sum: 0, openings: 0 }
    const signed = type === 'buy' ? volume : -volume
    const closed = held.lots * signed < 0 ? Math.min(volume, Math.abs(held.lots)) : 0
    if (closed > 0) {
      const isBooked = direction !== 'out by' || profit !== 0
      const side = held.lots > 0 ? 'buy' : 'sell'
      const openPrice = held.sum / Math.abs(held.lots)
      if (isBooked)
        found.push({
          ticket,
          row,
          symbol,
          side,
          volume: closed,
          openPrice,
          closePrice: price,
          profit,
          isMean: held.openings > 1,
        })
      held.sum -= openPrice * closed
    }
    const opened = volume - closed
    held.sum += price * opened
    if (opened > 1e-8) held.openings = closed > 0 ? 1 : held.openings + 1
    held.lots = Math.round((held.lots + signed) * 1e8) / 1e8
    if (held.lots === 0) books.delete(key)
    else books.set(key, held)
  }
  return found
}
