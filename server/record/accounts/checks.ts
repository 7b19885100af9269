import type { GoldBar } from '#domain/gold/bars.ts'
import { goldPlausibility, isGold, type Plausibility, type PricedDeal } from '#domain/gold/plausibility.ts'
import { isSameBroker } from '#domain/origin/same-broker.ts'
import { openingTicket } from '#domain/report/opening-ticket.ts'
import type { ReportNote, ReportProblem } from '#domain/report/problem.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, gt, gte, lt } from '#server/db/drizzle.ts'
import { deals as dealTable } from '#server/db/schema/accounts.ts'
import { goldPrices } from '#server/db/schema/record.ts'
import { momentOfClock } from './broker-clock.ts'
import { loginHash } from './login-hash.ts'
import type { ReadDeal, ReadReport } from './read-file.ts'
import type { AccountRow } from './stored.ts'

const dayMs = 86_400_000
/** Tolerance between a broker's clock and ours, ms. */
const clockToleranceMs = 3_600_000
const readAtOnce = 10_000
/** Maximum percentage of gold deals outside the prices of their hour: brokers differ, inventions differ more. */
const maxOutsidePercent = 1

/** Problems of a file that is not this account's: type, currency, number, and decimals. */
export function checkAccount(account: AccountRow, fileType: string, report: ReadReport): ReportProblem[] {
  const { currency, login } = report.account
  const problems: ReportProblem[] = []
  const differs = (code: ReportProblem['code'], printed: string, recomputed: string, what: string) =>
    problems.push({
      code,
      message: `The file is of ${what} ${printed}, the account of ${recomputed}.`,
      detail: { printed, recomputed },
    })
  if (fileType !== account.type) differs('wrong_type', fileType, account.type, 'type')
  if (currency !== null && currency !== account.currency)
    differs('wrong_currency', currency, account.currency, 'currency')
  // Removing the number could re-register a blown account. A tester has none.
  if (login === null && report.kind !== 'backtest')
    problems.push({ code: 'no_login', message: 'The file does not name its account number.' })
  if (login !== null && account.loginHash !== null && loginHash(account.loginSalt, login) !== account.loginHash)
    problems.push({ code: 'wrong_login', message: 'The file is of another account number than the files before it.' })
  if (report.digits > account.digits) differs('too_fine', String(report.digits), String(account.digits), 'decimals')
  return problems
}

/** The typed currency applies to a file without one. */
export function currencyMissing({ currency: printed }: AccountRow, { account }: ReadReport): ReportNote[] {
  const message = `The file does not name its currency: ${printed} is what was typed.`
  return account.currency === null
    ? [{ code: 'currency_unchecked', message, detail: { printed, recomputed: '0' } }]
    : []
}

/** The typed broker, if the file names another. */
export function brokerDiffers({ broker: recomputed }: AccountRow, { account }: ReadReport): ReportNote[] {
  const { company, server } = account
  const names = [company, server].filter((name) => name !== null)
  if (names.length === 0 || isSameBroker(recomputed, names)) return []
  const printed = names.join(', ')
  const message = `The account was registered at ${recomputed}, the file names ${printed}.`
  return [{ code: 'broker_differs', message, detail: { printed, recomputed } }]
}

/** The largest offset of any time zone from UTC, ms. */
const furthestAheadMs = 14 * 3_600_000

/** Deals in the future by the broker's clock if known, else by any clock on earth. `now`: epoch ms. */
export function checkFuture(zone: string | null, deals: readonly ReadDeal[], now: number): ReportProblem[] {
  const allowed = zone === null ? furthestAheadMs : clockToleranceMs
  const later = deals.filter(({ time }) => momentOfClock(time, zone).getTime() > now + allowed)
  return later.slice(0, 20).map(({ row, ticket, time }) => {
    const message = `Row ${row}: deal ${ticket} of ${time} has not happened yet.`
    return { code: 'future_deal', message, row, detail: { ticket, printed: time } }
  })
}

/**
 * Compares a file with the deals on record, all of which it must contain unchanged: a history only ever grows. Money of
 * `deals` in the account's minor units. `isUpToDate`: the file contains all deals up to when it was made. `retold`:
 * deals that the file puts in another order, or with another position or balance.
 */
export async function checkEarlier(
  tx: Sql,
  accountId: string,
  kind: ReadReport['kind'],
  deals: readonly ReadDeal[],
  isUpToDate: boolean,
): Promise<{ problems: ReportProblem[]; known: Set<string>; retold: Set<string> }> {
  const byTicket = new Map(deals.map((deal, index) => [deal.ticket, { deal, index }]))
  const known = new Set<string>()
  const retold = new Set<string>()
  let lastPlace = -1
  const missing: (typeof dealTable.$inferSelect)[] = []
  const changed: ReadDeal[] = []
  for (let after = 0; ; ) {
    const rows = await tx
      .select()
      .from(dealTable)
      .where(and(eq(dealTable.accountId, accountId), gt(dealTable.seq, after)))
      .orderBy(dealTable.seq)
      .limit(readAtOnce)
    for (const row of rows) {
      known.add(row.ticket)
      const { deal, index = -1 } = byTicket.get(row.ticket) ?? {}
      if (!deal) missing.push(row)
      else if (!isSame(row, deal, kind)) changed.push(deal)
      else if (index < lastPlace || !isRestatedSame(row, deal)) retold.add(row.ticket)
      lastPlace = Math.max(lastPlace, index)
    }
    if (rows.length < readAtOnce) break
    after = rows.at(-1)!.seq
  }
  const problems = changed.slice(0, 20).map(({ row, ticket }): ReportProblem => {
    const message = `Row ${row}: deal ${ticket} is not as it was in an earlier file.`
    return { code: 'changed_deal', message, row, detail: { ticket } }
  })
  const [first] = missing
  if (first !== undefined) {
    const isOlder = isUpToDate && changed.length === 0 && deals.every(({ ticket }) => known.has(ticket))
    problems.push((isOlder ? olderFile(deals, missing) : null) ?? missingDeals(first.ticket, missing.length))
  }
  return { problems, known, retold }
}

