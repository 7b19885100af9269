import type { Actor, CallContext } from '#contract/handler.ts'
import type { Sql } from './database.ts'
import { auditLog } from './schema/staff.ts'

type AuditEntry = {
  readonly action: string
  readonly entity: string
  readonly entityId: string | null
  /** Names of changed fields and codes; never personal data. */
  readonly detail?: Record<string, unknown>
}

/** The actor, request and origin; a handler's context qualifies. */
export type By = Pick<CallContext, 'requestId' | 'address'> & { readonly actor: Pick<Actor, 'userId' | 'username'> }

/** Records an action with actor and origin, in its transaction. */
export async function audit(tx: Sql, by: By, entry: AuditEntry): Promise<void> {
  const { userId, username } = by.actor
  await tx.insert(auditLog).values({ userId, username, requestId: by.requestId, address: by.address, ...entry })
}
