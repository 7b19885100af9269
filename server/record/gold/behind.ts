import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { goldPrices } from '#server/db/schema/record.ts'

/** An interval of the gold price behind a chart. */
export type GoldPoint = {
  /** Epoch milliseconds. */
  readonly at: number
  readonly price: number
}

/** Intervals of one chart. */
const maxPoints = 100

/** The imported gold price in a period: the last price of each of at most a hundred intervals. */
export async function readGoldBehind(db: Sql, from: Date, to: Date): Promise<GoldPoint[]> {
  const seconds = Math.max(1, (to.getTime() - from.getTime()) / 1000 / maxPoints)
  const { rows } = await db.execute<{ at: number; price: number }>(sql`
    select distinct on (stretch) extract(epoch from timestamp)::float8 * 1000 as at, price::float8 as price
    from (
      select timestamp, price, floor(extract(epoch from timestamp - ${from.toISOString()}::timestamptz) / ${seconds}) as stretch
      from ${goldPrices}
      where timestamp between ${from.toISOString()}::timestamptz and ${to.toISOString()}::timestamptz
    ) as within
    order by stretch, timestamp desc`)
  return rows.map(({ at, price }) => ({ at: Number(at), price: Number(price) }))
}
