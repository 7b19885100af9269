import { purposeOfChannel, type WithdrawalWay } from '#domain/privacy/consent-channels.ts'
import { announce } from '#server/db/announce.ts'
import { consentLock, withdrawConsents } from '#server/db/consent-records.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { auditLog } from '#server/db/schema/staff.ts'

const way: WithdrawalWay = 'message'

/** Stops offers to an address on every lead that has it. Consent given after `at` stays; null: none stays. */
export async function stopOffers(
  tx: Sql,
  address: string,
  leadId: string | null,
  at: Date | null = null,
): Promise<void> {
  await tx.execute(sql`select ${sql.raw(consentLock('x.address'))} from (select ${address}::text as address) x`)
  const purpose = purposeOfChannel.email
  const leadIds = await withdrawConsents(tx, { purpose, address, leadId: leadId ?? newId() }, way, at)
  for (const id of leadIds) {
    await tx.insert(auditLog).values({ action: 'consent.stopped', entity: 'lead', entityId: id, detail: { purpose } })
    await announce(tx, { topic: 'leads', change: 'changed', id })
  }
}
