import type { LiveEvent } from '#contract/events.ts'
import type { Sql } from './database.ts'
import { sql } from './drizzle.ts'

/** Notifies every server process of a change when the transaction commits. */
export async function announce(tx: Sql, event: LiveEvent): Promise<void> {
  await tx.execute(sql`select pg_notify('live', ${JSON.stringify(event)})`)
}
