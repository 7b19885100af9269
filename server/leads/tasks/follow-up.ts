import { followUpTypes } from '#domain/leads/tasks.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { updateLead } from '../lead-store.ts'

/**
 * Sets a lead's next follow-up to its earliest open task that plans one; without any, to the one that somebody set. That one is
 * over where a task `isDone` after it. Whether the lead changed. Call when adding, changing or removing such a task, in the same
 * transaction, with the lead locked.
 */
export async function moveFollowUp(
  tx: Sql,
  lead: { readonly id: string; readonly nextFollowUpDate: Date | null; readonly ownFollowUpDate: Date | null },
  isDone = false,
): Promise<boolean> {
  const { rows } = await tx.execute<{ first: string | Date | null }>(sql`
    select min(due_date) as first
    from lead_tasks where lead_id = ${lead.id} and status = 'pending' and type = any(${sql.param([...followUpTypes])}::text[])`)
  const first = rows[0]?.first ?? null
  const { ownFollowUpDate } = lead
  const own = isDone && ownFollowUpDate !== null && ownFollowUpDate.getTime() <= Date.now() ? null : ownFollowUpDate
  const next = first === null ? own : new Date(first)
  if (next?.getTime() === lead.nextFollowUpDate?.getTime()) return false
  await updateLead(tx, lead.id, { nextFollowUpDate: next, ownFollowUpDate })
  return true
}
