import { consentAddress } from '#domain/privacy/consent-channels.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { recordLateArrival } from '#server/db/rule-events.ts'
import { runOn } from '#server/db/run-text.ts'
import type { quarantinedMessages } from '#server/db/schema/quarantine.ts'
import type { Outbox } from '#server/outside/mail/outbox.ts'
import type { Message } from './intake-message.ts'
import { lockText, receiveMessages, subjectsOf } from './intake-store.ts'

type Kept = Pick<typeof quarantinedMessages.$inferSelect, 'id' | 'message' | 'createdAt'>

/** Accepts a quarantined message; returns the lead that it became or joined. */
export type Release = (tx: Sql, kept: Kept) => Promise<string>

/**
 * Releases suspected spam: runs the same statements as on arrival: the lead or further message, consents, the receipt,
 * the card on every board, rules. Only the date is the original one.
 */
export function openRelease(outbox: Pick<Outbox, 'start'>): Release {
  return async (tx, { id, message: kept, createdAt }) => {
    // A key of its own: that of the message was spent when it was sent, and may be forgotten by now.
    const sent = kept as Message
    // Messages set aside by an earlier version don't say which address a consent counts for.
    const given = sent.consents.map((one) => ({
      ...one,
      address: one.address ?? consentAddress(one.purpose, sent.lead),
    }))
    const message: Message = { ...sent, consents: given, key: `release ${id}` }
    await tx.execute(sql.raw(lockText(subjectsOf(message))))
    const { results, written } = await receiveMessages(runOn(tx), [message], await outbox.start())
    await written
    const [received] = results
    if (!received || !('leadId' in received)) throw new Error(`The message ${id} was released before.`)
    const consents = message.consents.map((consent) => consent.id)
    await tx.execute(sql`update consents set given_at = ${createdAt} where id = any(${sql.param(consents)}::uuid[])`)
    await tx.execute(
      received.outcome === 'arrived'
        ? sql`update contact_requests set created_at = ${createdAt} where id = ${id}`
        : sql`update lead_interactions set created_at = ${createdAt} where id = ${message.note.id}::uuid`,
    )
    if (received.outcome === 'arrived') await recordLateArrival(tx, received.leadId)
    return received.leadId
  }
}
