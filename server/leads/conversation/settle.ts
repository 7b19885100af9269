import type { SQL } from 'drizzle-orm'
import { ApiError } from '#contract/errors.ts'
import type { Settlement } from '#domain/conversation/message.ts'
import { clockAfterNoAnswer } from '#domain/leads/answer-clock.ts'
import { isAwaitingReply } from '#domain/leads/pipeline.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, sql } from '#server/db/drizzle.ts'
import { messages } from '#server/db/schema/messages.ts'
import { type StoredLead, toRow, updateLead } from '../lead-store.ts'
import { hasNotesSince } from './seen.ts'

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

/** Marks messages that arrived no later than a seen one as needing no answer; the clock stops unless more arrived since. */
export async function settleUpTo(tx: Sql, lead: StoredLead, seen: string, by: string): Promise<number> {
  const [message] = await tx
    .select({ at: messages.at })
    .from(messages)
    .where(and(eq(messages.id, seen), ofLead(lead.id)))
  // The message was moved to another lead meanwhile.
  if (!message) throw new ApiError('conflict')
  const settled = await settle(tx, and(ofLead(lead.id), sql`${messages.id} <= ${seen}::uuid`), 'none_needed', by)
  const now = new Date()
  const isWaiting = (await hasWaiting(tx, lead.id)) || (await hasNotesSince(tx, lead.id, by, message.at))
  if (!isWaiting && isAwaitingReply(toRow(lead)))
    await updateLead(tx, lead.id, { updatedAt: now, ...clockAfterNoAnswer(now) })
  return settled
}
