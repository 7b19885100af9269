import { isTrade } from '#domain/report/deal.ts'
import type { ReportProblem } from '#domain/report/problem.ts'
import { isSameHistory, type Overlap } from '#domain/report/same-trades.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import type { ReadDeal } from './read-file.ts'
import type { AccountRow } from './stored.ts'

/** Maximum difference between brokers' clocks, in steps of a quarter of an hour. */
const maxClocksApart = '26 hours'
const quarterHour = 900

type Found = Overlap & { id: string; slug: string; name: string; type: string }

/**
 * Refuses a file whose trades another account already publishes, under any login: a blown account would return under a
 * new number, a demo account as a live one. Two tests of one bot may share trades.
 */
export async function checkSameTrades(
  tx: Sql,
  account: AccountRow,
  deals: readonly ReadDeal[],
): Promise<ReportProblem[]> {
  // Two accounts may be given the same trades at once.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('same trades', 0))`)
  const trades = deals.filter(isTrade)
  const column = (of: (deal: ReadDeal) => unknown) => sql.param(trades.map(of))
  const found = await overlaps(
    tx,
    sql`select * from unnest(
      ${column(({ ticket }) => ticket)}::text[],
      ${column(({ time }) => time)}::timestamp[],
      ${column(({ type }) => type)}::text[],
      ${column(({ volume }) => String(volume))}::numeric[],
      ${column(({ price }) => String(price))}::numeric[]) as t (ticket, time, type, volume, price)`,
    trades.length,
    account.id,
  )
  const repeated = found.filter(
    (one) => isSameHistory(one) && !(one.type === 'backtest' && account.type === 'backtest'),
  )
  if (repeated.length === 0) return []
  // Accounts published side by side are named on both pages, and each may continue.
  const standing = new Set((await overlapsOf(tx, account.id)).filter(isSameHistory).map(({ id }) => id))
  return repeated
    .filter(({ id }) => !standing.has(id))
    .map(({ name, sameTickets, sameTimes, of }): ReportProblem => {
      const count = Math.max(sameTickets, sameTimes)
      const message = `${count} trades of the file are published already, as ${name}.`
      return { code: 'trades_repeated', message, detail: { printed: name, count, of } }
    })
}

/** Overlap of other accounts with an account's trades, without those that have none. */
export const overlapsOf = async (db: Sql, id: string): Promise<Found[]> => {
  const own = sql`account_id = ${id}::uuid and type in ('buy', 'sell')`
  const { rows } = await db.execute<{ trades: number }>(sql`select count(*)::int as trades from deals where ${own}`)
  return overlaps(db, sql`select ticket, time, type, volume, price from deals where ${own}`, rows[0]!.trades, id)
}

/** `own`: the compared trades, `trades` in number; `id`: their account. */
async function overlaps(db: Sql, own: ReturnType<typeof sql>, trades: number, id: string): Promise<Found[]> {
  const { rows } = await db.execute<Omit<Found, 'of'> & { trades: number }>(sql`
    with own as materialized (${own}),
    others as materialized (
      select account_id, ticket, time, type, volume, price from deals
      where account_id <> ${id}::uuid and type in ('buy', 'sell')),
    by_ticket as (
      select others.account_id, count(*)::int as same_tickets
      from own join others using (ticket, type, price) group by 1),
    by_time as (
      select others.account_id, count(distinct own.ticket)::int as same_times,
        (count(distinct own.ticket) filter (where own.volume = others.volume))::int as same_lots
      from own join others using (type, price)
      where extract(epoch from own.time)::bigint % ${quarterHour} = extract(epoch from others.time)::bigint % ${quarterHour}
        and others.time between own.time - ${maxClocksApart}::interval and own.time + ${maxClocksApart}::interval
      group by 1),
    sizes as (select account_id, count(*)::int as trades from others group by 1)
    select a.id, a.slug, a.name, a.type, sizes.trades,
      coalesce(same_tickets, 0) as "sameTickets", coalesce(same_times, 0) as "sameTimes", coalesce(same_lots, 0) as "sameLots"
    from sizes join accounts a on a.id = sizes.account_id
    left join by_ticket on by_ticket.account_id = a.id
    left join by_time on by_time.account_id = a.id
    where same_tickets > 0 or same_times > 0
    order by a.created_at, a.id`)
  return rows.map(({ trades: others, ...row }) => ({ ...row, of: Math.min(others, trades) }))
}
