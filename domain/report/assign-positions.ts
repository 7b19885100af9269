import { openingBalance } from './balance.ts'
import { type ClosedPosition, type Deal, isTrade } from './deal.ts'
import { isHedged, type ListedOpen, namesMode, openedPositions, reserveOpen } from './holdings.ts'
import { matchClosings } from './match-closings.ts'
import type { PositionedDeal } from './positions.ts'
import { priceMismatches } from './price-check.ts'

export interface AssignedPositions {
  deals: (Deal & PositionedDeal)[]
  /** Tickets of closing deals without an identifiable position, and numbers of listed positions without deals. */
  spoiled: string[]
  /** Tickets of deals whose position is a guess, since the file lists none: their prices prove nothing. */
  guessed: ReadonlySet<string>
}

/**
 * Assigns each deal the position it opens, changes or closes. Files list deals without it, and closed positions
 * separately, if at all. In a hedged account positions are matched one by one; a deal that fits nowhere becomes a
 * position of its own, listed as spoiled. In a netting account no position is assigned: it lasts from flat to flat.
 * `tokens`: words of the account line; `open`: positions listed as open at the end.
 */
export function assignPositions(
  deals: readonly Deal[],
  positions: readonly ClosedPosition[] | null,
  tokens: readonly string[] = [],
  open: readonly ListedOpen[] = [],
): AssignedPositions {
  const hedged = isHedged(deals, tokens)
  const found = positions || hedged ? match(deals, positions, hedged, open) : hedgedByPrices(deals, tokens)
  const stops = new Map<string, boolean>()
  for (const { id, hasStop } of positions ?? []) stops.set(id, hasStop || stops.get(id) === true)
  return {
    deals: deals.map((deal) => {
      const position = found?.ids.get(deal.ticket) ?? null
      return { ...deal, position, hasStop: position === null ? null : (stops.get(position) ?? null) }
    }),
    spoiled: found?.spoiled ?? [],
    guessed: found?.guessed ?? new Set(),
  }
}

type Match = { ids: Map<string, string>; spoiled: string[]; guessed: Set<string> }

/**
 * A file may not reveal its mode: no word, no positions, no deals impossible in a netting account. If several profits
 * differ from the mean price's, and each fits one opening, the account is hedged.
 */
function hedgedByPrices(deals: readonly Deal[], tokens: readonly string[]): Match | null {
  if (namesMode(tokens)) return null
  const netted = priceMismatches(
    deals.map((deal) => ({ ...deal, position: null, hasStop: null })),
    null,
  )
  if (netted.length < 2) return null
  const found = match(deals, null, true, [])
  if (!found || found.spoiled.length > 0 || netted.some(({ ticket }) => found.guessed.has(ticket))) return null
  const apart = deals.map((deal) => ({ ...deal, position: found.ids.get(deal.ticket) ?? null, hasStop: null }))
  return priceMismatches(apart, null, found.guessed).length === 0 ? found : null
}

/** Positions by ticket; null where they are netted. */
function match(
  deals: readonly Deal[],
  positions: readonly ClosedPosition[] | null,
  hedged: boolean,
  open: readonly ListedOpen[],
): Match | null {
  const trades = deals.filter(isTrade)
  const { ids, holdings } = openedPositions(trades, positions ?? [])
  reserveOpen(holdings, open)
  // A closing in an extract may belong to an older position.
  const before = openingBalance(deals) === 0 ? null : deals[0]!.time
  const closings = matchClosings(trades, positions ?? [], holdings, before)
  const turned = trades.filter(({ direction }) => direction === 'in/out')
  const tickets = [...closings.unmatched, ...turned]
    .map(({ ticket }) => ticket)
    // A closing in an extract may be older than the file.
    .filter((ticket) => before === null || !closings.guessed.has(ticket))
  const spoiled = [...new Set([...tickets, ...closings.unlisted.map(({ id }) => id)])]
  if (!hedged && spoiled.length > 0) return null
  for (const [ticket, id] of closings.ids) ids.set(ticket, id)
  return { ids, spoiled, guessed: closings.guessed }
}
