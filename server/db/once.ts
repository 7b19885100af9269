import { createHash } from 'node:crypto'
import type { Actor, CallContext } from '#contract/handler.ts'
import type { Sql } from './database.ts'
import { sql } from './drizzle.ts'
import { takeKey } from './take-key.ts'

type Repeatable = {
  /** Name of the call. */
  readonly call: string
  /** The complete input, files as hashes: the same key with other input is refused. */
  readonly input: unknown
  /** The record the answer is about, so that both are erased together. */
  readonly about: string | null
  readonly context: Pick<CallContext, 'idempotencyKey'> & { readonly actor: Pick<Actor, 'userId'> }
}

/**
 * Runs a call that adds something, in one transaction with its `Idempotency-Key`: repeated with the same key it returns
 * the first answer and adds nothing. Without a key it simply runs. Throws `key_reused`.
 */
export function once<A>(
  db: Sql,
  { call, input, about, context }: Repeatable,
  work: (tx: Sql) => Promise<A>,
): Promise<A> {
  return db.transaction(async (tx) => {
    const { idempotencyKey, actor } = context
    if (idempotencyKey === undefined) return work(tx)
    const hash = createHash('sha256')
      .update(JSON.stringify([actor.userId, input]))
      .digest('base64url')
    const post = { scope: call, fingerprints: [hash] as const, answer: { id: about } as Kept<A>, idempotencyKey }
    const earlier = await takeKey(tx, post)
    if (earlier) return earlier.answer
    const answer = await work(tx)
    const kept = JSON.stringify({ id: about, answer })
    await tx.execute(sql`update idempotency_keys set answer = ${kept}::jsonb
      where scope = ${call} and key = ${idempotencyKey}`)
    return answer
  })
}

type Kept<A> = { readonly id: string | null; readonly answer: A }

/** Represents a file's content in `input`. */
export const contentHash = (content: Uint8Array): string => createHash('sha256').update(content).digest('base64url')
