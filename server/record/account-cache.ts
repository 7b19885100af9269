import type { AccountType } from '#domain/claims/claims.ts'
import { type ConfirmedMonth, confirmedMonths } from '#domain/origin/confirmed-months.ts'
import type { AccountState } from '#domain/record/accounts.ts'
import { type FollowedMonth, followedMonths } from '#domain/record/followed.ts'
import { type AccountRows, type PublishedAccount, positionsFor, rowsOnPage } from '#domain/record/published-accounts.ts'
import type { RowChoice } from '#domain/report/account-figures.ts'
import { type AccountRecord, accountRecord } from '#domain/report/account-record.ts'
import { flowTypes } from '#domain/report/deal.ts'
import type { TradeEntry } from '#domain/report/latest-trade.ts'
import { type ClosedPositionResult, closedOf, positionsOf } from '#domain/report/positions.ts'
import { findingsOf, type ReportNote } from '#domain/report/problem.ts'
import { tradesInBoth } from '#domain/report/same-trades.ts'
import type { Sql } from '#server/db/database.ts'
import { and, desc, eq, gt, inArray, lt, sql } from '#server/db/drizzle.ts'
import { accounts, deals, reportImports } from '#server/db/schema/accounts.ts'
import { editionOf, keepRecord, keptRecord } from './account-records.ts'
import { overlapsOf } from './accounts/same-trades.ts'
import { readTradeEntry } from './ledger/trade-entry.ts'
import { readConfirmations } from './origin/store.ts'
import { readClosings } from './read-closings.ts'
import { readDeals, toDeal } from './read-deals.ts'
import { readFirstStampOf } from './stamps/store.ts'

type Kept<T> = { readonly edition: string; readonly value: T }

/** Published data of the firm's accounts. */
export type AccountCache = {
  /** Every account, including closed and lost ones, in order of registration. */
  read(): Promise<PublishedAccount[]>
  /** Rows of an account, newest first; null if there is no such account. */
  rows(slug: string, choice: RowChoice, page: number): Promise<AccountRows | null>
}

/**
 * Each account's record is computed from its deals once per accepted file, then stored: no page reads
 * the deals. Closed positions, which pages list a few at a time, are cached from the first of those pages on.
 */
export function openAccountCache(db: Sql): AccountCache {
  const records = keptByEdition<AccountRecord | null>(db)
  const recordOf = (id: string, digits: number) =>
    records(id, async (edition) => {
      const found = await keptRecord(db, id, edition)
      if (found !== undefined) return found
      const made = accountRecord(await readDeals(db, id), digits)
      await keepRecord(db, id, made)
      return made
    })
  const confirmed = keptByEdition<readonly ConfirmedMonth[]>(db)
  /** Deals are read only for an account with a confirmation, once per further file or mail. */
  const confirmedBy = async (id: string) => {
    const confirmations = await readConfirmations(db, id)
    if (confirmations.length === 0) return {}
    const make = async () => confirmedMonths(await readDeals(db, id), confirmations)
    const keyServers = [...new Set(confirmations.flatMap((one) => one.keyServers ?? []))]
    return {
      confirmed: await confirmed(id, make, String(confirmations.length)),
      ...(keyServers.length > 0 && { keyServers }),
    }
  }
  const followed = keptByEdition<readonly FollowedMonth[]>(db)
  const followedOf = async (id: string) => ({
    followed: await followed(id, async () => followedMonths(await readClosings(db, id))),
  })
  const entries = keptByEdition<TradeEntry | null>(db)
  /** Trade and entry belong to the record's edition. */
  const entryOf = async (id: string, slug: string, record: AccountRecord | null) => {
    const { trade } = record ?? {}
    const tradeEntry = trade ? await entries(id, () => readTradeEntry(db, slug, trade.ticket), trade.ticket) : null
    return tradeEntry && { tradeEntry }
  }
  const stampedOf = async (slug: string) => {
    const stamped = await readFirstStampOf(db, slug)
    return stamped && { stamped }
  }
  const overlaps = keptByEdition<Awaited<ReturnType<typeof overlapsOf>>>(db)
  /** `all`: every account, since a file of any of them may contain the same trades. */
  const sameTradesOf = async (id: string, all: readonly (typeof accounts.$inferSelect)[]) => {
    const editions = await Promise.all(all.map((one) => editionOf(db, one.id)))
    const found = await overlaps(id, () => overlapsOf(db, id), editions.join(' '))
    const counts = new Map(found.map((overlap) => [overlap.id, tradesInBoth(overlap)]))
    const sameTrades = all.flatMap(({ id: other, slug, name }) => {
      const count = counts.get(other) ?? null
      return count === null ? [] : [{ slug, name, count }]
    })
    return sameTrades.length > 0 && { sameTrades }
  }
  const positions = keptByEdition<ClosedPositionResult[]>(db)
  const closedIn = (id: string) => positions(id, async () => closedOf(positionsOf(await readDeals(db, id))))

  return {
    async read() {
      const rows = await db.select().from(accounts).orderBy(accounts.createdAt, accounts.id)
      const published: PublishedAccount[] = []
      for (const {
        id,
        slug,
        name,
        type,
        currency,
        broker,
        serverZone,
        state,
        createdAt,
        endedAt,
        isMadeUp,
        digits,
        ...named
      } of rows) {
        const record = await recordOf(id, digits)
        published.push({
          slug,
          name,
          type: type as AccountType,
          currency,
          broker,
          company: named.namedCompany,
          server: named.namedServer,
          serverZone,
          state: state as AccountState,
          registeredOn: dayOf(createdAt),
          endedOn: endedAt && dayOf(endedAt),
          isMadeUp,
          checked: await lastCheck(db, id),
          record,
          ...(record && type !== 'backtest' && (await followedOf(id))),
          ...(await stampedOf(slug)),
          ...(await confirmedBy(id)),
          ...(await entryOf(id, slug, record)),
          ...(record && rows.length > 1 && (await sameTradesOf(id, rows))),
        })
      }
      return published
    },

    async rows(slug, choice, page) {
      const [account] = await db.select().from(accounts).where(eq(accounts.slug, slug))
      if (!account) return null
      if (choice !== 'all' && choice !== 'flows') {
        const positions = positionsFor(choice, await closedIn(account.id)) ?? []
        const shown = positions.toReversed().slice(skippedBefore(page), page * rowsOnPage)
        return { ...pagesOf(choice, page, positions.length), deals: null, positions: shown }
      }
      return choice === 'all' ? dealsOn(db, account.id, page) : flowsOn(db, account.id, page)
    },
  }
}

