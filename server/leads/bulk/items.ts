import type { Sql } from '#server/db/database.ts'
import { and, desc, eq, sql } from '#server/db/drizzle.ts'
import { leads } from '#server/db/schema/leads.ts'
import { auditLog, users } from '#server/db/schema/staff.ts'
import { leadBulkItems } from '#server/db/schema/workspace.ts'
import type { StoredLead } from '../lead-store.ts'
import type { StoredBulk } from './store.ts'

export type Batch = {
  /** Number of items read; 0: none are left. */
  readonly looked: number
  readonly changed: readonly string[]
}

/** The next items of a bulk edit in a state; locks their leads until the transaction ends. */
export async function nextItems(tx: Sql, bulk: StoredBulk, state: string, limit: number) {
  const items = await tx
    .select({
      leadId: leadBulkItems.leadId,
      seen: leadBulkItems.seen,
      before: leadBulkItems.before,
      version: leadBulkItems.version,
    })
    .from(leadBulkItems)
    .where(and(eq(leadBulkItems.bulkId, bulk.id), eq(leadBulkItems.state, state)))
    .orderBy(leadBulkItems.leadId)
    .limit(limit)
  if (items.length === 0) return { items, leads: new Map<string, StoredLead>() }
  const ids = uuids(items.map(({ leadId }) => leadId))
  const rows = await tx
    .select()
    .from(leads)
    .where(sql`${leads.id} = any(${ids}::uuid[])`)
    .orderBy(leads.id)
    .for('update')
  return { items, leads: new Map(rows.map((row) => [row.id, row])) }
}

export const uuids = (ids: readonly string[]) => `{${ids.join(',')}}`

/** Unchanged and unreverted items of the batch are finished, too. */
export async function closeItems(
  tx: Sql,
  bulk: StoredBulk,
  items: readonly { leadId: string }[],
  state: string,
  from: string,
) {
  await tx.execute(sql`update lead_bulk_items set state = ${state}
    where bulk_id = ${bulk.id} and state = ${from} and lead_id = any(${uuids(items.map((i) => i.leadId))}::uuid[])`)
}

/** The requester's name. */
export async function writerOf(tx: Sql, { userId }: StoredBulk): Promise<string | null> {
  const [user] = await tx.select({ username: users.username }).from(users).where(eq(users.id, userId))
  return user?.username ?? null
}

/** The name of the teammate who requested the undo. */
export async function undoerOf(tx: Sql, { id }: StoredBulk) {
  const [asked] = await tx
    .select({ userId: auditLog.userId, username: auditLog.username })
    .from(auditLog)
    .where(and(eq(auditLog.entityId, id), eq(auditLog.action, 'lead.bulk_undone')))
    .orderBy(desc(auditLog.id))
    .limit(1)
  return asked
}
