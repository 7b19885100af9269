import { hash as hashOf } from 'node:crypto'
import type { LiveEvent } from '#contract/events.ts'
import { mailboxOf } from '#domain/addresses/email-address.ts'
import { furtherSubject } from '#domain/leads/further-message.ts'
import { mailsPerMailboxAndDay } from '#domain/letters/mail.ts'
import { purposeOfChannel } from '#domain/privacy/consent-channels.ts'
import { liveChannel } from '#server/db/announce.ts'
import { newId } from '#server/db/id.ts'
import { leadOfPerson } from '#server/db/lead-of-person.ts'
import { askText, type ToConfirm } from '#server/db/mailbox.ts'
import { leads } from '#server/db/schema/leads.ts'
import { clockAfterFormSql } from '#server/db/stage-sql.ts'
import { claimUnlessHeld } from '#server/db/take-key.ts'
import type { MailStart } from '#server/outside/mail/outbox.ts'
import { type Message, receivedColumns } from './intake-message.ts'

/** Runs one statement in the caller's transaction; `name`: key of the cached plan. */
export type Run = <R>(statement: { name: string; text: string; values: readonly unknown[] }) => Promise<readonly R[]>

/**
 * Result of a message: its new or existing lead; for a key claimed before, the saved response (`repeated`) or, for
 * another message under the same key, none (`mismatch`).
 */
type Received<A> =
  | { readonly outcome: 'arrived' | 'returned'; readonly leadId: string; readonly answer: A }
  | { readonly outcome: 'repeated' | 'mismatch'; readonly answer: A }

/** The results, and the write still in progress; the results are final once it is done and committed. */
export type Written<R> = { readonly results: R; readonly written: Promise<unknown> }

type PersonKeys = Pick<Message['lead'], 'emailKey' | 'phoneKey'>

/** Subjects that must not be processed concurrently: a key, and a person by each identifying key. */
export const subjectsOf = ({ key, lead }: Pick<Message, 'key'> & { readonly lead: PersonKeys }): readonly string[] => [
  `key ${key}`,
  `email ${mailboxOf(lead.emailKey)}`,
  `phone ${lead.phoneKey}`,
]

/**
 * SQL that locks these subjects until the transaction ends. Otherwise two simultaneous messages of one person would
 * both be new. Always in the same order, to avoid deadlocks. A separate statement, so that the next one sees concurrent
 * commits.
 */
export function lockText(subjects: readonly string[]): string {
  const numbers = subjects.map((subject) => hashOf('sha1', subject, 'buffer').readBigInt64BE())
  const inOrder = [...new Set(numbers)].sort((a, b) => (a < b ? -1 : 1))
  return `select pg_advisory_xact_lock(subject) from unnest('{${inOrder.join()}}'::bigint[]) as subject`
}

/**
 * Determines new keys, and the lead each of those messages joins (`leadOfPerson`). That lead is locked: one that is
 * being binned is not found, or waits for the message. A sender's address is tried again if it was undeliverable,
 * before the receipt is queued.
 */
const claimText = (joined: string) => `
  with message as materialized (
    select * from rows from (jsonb_to_recordset($1::jsonb) as (
      key text, hash text, answer jsonb, email_key text, phone_key text, name text
    )) with ordinality as m (key, hash, answer, email_key, phone_key, name, place)
  ), claimed as (
    insert into idempotency_keys as k (scope, key, request_hash, answer, created_at)
    select 'contact', key, hash, answer, statement_timestamp() from message
    ${claimUnlessHeld} returning key
  ), notified as (
    select mailbox_takes_mails(email_key) from message join claimed using (key)
  )
  select ${joined} as "leadId", case when c.key is null then (
      select jsonb_build_object('hash', request_hash, 'answer', answer) from idempotency_keys as k
      where k.scope = 'contact' and k.key = m.key
    ) end as earlier
  from message as m left join claimed as c using (key)
  where (select count(*) from notified) >= 0 order by m.place`

const sender = { email: 'm.email_key', phone: 'm.phone_key', name: 'm.name' }
const claimAndFind = {
  name: 'intake-claim-and-find',
  text: claimText(`case when c.key is not null then ${leadOfPerson(sender, 'for update')} end`),
}
const claimOnly = { name: 'intake-claim', text: claimText('null') }

