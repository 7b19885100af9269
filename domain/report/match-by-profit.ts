import type { ClosedPosition, Deal } from './deal.ts'
import { bookOf, type Holding, lotsAreEqual, opposite } from './holdings.ts'
import type { Take } from './match-parts.ts'
import { learnPrices } from './price-model.ts'
import { learnFromGuesses } from './price-votes.ts'
import type { PricedClosing, PriceModel } from './priced-closing.ts'

/** Maximum held positions compared with a deal while learning prices. */
const maxGuesses = 24
/** Maximum positions reassigned to make room for one more deal. */
const maxExchanged = 200
/** If this many positions fit, the profit can't identify one. */
const minFitting = 5
/** Closed positions kept for a deal that fits no open one. */
const maxClosed = 100
const maxLeftOver = 400

interface FoundByProfit {
  /** Deals for which nothing was held. */
  unmatched: Deal[]
  /** Deals that may have closed another position than the one they were given. */
  guessed: Set<string>
}

/**
 * Assigns the remaining closings by profit: among the positions held at the time, the one whose opening price gives the
 * deal's profit. `isExtract`: an unmatched deal may close an older position.
 */
export function byProfit(
  closing: readonly Deal[],
  positions: readonly ClosedPosition[],
  holdings: ReadonlyMap<string, Holding>,
  isExtract: boolean,
  take: Take,
): FoundByProfit {
  const held = [...holdings.values()].filter(({ free }) => free > 1e-8)
  const voted = learnFromGuesses(positions.length > 0 ? [] : guessesOf(closing, held))
  const model = positions.length > 0 ? learnPrices(positions) : voted.model
  const isFitting = (deal: Deal, one: Holding) => fits(deal, one, model)
  const assignment = new Assignment()
  const left: Deal[] = []
  sweep(closing, held, (deal, book) => {
    if (!assignment.find(deal, book, isFitting)) left.push(deal)
  })
  const guessed = new Set<string>()
  const leftOver = new Set(left)
  if (positions.length === 0)
    for (const deal of closing) {
      const explains = () => {
        const fitting = held.filter((one) => isOf(deal, one) && one.row < deal.row && isFitting(deal, one))
        return fitting.length >= minFitting || fitting.some((one) => assignment.isOpenAt(one, deal.time))
      }
      if (!voted.isSure(deal.symbol) || (leftOver.has(deal) && explains())) guessed.add(deal.ticket)
    }
  // Unmatched deals take the leftovers.
  const unmatched = left.filter((deal) => {
    if (isExtract) guessed.add(deal.ticket)
    if (isExtract) return true
    const book = held.filter((one) => isOf(deal, one))
    const older = book.filter((one) => one.row < deal.row)
    // Later openings are alternatives for other closings.
    const near = [...older.slice(-maxLeftOver), ...book.slice(older.length, older.length + maxLeftOver)]
    return !assignment.find(deal, near, () => true)
  })
  for (const [deal, one] of assignment.found) {
    one.free += deal.volume
    take(deal, one.id)
  }
  return { unmatched, guessed }
}

/** The position each deal closes, as far as known. */
class Assignment {
  readonly found = new Map<Deal, Holding>()
  private readonly closedBy = new Map<Holding, Deal[]>()

  /** Finds a fitting position for a deal, if necessary by reassigning other deals. */
  find(deal: Deal, book: readonly Holding[], isFitting: (deal: Deal, one: Holding) => boolean): boolean {
    const seen = new Set<Holding>()
    const search = (wanted: Deal): boolean => {
      const free = book.filter((one) => isFree(wanted, one) && one.row < wanted.row && !seen.has(one))
      const best = bestOf(wanted, free, isFitting)
      if (best) this.assign(wanted, best)
      if (best) return true
      for (const one of book) {
        if (seen.has(one) || one.row > wanted.row || !isLarge(wanted, one) || !isFitting(wanted, one)) continue
        seen.add(one)
        if (seen.size > maxExchanged) return false
        for (const other of this.closedBy.get(one) ?? []) {
          if (one.free + other.volume < wanted.volume - 1e-8) continue
          this.release(other, one)
          this.assign(wanted, one)
          if (search(other)) return true
          this.release(wanted, one)
          this.assign(other, one)
        }
      }
      return false
    }
    return search(deal)
  }

