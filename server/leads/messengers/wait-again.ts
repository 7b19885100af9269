import { clockAfterMessage } from '#domain/leads/answer-clock.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, isNull } from '#server/db/drizzle.ts'
import { leads } from '#server/db/schema/leads.ts'
import { lockLead, type StoredLead, toRow, updateLead } from '../lead-store.ts'

/** A lead, locked; null if it is in the recycle bin. */
export async function lockLiveLead(tx: Sql, leadId: string): Promise<StoredLead | null> {
  const [live] = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.id, leadId), isNull(leads.deletedAt)))
  return live ? lockLead(tx, leadId) : null
}

/** Starts the lead's clock again, since a message of theirs waits again. */
export async function waitAgain(tx: Sql, leadId: string, at: Date): Promise<void> {
  const lead = await lockLiveLead(tx, leadId)
  if (lead) await updateLead(tx, leadId, { updatedAt: new Date(), ...clockAfterMessage(toRow(lead), at) })
}
