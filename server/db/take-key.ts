import type pg from 'pg'
import { ApiError } from '#contract/errors.ts'
import type { Sql } from './database.ts'
import { sql } from './drizzle.ts'

/** Marks keys the server derived from the message, against double clicks; others come from the form. */
const sameMessage = 'same '
/** Lifetime of a key. */
const lifetimes = { form: '2 days', sameMessage: '10 minutes' }

/** The idempotency key of a post: the form's own, or one derived from its content. */
export const keyOf = (requestHash: string, idempotencyKey: string | undefined): string =>
  idempotencyKey ?? `${sameMessage}${requestHash}`

/** SQL: ends an insert into `idempotency_keys as k` so that only new or expired keys are claimed. */
export const claimUnlessHeld = `on conflict (scope, key) do update
    set request_hash = excluded.request_hash, answer = excluded.answer, created_at = excluded.created_at
    where k.created_at < excluded.created_at - case when k.key like '${sameMessage}%'
      then interval '${lifetimes.sameMessage}' else interval '${lifetimes.form}' end`

/** A post that must take effect only once. */
type OncePost<A> = {
  /** The call it belongs to. */
  readonly scope: string
  /** Identifies it, newest format first; earlier entries may use older formats. */
  readonly fingerprints: readonly [string, ...string[]]
  /** The answer to store for a repeated post. */
  readonly answer: A
  /** The form's own key. */
  readonly idempotencyKey: string | undefined
}

/** Claims the key of a post; returns null, or the answer to an earlier post with the same key. Throws `key_reused`. */
export async function takeKey<A>(
  tx: Sql,
  { scope, fingerprints, answer, idempotencyKey }: OncePost<A>,
): Promise<A | null> {
  const [requestHash] = fingerprints
  const key = keyOf(requestHash, idempotencyKey)
  const claimed = await tx.execute(sql`
    insert into idempotency_keys as k (scope, key, request_hash, answer, created_at)
    values (${scope}, ${key}, ${requestHash}, ${JSON.stringify(answer)}::jsonb, now())
    ${sql.raw(claimUnlessHeld)} returning key`)
  if (claimed.rows.length > 0) return null
  const { rows } = await tx.execute<{ hash: string; answer: A }>(
    sql`select request_hash as hash, answer from idempotency_keys where scope = ${scope} and key = ${key}`,
  )
  const earlier = rows[0]
  if (!earlier || !fingerprints.includes(earlier.hash)) throw new ApiError('key_reused')
  return earlier.answer
}

/** Deletes expired saved responses. */
export async function purgeIdempotencyKeys(pool: pg.Pool): Promise<void> {
  await pool.query(`delete from idempotency_keys where created_at < settled_now() - $1::interval`, [lifetimes.form])
}
