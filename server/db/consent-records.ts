import { addressOfPurpose, type WithdrawalWay } from '#domain/privacy/consent-channels.ts'
import type { Sql } from './database.ts'
import { desc, inArray, sql } from './drizzle.ts'
import { consents } from './schema/leads.ts'

type StoredConsent = typeof consents.$inferSelect

/** SQL that waits for other transactions that withdraw an address's consent or send it a letter. */
export const consentLock = (address: string) => `pg_advisory_xact_lock(hashtextextended('consent ' || ${address}, 0))`

/**
 * Consents on a lead, and on all others that have or had the email: a person may have several leads. A number may
 * belong to several people. Newest first.
 */
export const consentsOfLead = (db: Sql, leadId: string): Promise<StoredConsent[]> =>
  db
    .select()
    .from(consents)
    .where(
      inArray(
        consents.id,
        sql`(select id from consents where lead_id = ${leadId}::uuid
          union select c.id from (select * from lead_addresses where lead_id = ${leadId}::uuid offset 0) as own
            join lead_addresses a on a.kind = 'email' and a.key = own.key
            join consents c on c.lead_id = a.lead_id and c.address = own.key
          where own.kind = 'email')`,
      ),
    )
    .orderBy(desc(consents.givenAt), desc(consents.id))
    .limit(500)

/**
 * Withdraws consent to a purpose for an address: an email on all leads that have or had it, a number on this lead only.
 * Consent given after `at` stays; null: none does. Returns those leads.
 */
export async function withdrawConsents(
  tx: Sql,
  { purpose, address, leadId }: Pick<StoredConsent, 'purpose' | 'address' | 'leadId'>,
  way: WithdrawalWay,
  at: Date | null = null,
): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ leadId: string }>(sql`
    update consents set withdrawn_at = now(), withdrawn_through = ${way}
    where purpose = ${purpose} and address = ${address} and granted and withdrawn_at is null
      and given_at <= coalesce(${at?.toISOString() ?? null}::timestamptz, 'infinity')
      and lead_id in (select ${leadId}::uuid union
        select lead_id from lead_addresses
        where ${addressOfPurpose(purpose)} = 'email' and kind = 'email' and key = ${address})
    returning lead_id as "leadId"`)
  return [...new Set(rows.map((row) => row.leadId))]
}
