import { type Imported, type ImportedDeal, type Statement, startOf } from '#domain/origin/match.ts'
import type { Sql } from '#server/db/database.ts'
import { and, desc, eq, inArray, sql } from '#server/db/drizzle.ts'
import { deals } from '#server/db/schema/accounts.ts'

/** The imported deals that a statement is compared with: those of its time, and those it lists. */
export async function readImported(db: Sql, accountId: string, statement: Statement): Promise<Imported> {
  const ofAccount = eq(deals.accountId, accountId)
  const edge = (order: 'first' | 'last') =>
    db
      .select({ time: deals.time })
      .from(deals)
      .where(ofAccount)
      .orderBy(order === 'first' ? deals.seq : desc(deals.seq))
      .limit(1)
  const [[first], [last]] = [await edge('first'), await edge('last')]
  const [before] = await db
    .select({ balance: deals.balance })
    .from(deals)
    .where(and(ofAccount, sql`${deals.time} <= ${statement.until}::timestamp`))
    .orderBy(desc(deals.seq))
    .limit(1)
  const tickets = statement.deals.map(({ ticket }) => ticket)
  const inTime = sql`${deals.time} between ${startOf(statement)}::timestamp and ${statement.until}::timestamp`
  const rows = await db
    .select()
    .from(deals)
    .where(and(ofAccount, sql`(${inTime} or ${tickets.length > 0 ? inArray(deals.ticket, tickets) : sql`false`})`))
    .orderBy(deals.seq)
  return {
    deals: rows.map(toImported),
    first: first ? clockOf(first.time) : null,
    last: last ? clockOf(last.time) : null,
    balance: before?.balance ?? null,
  }
}

const clockOf = (time: string) => time.replace(' ', 'T')

const toImported = (row: typeof deals.$inferSelect): ImportedDeal => ({
  ticket: row.ticket,
  time: clockOf(row.time),
  type: row.type,
  symbol: row.symbol,
  volume: Number(row.volume),
  price: Number(row.price),
  profit: row.profit,
  costs: row.commission + row.fee + row.swap,
  balance: row.balance,
})
