import type { LiveEvent } from '#contract/events.ts'
import type { Sql } from './database.ts'
import { sql } from './drizzle.ts'

/** Tells every server process what changed, once the transaction commits and only then. */
export async function announce(tx: Sql, event: LiveEvent): Promise<void> {
  await tx.execute(sql`select pg_notify('live', ${JSON.stringify(event)})`)
}
