import { openingBalance } from './balance.ts'
import { type ClosedPosition, type Deal, isTrade } from './deal.ts'
import { isHedged, isModeTold, type ListedOpen, openedPositions, reserveOpen } from './holdings.ts'
import { matchClosings } from './match-closings.ts'
import type { PositionedDeal } from './positions.ts'
import { priceMismatches } from './price-check.ts'

export interface AssignedPositions {
  deals: (Deal & PositionedDeal)[]
  /** Tickets of deals that close no position that can be told, and numbers of listed positions without their deals. */
  spoiled: string[]
  /** Tickets of deals whose position is a guess, since a file without positions does not tell: their prices tell nothing. */
  guessed: ReadonlySet<string>
}

/**
 * Gives each deal the position that it opens, changes or closes. Files list deals without it, and closed positions apart, if
 * at all. Positions that stand side by side are found one by one, and what fits nowhere is a position of its own, named as
 * spoiled. Where deals of a symbol add up to one position (a netting account), none is given: it lasts from flat to flat.
 * `tokens`: words of the account line; `open`: what the file lists as open at its end.
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
 * A file may tell nothing of its mode: neither a word, nor positions, nor deals that a netting account cannot have. Where
 * several profits are not those of the mean price, and each is that of one opening, positions stand side by side.
 */
function hedgedByPrices(deals: readonly Deal[], tokens: readonly string[]): Match | null {
  if (isModeTold(tokens)) return null
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
  // What an extract of a history closes may have been opened before it.
  const before = openingBalance(deals) === 0 ? null : deals[0]!.time
  const closings = matchClosings(trades, positions ?? [], holdings, before)
  const turned = trades.filter(({ direction }) => direction === 'in/out')
  const tickets = [...closings.unmatched, ...turned]
    .map(({ ticket }) => ticket)
    // What an extract closes may be older than the file.
    .filter((ticket) => before === null || !closings.guessed.has(ticket))
  const spoiled = [...new Set([...tickets, ...closings.unlisted.map(({ id }) => id)])]
  if (!hedged && spoiled.length > 0) return null
  for (const [ticket, id] of closings.ids) ids.set(ticket, id)
  return { ids, spoiled, guessed: closings.guessed }
}
