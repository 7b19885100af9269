import { createHash } from 'node:crypto'
import { ApiError } from '#contract/errors.ts'
import type { Actor } from '#contract/handler.ts'
import { minuteMs } from '#domain/basics/instant.ts'
import { type KeyScope, keyActorPrefix, keyIsWhole, keyScopes, roleOfKey } from '#domain/staff/api-keys.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, getTableColumns, sql } from '#server/db/drizzle.ts'
import { rolesWith } from '#server/db/roles-sql.ts'
import { apiKeys } from '#server/db/schema/staff.ts'

/** Days for which a key that is over stays in the list. */
const keptDays = 90
/** Precision of the last-used time. */
const sightingMs = minuteMs

export const keyHash = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** The program behind a key, as an actor. */
export type KeyActor = { readonly actor: Actor; readonly scopes: readonly KeyScope[] }

/** How board sessions and rate limits identify a key. */
const sessionOfKey = (id: string) => `key ${id}`

/** True if the actor is a program with a key. */
export const isKey = ({ session }: Pick<Actor, 'session'>): boolean => session.startsWith(sessionOfKey(''))

/** The program of a key. Throws `not_signed_in`, with the reason, for a wrong, revoked or expired one. */
export async function findKey(db: Sql, key: string): Promise<KeyActor> {
  if (!keyIsWhole(key)) throw refused('This is not a whole API key: it was cut off or mistyped.')
  const [row] = await db
    .select({ ...getTableColumns(apiKeys), makerLeft })
    .from(apiKeys)
    .where(eq(apiKeys.tokenHash, keyHash(key)))
  if (!row) throw refused('There is no such API key.')
  if (row.revokedAt !== null) throw refused('This API key was revoked.')
  if (row.makerLeft) throw refused('The person who made this API key no longer manages connections.')
  if (row.expiresAt !== null && row.expiresAt <= new Date()) throw refused('This API key has expired.')
  if (Date.now() - (row.lastUsedAt?.getTime() ?? 0) >= sightingMs) await recordUse(db, row.id)
  const scopes = keyScopes.filter((scope) => row.scopes.includes(scope))
  return { actor: actorOf(row.id, row.name, scopes), scopes }
}

const refused = (message: string) => new ApiError('not_signed_in', { message })

function actorOf(id: string, name: string, scopes: readonly KeyScope[]): Actor {
  return {
    userId: id,
    username: `${keyActorPrefix}${name}`,
    role: roleOfKey(scopes),
    mustChangePassword: false,
    awaitsSecondFactor: false,
    mustSetUpSecondFactor: false,
    provedAt: null,
    session: sessionOfKey(id),
  }
}

async function recordUse(db: Sql, id: string): Promise<void> {
  const now = new Date()
  const isOld = sql`(${apiKeys.lastUsedAt} is null or ${apiKeys.lastUsedAt} < ${new Date(now.getTime() - sightingMs)})`
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, id), isOld))
}

/** True if a session belongs to a usable key; null if it is no key's. */
export async function keyIsOpen(db: Sql, session: string): Promise<boolean | null> {
  if (!isKey({ session })) return null
  const [row] = await db
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(and(eq(apiKeys.id, session.slice(sessionOfKey('').length)), isOpen))
  return row !== undefined
}

/** True if the key's owner is gone; their keys end with them, and again here if a row was restored. */
const makerLeft = sql<boolean>`exists (select from users u where u.id = ${apiKeys}.created_by_id
  and (u.disabled_at is not null or u.role not in (${sql.raw(rolesWith('connections.manage'))})))`

/** Keys neither revoked nor expired, whose maker has not left. */
export const isOpen = sql`${apiKeys.revokedAt} is null and (${apiKeys.expiresAt} is null or ${apiKeys.expiresAt} > now())
  and not ${makerLeft}`

/** Deletes keys that have been over for long. */
export async function purgeApiKeys(db: Sql): Promise<void> {
  const before = sql`now() - ${keptDays} * interval '1 day'`
  await db.delete(apiKeys).where(sql`${apiKeys.revokedAt} < ${before} or ${apiKeys.expiresAt} < ${before}`)
}
