import { ApiError } from '#contract/errors.ts'
import type { Channel } from '#domain/conversation/message.ts'
import { announce } from '#server/db/announce.ts'
import { audit, type By } from '#server/db/audit.ts'
import type { Sql } from '#server/db/database.ts'
import { and, desc, eq, sql } from '#server/db/drizzle.ts'
import { messages } from '#server/db/schema/messages.ts'
import { type StoredLead, updateLead } from '../lead-store.ts'
import { claimedBy, replied } from '../replied.ts'
import { readMessage } from './message-row.ts'
import { settle } from './settle.ts'

/**
 * Throws `conflict`, with the message of a thread that came last, where another one was seen as such. By when it came to us: a mail
 * that was fetched late stands further up, unseen.
 */
export async function refuseUnseen(tx: Sql, leadId: string, seen: string | null): Promise<void> {
  const [row] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.leadId, leadId), eq(messages.isAutomatic, false), isNotHistory))
    // As text: sorted by the index of all ids, the messages of every lead would be read.
    .orderBy(desc(sql`${messages.id}::text`))
    .limit(1)
  const newest = row?.id ?? null
  if (newest !== seen) throw new ApiError('conflict', { current: newest && (await readMessage(tx, newest)) })
}

/** Imported later than the messages that came after it. */
const isNotHistory = sql`${messages.settledAs} is distinct from 'history'`

/**
 * Effects of a reply: waiting messages are answered, an unassigned lead becomes the teammate's, and the clock restarts.
 */
export async function countReply(tx: Sql, lead: StoredLead, context: By, channel: Channel, now: Date): Promise<void> {
  const { username } = context.actor
  await settle(tx, lead.id, null, 'answered', username)
  const claimed = await claimedBy(tx, lead, context)
  await updateLead(tx, lead.id, { updatedAt: now, ...replied(lead, now), ...claimed })
  const detail = { channel }
  await audit(tx, context, { action: 'lead.message_sent', entity: 'lead', entityId: lead.id, detail })
  await announce(tx, { topic: 'leads', change: 'changed', id: lead.id })
}
