import type { Actor, CallContext } from '#contract/handler.ts'
import { usernameKey } from '#domain/staff/username.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'

/** True if the person of this name completed a login from this address within the last 90 days. */
export async function isFamiliarTo(db: Sql, username: string, address: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`select from users u cross join lateral (select from audit_log
      where user_id = u.id and action = 'session.started' and address = ${address}
        and at > now() - interval '90 days' limit 1) as login
    where u.username_key = ${usernameKey(username)}`)
  return Boolean(rowCount)
}

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
