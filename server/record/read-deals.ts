import type { PositionedDeal } from '#domain/report/positions.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, gt } from '#server/db/drizzle.ts'
import { deals } from '#server/db/schema/accounts.ts'

/** Deals that one statement reads. */
const readAtOnce = 2_000

/** The deals of an account in order, money in its minor units. */
export async function readDeals(db: Sql, accountId: string): Promise<PositionedDeal[]> {
  const all: PositionedDeal[] = []
  for (let after = 0; ; ) {
    const rows = await db
      .select()
      .from(deals)
      .where(and(eq(deals.accountId, accountId), gt(deals.seq, after)))
      .orderBy(deals.seq)
      .limit(readAtOnce)
    for (const row of rows) all.push(toDeal(row))
    if (rows.length < readAtOnce) return all
    after = rows.at(-1)!.seq
  }
}

/** A deal as stored. */
export function toDeal(row: typeof deals.$inferSelect): PositionedDeal {
  const { ticket, type, symbol, commission, fee, swap, profit, balance, position, hasStop } = row
  return {
    ticket,
    time: row.time.replace(' ', 'T'),
    type,
    symbol,
    direction: row.direction as PositionedDeal['direction'],
    volume: Number(row.volume),
    price: Number(row.price),
    commission,
    fee,
    swap,
    profit,
    balance,
    position,
    hasStop,
  }
}
