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

/** Content of a broker's statement. */
export interface Statement {
  login: string
  /** ISO 4217 or the broker's term; null if not stated. */
  currency: string | null
  /** Time of the statement. */
  until: string
  balance: number
  equity: number | null
  deals: readonly StatementDeal[]
}

/** An imported deal with the balance after it. */
export interface ImportedDeal extends StatementDeal {
  balance: number
}

/** Imported data of the account that a statement needs. */
export interface Imported {
  /** Deals from `from` to `until`, in order. */
  deals: readonly ImportedDeal[]
  /** Times of the first and last deal of the whole account; null without deals. */
  first: string | null
  last: string | null
  /** After the last deal up to the statement's time; null without one. */
  balance: number | null
}

export type Match =
  | { kind: 'matched'; from: string; tickets: readonly string[] }
  | { kind: 'waiting' }
  | { kind: 'refused'; reason: MailRefusal; detail: RefusalDetail }

/** Tickets that a refusal names. */
const maxTickets = 10

/**
 * Start of the period of a statement: the day of its first deal. A deal in the last minute of a day is after that day's
 * statement, so it begins the next one. Openings of MetaTrader 4 trades may be days older and are ignored.
 */
export function startOf({ deals }: Pick<Statement, 'deals'>): string | null {
  const times = deals.filter(({ ticket }) => !isOpeningTicket(ticket)).map(({ time }) => time)
  const first = times.toSorted()[0]
  if (first === undefined) return null
  return first.slice(11, 16) === '23:59' ? first : `${first.slice(0, 10)}T00:00:00`
}

/**
 * Compares a statement with the imported deals of its period: both must have the same deals, with equal ticket, time,
 * volume, price and money, and the same balance. Deals not imported yet make it wait.
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
  // Openings are listed with their closing, possibly days later.
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

/** Ignores seconds: some statements print minutes. */
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
