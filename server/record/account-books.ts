import { createHash } from 'node:crypto'
import type { AccountState } from '#domain/accounts.ts'
import type { AccountType } from '#domain/claims.ts'
import { type AccountRows, type PublishedAccount, positionsFor, rowsOnPage } from '#domain/published-accounts.ts'
import type { RowChoice } from '#domain/report/account-figures.ts'
import { type AccountRecord, accountRecord } from '#domain/report/account-record.ts'
import { type ClosedPositionResult, closedOf, positionsOf } from '#domain/report/positions.ts'
import type { Sql } from '#server/db/database.ts'
import { and, desc, eq, sql } from '#server/db/drizzle.ts'
import { accounts, deals, reportImports } from '#server/db/schema/accounts.ts'
import { readDeals, toDeal } from './read-deals.ts'

type Book = { readonly edition: string; readonly record: AccountRecord | null; readonly closed: ClosedPositionResult[] }

/** What is published of the firm's accounts. */
export type AccountBooks = {
  /** Every account, closed and lost ones too, in the order they were registered. */
  read(): Promise<PublishedAccount[]>
  /** Rows of an account, newest first; null where there is no such account. */
  rows(slug: string, choice: RowChoice, page: number): Promise<AccountRows | null>
}

/** Computes what is shown of each account from its deals, once for each file that is accepted. */
export function openAccountBooks(db: Sql): AccountBooks {
  const books = new Map<string, Promise<Book>>()

  const bookOf = async (id: string, digits: number | null): Promise<Book> => {
    const edition = await editionOf(db, id)
    const kept = await books.get(id)?.catch(() => null)
    if (kept?.edition === edition) return kept
    const making = readDeals(db, id).then((own): Book => {
      return { edition, record: accountRecord(own, digits ?? 2), closed: closedOf(positionsOf(own)) }
    })
    books.set(id, making)
    return making
  }

  return {
    async read() {
      const rows = await db.select().from(accounts).orderBy(accounts.createdAt, accounts.id)
      const published: PublishedAccount[] = []
      // One after another: an account's deals are in memory while its book is made.
      for (const { id, slug, name, type, currency, broker, serverZone, state, endedAt, digits } of rows) {
        published.push({
          slug,
          name,
          type: type as AccountType,
          currency,
          broker,
          serverZone,
          state: state as AccountState,
          endedOn: endedAt && dayOf(endedAt),
          checked: await lastCheck(db, id),
          record: (await bookOf(id, digits)).record,
        })
      }
      return published
    },

    async rows(slug, choice, page) {
      const [account] = await db.select().from(accounts).where(eq(accounts.slug, slug))
      if (!account) return null
      const { closed } = await bookOf(account.id, account.digits)
      const positions = positionsFor(choice, closed)
      const skipped = (page - 1) * rowsOnPage
      if (positions) {
        const shown = positions.toReversed().slice(skipped, skipped + rowsOnPage)
        return { ...pagesOf(choice, page, positions.length), deals: null, positions: shown }
      }
      const ofAccount = eq(deals.accountId, account.id)
      const chosen = choice === 'flows' ? and(ofAccount, sql`${deals.type} not in ('buy', 'sell')`) : ofAccount
      const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(deals).where(chosen)
      const shown = await db
        .select()
        .from(deals)
        .where(chosen)
        .orderBy(desc(deals.seq))
        .limit(rowsOnPage)
        .offset(skipped)
      return { ...pagesOf(choice, page, counted!.total), deals: shown.map(toDeal), positions: null }
    },
  }
}

const pagesOf = (choice: RowChoice, page: number, total: number) => ({
  choice,
  page,
  pages: Math.max(1, Math.ceil(total / rowsOnPage)),
  total,
})

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

/** Another text whenever an account's deals may have changed. */
async function editionOf(db: Sql, accountId: string): Promise<string> {
  const rows = await db
    .select({ id: reportImports.id })
    .from(reportImports)
    .where(and(eq(reportImports.accountId, accountId), eq(reportImports.state, 'accepted')))
    .orderBy(reportImports.id)
  return createHash('sha256')
    .update(rows.map(({ id }) => id).join())
    .digest('base64')
}

async function lastCheck(db: Sql, accountId: string): Promise<PublishedAccount['checked']> {
  const [last] = await db
    .select()
    .from(reportImports)
    .where(and(eq(reportImports.accountId, accountId), eq(reportImports.state, 'accepted')))
    .orderBy(desc(reportImports.finishedAt), desc(reportImports.id))
    .limit(1)
  if (!last?.finishedAt || last.recomputed === null || last.agree === null) return null
  return { on: dayOf(last.finishedAt), recomputed: last.recomputed, agree: last.agree }
}
