import { purposeOfChannel, type WithdrawalWay } from '#domain/privacy/consent-channels.ts'
import { announce } from '#server/db/announce.ts'
import { consentLock } from '#server/db/consent-records.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { auditLog } from '#server/db/schema/staff.ts'
import { changePerson, type StoredPerson } from './people.ts'

const way: WithdrawalWay = 'message'

/** Stops offers by messenger to a number on every lead that has it, also after later imports (`messengers-sql`). */
export async function stopPhoneOffers(tx: Sql, person: StoredPerson): Promise<void> {
  const purpose = purposeOfChannel.whatsapp
  await changePerson(tx, person, { offersStoppedAt: person.offersStoppedAt ?? new Date() })
  const { rows: numbers } = await tx.execute<{ key: string }>(
    person.phoneKeys.length > 0
      ? sql`select unnest(${sql.param(person.phoneKeys)}::text[]) as key order by 1`
      : // The channel does not show their number, so the lead's count.
        sql`select key from lead_addresses where kind = 'phone' and lead_id = ${person.leadId}::uuid order by 1`,
  )
  for (const { key } of numbers)
    await tx.execute(sql`select ${sql.raw(consentLock('x.address'))} from (select ${key}::text as address) x`)
  const { rows } = await tx.execute<{ leadId: string }>(sql`
    update consents set withdrawn_at = greatest(now(), given_at), withdrawn_through = ${way}
    where purpose = ${purpose} and granted and withdrawn_at is null
      and address = any(${sql.param(numbers.map(({ key }) => key))}::text[])
    returning lead_id as "leadId"`)
  const leadIds = new Set([...rows.map(({ leadId }) => leadId), ...(person.leadId === null ? [] : [person.leadId])])
  for (const id of leadIds) {
    await tx.insert(auditLog).values({ action: 'consent.stopped', entity: 'lead', entityId: id, detail: { purpose } })
    await announce(tx, { topic: 'leads', change: 'changed', id })
  }
}

/** Ends an opt-out, as the person asked. Earlier consents stay withdrawn. */
export async function wantOffersAgain(tx: Sql, person: StoredPerson): Promise<void> {
  await changePerson(tx, person, { offersStoppedAt: null })
  if (person.leadId) await announce(tx, { topic: 'leads', change: 'changed', id: person.leadId })
}
