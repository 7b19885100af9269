import type { NewEntry } from '#domain/ledger/payloads.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import type { ReadDeal } from './read-file.ts'

/** Rows of one statement. */
const savedAtOnce = 5_000

/** Saves a file's deals: adds new ones, and updates place and position of known ones. */
export async function saveDeals(
  tx: Sql,
  { accountId, importId }: { accountId: string; importId: string },
  deals: readonly ReadDeal[],
  saved: (percent: number) => Promise<void>,
): Promise<void> {
  for (let at = 0; at < deals.length; at += savedAtOnce) {
    const part = deals.slice(at, at + savedAtOnce)
    const column = (of: (deal: ReadDeal, index: number) => unknown) => sql.param(part.map(of))
    await tx.execute(sql`
      insert into deals as d (account_id, import_id, seq, ticket, time, type, symbol, direction, volume, price, "order",
        commission, fee, swap, profit, balance, position, has_stop)
      select ${accountId}::uuid, ${importId}::uuid, * from unnest(
        ${column((_, index) => at + index + 1)}::integer[],
        ${column(({ ticket }) => ticket)}::text[],
        ${column(({ time }) => time)}::timestamp[],
        ${column(({ type }) => type)}::text[],
        ${column(({ symbol }) => symbol)}::text[],
        ${column(({ direction }) => direction)}::text[],
        ${column(({ volume }) => String(volume))}::numeric[],
        ${column(({ price }) => String(price))}::numeric[],
        ${column(({ order }) => order)}::text[],
        ${column(({ commission }) => commission)}::bigint[],
        ${column(({ fee }) => fee)}::bigint[],
        ${column(({ swap }) => swap)}::bigint[],
        ${column(({ profit }) => profit)}::bigint[],
        ${column(({ balance }) => balance)}::bigint[],
        ${column(({ position }) => position)}::text[],
        ${column(({ hasStop }) => hasStop)}::boolean[])
      on conflict (account_id, ticket) do update
        set seq = excluded.seq, balance = excluded.balance, position = excluded.position, has_stop = excluded.has_stop
        where (d.seq, d.balance, d.position, d.has_stop)
          is distinct from (excluded.seq, excluded.balance, excluded.position, excluded.has_stop)`)
    await saved(Math.round((100 * (at + part.length)) / deals.length))
  }
}

/** A deal as the ledger records it; `occurredAt`: broker's local time; `at`: its place, if deals came before. */
export function dealEntry(account: string, deal: ReadDeal, at: number | null): NewEntry {
  const { row: _, time, volume, price, ...rest } = deal
  return {
    kind: 'deal',
    occurredAt: time,
    payload: { account, ...rest, volume: String(volume), price: String(price), ...(at !== null && { at }) },
  }
}
