import type { AssignedPositions } from '#domain/report/assign-positions.ts'
import { centName, type ScaleVerdict, scaleVerdict } from '#domain/report/currency-scale.ts'
import { type ClosedPosition, type Deal, isTrade } from '#domain/report/deal.ts'
import { type GivenNumber, namedShare, shareOfNumbers } from '#domain/report/number-share.ts'
import { closingsOf } from '#domain/report/price-check.ts'
import { maxTickets, type ReportNote } from '#domain/report/problem.ts'
import type { Report } from './report.ts'

/** Deals within this many ms may be numbered in another order than booked. */
const sameMoment = 60_000

/** A MetaTrader 4 trade is late if it opened this many ms after a higher number had closed. */
const maxPendingMs = 86_400_000
/** This many consecutive late trades, and this share of all, belong to another account. */
const minLate = 5
const minLateShare = 0.2

/** Evidence that a file is not of a single account with the holder, number and currency in its head. */
export function identityNotes(report: Report, assigned: AssignedPositions): ReportNote[] {
  return [...relabelled(report), ...fallingNumbers(report), ...aloneNumbers(report), ...currency(report, assigned)]
}

function relabelled({ isRelabelled }: Report): ReportNote[] {
  const message = 'The title or the properties of the file name another account number or holder than its first rows.'
  return isRelabelled ? [{ code: 'head_differs', message }] : []
}

/** Servers number deals one after the other: rows of another account, or made-up ones, break the order. */
function fallingNumbers({ kind, deals, positions }: Report): ReportNote[] {
  const falls = kind === 'history' ? fallingDeals(deals) : kind === 'mt4' ? lateTrades(positions ?? []) : []
  if (falls.length === 0) return []
  const tickets = falls.slice(0, maxTickets)
  const message = `Deals with a lower number than the one before them: ${falls.length}, among them ${tickets.join(', ')}.`
  return [{ code: 'numbers_fall', message, detail: { count: falls.length, tickets } }]
}

/** The account's share of its server's numbers, percent; null if unknown. A test has its own numbers. */
export function ownShare({ kind, deals, orders, positions, open }: Report): number | null {
  if (kind === 'backtest') return null
  const given = (number: string, time: string): GivenNumber => ({ number: Number(number), time })
  const listed = [...(positions ?? []), ...open].map(({ id, opened }) => given(id, opened))
  const numbersOfDeals = deals.map(({ ticket, time }) => given(ticket, time))
  // A statement of MetaTrader 4 has one series: a trade's number is that of the order that opened it.
  const series =
    kind === 'mt4'
      ? [[...listed, ...deals.filter((deal) => !isTrade(deal)).map(({ ticket, time }) => given(ticket, time))]]
      : [
          [
            ...deals.filter(isTrade).map(({ order, time }) => given(order, time)),
            ...[...orders].map(([order, { opened }]) => given(order, opened)),
          ],
          numbersOfDeals,
        ]
  const shares = series.flatMap((numbers) => shareOfNumbers(numbers) ?? [])
  return shares.length === 0 ? null : Math.max(...shares)
}

/** Servers number the orders of all their clients: an account that has many of the numbers has a server almost to itself. */
function aloneNumbers(report: Report): ReportNote[] {
  const share = ownShare(report)
  if (share === null || share < namedShare) return []
  const count = Math.round(share)
  const message = `Of the numbers that the server gave out over a day or more, ${count} % are this account's.`
  return [{ code: 'numbers_alone', message, detail: { count } }]
}

const ms = (time: string) => Date.parse(`${time}Z`)

function fallingDeals(deals: readonly Deal[]): string[] {
  const isFall = ({ ticket, time }: Deal, before: Deal | undefined) =>
    before !== undefined && Number(ticket) < Number(before.ticket) && ms(time) - ms(before.time) > sameMoment
  return deals.filter((deal, index) => isFall(deal, deals[index - 1])).map(({ ticket }) => ticket)
}

/**
 * Numbers of the longest run of trades, in the order of their numbers, that opened more than a day after a trade of a higher number
 * had closed, while higher numbers went on opening; none where the run is short. MetaTrader 4 numbers an order when it is
 * placed: a pending one may wait long, but a fifth of all trades, one number after the other, is the series of another account.
 */
function lateTrades(positions: readonly ClosedPosition[]): string[] {
  let [earliestClose, latestOpen] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  let [run, longest]: [string[], string[]] = [[], []]
  // Some servers put a row without prices in place of a month's trades, long after it.
  const trades = positions.filter(({ openPrice }) => openPrice > 0)
  for (const { id, opened, closed } of trades.toSorted((a, b) => Number(b.id) - Number(a.id))) {
    const at = ms(opened)
    const isLate = at - earliestClose > maxPendingMs
    // After a server restarts its numbering, lower numbers no longer open.
    if (isLate && at < latestOpen) run.push(id)
    else run = []
    if (run.length > longest.length) longest = run
    earliestClose = Math.min(earliestClose, ms(closed))
    if (!isLate) latestOpen = Math.max(latestOpen, at)
  }
  return longest.length >= minLate && longest.length >= minLateShare * positions.length ? longest.toReversed() : []
}

/** Notes on amounts that cannot be of the currency in the head. */
function currency(report: Report, assigned: AssignedPositions): ReportNote[] {
  const { account, digits } = report
  const { currency: printed } = account
  if (printed === null) return []
  const closings = closingsOf(assigned.deals).filter(({ ticket }) => !assigned.guessed.has(ticket))
  const verdict = scaleVerdict(closings, printed, digits)
  if (verdict.kind === 'doubt') {
    const recomputed = String(Number(verdict.factor.toPrecision(4)))
    const message = `A dollar's move of a lot of ${verdict.symbol} is worth ${recomputed} ${printed}: no lot has that size.`
    return [{ code: 'currency_scale', message, detail: { printed, recomputed: `${recomputed} (${verdict.symbol})` } }]
  }
  return [...unchecked(verdict, printed), ...namedCents(report, printed)]
}

/** Silence about a currency would read as if it had been checked. */
function unchecked(verdict: ScaleVerdict, printed: string): ReportNote[] {
  if (verdict.kind !== 'unchecked') return []
  const message = `Whether the amounts are in ${printed} could not be checked: ${verdict.samples} closings tell.`
  return [{ code: 'currency_unchecked', message, detail: { printed, recomputed: String(verdict.samples) } }]
}

function namedCents({ account: { server, company }, deals }: Report, printed: string): ReportNote[] {
  const name = centName(new Set(deals.filter(isTrade).map(({ symbol }) => symbol)), [server, company], printed)
  if (name === null) return []
  const message = `${name} is named like a cent account's, the file is in ${printed}.`
  return [{ code: 'cent_name', message, detail: { printed, recomputed: name } }]
}
