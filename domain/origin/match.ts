import { isOpeningTicket } from '#domain/report/opening-ticket.ts'
import type { MailRefusal, RefusalDetail } from './outcome.ts'

/** A deal as a statement lists it; money in minor units, times of the broker. */
export interface StatementDeal {
  ticket: string
  /** `YYYY-MM-DDTHH:MM:SS`. */
  time: string
  type: string
  /** Empty for movements of money. */
  symbol: string
  /** Lots. */
  volume: number
  price: number
  profit: number
  /** Commission, fee and swap together. */
  costs: number
}

/** What a broker's statement says. */
export interface Statement {
  login: string
  /** ISO 4217 or the broker's word; null where it does not say. */
  currency: string | null
  /** The moment it was made for. */
  until: string
  balance: number
  equity: number | null
  deals: readonly StatementDeal[]
}

/** An imported deal with the balance after it. */
export interface ImportedDeal extends StatementDeal {
  balance: number
}

/** What is imported of the account, as far as a statement needs it. */
export interface Imported {
  /** Deals from `from` to `until`, in order. */
  deals: readonly ImportedDeal[]
  /** Times of the first and last deal of the whole account; null without deals. */
  first: string | null
  last: string | null
  /** After the last deal up to the statement's moment; null without one. */
  balance: number | null
}

export type Match =
  | { kind: 'matched'; from: string; tickets: readonly string[] }
  | { kind: 'waiting' }
  | { kind: 'refused'; reason: MailRefusal; detail: RefusalDetail }

/** Tickets that a refusal names. */
const maxTickets = 10

/**
 * The first moment that a statement covers: the start of the day of its first deal. A deal in the last minute of a day
 * comes after that day's statement was made, so it begins the next one. What opened a trade of MetaTrader 4 may be days
 * older and begins nothing.
 */
export function startOf({ deals }: Pick<Statement, 'deals'>): string | null {
  const times = deals.filter(({ ticket }) => !isOpeningTicket(ticket)).map(({ time }) => time)
  const first = times.toSorted()[0]
  if (first === undefined) return null
  return first.slice(11, 16) === '23:59' ? first : `${first.slice(0, 10)}T00:00:00`
}

/**
 * Compares a statement with the imported deals of its time: every deal of one must be in the other with the same ticket,
 * time, volume, price and money, and the balance must be the same. Deals that the import does not reach yet are waited for.
 */
export function matchStatement(statement: Statement, imported: Imported, digits: number): Match {
  const from = startOf(statement)
  if (from === null) return refused('no_deals')
  const known = new Map(imported.deals.map((deal) => [deal.ticket, deal]))
  const missing = statement.deals.filter(({ ticket }) => !known.has(ticket))
  const { first, last } = imported
  const isReached = ({ time }: StatementDeal) => first !== null && last !== null && time >= first && time <= last
  const lost = missing.filter(isReached)
  if (lost.length > 0) return refused('missing_deals', named(lost))
  if (missing.length > 0) return { kind: 'waiting' }

  const listed = new Set(statement.deals.map(({ ticket }) => ticket))
  const inTime = imported.deals.filter(({ time }) => time >= from && time <= statement.until)
  // What opened a trade is listed with its closing, maybe days later.
  const extra = inTime.filter(({ ticket }) => !listed.has(ticket) && !isOpeningTicket(ticket))
  if (extra.length > 0) return refused('extra_deals', named(extra))
  const different = statement.deals.filter((deal) => !isSame(deal, known.get(deal.ticket)!))
  if (different.length > 0) return refused('different_deals', named(different))
  if (imported.balance !== statement.balance) {
    const text = (minor: number) => (minor / 10 ** digits).toFixed(digits)
    const recomputed = imported.balance === null ? '' : text(imported.balance)
    return refused('different_balance', { printed: text(statement.balance), recomputed })
  }
  return { kind: 'matched', from, tickets: [...listed] }
}

const refused = (reason: MailRefusal, detail: RefusalDetail = {}): Match => ({ kind: 'refused', reason, detail })

const named = (deals: readonly StatementDeal[]): RefusalDetail => ({
  count: deals.length,
  tickets: deals.slice(0, maxTickets).map(({ ticket }) => ticket),
})

/** Seconds are left out: some statements print minutes. */
function isSame(one: StatementDeal, other: StatementDeal): boolean {
  return (
    one.time.slice(0, 16) === other.time.slice(0, 16) &&
    one.type === other.type &&
    one.symbol.toLowerCase() === other.symbol.toLowerCase() &&
    one.volume === other.volume &&
    one.price === other.price &&
    one.profit === other.profit &&
    one.costs === other.costs
  )
}
