import { type BookedDeal, isTrade, resultOf } from './deal.ts'

/** A deal with what is known of the position that it opens, changes or closes. */
export type PositionedDeal = BookedDeal & {
  /** null: the file does not tell. */
  position: string | null
  /** null: the file does not tell. */
  hasStop: boolean | null
}

/** A position from its first deal to its last, all parts and costs together. */
export interface Position {
  symbol: string
  side: 'buy' | 'sell'
  /** Lots opened in all. */
  lots: number
  /** The broker's clock, `YYYY-MM-DDTHH:MM:SS`. */
  opened: string
  /** Of its last deal; null while something of it is open. */
  closed: string | null
  /** Profit with swap, commission and fee, minor units. */
  result: number
  hasStop: boolean | null
}

export type ClosedPositionResult = Position & { closed: string }

type Open = Position & { held: number }

/**
 * Positions in the order of their last deal. Deals that name their position belong together; where a file does not tell,
 * a position of a symbol lasts from flat to flat, and a reversal ends one and begins the next.
 */
export function positionsOf(deals: readonly PositionedDeal[]): Position[] {
  const open = new Map<string, Open>()
  const closed: Position[] = []
  for (const deal of deals) {
    if (!isTrade(deal)) continue
    const key = deal.position === null ? `of ${deal.symbol}` : `no. ${deal.position}`
    const signed = deal.type === 'buy' ? deal.volume : -deal.volume
    const at = open.get(key) ?? opened(deal)
    const before = at.held
    at.held = Math.round((before + signed) * 1e8) / 1e8
    at.result += resultOf(deal)
    at.hasStop ??= deal.hasStop
    if (before === 0 || Math.sign(signed) === Math.sign(before)) at.lots += deal.volume
    const isTurned = before !== 0 && Math.sign(at.held) === -Math.sign(before)
    if (at.held === 0 || isTurned) closed.push(finished(at, deal.time))
    if (at.held === 0) open.delete(key)
    else open.set(key, isTurned ? { ...opened(deal), held: at.held, lots: Math.abs(at.held) } : at)
  }
  return [...closed, ...[...open.values()].map((position) => finished(position, null))]
}

/** Those that are over. */
export function closedOf(positions: readonly Position[]): ClosedPositionResult[] {
  return positions.filter((position): position is ClosedPositionResult => position.closed !== null)
}

const opened = ({ symbol, type, time, hasStop }: PositionedDeal): Open => ({
  symbol,
  side: type === 'buy' ? 'buy' : 'sell',
  lots: 0,
  opened: time,
  closed: null,
  result: 0,
  hasStop,
  held: 0,
})

const finished = ({ held: _, ...position }: Open, closed: string | null): Position => ({ ...position, closed })
