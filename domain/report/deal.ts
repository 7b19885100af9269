/**
 * What a trading account's history is made of. Money is in whole minor units of the report (`digits` decimals), so that
 * sums are exact; moments are the broker's own clock, `YYYY-MM-DDTHH:MM:SS`, without a zone.
 */
export interface Deal {
  /** Line of the file's table, 1 for the first: how people find it again. */
  row: number
  ticket: string
  time: string
  /** `buy` and `sell` are trades; anything else moves money without trading (`balance`, `credit`, `charge` …). */
  type: string
  symbol: string
  /** How a trade changes a position: opens, closes, turns it round, closes it by an opposite one. */
  direction: Direction | null
  /** Lots. */
  volume: number
  price: number
  order: string
  commission: number
  fee: number
  swap: number
  profit: number
  /** The account's balance after this row, as the file says. */
  balance: number
  comment: string
}

/** A deal as an account's history, apart from any file. */
export type BookedDeal = Omit<Deal, 'row' | 'order' | 'comment'>

export const directions = ['in', 'out', 'in/out', 'out by'] as const
export type Direction = (typeof directions)[number]

/** A position from opening to closing, or one part of it that was closed. */
export interface ClosedPosition {
  /** Line of the file's table. */
  row: number
  /** Names the position; parts of one share it. */
  id: string
  symbol: string
  side: 'buy' | 'sell'
  /** Lots. */
  volume: number
  opened: string
  closed: string
  openPrice: number
  closePrice: number
  hasStop: boolean
  /** Profit with swap, commission and fee, minor units. */
  result: number
  /** Profit alone, minor units. */
  profit: number
}

/** How much a row changes the balance: profit, swap, commission and fee together. */
export function resultOf(deal: Pick<Deal, 'profit' | 'swap' | 'commission' | 'fee'>): number {
  return deal.profit + deal.swap + deal.commission + deal.fee
}

/** Money that is lent and not owned: terminals list it, and some do so without moving the balance. */
export function isLent({ type }: Pick<Deal, 'type'>): boolean {
  return type === 'credit' || type === 'bonus'
}

export function isTrade({ type }: Pick<Deal, 'type'>): boolean {
  return type === 'buy' || type === 'sell'
}

/** Rows that move money in and out, or lend it. Any other row that is no trade and takes money is a cost. */
export const flowTypes = ['balance', 'credit', 'bonus'] as const

/**
 * What the broker takes apart from trades: commission, fee, charge, interest, tax, correction. It lowers the result and is no
 * withdrawal. What such a row gives counts as paid in, so that it cannot pass for a gain.
 */
export function isCost(deal: Pick<Deal, 'type' | 'profit' | 'swap' | 'commission' | 'fee'>): boolean {
  return !isTrade(deal) && !(flowTypes as readonly string[]).includes(deal.type) && resultOf(deal) < 0
}

/** Whether a row belongs to the account's result: a trade or a cost. */
export function isResult(deal: Pick<Deal, 'type' | 'profit' | 'swap' | 'commission' | 'fee'>): boolean {
  return isTrade(deal) || isCost(deal)
}

/** Whether a deal closes something: what the terminal counts as a trade. */
export function isClosing(deal: Pick<Deal, 'type' | 'direction'>): boolean {
  return isTrade(deal) && deal.direction !== null && deal.direction !== 'in'
}
