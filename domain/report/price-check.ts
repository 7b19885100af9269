import { openingBalance } from './balance.ts'
import type { ClosedPosition, Deal } from './deal.ts'
import { isTrade } from './deal.ts'
import type { PositionedDeal } from './positions.ts'
import { learnPrices } from './price-model.ts'
import type { PricedClosing } from './priced-closing.ts'

/** A closing whose prices, lots and profit contradict its symbol. */
interface PriceMismatch {
  /** Ticket of the closing deal, or number of the listed position. */
  ticket: string
  row: number
  /** Minor units. */
  profit: number
  expected: number
}

type LocatedClosing = PricedClosing & { ticket: string; row: number; closed: string }

/**
 * Compares the profit of every closing with its prices and lots, given the value of a price move in the file's own
 * closings: in its deals, and in its table of positions, if any. Close-by deals book the profit of both on one; the
 * other is skipped.
 */
export function priceMismatches(
  deals: readonly (Deal & PositionedDeal)[],
  positions: readonly ClosedPosition[] | null,
  guessed: ReadonlySet<string> = new Set(),
): PriceMismatch[] {
  const closings = closingsOf(deals).filter(({ ticket }) => !guessed.has(ticket))
  const listed = listedOf(deals, positions ?? [])
  // A rate of exchange at each closing is known better from the deals.
  const [ofDeals, ofPositions] = [learnPrices(closings), learnPrices(listed, false)]
  const found = new Map<string, PriceMismatch>()
  for (const [told, model] of [
    [closings, ofDeals],
    [listed, ofPositions],
  ] as const) {
    for (const closing of told) {
      const { ticket, row, profit } = closing
      const judged = unmoved(closing) ?? model(closing)
      if (!judged || Math.abs(profit - judged.expected) <= judged.allowed) continue
      if (!found.has(ticket)) found.set(ticket, { ticket, row, profit, expected: judged.expected })
    }
  }
  return [...found.values()]
}

/** Without a price move there is no profit: such a row sums up others, or was invented. */
const unmoved = ({ openPrice, closePrice, isMean }: LocatedClosing) =>
  openPrice === closePrice && !isMean ? { expected: 0, allowed: 0.5 } : null

/**
 * Closed positions in order of closing. A row may hold several closings, each rounded; prices of a close-by without
 * profit of its own are meaningless.
 */
function listedOf(deals: readonly (Deal & PositionedDeal)[], positions: readonly ClosedPosition[]): LocatedClosing[] {
  // Parts of positions in an extract may have been closed before it; its deals tell more.
  const isExtract = openingBalance(deals) !== 0
  const areApart = deals.some(({ position }) => position !== null)
  const closings = new Map<string, number>()
  const netted = new Map<string, string[]>()
  const unbooked = new Set<string>()
  for (const { position, direction, profit, symbol, time } of deals) {
    if (direction === null || direction === 'in' || (areApart && position === null)) continue
    const times = netted.get(symbol)
    if (position === null && times) times.push(time)
    else if (position === null) netted.set(symbol, [time])
    else closings.set(position, (closings.get(position) ?? 0) + 1)
    if (position !== null && direction === 'out by' && profit === 0) unbooked.add(position)
  }
  const rows = new Map<string, number>()
  for (const { id } of positions) rows.set(id, (rows.get(id) ?? 0) + 1)
  const roundingsOf = ({ id, symbol, opened, closed }: ClosedPosition) => {
    const times = netted.get(symbol)
    if (times) return placeOf(times, closed, true) - placeOf(times, opened, false)
    return rows.get(id) === 1 ? (closings.get(id) ?? 1) : 1
  }
  return positions
    .filter(({ symbol, opened }) => !isExtract || (netted.has(symbol) && opened >= deals[0]!.time))
    .filter(({ id, profit, openPrice, closePrice }) => !unbooked.has(id) && (profit !== 0 || openPrice === closePrice))
    .map((position): LocatedClosing => {
      const roundings = Math.max(1, roundingsOf(position))
      return { ...position, ticket: position.id, isMean: true, roundings }
    })
    .sort((a, b) => (a.closed < b.closed ? -1 : a.closed > b.closed ? 1 : 0))
}

/** Number of ordered times before a moment, or up to it. */
function placeOf(times: readonly string[], moment: string, isInclusive: boolean): number {
  let [low, high] = [0, times.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (times[middle]! < moment || (isInclusive && times[middle] === moment)) low = middle + 1
    else high = middle
  }
  return low
}

type Held = { lots: number; sum: number; openings: number }

/** Closings with the mean opening price of what they close, in order of the deals. */
export function closingsOf(deals: readonly (Deal & PositionedDeal)[]): LocatedClosing[] {
  const books = new Map<string, Held>()
  const found: LocatedClosing[] = []
  // With separate positions, a deal without one is listed as spoiled: what it closed, and at which price, is unknown.
  const areApart = deals.some(({ position }) => position !== null)
  // The same applies to an extract of a netting account that begins with an open position.
  if (!areApart && openingBalance(deals) !== 0) return []
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
          closed: deal.time,
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
