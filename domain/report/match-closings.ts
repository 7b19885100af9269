import type { ClosedPosition, Deal } from './deal.ts'
import { bookOf, type Holding, lotsAreEqual, opposite } from './holdings.ts'
import { decimalsOf, learnPrices, type PricedClosing, type PriceModel } from './price-model.ts'

/** Steps of the search for the closings that one listed position was made of. */
const maxSteps = 5_000
/** Closings that are looked at for one listed position. */
const maxCandidates = 64

/** A listed closing, with the lots of it that no deal was found for. */
type Listed = ClosedPosition & { open: number }

export interface Closings {
  /** Position by the ticket of the deal that closes it, or a part of it. */
  ids: Map<string, string>
  /** Deals that close no position that can be told. */
  unmatched: Deal[]
  /** Listed closings without deals. */
  unlisted: ClosedPosition[]
}

/**
 * Finds the position that each closing deal closes, one by one: by its number, where the deal names it; by time, price and
 * volume of a listed closing; as a part of a listed position; at last as the position whose opening price gives its profit.
 */
export function matchClosings(
  deals: readonly Deal[],
  positions: readonly ClosedPosition[],
  holdings: Map<string, Holding>,
): Closings {
  const ids = new Map<string, string>()
  const listed = positions.map((position): Listed => ({ ...position, open: position.volume }))
  const take = (deal: Deal, id: string, row?: Listed) => {
    ids.set(deal.ticket, id)
    if (row) row.open -= deal.volume
    const held = holdings.get(id)
    if (held) held.free -= deal.volume
  }
  const closing = deals.filter(({ direction }) => direction === 'out' || direction === 'out by')
  const exact = byNumberOrRow(closing, listed, holdings, take)
  const asParts = byParts(exact, listed, take)
  const unmatched = byProfit(asParts, positions, holdings, take)
  return { ids, unmatched, unlisted: listed.filter(({ open, volume }) => lotsAreEqual(open, volume) && volume > 0) }
}

type Take = (deal: Deal, id: string, row?: Listed) => void

function byNumberOrRow(
  closing: readonly Deal[],
  listed: readonly Listed[],
  holdings: ReadonlyMap<string, Holding>,
  take: Take,
): Deal[] {
  const rows = Map.groupBy(listed, ({ symbol, side, closed, closePrice, volume }) =>
    [symbol, side, closed, closePrice, volume].join('|'),
  )
  const byId = new Set(listed.map(({ id }) => id))
  const left: Deal[] = []
  for (const deal of closing) {
    const side = opposite(deal.type)
    const alike = rows.get([deal.symbol, side, deal.time, deal.price, deal.volume].join('|')) ?? []
    const named = namedBy(deal, byId, holdings)
    const at = [
      alike.findIndex(({ id }) => id === named),
      alike.findIndex(({ profit }) => profit === deal.profit),
      named === null && alike.length > 0 ? 0 : -1,
    ].find((index) => index >= 0)
    const row = at === undefined ? undefined : alike.splice(at, 1)[0]
    if (row) take(deal, row.id, row)
    else if (named !== null) take(deal, named)
    else left.push(deal)
  }
  return left
}

