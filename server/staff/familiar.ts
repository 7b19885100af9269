import type { Actor, CallContext } from '#contract/handler.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'

/**
 * The caller, where this person completed a login from that address within the last 90 days; null for an unfamiliar one.
 * The audit log knows.
 */
export async function familiarCaller(
  db: Sql,
  { actor, address, caller }: Pick<CallContext, 'address' | 'caller'> & { actor: Pick<Actor, 'userId'> },
): Promise<string | null> {
  const { rowCount } = await db.execute(sql`select from audit_log
    where user_id = ${actor.userId} and action = 'session.started' and address = ${address}
      and at > now() - interval '90 days' limit 1`)
  return rowCount ? caller : null
}
