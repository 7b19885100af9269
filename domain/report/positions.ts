import { type BookedDeal, isTrade, resultOf } from './deal.ts'

/** A deal with the known position it opens, changes or closes. */
export type PositionedDeal = BookedDeal & {
  /** null: unknown. */
  position: string | null
  /** null: unknown. */
  hasStop: boolean | null
}

/** A position from its first deal to its last, all parts and costs together. */
export interface Position {
  /** As in the file, else the ticket of its last deal. */
  id: string
  symbol: string
  side: 'buy' | 'sell'
  /** Lots opened in all. */
  lots: number
  /** The broker's clock, `YYYY-MM-DDTHH:MM:SS`. */
  opened: string
  /** Times of opening and adding; partial fills of one order are one. */
  entries: readonly string[]
  /** Time of its last deal; null while still open. */
  closed: string | null
  /** Mean prices by volume; null where no deal of the account opened it, or none has closed it. */
  openPrice: number | null
  closePrice: number | null
  /** Profit with swap, commission and fee, minor units. */
  result: number
  hasStop: boolean | null
}

export type ClosedPositionResult = Position & { closed: string }

/** `held` is above 0 for bought lots; sums of price × lots. */
type Open = Omit<Position, 'closed' | 'entries' | 'openPrice' | 'closePrice'> & {
  entries: string[]
  held: number
  closedLots: number
  openSum: number
  closeSum: number
}

/**
 * Positions in order of their last deal. Deals with a named position belong together; otherwise a symbol's position
 * lasts from flat to flat, and a reversal starts the next. A closing in an extract without its opening is a position of
 * its own.
 */
export function positionsOf(deals: readonly PositionedDeal[]): Position[] {
  const open = new Map<string, Open>()
  const closed: Position[] = []
  for (const deal of deals) {
    if (!isTrade(deal)) continue
    const key = deal.position === null ? `of ${deal.symbol}` : `no. ${deal.position}`
    const signed = deal.type === 'buy' ? deal.volume : -deal.volume
    const isStray = !open.has(key) && (deal.direction === 'out' || deal.direction === 'out by')
    const at = open.get(key) ?? (isStray ? strayOf(deal) : opened(deal))
    const before = at.held
    at.id = deal.position ?? deal.ticket
    at.held = rounded(before + signed)
    at.result += resultOf(deal)
    at.hasStop ??= deal.hasStop
    const isTurned = before !== 0 && Math.sign(at.held) === -Math.sign(before)
    if (before === 0 || Math.sign(signed) === Math.sign(before)) {
      if (at.entries.at(-1) !== deal.time) at.entries.push(deal.time)
      at.lots += deal.volume
      at.openSum += deal.price * deal.volume
    } else {
      const lots = isTurned ? Math.abs(before) : deal.volume
      at.closedLots += lots
      at.closeSum += deal.price * lots
    }
    if (at.held === 0 || isTurned) closed.push(finished(at, deal.time))
    if (at.held === 0) open.delete(key)
    else if (isTurned) {
      const lots = Math.abs(at.held)
      open.set(key, { ...opened(deal), held: at.held, lots, openSum: deal.price * lots })
    } else open.set(key, at)
  }
  return [...closed, ...[...open.values()].map((position) => finished(position, null))]
}

/** Closed positions. */
export function closedOf(positions: readonly Position[]): ClosedPositionResult[] {
  return positions.filter((position): position is ClosedPositionResult => position.closed !== null)
}

const rounded = (lots: number) => Math.round(lots * 1e8) / 1e8

const opened = ({ ticket, symbol, type, time, hasStop }: PositionedDeal): Open => ({
  id: ticket,
  symbol,
  side: type === 'buy' ? 'buy' : 'sell',
  lots: 0,
  opened: time,
  entries: [time],
  result: 0,
  hasStop,
  held: 0,
  closedLots: 0,
  openSum: 0,
  closeSum: 0,
})

/** Treated as opened before the first deal, at an unknown price. */
const strayOf = (deal: PositionedDeal): Open => {
  const isBought = deal.type === 'sell'
  const held = isBought ? deal.volume : -deal.volume
  return { ...opened(deal), side: isBought ? 'buy' : 'sell', held, lots: deal.volume, openSum: Number.NaN }
}

const finished = ({ held: _, openSum, closeSum, closedLots, ...position }: Open, closed: string | null): Position => ({
  ...position,
  closed,
  openPrice: Number.isNaN(openSum) || position.lots === 0 ? null : openSum / position.lots,
  closePrice: closedLots === 0 ? null : closeSum / closedLots,
})
