import { followUpTypes } from '#domain/tasks.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { updateLead } from '../lead-store.ts'

/**
 * Sets a lead's next follow-up to its earliest open task that plans one, null without any. Whether that changed the lead.
 * Call when adding, changing or removing such a task, in the same transaction, with the lead locked.
 */
export async function moveFollowUp(
  tx: Sql,
  lead: { readonly id: string; readonly nextFollowUpDate: Date | null },
): Promise<boolean> {
  const { rows } = await tx.execute<{ first: string | Date | null }>(sql`
    select min(due_date) as first
    from lead_tasks where lead_id = ${lead.id} and status = 'pending' and type = any(${sql.param([...followUpTypes])}::text[])`)
  const first = rows[0]?.first ?? null
  const next = first === null ? null : new Date(first)
  if (next?.getTime() === lead.nextFollowUpDate?.getTime()) return false
  await updateLead(tx, lead.id, { nextFollowUpDate: next })
  return true
}