function missingDeals(ticket: string, count: number): ReportProblem {
  const message = `${count} deals of earlier files are missing, the first of them ${ticket}.`
  return { code: 'missing_deals', message, detail: { ticket, count } }
}

/** The problem of a file older than the deals it lacks; null if it lacks an earlier one. */
function olderFile(
  deals: readonly ReadDeal[],
  missing: readonly (typeof dealTable.$inferSelect)[],
): ReportProblem | null {
  const last = deals.at(-1)?.time
  // A trade of MetaTrader 4 is listed, with its opening, once it is closed.
  const closed = new Set(missing.map(({ ticket }) => openingTicket(ticket)))
  const later = missing.filter(({ ticket }) => !closed.has(ticket)).map(({ time }) => time.replace(' ', 'T'))
  if (last === undefined || later.some((time) => time < last)) return null
  const detail = { printed: last, recomputed: later.toSorted().at(-1) ?? last, count: later.length }
  const message = `The file is older than what is on record: it ends at ${last}, the record at ${detail.recomputed}.`
  return { code: 'older_file', message, detail }
}

/** True if a file's position and balance of a deal match the record. */
const isRestatedSame = (row: typeof dealTable.$inferSelect, { position, hasStop, balance }: ReadDeal): boolean =>
  row.position === position && row.hasStop === hasStop && row.balance === balance

function isSame(row: typeof dealTable.$inferSelect, deal: ReadDeal, kind: ReadReport['kind']): boolean {
  const exact = ['type', 'symbol', 'direction', 'order', 'commission', 'fee', 'swap', 'profit'] as const
  return (
    row.time.replace(' ', 'T') === deal.time &&
    exact.every((field) => row[field] === deal[field]) &&
    // A statement of MetaTrader 4 prints no balances: the computed ones begin at 0 with the file.
    (kind === 'mt4' || row.balance === deal.balance) &&
    Number(row.volume) === deal.volume &&
    Number(row.price) === deal.price
  )
}

/** How a file's gold deals fit the imported gold prices; null without data to compare. */
export async function compareGold(tx: Sql, deals: readonly PricedDeal[]): Promise<Plausibility | null> {
  const gold = deals.filter(isGoldDeal)
  const [first, last] = [gold[0], gold.at(-1)]
  if (!first || !last) return null
  const at = (time: string, add: number) => new Date(Date.parse(`${time}Z`) + add)
  const rows = await tx
    .select()
    .from(goldPrices)
    .where(and(gte(goldPrices.timestamp, at(first.time, -dayMs)), lt(goldPrices.timestamp, at(last.time, dayMs))))
    .orderBy(goldPrices.timestamp)
  const decimal = (text: string | null) => (text === null ? null : Number(text))
  const bars = rows.map(({ timestamp, price, high, low, volume }): GoldBar => {
    return { at: timestamp.getTime(), close: Number(price), high: decimal(high), low: decimal(low), volume }
  })
  return goldPlausibility(gold, bars)
}

/** True if too many deals are outside the prices of their hour to have been made at a market. */
export function isImplausible({ isTelling, checked, inside }: Plausibility): boolean {
  return isTelling && 100 * (checked - inside) > maxOutsidePercent * checked
}

/** Findings of the comparison with gold prices. */
export function judgeGold(
  found: Plausibility | null,
  deals: readonly ReadDeal[],
): { problems: ReportProblem[]; notes: ReportNote[] } {
  if (!found) return { problems: [], notes: goldUnchecked(deals, 0) }
  if (isImplausible(found)) {
    const rows = new Map(deals.map(({ ticket, row }) => [ticket, row]))
    const problems = found.outside.map((ticket): ReportProblem => {
      const row = rows.get(ticket)!
      const message = `Row ${row}: the price of deal ${ticket} lies outside the gold prices of its hour.`
      return { code: 'gold_price', message, row, detail: { ticket } }
    })
    return { problems, notes: [] }
  }
  const message = `${found.inside} of ${found.checked} gold deals lie within the gold prices of their hour.`
  const note: ReportNote = { code: 'gold_checked', message, detail: { count: found.inside, of: found.checked } }
  return { problems: [], notes: [note, ...goldOutside(found), ...goldUnchecked(deals, found.checked)] }
}

/** Gold deals without a price of their hour: silence would suggest they had been checked. */
function goldUnchecked(deals: readonly PricedDeal[], checked: number): ReportNote[] {
  const of = deals.filter(isGoldDeal).length
  const count = of - checked
  if (count === 0) return []
  const message = `Gold deals whose prices were not checked, since no gold prices of their hour are known: ${count}.`
  return [{ code: 'gold_unchecked', message, detail: { count, of } }]
}

const isGoldDeal = ({ symbol, price }: PricedDeal) => isGold(symbol) && price > 0

/** Each deal outside the prices of its hour is named, however few they are. */
function goldOutside({ checked, inside, outside }: Plausibility): ReportNote[] {
  const count = checked - inside
  if (count === 0) return []
  const message = `Gold deals outside the gold prices of their hour: ${count}, among them ${outside.join(', ')}.`
  return [{ code: 'gold_outside', message, detail: { count, of: checked, tickets: outside } }]
}
