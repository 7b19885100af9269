import { randomBytes } from 'node:crypto'
import type { ApiKey } from '#contract/api-keys.ts'
import { ApiError } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import { dayMs } from '#domain/basics/instant.ts'
import { keyOf, keyScopes, maxApiKeys, shownKeyLength } from '#domain/staff/api-keys.ts'
import { audit } from '#server/db/audit.ts'
import type { Database } from '#server/db/database.ts'
import { and, desc, eq, isNull, sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { apiKeys } from '#server/db/schema/staff.ts'
import { isOpen, keyHash } from './store.ts'

type ApiKeyCalls = 'listApiKeys' | 'addApiKey' | 'revokeApiKey'

/** Keys of programs: made, listed and revoked by owners. `sessionChannel`: where the end of a key is announced. */
export function apiKeyHandlers({ sql: db }: Pick<Database, 'sql'>, sessionChannel: string): Handlers<ApiKeyCalls> {
  return {
    async listApiKeys() {
      const rows = await db.select().from(apiKeys).orderBy(desc(apiKeys.createdAt), apiKeys.id).limit(500)
      return { data: rows.map(shown) }
    },

    addApiKey: ({ body: { name, scopes, days } }, context) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('api keys', 0))`)
        if ((await tx.$count(apiKeys, isOpen)) >= maxApiKeys) throw new ApiError('conflict')
        const key = keyOf(randomBytes(32).toString('base64url'))
        const [row] = await tx
          .insert(apiKeys)
          .values({
            id: newId(),
            name,
            scopes,
            start: key.slice(0, shownKeyLength),
            tokenHash: keyHash(key),
            createdBy: context.actor.username,
            createdById: context.actor.userId,
            expiresAt: days === null ? null : new Date(Date.now() + days * dayMs),
          })
          .returning()
        await audit(tx, context, {
          action: 'api_key.created',
          entity: 'api_key',
          entityId: row!.id,
          detail: { scopes },
        })
        return { apiKey: shown(row!), key }
      }),

    async revokeApiKey({ params: { id } }, context) {
      await db.transaction(async (tx) => {
        const [revoked] = await tx
          .update(apiKeys)
          .set({ revokedAt: sql`now()` })
          .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
          .returning({ id: apiKeys.id })
        if (!revoked) throw new ApiError('not_found')
        // Every server closes the event streams of sessions that are over.
        await tx.execute(sql`select pg_notify(${sessionChannel}, 'key')`)
        await audit(tx, context, { action: 'api_key.revoked', entity: 'api_key', entityId: id })
      })
      return undefined
    },
  }
}

const shown = ({ id, name, start, scopes, createdBy, ...row }: typeof apiKeys.$inferSelect): ApiKey => ({
  id,
  name,
  start,
  scopes: keyScopes.filter((scope) => scopes.includes(scope)),
  createdBy,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  revokedAt: row.revokedAt?.toISOString() ?? null,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
})
