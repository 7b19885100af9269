import type { Sql } from '#server/db/database.ts'
import { and, eq, inArray } from '#server/db/drizzle.ts'
import { auditLog, users } from '#server/db/schema/staff.ts'
import { leadBulkItems } from '#server/db/schema/workspace.ts'
import type { StoredBulk } from './store.ts'

/** Analyses one lead in the caller's transaction, in a teammate's name; false if it is gone. */
export type AnalyseLead = (tx: Sql, leadId: string, by: string | null) => Promise<boolean>

/** Leads analysed in one transaction: each takes some statements. */
const batchSize = 20

/** Analyses the next leads of a bulk; those that are gone are skipped. A line of the audit log for each, as by hand. */
export async function analyseBatch(tx: Sql, bulk: StoredBulk, analyse: AnalyseLead) {
  const items = await tx
    .select({ leadId: leadBulkItems.leadId })
    .from(leadBulkItems)
    .where(and(eq(leadBulkItems.bulkId, bulk.id), eq(leadBulkItems.state, 'pending')))
    .orderBy(leadBulkItems.leadId)
    .limit(batchSize)
  const [user] = await tx.select({ username: users.username }).from(users).where(eq(users.id, bulk.userId))
  const by = user?.username ?? null
  const changed: string[] = []
  for (const { leadId } of items) if (await analyse(tx, leadId, by)) changed.push(leadId)
  await close(tx, bulk, changed, 'done')
  await close(
    tx,
    bulk,
    items.map(({ leadId }) => leadId).filter((id) => !changed.includes(id)),
    'skipped',
  )
  if (changed.length > 0) {
    await tx.insert(auditLog).values(
      changed.map((entityId) => ({
        userId: bulk.userId,
        username: by,
        action: 'lead.analysed',
        entity: 'lead',
        entityId,
        detail: { bulk: bulk.id },
      })),
    )
  }
  return { looked: items.length, changed }
}

async function close(tx: Sql, bulk: StoredBulk, leads: readonly string[], state: string): Promise<void> {
  if (leads.length === 0) return
  await tx
    .update(leadBulkItems)
    .set({ state })
    .where(and(eq(leadBulkItems.bulkId, bulk.id), inArray(leadBulkItems.leadId, [...leads])))
}
