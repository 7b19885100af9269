import { followUpTypes } from '#domain/tasks.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, inArray } from '#server/db/drizzle.ts'
import { leadTasks } from '#server/db/schema/leads.ts'
import { updateLead } from '../lead-store.ts'

/**
 * Sets a lead's next follow-up to its earliest open task that plans one, null without any. Whether that changed the lead.
 * For whoever adds, changes or removes such a task, in the same transaction, the lead being locked.
 */
export async function moveFollowUp(
  tx: Sql,
  lead: { readonly id: string; readonly nextFollowUpDate: Date | null },
): Promise<boolean> {
  const [open] = await tx
    .select({ first: leadTasks.dueDate })
    .from(leadTasks)
    .where(
      and(eq(leadTasks.leadId, lead.id), eq(leadTasks.status, 'pending'), inArray(leadTasks.type, [...followUpTypes])),
    )
    .orderBy(leadTasks.dueDate)
    .limit(1)
  const next = open?.first ?? null
  if (next?.getTime() === lead.nextFollowUpDate?.getTime()) return false
  await updateLead(tx, lead.id, { nextFollowUpDate: next })
  return true
}