  isOpenAt(one: Holding, time: string): boolean {
    return one.opened <= time && (one.free > 1e-8 || (this.closedBy.get(one) ?? []).some((deal) => deal.time >= time))
  }

  private assign(deal: Deal, one: Holding): void {
    this.found.set(deal, one)
    one.free -= deal.volume
    const deals = this.closedBy.get(one)
    if (deals) deals.push(deal)
    else this.closedBy.set(one, [deal])
  }

  private release(deal: Deal, one: Holding): void {
    this.found.delete(deal)
    one.free += deal.volume
    this.closedBy.set(
      one,
      this.closedBy.get(one)!.filter((other) => other !== deal),
    )
  }
}

const isFree = ({ volume }: Deal, { free }: Holding) => free > volume - 1e-8
const isLarge = ({ volume }: Deal, { lots }: Holding) => lots > volume - 1e-8
const isOf = ({ symbol, type }: Deal, held: Holding) => held.symbol === symbol && held.side === opposite(type)

/** Calls with each closing and the unclosed positions opened before it on its side, oldest first. */
function sweep(
  closing: readonly Deal[],
  holdings: readonly Holding[],
  visit: (deal: Deal, book: readonly Holding[]) => void,
): void {
  const books = new Map<string, Holding[]>()
  let next = 0
  for (const deal of closing) {
    for (; next < holdings.length && holdings[next]!.row < deal.row; next += 1) {
      const held = holdings[next]!
      const key = bookOf(held.symbol, held.side)
      const book = books.get(key)
      if (book) book.push(held)
      else books.set(key, [held])
    }
    const key = bookOf(deal.symbol, opposite(deal.type))
    const book = books.get(key) ?? []
    visit(deal, book)
    if (book.length > 2 * maxClosed) books.set(key, withoutOldClosed(book))
  }
}

/** Closed positions are kept for a while, for reassignment. */
const withoutOldClosed = (book: readonly Holding[]) => {
  const closed = book.filter(({ free }) => free <= 1e-8)
  const old = new Set(closed.slice(0, Math.max(0, closed.length - maxClosed)))
  return book.filter((one) => !old.has(one))
}

/**
 * Candidates for each closing: the latest openings, and what remains if the oldest is always closed first. The true one
 * is mostly among them, and wrong ones differ each time.
 */
function guessesOf(closing: readonly Deal[], held: readonly Holding[]): PricedClosing[][] {
  const guesses: PricedClosing[][] = []
  const copies = held.map((one) => ({ ...one }))
  sweep(closing, copies, (deal, book) => {
    const free = book.filter((one) => isFree(deal, one))
    const exact = free.find((one) => lotsAreEqual(one.free, deal.volume))
    const large = book.filter((one) => isLarge(deal, one))
    const near = [...free.slice(0, maxGuesses / 2), ...(exact ? [exact] : []), ...large.slice(-maxGuesses / 2)]
    const byPrice = new Map(near.map((one) => [one.openPrice, one]))
    guesses.push([...byPrice.values()].map((one) => pricedOf(deal, one)))
    const first = exact ?? free[0]
    if (first) first.free -= deal.volume
  })
  return guesses
}

function pricedOf(deal: Deal, held: Holding): PricedClosing {
  const { symbol, volume, price, profit } = deal
  const { side, openPrice, openings } = held
  return { symbol, side, volume, openPrice, closePrice: price, profit, isMean: openings > 1 }
}

function fits(deal: Deal, held: Holding, model: PriceModel): boolean {
  const found = model(pricedOf(deal, held))
  return found !== null && Math.abs(deal.profit - found.expected) <= found.allowed
}

/** The best fit: one with the same lots, else the oldest. */
function bestOf(
  deal: Deal,
  free: readonly Holding[],
  isFitting: (deal: Deal, one: Holding) => boolean,
): Holding | null {
  const fitting = free.filter((one) => isFitting(deal, one))
  return fitting.find((one) => lotsAreEqual(one.free, deal.volume)) ?? fitting[0] ?? null
}
