import type { Actor, CallContext } from '#contract/handler.ts'
import type { Sql } from './database.ts'
import { auditLog } from './schema/staff.ts'

export type AuditEntry = {
  readonly action: string
  readonly entity: string
  readonly entityId: string | null
  /** Names of changed fields and codes; never personal data. */
  readonly detail?: Record<string, unknown>
}

/** Who acts, in which request, from where; a handler's context is one. */
export type By = Pick<CallContext, 'requestId' | 'address'> & { readonly actor: Pick<Actor, 'userId' | 'username'> }

/** Writes who did what, from where, in the transaction that did it. */
export async function audit(tx: Sql, by: By, entry: AuditEntry): Promise<void> {
  const { userId, username } = by.actor
  await tx.insert(auditLog).values({ userId, username, requestId: by.requestId, address: by.address, ...entry })
}
