import { normaliseEmail } from '#domain/addresses/email-address.ts'
import { forwardedFrom } from '#domain/conversation/forward.ts'
import type { ReceivedMail } from '#domain/conversation/mail.ts'
import { isOwnAddress, replyKeysIn } from '#domain/conversation/reply-address.ts'
import type { KnownOfMail } from '#domain/conversation/whose-mail.ts'
import { staffMailTemplates } from '#domain/letters/mail.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { isTypedOnly } from '#server/db/lead-of-person.ts'
import { rolesWith } from '#server/db/roles-sql.ts'
import { mailIdIn } from './mail-id.ts'

/** Our own addresses: mailbox and sender. */
export type OwnAddresses = { readonly mailbox: string | null; readonly from: string | null }

/**
 * Looks up a mail's addresses, keys and references, with one query each. Teammates are those who were allowed to reply to
 * leads when it arrived (`at`).
 */
export async function readKnown(
  tx: Sql,
  mail: ReceivedMail,
  { mailbox, from }: OwnAddresses,
  at: Date,
): Promise<KnownOfMail> {
  const named = [mail.from, mail.originalFrom, ...mail.replyTo, ...mail.to, ...mail.cc, ...forwardedFrom(mail)]
  const people = named.flatMap((one) => (one ? [one.address] : []))
  const addresses = [...new Set(people)]
  const leads = await tx.execute<{ key: string; id: string; isTyped: boolean }>(sql`
    select a.key, l.id, ${sql.raw(isTypedOnly('a'))} as "isTyped" from lead_addresses a join contact_requests l on l.id = a.lead_id and l.deleted_at is null
    where a.kind = 'email' and a.key = any(${sql.param(addresses)}::text[])
    order by a.is_current desc, ${sql.raw(isTypedOnly('a'))}, l.created_at desc, l.id desc`)
  const team = await tx.execute<{ username: string; email: string }>(sql`
    select username, email from users where lower(email) = any(${sql.param(addresses)}::text[])
      and role in (${sql.raw(rolesWith('lead.write'))}) and coalesce(disabled_at, 'infinity') > ${at.toISOString()}::timestamptz`)
  const received = [...mail.to, ...mail.cc].map(({ address }) => address)
  const keys = mailbox === null ? [] : replyKeysIn([...mail.delivered, ...received], mailbox)
  const byKey = await tx.execute<{ id: string }>(sql`
    select k.lead_id as id from reply_keys k join contact_requests l on l.id = k.lead_id and l.deleted_at is null
    where k.key = any(${sql.param(keys)}::text[]) limit 2`)
  // Receipts and rules' emails are in no thread, so they are found by the id in their Message-ID.
  const byReference = await tx.execute<{ id: string; isWritten: boolean }>(sql`
    select l.id, m.is_written as "isWritten" from unnest(${sql.param([...mail.references])}::text[], ${sql.param(mail.references.map(mailIdIn))}::uuid[])
      with ordinality as r (ref, own, place)
    join lateral (
      select lead_id, at, true as is_written from messages where mail_id = r.ref
      union all
      select entity_id::uuid, created_at, false from mails where id = r.own and entity = 'lead'
        and template <> all(${sql.param([...staffMailTemplates])}::text[])
        and not exists (select from messages where mail_id = r.ref)) m on true
    join contact_requests l on l.id = m.lead_id and l.deleted_at is null
    order by r.place, m.at desc`)
  const leadsOf = Map.groupBy(leads.rows, ({ key }) => key)
  const teammates = new Map(team.rows.map(({ email, username }) => [normaliseEmail(email), username]))
  // Keys of two leads are ambiguous.
  const leadOfKey = byKey.rows.length === 1 ? byKey.rows[0]!.id : null
  const own = [mailbox, from].filter((one) => one !== null)
  return {
    leadsOf: (address) => (leadsOf.get(address) ?? []).map(({ id }) => id),
    // A reply to a teammate's message proves a typed address; one to a receipt does not, since that goes to any typed address.
    isTyped: (address, leadId) =>
      leadId !== leadOfKey &&
      !byReference.rows.some(({ id, isWritten }) => id === leadId && isWritten) &&
      (leadsOf.get(address) ?? []).some(({ id, isTyped }) => id === leadId && isTyped),
    leadOfKey,
    leadsOfReferences: [...new Set(byReference.rows.map(({ id }) => id))],
    teammateOf: (address) =>
      teammates.get(address) ?? (own.find((one) => isOwnAddress(address, one)) === undefined ? null : address),
  }
}