/** The position that a deal itself names: its order in a list of whole trades, or `#1 by #2` of its comment. */
function namedBy(deal: Deal, listed: ReadonlySet<string>, holdings: ReadonlyMap<string, Holding>): string | null {
  if (deal.order !== '' && (listed.has(deal.order) || holdings.has(deal.order))) return deal.order
  if (deal.direction !== 'out by') return null
  const side = opposite(deal.type)
  const numbers = [...deal.comment.matchAll(/#(\d+)/g)].map(([, number]) => number!)
  return numbers.find((number) => holdings.get(number)?.side === side) ?? null
}

/** Listed positions that were closed in parts and stand in one row: their deals have its lots and its profit together. */
function byParts(closing: readonly Deal[], listed: readonly Listed[], take: Take): Deal[] {
  const books = Map.groupBy(closing, ({ symbol, type }) => bookOf(symbol, opposite(type)))
  const taken = new Set<Deal>()
  for (const row of listed) {
    if (!lotsAreEqual(row.open, row.volume) || row.volume === 0) continue
    const book = books.get(bookOf(row.symbol, row.side)) ?? []
    const candidates: Deal[] = []
    for (let at = firstFrom(book, row.opened); at < book.length && book[at]!.time <= row.closed; at += 1) {
      if (!taken.has(book[at]!) && book[at]!.volume <= row.volume + 1e-8) candidates.push(book[at]!)
    }
    const parts = partsOf(row, candidates.slice(-maxCandidates))
    for (const deal of parts ?? []) {
      taken.add(deal)
      take(deal, row.id, row)
    }
  }
  return closing.filter((deal) => !taken.has(deal))
}

/** Deals among the candidates that make up a row, the last of them at its closing; null where there are none. */
function partsOf(row: ClosedPosition, candidates: readonly Deal[]): Deal[] | null {
  let steps = 0
  const chosen: Deal[] = []
  const search = (at: number, lots: number, profit: number, hasLast: boolean): boolean => {
    if (lotsAreEqual(lots, 0)) return hasLast && profit === 0 && isPriceOf(row, chosen)
    steps += 1
    if (at < 0 || lots < 0 || steps > maxSteps) return false
    const deal = candidates[at]!
    chosen.push(deal)
    if (search(at - 1, lots - deal.volume, profit - deal.profit, hasLast || deal.time === row.closed)) return true
    chosen.pop()
    return search(at - 1, lots, profit, hasLast)
  }
  return search(candidates.length - 1, row.volume, row.profit, false) ? chosen : null
}

/** Whether a row's closing price is that of its deal, or the mean of its deals, as printed. */
function isPriceOf({ closePrice, volume }: ClosedPosition, parts: readonly Deal[]): boolean {
  if (parts.length === 1) return parts[0]!.price === closePrice
  const mean = parts.reduce((sum, { price, volume: lots }) => sum + price * lots, 0) / volume
  const tick = 10 ** -Math.max(...[closePrice, ...parts.map(({ price }) => price)].map(decimalsOf))
  return Math.abs(mean - closePrice) <= tick
}

/** The place of the first deal at a moment or after it. */
function firstFrom(deals: readonly Deal[], time: string): number {
  let [low, high] = [0, deals.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (deals[middle]!.time < time) low = middle + 1
    else high = middle
  }
  return low
}

/** The rest: what is held at that moment, and of several the one whose opening price gives the deal's profit. */
function byProfit(
  closing: readonly Deal[],
  positions: readonly ClosedPosition[],
  holdings: ReadonlyMap<string, Holding>,
  take: Take,
): Deal[] {
  if (closing.length === 0) return []
  const held = [...holdings.values()].filter(({ free }) => free > 1e-8)
  const model = learnPrices(positions.length > 0 ? positions : certain(closing, held))
  const unmatched: Deal[] = []
  sweep(closing, held, (deal, candidates) => {
    const found = bestOf(deal, candidates, model)
    if (found) take(deal, found.id)
    else unmatched.push(deal)
  })
  return unmatched
}

/** Hands each closing what is held at its moment on its side with as many lots, oldest first. */
function sweep(
  closing: readonly Deal[],
  holdings: readonly Holding[],
  visit: (deal: Deal, candidates: readonly Holding[]) => void,
): void {
  const books = new Map<string, Holding[]>()
  let next = 0
  for (const deal of closing) {
    for (; next < holdings.length && holdings[next]!.opened <= deal.time; next += 1) {
      const held = holdings[next]!
      const key = bookOf(held.symbol, held.side)
      const book = books.get(key)
      if (book) book.push(held)
      else books.set(key, [held])
    }
    const key = bookOf(deal.symbol, opposite(deal.type))
    const book = books.get(key) ?? []
    visit(
      deal,
      book.filter(({ free }) => free > deal.volume - 1e-8),
    )
    books.set(
      key,
      book.filter(({ free }) => free > 1e-8),
    )
  }
}

/** Closings that but one opening price can have had, were the oldest always closed first. */
function certain(closing: readonly Deal[], held: readonly Holding[]): PricedClosing[] {
  const found: PricedClosing[] = []
  sweep(
    closing,
    held.map((one) => ({ ...one })),
    (deal, candidates) => {
      const [first] = candidates
      if (!first) return
      if (haveOnePrice(candidates)) found.push(pricedOf(deal, first))
      first.free -= deal.volume
    },
  )
  return found
}

const haveOnePrice = (held: readonly Holding[]) => held.every(({ openPrice }) => openPrice === held[0]!.openPrice)

export function pricedOf(deal: Deal, held: Holding): PricedClosing {
  const { symbol, volume, price, profit } = deal
  const { side, openPrice, openings } = held
  return { symbol, side, volume, openPrice, closePrice: price, profit, isMean: openings > 1 }
}

function bestOf(deal: Deal, candidates: readonly Holding[], model: PriceModel): Holding | null {
  const [first] = candidates
  if (!first || haveOnePrice(candidates)) return first ?? null
  let best: { held: Holding; off: number } | null = null
  for (const held of candidates) {
    const found = model(pricedOf(deal, held))
    if (!found) continue
    const off = Math.abs(deal.profit - found.expected)
    if (off <= found.allowed && (!best || off < best.off)) best = { held, off }
  }
  return best?.held ?? null
}
