import type { SQL } from 'drizzle-orm'
import { ApiError } from '#contract/errors.ts'
import type { Settlement } from '#domain/conversation/message.ts'
import { clockAfterNoAnswer } from '#domain/leads/answer-clock.ts'
import { isAwaitingReply } from '#domain/leads/pipeline.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, sql } from '#server/db/drizzle.ts'
import { messages } from '#server/db/schema/messages.ts'
import { type StoredLead, toRow, updateLead } from '../lead-store.ts'

/** Settles a lead's waiting messages, or those of them that fit a condition; returns how many. */
export async function settle(tx: Sql, leadId: string, which: SQL | null, how: Settlement, by: string): Promise<number> {
  const settled = await tx
    .update(messages)
    .set({ settledAt: sql`now()`, settledBy: by, settledAs: how })
    .where(
      and(
        eq(messages.leadId, leadId),
        sql`${messages.settledAt} is null and (${messages.direction} = 'in' or ${messages.state} = 'failed')`,
        which ?? undefined,
      ),
    )
    .returning({ id: messages.id })
  return settled.length
}

/** Marks messages that came no later than a seen one as needing no answer: the clock stops unless something came since. */
export async function settleUpTo(tx: Sql, lead: StoredLead, seen: string, by: string): Promise<number> {
  const [message] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.id, seen), eq(messages.leadId, lead.id)))
  // Given to another lead meanwhile.
  if (!message) throw new ApiError('conflict')
  const settled = await settle(tx, lead.id, sql`${messages.id} <= ${seen}::uuid`, 'none_needed', by)
  const [waiting] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.leadId, lead.id), sql`${messages.settledAt} is null and ${messages.direction} = 'in'`))
    .limit(1)
  const now = new Date()
  if (!waiting && isAwaitingReply(toRow(lead)))
    await updateLead(tx, lead.id, { updatedAt: now, ...clockAfterNoAnswer(now) })
  return settled
}
