import type { Channel } from '#domain/conversation/message.ts'
import { announce } from '#server/db/announce.ts'
import { audit, type By } from '#server/db/audit.ts'
import type { Sql } from '#server/db/database.ts'
import { and } from '#server/db/drizzle.ts'
import { type StoredLead, updateLead } from '../lead-store.ts'
import { claimedBy, replied } from '../replied.ts'
import { hasWaiting, ofLead, settle, upTo } from './settle.ts'

/**
 * Effects of a reply: waiting messages are answered, an unassigned lead becomes the teammate's, and the clock restarts.
 */
export async function countReply(tx: Sql, lead: StoredLead, context: By, channel: Channel, now: Date): Promise<void> {
  const { username } = context.actor
  await settle(tx, ofLead(lead.id), 'answered', username)
  const claimed = await claimedBy(tx, lead, context)
  await updateLead(tx, lead.id, { updatedAt: now, ...replied(lead, now), ...claimed })
  const detail = { channel }
  await audit(tx, context, { action: 'lead.message_sent', entity: 'lead', entityId: lead.id, detail })
  await announce(tx, { topic: 'leads', change: 'changed', id: lead.id })
}

/** As `countReply`, for a message written in a mail program or on a phone; the clock restarts only without a later reply. */
export async function countReplyElsewhere(
  tx: Sql,
  lead: StoredLead,
  sent: { readonly id: string; readonly at: Date },
  by: string,
): Promise<void> {
  await settle(tx, and(ofLead(lead.id), upTo(sent)), 'answered', by)
  const isNewest = lead.lastReplyAt === null || lead.lastReplyAt < sent.at
  if (isNewest && !(await hasWaiting(tx, lead.id)))
    await updateLead(tx, lead.id, { updatedAt: new Date(), ...replied(lead, sent.at) })
}
