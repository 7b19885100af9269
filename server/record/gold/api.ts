import type { GoldSeries } from '#contract/gold.ts'
import type { Handlers } from '#contract/handler.ts'
import type { BarProblem, GoldBar } from '#domain/gold/bars.ts'
import { audit } from '#server/db/audit.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { goldPrices } from '#server/db/schema/record.ts'
import { readUpload } from '../uploaded-text.ts'

/** Bars per statement. */
const savedAtOnce = 5_000

/** Gold prices, which teammates import from their own terminal. */
export function goldHandlers({
  sql: db,
}: Pick<Database, 'sql'>): Handlers<'readGoldSeries' | 'importGoldPrices' | 'removeGoldPrices'> {
  return {
    readGoldSeries: () => readSeries(db),

    async importGoldPrices({ query: { clock }, file }, context) {
      const bars: GoldBar[] = []
      const problem = await readUpload<BarProblem | null>(
        'goldBars',
        file,
        [clock * 60],
        (some: readonly GoldBar[]) => {
          for (const bar of some) bars.push(bar)
        },
      )
      if (problem) return { state: 'refused', bars: 0, problem }
      await db.transaction(async (tx) => {
        for (let at = 0; at < bars.length; at += savedAtOnce) await save(tx, bars.slice(at, at + savedAtOnce))
        await audit(tx, context, {
          action: 'gold.imported',
          entity: 'gold',
          entityId: null,
          detail: { bars: bars.length, clock },
        })
      })
      return { state: 'accepted', bars: bars.length, problem: null }
    },

    removeGoldPrices: (_, context) =>
      db.transaction(async (tx) => {
        const { bars } = await readSeries(tx)
        // biome-ignore lint/nursery/noDrizzleDeleteWithoutWhere: the call removes the whole series
        await tx.delete(goldPrices)
        await audit(tx, context, { action: 'gold.removed', entity: 'gold', entityId: null, detail: { bars } })
        return undefined
      }),
  }
}

/** Writes bars, replacing those at the same times. */
async function save(tx: Sql, bars: readonly GoldBar[]): Promise<void> {
  const rows = bars.map(({ at, close, high, low, volume }) => ({
    id: newId(),
    timestamp: new Date(at),
    price: String(close),
    high: high === null ? null : String(high),
    low: low === null ? null : String(low),
    volume,
  }))
  await tx
    .insert(goldPrices)
    .values(rows)
    .onConflictDoUpdate({
      target: goldPrices.timestamp,
      set: {
        price: sql`excluded.price`,
        high: sql`excluded.high`,
        low: sql`excluded.low`,
        volume: sql`excluded.volume`,
      },
    })
}

async function readSeries(db: Sql): Promise<GoldSeries> {
  const { rows } = await db.execute<{ bars: number; from: Date | null; to: Date | null; shortest: number | null }>(sql`
    select count(*)::int as bars, min(timestamp) as from, max(timestamp) as to,
      extract(epoch from min(timestamp - before))::float8 / 60 as shortest
    from (select timestamp, lag(timestamp) over (order by timestamp) as before from ${goldPrices}) as series`)
  const { bars, from, to, shortest } = rows[0]!
  return {
    bars,
    from: from && new Date(from).toISOString(),
    to: to && new Date(to).toISOString(),
    barMinutes: shortest,
  }
}
