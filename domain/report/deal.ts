/**
 * A row of a trading account's history. Money is in whole minor units of the report (`digits` decimals), so that sums
 * are exact; times are the broker's local time, `YYYY-MM-DDTHH:MM:SS`, without a zone.
 */
export interface Deal {
  /** Line of the file's table, 1 for the first: how people find it again. */
  row: number
  ticket: string
  time: string
  /** `buy` and `sell` are trades; anything else moves money without trading (`balance`, `credit`, `charge` …). */
  type: string
  symbol: string
  /** Effect of a trade on a position: opens, closes, reverses it, or closes it by an opposite one. */
  direction: Direction | null
  /** Lots. */
  volume: number
  price: number
  order: string
  commission: number
  fee: number
  swap: number
  profit: number
  /** Account balance after this row, as in the file. */
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

/** Change of the balance by a row: profit, swap, commission and fee together. */
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

/** Rows that deposit, withdraw or lend money. Any other non-trade row that takes money is a cost. */
export const flowTypes = ['balance', 'credit', 'bonus'] as const

/**
 * Costs apart from trades: commission, fee, charge, interest, tax, correction. They reduce the result and are no
 * withdrawal. A positive one counts as a deposit, so that it can't pass for a gain.
 */
export function isCost(deal: Pick<Deal, 'type' | 'profit' | 'swap' | 'commission' | 'fee'>): boolean {
  return !isTrade(deal) && !(flowTypes as readonly string[]).includes(deal.type) && resultOf(deal) < 0
}

/** True if a row belongs to the account's result: a trade or a cost. */
export function isResult(deal: Pick<Deal, 'type' | 'profit' | 'swap' | 'commission' | 'fee'>): boolean {
  return isTrade(deal) || isCost(deal)
}

/** True if a deal closes something: the terminal's definition of a trade. */
export function isClosing(deal: Pick<Deal, 'type' | 'direction'>): boolean {
  return isTrade(deal) && deal.direction !== null && deal.direction !== 'in'
}
