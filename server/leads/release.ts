import { mailsPerAddressAndDay } from '#domain/mail.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import type { quarantinedMessages } from '#server/db/schema/quarantine.ts'
import type { Outbox } from '#server/outside/mail/outbox.ts'

type Kept = Pick<typeof quarantinedMessages.$inferSelect, 'id' | 'message' | 'createdAt'>

/** Takes a message in that was kept back; answers the lead it became or joined. */
export type Release = (tx: Sql, kept: Kept) => Promise<string>

/**
 * What would have happened when the message was sent happens now, by the same functions of the database: the lead or the
 * further message of a known person, consents, the receipt, the card on every board. Only the moment is that of then.
 */
export function openRelease(outbox: Pick<Outbox, 'statusOfNew'>): Release {
  return async (tx, { id, message, createdAt }) => {
    // A key of its own: that of the message was spent when it was sent, and may be forgotten by now.
    const sent = JSON.stringify([{ ...message, key: `release ${id}` }])
    const receipts = mailsPerAddressAndDay.contact_receipt
    const { rows } = await tx.execute<{ outcome: string }>(
      sql`select outcome from receive_contacts_with_receipts(${sent}::jsonb, ${outbox.statusOfNew}, ${receipts})`,
    )
    const consents = message.consents.map((consent) => consent.id)
    await tx.execute(sql`update consents set given_at = ${createdAt} where id = any(${sql.param(consents)}::uuid[])`)
    if (rows[0]?.outcome === 'arrived') {
      await tx.execute(sql`update contact_requests set created_at = ${createdAt} where id = ${id}`)
      await tx.execute(sql`
        insert into lead_attributions
        select origin.* from jsonb_populate_record(null::lead_attributions, ${sent}::jsonb -> 0 -> 'attribution') as origin
        where origin.lead_id is not null`)
      return id
    }
    const joined = await tx.execute<{ leadId: string }>(sql`
      update lead_interactions set created_at = ${createdAt} where id = ${message.interaction_id}::uuid
      returning lead_id as "leadId"`)
    return joined.rows[0]!.leadId
  }
}
