/** Overlap of two accounts: buy and sell deals, counted in the account examined. */
export interface Overlap {
  /** With the same ticket, side and price, at any time. */
  readonly sameTickets: number
  /** With the same side, price and time, up to the two brokers' time zones. */
  readonly sameTimes: number
  /** The same, and of the same lots. */
  readonly sameLots: number
  /** Buy and sell deals of the smaller account. */
  readonly of: number
}

/** Fewer deals that agree may be chance. */
const minDeals = 12
/** Shares of the smaller account: tickets are one server's own, while a bot may trade two accounts alike. */
const maxTicketShare = 0.05
const maxTimeShare = 0.2
const repeatedShare = 0.9

const isPart = (count: number, of: number, share: number) => count >= minDeals && count >= share * of

/**
 * True if one account is a copy of the other: more than a small share of the same tickets and prices, or nearly all
 * trades renumbered or in another time zone, with equal lots.
 */
export const isSameHistory = ({ sameTickets, sameLots, of }: Overlap): boolean =>
  isPart(sameTickets, of, maxTicketShare) || isPart(sameLots, of, repeatedShare)

/** Number of common trades that readers should know of; null if few. */
export function tradesInBoth(overlap: Overlap): number | null {
  const { sameTickets, sameTimes, of } = overlap
  const isReported = isSameHistory(overlap) || isPart(sameTimes, of, maxTimeShare)
  return isReported ? Math.max(sameTickets, sameTimes) : null
}
