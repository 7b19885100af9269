import type { AccessRefusal, RefusalKind } from '#contract/audit.ts'
import { keyActorPrefix } from '#domain/staff/api-keys.ts'
import type { Sql } from '#server/db/database.ts'
import { desc, sql } from '#server/db/drizzle.ts'
import { nameHashOf } from '#server/db/refusals.ts'
import { accessRefusals } from '#server/db/schema/access.ts'
import { apiKeys, users } from '#server/db/schema/staff.ts'

/** Refusals shown at once: the latest windows. */
const maxShown = 100

/** The latest refusals; a typed name is shown where it is a teammate's. `hashes`: by each key that may have been used. */
export async function listRefusals(db: Sql, hashes: (text: string) => readonly string[]): Promise<AccessRefusal[]> {
  const team = await db.select({ id: users.id, username: users.username }).from(users)
  const keys = await db.select({ id: apiKeys.id, name: apiKeys.name }).from(apiKeys)
  const byId = new Map([
    ...team.map(({ id, username }) => [id, username] as const),
    ...keys.map(({ id, name }) => [id, `${keyActorPrefix}${name}`] as const),
  ])
  const byHash = new Map<string, string>()
  for (const { username } of team)
    for (const n of hashes('').keys())
      byHash.set(
        nameHashOf((text) => hashes(text)[n] ?? '', username),
        username,
      )
  const rows = await db
    .select()
    .from(accessRefusals)
    .orderBy(desc(accessRefusals.lastAt), desc(accessRefusals.id))
    .limit(maxShown)
  return rows.map(({ id, kind, address, nameHash, userId, call, count, firstAt, lastAt }) => ({
    id,
    kind: kind as RefusalKind,
    address,
    username: (userId === null ? byHash.get(nameHash) : byId.get(userId)) ?? null,
    call: call || null,
    count,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  }))
}

/**
 * Writes each window that is over into the audit log, once and with its count, and forgets windows after 90 days, which the
 * log keeps longer.
 */
export async function logRefusals(db: Sql): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      with closed as (
        update access_refusals set logged_at = now()
        where logged_at is null and window_start < now() - interval '10 minutes' returning *
      )
      insert into audit_log (user_id, username, action, entity, entity_id, detail, address)
      select c.user_id, coalesce(u.username, ${keyActorPrefix} || k.name), 'access.' || c.kind, 'access', null,
        jsonb_strip_nulls(jsonb_build_object('count', c.count, 'nameHash', nullif(c.name_hash, ''),
          'call', nullif(c.call, ''), 'from', c.first_at, 'to', c.last_at)), c.address
      from closed c left join users u on u.id = c.user_id
      left join api_keys k on k.id = c.user_id order by c.first_at, c.id`)
    await tx.execute(sql`delete from access_refusals where logged_at < settled_now() - interval '90 days'`)
  })
}