/** `earlier`: the response saved when the key was claimed before; null if it is claimed now. */
type Claim = { leadId: string | null; earlier: { hash: string; answer: Message['answer'] } | null }

const claim = (run: Run, statement: typeof claimOnly, messages: readonly Message[]): Promise<readonly Claim[]> => {
  const claims = messages.map(({ key, hash, answer, lead: { emailKey, phoneKey, name } }) => ({
    key,
    hash,
    answer,
    email_key: emailKey,
    phone_key: phoneKey,
    name,
  }))
  return run<Claim>({ ...statement, values: [JSON.stringify(claims)] })
}

const ofEarlier = (earlier: NonNullable<Claim['earlier']>, { hash }: Message) =>
  ({ outcome: earlier.hash === hash ? 'repeated' : 'mismatch', answer: earlier.answer }) as const

/**
 * Writes messages whose subjects the transaction has locked, in two or three statements for any number. No two of them
 * share a subject. Returns one result per message, in order.
 */
export async function receiveMessages(
  run: Run,
  messages: readonly Message[],
  { statusOfNew, asksToConfirm }: MailStart,
): Promise<Written<readonly Received<Message['answer']>[]>> {
  const claims = await claim(run, claimAndFind, messages)
  const received = messages.map((message, i): Received<Message['answer']> => {
    const { earlier, leadId } = claims[i]!
    if (earlier) return ofEarlier(earlier, message)
    return leadId
      ? { outcome: 'returned', leadId, answer: message.answer }
      : { outcome: 'arrived', leadId: message.lead.id, answer: message.answer }
  })
  const written = (['arrived', 'returned'] as const).map((outcome) => {
    const items = received.flatMap((one, i) =>
      one.outcome === outcome ? [itemOf(messages[i]!, one.leadId, one.outcome)] : [],
    )
    const values = [JSON.stringify(items), statusOfNew, mailsPerMailboxAndDay.contact_receipt]
    return items.length > 0 ? run({ ...writes[outcome], values }) : null
  })
  const toConfirm = asksToConfirm ? received.flatMap((one, i) => toConfirmOf(messages[i]!, one)) : []
  // After the others: each statement sees what earlier ones wrote.
  const asked = toConfirm.length > 0 ? run({ ...ask, values: [JSON.stringify(toConfirm), statusOfNew] }) : null
  return { results: received, written: Promise.all([...written, asked]) }
}

const ask = { name: 'intake-ask', text: askText }

/** Addresses to ask for confirmation of offers that somebody agreed to. */
function toConfirmOf({ lead, consents }: Message, received: Received<Message['answer']>): ToConfirm[] {
  if (!('leadId' in received)) return []
  return consents
    .filter(({ purpose, granted }) => granted && purpose === purposeOfChannel.email)
    .map(({ address }) => ({
      mailId: newId(),
      address,
      leadId: received.leadId,
      language: lead.language,
      name: lead.name,
      requestId: lead.requestId ?? null,
    }))
}

/** A message as the statements below read it. */
const itemOf = (
  { lead, consents, attribution, note, answer, receiptId }: Message,
  leadId: string,
  change: 'arrived' | 'returned',
) => ({
  ...lead,
  leadId,
  consents,
  attribution,
  noteId: note.id,
  note: note.content,
  receiptId,
  receipt: { receivedAt: answer.receivedAt },
  event: JSON.stringify({ topic: 'leads', change, id: leadId } satisfies LiveEvent),
})

const quoted = (name: string) => `"${name}"`
const leadTypes = receivedColumns.map((field) => `${quoted(field)} ${leads[field].getSQLType()}`)

