import type { Actor } from '#contract/handler.ts'
import type { Sql } from './database.ts'
import { auditLog } from './schema/staff.ts'

export type AuditEntry = {
  readonly action: string
  readonly entity: string
  readonly entityId: string | null
  /** Names of changed fields and codes; never personal data. */
  readonly detail?: Record<string, unknown>
}

/** Writes who did what, in the transaction that did it (decisions E). */
export async function audit(
  tx: Sql,
  actor: Pick<Actor, 'userId' | 'username'>,
  requestId: string,
  entry: AuditEntry,
): Promise<void> {
  const { userId, username } = actor
  await tx.insert(auditLog).values({ userId, username, requestId, ...entry })
}
