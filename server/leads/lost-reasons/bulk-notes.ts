import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { leadInteractions } from '#server/db/schema/leads.ts'
import { undoOf } from '../actions/undo.ts'
import type { StoredBulk } from '../bulk/store.ts'
import type { StoredLead } from '../lead-store.ts'
import { lostSubject } from './store.ts'

/** Writes the note of a change of many leads to Lost into the history of each. */
export async function recordLost(tx: Sql, bulk: StoredBulk, leads: readonly StoredLead[], now: Date): Promise<void> {
  if (!('status' in bulk.change) || bulk.change.status !== 'lost') return
  const content = bulk.change.lostNote
  if (!content || leads.length === 0) return
  const createdBy = await usernameOf(tx, bulk.userId)
  await tx.insert(leadInteractions).values(
    leads.map((lead) => ({
      id: newId(),
      leadId: lead.id,
      type: 'note',
      subject: lostSubject,
      content,
      createdBy,
      createdAt: now,
      undo: undoOf(lead, {}),
    })),
  )
}

/** Deletes the notes of an undone change; these leads have not been changed since, so no other note is affected. */
export async function forgetLostNotes(tx: Sql, bulk: StoredBulk, ids: string): Promise<void> {
  if (!('status' in bulk.change) || bulk.change.status !== 'lost') return
  await tx.execute(sql`delete from lead_interactions
    where lead_id = any(${ids}::uuid[]) and subject = ${lostSubject} and type = 'note'
      and created_by = ${await usernameOf(tx, bulk.userId)} and created_at >= ${bulk.createdAt.toISOString()}::timestamptz`)
}

async function usernameOf(tx: Sql, userId: string): Promise<string> {
  const { rows } = await tx.execute<{ username: string }>(sql`select username from users where id = ${userId}`)
  return rows[0]!.username
}