/** Effects of every message besides those of `write`: consents, a receipt unless the address got enough, events. */
const receiveSql = (write: string) => `
  with item as materialized (
    select * from jsonb_to_recordset($1::jsonb) as item (
      ${leadTypes.join(', ')}, "leadId" uuid, consents jsonb, attribution jsonb, "noteId" uuid, note text,
      "receiptId" uuid, receipt jsonb, event text
    )
  ), ${write}, agreed as (
    insert into consents (id, lead_id, purpose, address, granted, wording_version, language, form, given_at)
    select c.id, "leadId", c.purpose, c.address, c.granted, c."wordingVersion", language, platform, statement_timestamp()
    from item, jsonb_to_recordset(consents) as c (id uuid, purpose text, address text, granted boolean, "wordingVersion" text)
  ), receipts as (
    -- An address typed into the form may be a stranger's: its mailbox gets few, in whatever spelling. Its lock keeps two at once from both finding none.
    insert into mails (id, template, language, recipient, recipient_name, "values", entity, entity_id, status, request_id)
    select "receiptId", 'contact_receipt', language, "emailKey", name, receipt, 'lead', "leadId", $2::text, "requestId"
    from item
    where $3::integer > (
      select count(*) from mails as earlier
      where earlier.recipient = any (array(
          select key from lead_addresses where kind = 'email' and email_person(key) = email_person("emailKey")) || "emailKey")
        and earlier.template = 'contact_receipt'
        and earlier.created_at > now() - interval '24 hours'
    )
  )
  insert into events (channel, payload) select '${liveChannel}', event from item`

const writes = {
  arrived: {
    name: 'intake-arrived',
    text: receiveSql(`arrived as (
    insert into contact_requests (${receivedColumns.map((field) => quoted(leads[field].name)).join(', ')}, created_at, updated_at)
    select ${receivedColumns.map(quoted).join(', ')}, statement_timestamp(), statement_timestamp() from item
  ), attributed as (
    insert into lead_attributions
    select origin.* from item, jsonb_populate_record(null::lead_attributions, attribution) as origin
    where origin.lead_id is not null
  )`),
  },
  // A known person keeps the lead as staff have it. Several messages may join one lead: address and number differ.
  returned: {
    name: 'intake-returned',
    text: receiveSql(`returned as (
    update contact_requests as l
    set returned_count = returned_count + times, last_returned_at = statement_timestamp(),
      updated_at = statement_timestamp(), ${clockAfterFormSql}, version = version + times
    from (select "leadId", count(*) as times from item group by "leadId") as person
    where l.id = "leadId"
  ), reached as (
    insert into lead_addresses (lead_id, kind, key, address, is_current, since, source)
    select "leadId", kind, a.key, address, false, statement_timestamp(), 'reply' from item
    cross join lateral (values ('email', "emailKey", email), ('phone', "phoneKey", phone)) as a (kind, key, address)
    on conflict do nothing
  ), noted as (
    insert into lead_interactions (id, lead_id, type, subject, content, created_by, by_visitor, created_at, request_id)
    select "noteId", "leadId", 'note', '${furtherSubject}', note, 'Visitor', true, statement_timestamp(), "requestId" from item
  )`),
  },
}

export type Suspected = Message & { readonly spam: { readonly score: number; readonly reasons: readonly string[] } }

/** Keeps messages apart that look like spam, under the same keys as the others, so that no way counts one twice. */
export async function keepSuspected(
  run: Run,
  messages: readonly Suspected[],
): Promise<Written<readonly { outcome: 'quarantined' | 'repeated' | 'mismatch'; answer: Message['answer'] }[]>> {
  const claims = await claim(run, claimOnly, messages)
  const items = messages.flatMap(({ spam, ...message }, i) => {
    const event: LiveEvent = { topic: 'quarantine', change: 'arrived', id: message.lead.id }
    return claims[i]!.earlier ? [] : [{ ...spam, message, event: JSON.stringify(event) }]
  })
  const written = items.length > 0 ? run({ ...keep, values: [JSON.stringify(items)] }) : null
  const results = messages.map((message, i) => {
    const { earlier } = claims[i]!
    return earlier ? ofEarlier(earlier, message) : ({ outcome: 'quarantined', answer: message.answer } as const)
  })
  return { results, written: Promise.resolve(written) }
}

const keep = {
  name: 'intake-suspected',
  text: `
  with item as materialized (
    select * from jsonb_to_recordset($1::jsonb) as item (message jsonb, score smallint, reasons text[], event text)
  ), kept as (
    insert into quarantined_messages (id, message, email_key, phone_key, spam_score, reasons, created_at)
    select (message #>> '{lead,id}')::uuid, message, message #>> '{lead,emailKey}', message #>> '{lead,phoneKey}',
      score, reasons, statement_timestamp()
    from item
  )
  insert into events (channel, payload) select '${liveChannel}', event from item`,
}
