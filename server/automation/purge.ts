import type { SQL } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'

/** Days for which events and runs are kept; a week for runs without effect. */
const keptDays = 90
const skippedDays = 7
/** Rows of one statement. */
const batchSize = 5_000

/** Deletes expired runs with their receipts, and events that every rule has seen. */
export async function purgeAutomation(db: Sql): Promise<void> {
  await inBatches(
    db,
    sql`delete from automation_runs where id in (
      select id from automation_runs
      where at < settled_now() - ${skippedDays} * interval '1 day' and outcome <> 'waiting'
        and (outcome = 'skipped' or at < settled_now() - ${keptDays} * interval '1 day')
      order by at limit ${batchSize}
    )`,
  )
  await inBatches(
    db,
    sql`delete from automation_events where id in (
      select id from automation_events
      where at < settled_now() - ${keptDays} * interval '1 day' and seen_at is not null
      order by at limit ${batchSize}
    )`,
  )
  await db.execute(sql`delete from automation_days where at < settled_now() - ${keptDays} * interval '1 day'`)
  await db.execute(sql`delete from lead_escalations where at < settled_now() - interval '30 days'`)
}

/** Deletes in batches: fifty rules produce more rows in a day than one statement should delete. */
async function inBatches(db: Sql, statement: SQL): Promise<void> {
  for (;;) {
    const { rowCount } = await db.execute(statement)
    if ((rowCount ?? 0) < batchSize) return
  }
}
