import { type ClosedPosition, type Deal, isTrade } from './deal.ts'
import type { PositionedDeal } from './positions.ts'

/**
 * Gives each deal the position that it opens, changes or closes. Files list deals without it, and closed positions apart:
 * the two are brought together by symbol, time, price and volume. Where they do not fit as a whole (a netting account
 * averages the prices of its positions) no deal is given one: such positions last from flat to flat.
 */
export function assignPositions(
  deals: readonly Deal[],
  positions: readonly ClosedPosition[] | null,
): (Deal & PositionedDeal)[] {
  const found = positions && match(deals, positions)
  const stops = new Map<string, boolean>()
  for (const { id, hasStop } of positions ?? []) stops.set(id, hasStop || stops.get(id) === true)
  return deals.map((deal) => {
    const position = found?.get(deal.ticket) ?? null
    return { ...deal, position, hasStop: position === null ? null : (stops.get(position) ?? null) }
  })
}

/** Positions by ticket; null where something fits nowhere. */
function match(deals: readonly Deal[], positions: readonly ClosedPosition[]): Map<string, string> | null {
  const ids = new Set(positions.map(({ id }) => id))
  const closings = Map.groupBy(positions, ({ symbol, side, closed, closePrice, volume }) =>
    keyOf(symbol, side, closed, closePrice, volume),
  )
  const openings = Map.groupBy(positions, ({ symbol, side, opened, openPrice }) =>
    keyOf(symbol, side, opened, openPrice),
  )
  const found = new Map<string, string>()
  for (const deal of deals) {
    if (!isTrade(deal)) continue
    const { ticket, type, symbol, time, price, volume, direction, order } = deal
    if (direction === 'in') {
      const named = ids.has(order) ? order : openings.get(keyOf(symbol, type, time, price))?.[0]?.id
      // What is still open is in no table of closed ones; terminals name it by its order.
      found.set(ticket, named ?? order)
    } else {
      const candidates = closings.get(keyOf(symbol, opposite(type), time, price, volume))
      const alike = candidates?.findIndex(({ result }) => result === deal.profit) ?? -1
      const [position] = candidates?.splice(Math.max(0, alike), 1) ?? []
      if (!position || direction === 'in/out') return null
      found.set(ticket, position.id)
    }
  }
  return [...closings.values()].every((left) => left.length === 0) ? found : null
}

const keyOf = (...parts: readonly (string | number)[]) => parts.join('|')
const opposite = (side: string) => (side === 'buy' ? 'sell' : 'buy')
