import { addressOfPurpose, type WithdrawalWay } from '#domain/consent-channels.ts'
import type { Sql } from './database.ts'
import { desc, inArray, sql } from './drizzle.ts'
import { consents } from './schema/leads.ts'

type StoredConsent = typeof consents.$inferSelect

/** SQL that waits until no other transaction withdraws what was agreed to for an address, nor writes a letter to it. */
export const consentLock = (address: string) => `pg_advisory_xact_lock(hashtextextended('consent ' || ${address}, 0))`

/**
 * What was agreed to on a lead, and on every other for an email that it has or had: a person may have several leads. A number
 * may be of several people. Newest first.
 */
export const consentsOfLead = (db: Sql, leadId: string): Promise<StoredConsent[]> =>
  db
    .select()
    .from(consents)
    .where(
      inArray(
        consents.id,
        sql`(select id from consents where lead_id = ${leadId}::uuid
          union select c.id from lead_addresses own
            join lead_addresses a on a.kind = 'email' and a.key = own.key
            join consents c on c.lead_id = a.lead_id and c.address = own.key
          where own.lead_id = ${leadId}::uuid and own.kind = 'email')`,
      ),
    )
    .orderBy(desc(consents.givenAt), desc(consents.id))
    .limit(500)

/**
 * Withdraws what was agreed to for a purpose and an address: for an email on all leads that have or had it, for a number on this
 * lead. Answers those leads.
 */
export async function withdrawConsents(
  tx: Sql,
  { purpose, address, leadId }: Pick<StoredConsent, 'purpose' | 'address' | 'leadId'>,
  way: WithdrawalWay,
): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ leadId: string }>(sql`
    update consents set withdrawn_at = now(), withdrawn_through = ${way}
    where purpose = ${purpose} and address = ${address} and granted and withdrawn_at is null and (lead_id = ${leadId}::uuid
      or ${addressOfPurpose(purpose)} = 'email'
        and lead_id in (select a.lead_id from lead_addresses a where a.kind = 'email' and a.key = ${address}))
    returning lead_id as "leadId"`)
  return [...new Set(rows.map((row) => row.leadId))]
}
