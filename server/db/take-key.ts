import { ApiError } from '#contract/errors.ts'
import type { Sql } from './database.ts'
import { and, eq, sql } from './drizzle.ts'
import { idempotencyKeys } from './schema/staff.ts'

/** A key that the form made holds for two days; without one the message itself is the key, against a second click. */
const keyLifetime = { made: '2 days', same: '10 minutes' }

/** A post that must count once. */
export type OncePost<A> = {
  /** Which call it belongs to. */
  readonly scope: string
  /** What tells it from another one, the newest way first; an earlier one may have been written the older ways. */
  readonly fingerprints: readonly [string, ...string[]]
  /** The answer to keep for the same post again. */
  readonly answer: A
  /** The key that the form made. */
  readonly idempotencyKey: string | undefined
}

/** Claims the key of a post; answers null, or the answer of an earlier post with the same key. Throws `key_reused`. */
export async function takeKey<A>(
  tx: Sql,
  { scope, fingerprints, answer, idempotencyKey }: OncePost<A>,
): Promise<A | null> {
  const [requestHash] = fingerprints
  const row = { scope, key: idempotencyKey ?? `same ${requestHash}`, requestHash, answer }
  const lifetime = idempotencyKey ? keyLifetime.made : keyLifetime.same
  const taken = await tx
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, idempotencyKeys.key],
      set: { requestHash, answer, createdAt: sql`now()` },
      setWhere: sql`${idempotencyKeys.createdAt} < now() - ${lifetime}::interval`,
    })
    .returning({ key: idempotencyKeys.key })
  if (taken.length > 0) return null
  const [earlier] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, row.scope), eq(idempotencyKeys.key, row.key)))
  if (!earlier || !fingerprints.includes(earlier.requestHash)) throw new ApiError('key_reused')
  return earlier.answer as A
}
