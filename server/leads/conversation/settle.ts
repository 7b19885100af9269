import type { SQL } from 'drizzle-orm'
import { ApiError } from '#contract/errors.ts'
import type { Settlement } from '#domain/conversation/message.ts'
import { arrivalClock, clockAfterNoAnswer } from '#domain/leads/answer-clock.ts'
import { isOwedAnswer } from '#domain/leads/pipeline.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, sql } from '#server/db/drizzle.ts'
import { messages } from '#server/db/schema/messages.ts'
import { type LeadChange, lockLead, type StoredLead, toRow, updateLead } from '../lead-store.ts'
import { countWaiting, hasNotesSince, newestNotes, readUnseen, seenOf } from './seen.ts'

/** The messages of a lead. */
export const ofLead = (leadId: string) => eq(messages.leadId, leadId)

/** SQL condition: the message came before another one, or is that one. */
export const upTo = ({ id, at }: { readonly id: string; readonly at: Date }): SQL =>
  sql`(${messages.at}, ${messages.id}) <= (${at.toISOString()}::timestamptz, ${id}::uuid)`

/** Settles the waiting messages among these; returns their number. */
export async function settle(tx: Sql, which: SQL | undefined, how: Settlement, by: string): Promise<number> {
  const settled = await tx
    .update(messages)
    .set({ settledAt: sql`now()`, settledBy: by, settledAs: how })
    .where(
      and(which, sql`${messages.settledAt} is null and (${messages.direction} = 'in' or ${messages.state} = 'failed')`),
    )
    .returning({ id: messages.id })
  return settled.length
}

/** True if an incoming message waits in a lead's thread. */
export async function hasWaiting(tx: Sql, leadId: string): Promise<boolean> {
  const [waiting] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(ofLead(leadId), sql`${messages.settledAt} is null and ${messages.direction} = 'in'`))
    .limit(1)
  return waiting !== undefined
}

/**
 * Marks what was seen, messages and forms, as needing no answer: the clock stops unless more waits. Returns the number of
 * messages and whether anything was closed; throws `conflict` with the newest words if all that waits is unseen.
 */
export async function settleSeen(
  tx: Sql,
  lead: StoredLead,
  mark: string | null,
  by: string,
): Promise<{ settled: number; isClosed: boolean }> {
  const { message: last, waiting, note } = seenOf(mark)
  const refuse = async () => {
    throw new ApiError('conflict', { current: await readUnseen(tx, lead, mark, by) })
  }
  const seen = and(ofLead(lead.id), sql`${messages.id} <= ${last}::uuid`)
  // A message that was moved to another lead meanwhile, or that joined this one.
  if (last !== null && (await tx.$count(messages, and(ofLead(lead.id), eq(messages.id, last)))) === 0) await refuse()
  if (waiting !== null && (await countWaiting(tx, lead.id, last)) > waiting) await refuse()
  const settled = last === null ? 0 : await settle(tx, seen, 'none_needed', by)
  if (!isOwedAnswer(toRow(lead))) return { settled, isClosed: settled > 0 }
  const newest = (await newestNotes(tx, [lead.id], by)).get(lead.id) ?? ''
  const isWaiting = (await hasWaiting(tx, lead.id)) || newest > [last ?? '', note ?? ''].toSorted().at(-1)!
  if (isWaiting && settled === 0) await refuse()
  const now = new Date()
  if (!isWaiting) await updateLead(tx, lead.id, { updatedAt: now, ...clockAfterNoAnswer(now) })
  return { settled, isClosed: true }
}

/** The lead's clock once messages have left it: unless a message or a form waits, as it was after the last answer. */
export async function clockWithout(tx: Sql, leadId: string): Promise<LeadChange> {
  const lead = await lockLead(tx, leadId)
  const { clockEvent, waitingSince, createdAt, lastReplyAt, importedAt } = lead
  if (clockEvent !== 'message' || (await hasWaiting(tx, leadId))) return {}
  if (await hasNotesSince(tx, leadId, waitingSince ?? createdAt)) return {}
  const { rows } = await tx.execute<{ at: Date | null }>(sql`
    select max(at) as at from audit_log where entity = 'lead' and entity_id = ${leadId} and action = 'lead.needs_no_answer'`)
  const closed = rows[0]?.at ? new Date(rows[0].at) : null
  const last = closed && (!lastReplyAt || closed > lastReplyAt) ? closed : lastReplyAt
  return last ? clockAfterNoAnswer(last) : importedAt ? arrivalClock : {}
}
