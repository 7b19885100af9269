import type { ClosedPosition, Deal } from './deal.ts'

/** Deals that opened one position, and the volume not known to be closed. */
export interface Holding {
  id: string
  symbol: string
  side: 'buy' | 'sell'
  /** Lots opened in all, and those that no closing was found for yet. */
  lots: number
  free: number
  opened: string
  /** Row of its first deal: orders deals of the same second. */
  row: number
  /** Mean by volume. */
  openPrice: number
  openings: number
}

export const lotsAreEqual = (a: number, b: number) => Math.abs(a - b) < 1e-8
export const opposite = (side: string): 'buy' | 'sell' => (side === 'buy' ? 'sell' : 'buy')

/** Symbol and side, as one text. */
export const bookOf = (symbol: string, side: string) => `${side} ${symbol}`

/**
 * The position each opening deal opens: terminals number a position after its opening order; otherwise the listed
 * position with its symbol, side, time and price.
 */
export function openedPositions(
  deals: readonly Deal[],
  positions: readonly ClosedPosition[],
): { ids: Map<string, string>; holdings: Map<string, Holding> } {
  const listed = new Set(positions.map(({ id }) => id))
  const byOpening = Map.groupBy(positions, ({ symbol, side, opened, openPrice }) =>
    [symbol, side, opened, openPrice].join('|'),
  )
  // If one position is numbered after its order, all are.
  const isNumbered = deals.some(({ direction, order }) => direction === 'in' && listed.has(order))
  const ids = new Map<string, string>()
  const holdings = new Map<string, Holding>()
  for (const { row, ticket, order, symbol, type, time, price, volume, direction } of deals) {
    if (direction !== 'in') continue
    const alike = isNumbered ? [] : (byOpening.get([symbol, type, time, price].join('|')) ?? [])
    const named = alike.find(({ id }) => !holdings.has(id)) ?? alike[0]
    const id = named?.id ?? (order || ticket)
    ids.set(ticket, id)
    const held = holdings.get(id)
    if (held) {
      held.openPrice = (held.openPrice * held.lots + price * volume) / (held.lots + volume)
      held.lots += volume
      held.free += volume
      held.openings += 1
    } else {
      const side = type === 'buy' ? 'buy' : 'sell'
      holdings.set(id, {
        ...{ id, symbol, side, lots: volume, free: volume, opened: time, row, openPrice: price, openings: 1 },
      })
    }
  }
  return { ids, holdings }
}

/** Positions listed as open at the end of a file, by opening order number. */
export type ListedOpen = Pick<Holding, 'id'> & { readonly volume: number }

/** Excludes the positions that are open at the end of a file from its closings. */
export function reserveOpen(holdings: ReadonlyMap<string, Holding>, open: readonly ListedOpen[]): void {
  for (const { id, volume } of open) {
    const held = holdings.get(id)
    if (held && held.free > volume - 1e-8) held.free -= volume
  }
}

/** How terminals mark deals triggered by a stop or target. */
const byStopOrTarget = /^\[?(?:sl|tp)\b/i

/** True if the account line names its mode. */
export const namesMode = (tokens: readonly string[]) =>
  tokens.some((token) => ['hedge', 'netting', 'exchange'].includes(token.toLowerCase()))

/**
 * True for a hedged account, by its account line or its deals: a position is closed by another, one is opened against
 * another, or a stop or target closes part of what is held. Otherwise deals of a symbol form one position.
 */
export function isHedged(deals: readonly Deal[], tokens: readonly string[]): boolean {
  if (namesMode(tokens)) return tokens.some((token) => token.toLowerCase() === 'hedge')
  const held = new Map<string, number>()
  for (const { symbol, type, volume, direction, comment } of deals) {
    if (direction === null || direction === 'in/out') continue
    if (direction === 'out by') return true
    const signed = type === 'buy' ? volume : -volume
    const before = held.get(symbol) ?? 0
    if (direction === 'in' && before * signed < -1e-12) return true
    if (direction === 'out' && byStopOrTarget.test(comment) && volume < Math.abs(before) - 1e-8) return true
    held.set(symbol, Math.round((before + signed) * 1e8) / 1e8)
  }
  return false
}
