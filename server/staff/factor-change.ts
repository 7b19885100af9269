import type { Actor, CallContext } from '#contract/handler.ts'
import { audit } from '#server/db/audit.ts'
import type { Sql } from '#server/db/database.ts'
import { sql as query } from '#server/db/drizzle.ts'
import { methodsOf } from './factors.ts'
import type { StaffParts } from './parts.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { allSessionsOf, endSessionsOf, sessionChannel } from './sessions.ts'

/** Changes a person's second factors in one transaction with its audit entry, and ends the person's other sessions. */
export async function changeFactors<T>(
  { sql, sessionCache }: Pick<StaffParts, 'sql' | 'sessionCache'>,
  context: CallContext & { readonly actor: Actor },
  action: string,
  work: (tx: Sql) => Promise<T>,
): Promise<T> {
  const { userId, session } = context.actor
  const result = await sql.transaction(async (tx) => {
    const done = await work(tx)
    await audit(tx, context, { action, entity: 'user', entityId: userId })
    await endSessionsOf(tx, userId, session)
    // The remaining session's permissions depend on the factors.
    await tx.execute(query`select pg_notify(${sessionChannel}, ${allSessionsOf(userId)})`)
    return done
  })
  sessionCache.forget(allSessionsOf(userId))
  return result
}

/** Recovery codes come with the first second factor; null if the person already has some. */
export const firstCodes = async (tx: Sql, userId: string) =>
  (await methodsOf(tx, userId)).includes('recovery') ? null : makeRecoveryCodes(tx, userId)
