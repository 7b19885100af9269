import type { ClosedPosition, Deal } from './deal.ts'
import { bookOf, lotsAreEqual, opposite } from './holdings.ts'
import { decimalsOf } from './price-model.ts'

/** Steps of the search for the closings that one listed position was made of. */
const maxSteps = 5_000
/** Closings that are looked at for one listed position. */
const maxCandidates = 64

/** A listed closing, with the lots and the profit of it that no deal was found for. */
export type Listed = ClosedPosition & {
  open: number
  left: number
  /** A deal of its closing time was found. */
  hasLast: boolean
}

/** Assigns a deal to a position, and to the listed row it was found by. */
export type Take = (deal: Deal, id: string, row?: Listed) => void

export const isUntouched = ({ open, volume }: Listed) => lotsAreEqual(open, volume)

/**
 * Matches listed positions that were closed in parts but have one row: their deals have its lots and profit in total.
 * Rows with few candidates come first, which narrows the others.
 */
export function byParts(closing: readonly Deal[], listed: readonly Listed[], take: Take): Deal[] {
  const books = Map.groupBy(closing, ({ symbol, type }) => bookOf(symbol, opposite(type)))
  const taken = new Set<Deal>()
  const candidatesOf = (row: Listed) => {
    const book = books.get(bookOf(row.symbol, row.side)) ?? []
    const candidates: Deal[] = []
    for (let at = firstFrom(book, row.opened); at < book.length && book[at]!.time <= row.closed; at += 1) {
      if (!taken.has(book[at]!) && book[at]!.volume <= row.open + 1e-8) candidates.push(book[at]!)
    }
    return candidates
  }
  const assign = (deal: Deal, row: Listed) => {
    taken.add(deal)
    take(deal, row.id, row)
  }
  const lastKey = (symbol: string, side: string, time: string, lots: number, profit: number) =>
    [symbol, side, time, lots.toFixed(8), profit].join('|')
  const byLast = Map.groupBy(closing, ({ symbol, type, time, volume, profit }) =>
    lastKey(symbol, opposite(type), time, volume, profit),
  )
  // Most rows lack only their last part once the others are known.
  for (const row of listed) {
    if (row.open <= 1e-8 || isUntouched(row)) continue
    const last = byLast.get(lastKey(row.symbol, row.side, row.closed, row.open, row.left))?.pop()
    if (last) assign(last, row)
  }
  let waiting = listed.filter(({ open }) => open > 1e-8)
  for (let before = waiting.length + 1; waiting.length < before; ) {
    before = waiting.length
    const rows = waiting.map((row) => ({ row, count: candidatesOf(row).length })).sort((a, b) => a.count - b.count)
    for (const { row } of rows) {
      for (const deal of partsOf(row, candidatesOf(row).slice(-maxCandidates)) ?? []) {
        assign(deal, row)
      }
    }
    waiting = waiting.filter(({ open }) => open > 1e-8)
  }
  return closing.filter((deal) => !taken.has(deal))
}

/** Candidate deals that make up the rest of a row, the last of them at its closing; null if none. */
function partsOf(row: Listed, candidates: readonly Deal[]): Deal[] | null {
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
  return search(candidates.length - 1, row.open, row.left, row.hasLast) ? chosen : null
}

/** True if a row's closing price is its deal's, or the mean of its deals, as printed. */
function isPriceOf(row: Listed, parts: readonly Deal[]): boolean {
  const { closePrice, volume } = row
  // The prices of those that were found by their number are not at hand.
  if (!isUntouched(row)) return true
  if (parts.length === 1) return parts[0]!.price === closePrice
  const mean = parts.reduce((sum, { price, volume: lots }) => sum + price * lots, 0) / volume
  const tick = 10 ** -Math.max(...[closePrice, ...parts.map(({ price }) => price)].map(decimalsOf))
  return Math.abs(mean - closePrice) <= tick
}

/** Index of the first deal at or after a time. */
function firstFrom(deals: readonly Deal[], time: string): number {
  let [low, high] = [0, deals.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (deals[middle]!.time < time) low = middle + 1
    else high = middle
  }
  return low
}
