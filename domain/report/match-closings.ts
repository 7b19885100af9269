import type { ClosedPosition, Deal } from './deal.ts'
import { type Holding, lotsAreEqual, opposite } from './holdings.ts'
import { byProfit } from './match-by-profit.ts'
import { byParts, isUntouched, type Listed, type Take } from './match-parts.ts'

interface Closings {
  /** Position by the ticket of the deal that closes it, or a part of it. */
  ids: Map<string, string>
  /** Closing deals without an identifiable position. */
  unmatched: Deal[]
  /** Tickets of deals that may have closed another position than the one they were given. */
  guessed: Set<string>
  /** Listed closings without deals. */
  unlisted: ClosedPosition[]
}

/**
 * Finds the position each deal closes, one by one: by its number; by time, price and volume of a listed closing; as a
 * part of a listed position; finally by the opening price that gives its profit. `begin`: start of an extract, whose
 * closings may belong to older positions.
 */
export function matchClosings(
  deals: readonly Deal[],
  positions: readonly ClosedPosition[],
  holdings: Map<string, Holding>,
  begin: string | null = null,
): Closings {
  const ids = new Map<string, string>()
  const listed = positions.map(
    (position): Listed => ({ ...position, open: position.volume, left: position.profit, hasLast: false }),
  )
  const take = (deal: Deal, id: string, row?: Listed) => {
    ids.set(deal.ticket, id)
    if (row) {
      row.open -= deal.volume
      row.left -= deal.profit
      row.hasLast ||= deal.time === row.closed
    }
    const held = holdings.get(id)
    if (held) held.free -= deal.volume
  }
  const closing = deals.filter(({ direction }) => direction === 'out' || direction === 'out by')
  const byId = Map.groupBy(listed, ({ id }) => id)
  const named = closing.filter((deal) => !byNumber(deal, byId, holdings, take))
  const others = byRow(named, listed, (deal, row) => deal.profit === row.profit, take)
  // A row with another profit comes last: the deal may be part of a position closed at the same price.
  const left = byRow(byParts(others, listed, take), listed, () => true, take)
  const older = begin === null ? [] : listed.filter(({ opened, open }) => opened < begin && open > 1e-8)
  const { unmatched, guessed } = byProfit(left, positions, holdings, begin !== null, take)
  // A position that is older than the file and still open is listed nowhere: any part may belong to it.
  if (begin !== null) for (const deal of others) guessed.add(deal.ticket)
  const unlisted = listed.filter((row) => isUntouched(row) && row.volume > 0 && !older.includes(row))
  return { ids, unmatched, guessed, unlisted }
}

/** Uses the position named by the deal itself. */
function byNumber(
  deal: Deal,
  byId: ReadonlyMap<string, readonly Listed[]>,
  holdings: ReadonlyMap<string, Holding>,
  take: Take,
): boolean {
  const named = namedBy(deal, byId, holdings)
  if (named !== null) take(deal, named, rowFor(deal, byId.get(named) ?? []))
  return named !== null
}

/** Uses listed closings with the same time, price and volume. Returns the other deals. */
function byRow(
  closing: readonly Deal[],
  listed: readonly Listed[],
  isLike: (deal: Deal, row: Listed) => boolean,
  take: Take,
): Deal[] {
  const rows = Map.groupBy(listed.filter(isUntouched), ({ symbol, side, closed, closePrice, volume }) =>
    [symbol, side, closed, closePrice, volume].join('|'),
  )
  return closing.filter((deal) => {
    const alike = rows.get([deal.symbol, opposite(deal.type), deal.time, deal.price, deal.volume].join('|')) ?? []
    const at = alike.findIndex((row) => isLike(deal, row))
    const [row] = at < 0 ? [] : alike.splice(at, 1)
    if (row) take(deal, row.id, row)
    return !row
  })
}

/** The listed closing that a deal which names its position is a part of. */
const rowFor = ({ volume, time }: Deal, rows: readonly Listed[]) =>
  rows.find((row) => row.closed === time && isUntouched(row) && lotsAreEqual(row.volume, volume)) ??
  rows.find(({ open, opened, closed }) => open > volume - 1e-8 && opened <= time && time <= closed)

/**
 * The position a deal names: its order in a list of whole trades, or `#1 by #2` in its comment, shared by two deals of
 * one order: the one on its side, else the remaining one.
 */
function namedBy(
  deal: Deal,
  listed: ReadonlyMap<string, readonly Listed[]>,
  holdings: ReadonlyMap<string, Holding>,
): string | null {
  if (deal.order !== '' && (listed.has(deal.order) || holdings.has(deal.order))) return deal.order
  if (deal.direction !== 'out by') return null
  const side = opposite(deal.type)
  const sideOf = (number: string) => (holdings.get(number) ?? listed.get(number)?.[0])?.side
  const numbers = [...deal.comment.matchAll(/#(\d+)/g)].map(([, number]) => number!)
  const own = numbers.find((number) => sideOf(number) === side)
  if (own !== undefined || numbers.length < 2) return own ?? null
  const unknown = numbers.filter((number) => sideOf(number) === undefined)
  // Both are older than the file: the first one has the profit.
  return (unknown.length === 2 && deal.profit === 0 ? unknown[1] : unknown[0]) ?? null
}
