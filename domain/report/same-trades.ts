/** How much two accounts have in common: buy and sell deals, counted in the one that is looked at. */
export interface Overlap {
  /** With the same ticket, side and price, whatever their time. */
  readonly sameTickets: number
  /** Of the same side and price at the same time, but for the clocks of two brokers. */
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
 * Whether one account is the other under another login: the same tickets at the same prices, beyond a small share, or
 * nearly all trades renumbered, or on another clock, with the lots that they had.
 */
export const isSameHistory = ({ sameTickets, sameLots, of }: Overlap): boolean =>
  isPart(sameTickets, of, maxTicketShare) || isPart(sameLots, of, repeatedShare)

/** How many trades readers must know to be in both accounts; null where they are few. */
export function tradesInBoth(overlap: Overlap): number | null {
  const { sameTickets, sameTimes, of } = overlap
  const isTold = isSameHistory(overlap) || isPart(sameTimes, of, maxTimeShare)
  return isTold ? Math.max(sameTickets, sameTimes) : null
}