const skippedBefore = (page: number) => (page - 1) * rowsOnPage

/** A page of all deals of an account. */
async function dealsOn(db: Sql, accountId: string, page: number): Promise<AccountRows> {
  const ofAccount = eq(deals.accountId, accountId)
  // Sequence numbers have no gaps, so a page is a range of them, however old.
  const [newest] = await db.select({ seq: deals.seq }).from(deals).where(ofAccount).orderBy(desc(deals.seq)).limit(1)
  const total = newest?.seq ?? 0
  const last = total - skippedBefore(page)
  const stretch = and(gt(deals.seq, last - rowsOnPage), lt(deals.seq, last + 1))
  const shown = await db.select().from(deals).where(and(ofAccount, stretch)).orderBy(desc(deals.seq))
  return { ...pagesOf('all', page, total), deals: shown.map(toDeal), positions: null }
}

/** A page of the deposits, withdrawals and credits of an account. */
async function flowsOn(db: Sql, accountId: string, page: number): Promise<AccountRows> {
  const flows = and(
    eq(deals.accountId, accountId),
    sql`${deals.type} not in ('buy', 'sell') and (${inArray(deals.type, [...flowTypes])}
      or ${deals.profit} + ${deals.swap} + ${deals.commission} + ${deals.fee} >= 0)`,
  )
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(deals).where(flows)
  const shown = await db
    .select()
    .from(deals)
    .where(flows)
    .orderBy(desc(deals.seq))
    .limit(rowsOnPage)
    .offset(skippedBefore(page))
  return { ...pagesOf('flows', page, counted!.total), deals: shown.map(toDeal), positions: null }
}

const pagesOf = (choice: RowChoice, page: number, total: number) => ({
  choice,
  page,
  pages: Math.max(1, Math.ceil(total / rowsOnPage)),
  total,
})

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

/** Caches one value per account and edition; `besides`: what else the value depends on. */
function keptByEdition<T>(
  db: Sql,
): (id: string, make: (edition: string) => Promise<T>, besides?: string) => Promise<T> {
  const kept = new Map<string, Promise<Kept<T>>>()
  return async (id, make, besides = '') => {
    const edition = `${await editionOf(db, id)}${besides && ` ${besides}`}`
    const found = await kept.get(id)?.catch(() => null)
    if (found?.edition === edition) return found.value
    const making = make(edition).then((value) => ({ edition, value }))
    kept.set(id, making)
    return (await making).value
  }
}

async function lastCheck(db: Sql, accountId: string): Promise<PublishedAccount['checked']> {
  const [last, before] = await db
    .select()
    .from(reportImports)
    .where(and(eq(reportImports.accountId, accountId), eq(reportImports.state, 'accepted')))
    .orderBy(desc(reportImports.finishedAt), desc(reportImports.id))
    .limit(2)
  if (!last?.finishedAt || last.recomputed === null || last.agree === null) return null
  const findings = findingsOf(last.notes as ReportNote[])
  return {
    on: dayOf(last.finishedAt),
    recomputed: last.recomputed,
    agree: last.agree,
    ...(findings.length > 0 && { findings }),
    ...(last.openTrades && { open: last.openTrades }),
    ...(before?.openTrades && { openBefore: before.openTrades }),
  }
}
