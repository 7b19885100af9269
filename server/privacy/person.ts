import type { SQL } from 'drizzle-orm'
import type { KeptFor, PersonQuery } from '#contract/privacy.ts'
import { normaliseEmail } from '#domain/addresses/email-address.ts'
import { customerMailTemplates } from '#domain/letters/mail.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { isTypedOnly } from '#server/db/lead-of-person.ts'
import { storedPhone } from '#server/db/phone-number.ts'

/** Identifiers of a person; at least one of the two. */
export type PersonKeys = { readonly email: string | null; readonly phone: string | null }

/** E-mail and phone as they are stored and compared. */
export function keysOf({ email, phone }: PersonQuery): PersonKeys {
  return {
    email: email === undefined ? null : normaliseEmail(email),
    phone: phone === undefined ? null : (storedPhone(phone) ?? phone).replace(/\D/g, ''),
  }
}

/** The person's own records; all others refer to these. */
export type PersonIds = { readonly leads: readonly string[]; readonly setups: readonly string[] }

/**
 * Conditions for rows with this email or this phone, one for each key that is known: each is a look-up in an index of
 * its own. (A comparison with null among them would make PostgreSQL go through the whole table.)
 */
const byKeys = ({ email, phone }: PersonKeys): SQL[] => [
  ...(email === null ? [] : [sql`email_key = ${email}`]),
  ...(phone === null ? [] : [sql`phone_key = ${phone}`]),
]

/** Any of the conditions; no rows without any. */
const anyOf = (conditions: readonly SQL[]) =>
  conditions.length === 0 ? sql`false` : sql.join([...conditions], sql` or `)

/** Ids of a table's rows by any of the conditions: a union of look-ups, gathered before the rows are read by id. */
const idsOf = (table: SQL, conditions: readonly SQL[]) =>
  sql.join(
    [sql`select id from ${table} where false`, ...conditions.map((one) => sql`select id from ${table} where ${one}`)],
    sql` union `,
  )

/**
 * Leads and setups of the person with this email or phone, locked until the transaction ends: including binned ones,
 * merge targets, and those found by any other address of these leads: an email alone, a phone with the name.
 */
export async function lockPerson(tx: Sql, keys: PersonKeys): Promise<PersonIds> {
  const lock = async (table: SQL, found: SQL) => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from ${table} where id = any(array(${found})) order by id for update`,
    )
    return rows.map(({ id }) => id)
  }
  let ids: PersonIds = { leads: [], setups: [] }
  for (;;) {
    const before = ids
    const emails = sql`select ${keys.email}::text as key where ${keys.email}::text is not null union ${emailsOf(ids)}`
    const own = sql`select lead_id as id from lead_addresses a where kind = 'email' and key = any(array(${emails})) and not ${isOthers}
      or kind = 'phone' and key = ${keys.phone}::text`
    const leads = await lock(
      sql`contact_requests`,
      sql`${own} union select m.lead_id from merged_leads g join lead_merges m on m.id = g.merge_id
        where g.lead_id = any(array(${own}))`,
    )
    const ofLeads = sql`select a.key from ${addressesOf(leads)} a where a.kind = 'email' and not ${isOthers}`
    const setups = await lock(
      sql`subscription_setups`,
      idsOf(sql`subscription_setups`, [
        ...byKeys(keys),
        sql`email_key = any(array(${emails} union ${ofLeads}))`,
        sql`phone_key = any(array(select a.key from ${addressesOf(leads)} a where a.kind = 'phone'))
          and ${isNamedAs(sql`phone_key`, sql`name_words(full_name)`, leads)}`,
      ]),
    )
    ids = { leads, setups }
    if (leads.length === before.leads.length && setups.length === before.setups.length) return ids
  }
}

/** SQL: true for an email `a` that only a form gave to its lead and that is another lead's: typing it makes nobody the same person. */
const isOthers = sql.raw(`(${isTypedOnly('a')} and exists (select from lead_addresses o
  where o.kind = 'email' and o.key = a.key and o.lead_id <> a.lead_id and not ${isTypedOnly('o')}))`)

const oneOf = (ids: readonly string[], type: 'uuid' | 'text') => sql`any(${sql.param([...ids])}::${sql.raw(type)}[])`

/** Addresses of these leads, found by them alone: by their kind, without statistics, all would be read. */
const addressesOf = (leads: readonly string[]) =>
  sql`(select * from lead_addresses where lead_id = ${oneOf(leads, 'uuid')} offset 0)`

/** The emails, current and former, of these leads and setups. */
const emailsOf = ({ leads, setups }: PersonIds) => sql`
  select key from ${addressesOf(leads)} a where kind = 'email' and not ${isOthers}
  union select email_key from subscription_setups where id = ${oneOf(setups, 'uuid')} and email_key <> ''`

/** True if a phone and the words of a name belong to one of the leads. */
const isNamedAs = (phone: SQL, words: SQL, leads: readonly string[]) => sql`(${phone}, ${words}) in (
  select a.key, name_words(l.name) from ${addressesOf(leads)} a join contact_requests l on l.id = a.lead_id
  where a.kind = 'phone')`

/**
 * Every kind of record about a person, in deletion order: its table, its rows, and columns not for export: sealed
 * secrets, and search and sort keys.
 */
export type Kind = {
  readonly name: string
  readonly table: string
  readonly rows: SQL
  readonly hidden: readonly string[]
  /** Exported rows; the others contain teammates' addresses. */
  readonly handedOver: SQL
  /** Why the rows have to stay when the person is erased; absent: they go. */
  readonly keptFor?: KeptFor
}

export function kindsOf(ids: PersonIds, keys: PersonKeys): readonly Kind[] {
  const { leads, setups } = ids
  const { email, phone } = keys
  const ofLead = sql`lead_id = ${oneOf(leads, 'uuid')}`
  // A declaration has no phone: for a search by phone alone it is found by the email in the person's other records.
  const emails = sql`select ${email}::text as key where ${email}::text is not null union ${emailsOf(ids)}`
  const declared = sql`email_key = any(array(${emails}))`
  // All addresses of theirs in messages and imported rows: a former email counts, a phone only with their name.
  const byEmails = sql`email_key = any(array(${emailsOf(ids)}))`
  const byPhoneAndName = sql`phone_key <> '' and ${isNamedAs(sql`phone_key`, sql`name_key`, leads)}`
  // Rows set aside for an invalid address: found by its text.
  const byWritten = sql`email_key = '' and exists (select from (${emails}) as e
    where position(e.key in lower(concat_ws(' ', fields ->> 'email', fields ->> 'phone', fields ->> 'name'))) > 0)`
  const billed = sql`(email_key = ${email}::text or ${byEmails})`
  // Their messages are in their thread, in that of somebody they answered, or in none. A messenger contact is found by
  // their lead, else by a number verified by the channel.
  const inMessenger = sql`(${ofLead} or lead_id is null and ${phone}::text is not null and phone_keys @> array[${phone}]::text[])`
  const people = sql`select id::text from channel_people where ${inMessenger}`
  const written = sql`(${ofLead} or channel = 'email' and person_key = any(array(${emails}))
    or channel <> 'email' and person_key = any(array(${people})))`
  const ofMessage = sql`message_id in (select id from messages where ${written})`
  const declarations = sql`select id::text from cancellations where ${declared}`
  const kind = (
    name: string,
    table: string,
    rows: SQL,
    hidden: readonly string[] = [],
    handedOver = sql`true`,
    keptFor: KeptFor | null = null,
  ): Kind => ({
    name,
    table,
    rows,
    hidden,
    handedOver,
    ...(keptFor && { keptFor }),
  })
  // Payers with an address of theirs, or matched to them.
  const ofPayer = sql`payer_id = any(array(select id from payers where ${ofLead} union
    select payer_id from billing_addresses where ${billed}))`
  return [
    kind(
      'mails',
      'mails',
      sql`id = any(array(${idsOf(sql`mails`, [
        sql`entity = 'lead' and entity_id = ${oneOf(leads, 'text')}`,
        sql`entity = 'setup' and entity_id = ${oneOf(setups, 'text')}`,
        sql`entity = 'cancellation' and entity_id = any(array(${declarations}))`,
        sql`recipient = any(array(${emails}))`,
        sql`entity = 'task' and entity_id = any(array(select id::text from lead_tasks where ${ofLead}))`,
      ])}))`,
      [],
      sql`(recipient = any(array(${emails})) or template = ${oneOf(customerMailTemplates, 'text')})`,
    ),
    // A saved answer names the lead, setup or declaration it is about; a contact's receipt names no lead and is gone after two
    // days.
    kind(
      'savedAnswers',
      'idempotency_keys',
      sql`scope <> 'contact' and answer ->> 'id' = any(${sql.param([...setups, ...leads])}::text[] || array(${declarations}))`,
    ),
    kind('sentimentAnalyses', 'sentiment_analyses', ofLead),
    kind('recommendations', 'ai_recommendations', ofLead),
    kind('analyses', 'ai_analyses', ofLead),
    kind('consents', 'consents', ofLead),
    kind('attributions', 'lead_attributions', ofLead),
    kind('stageChanges', 'lead_stage_changes', ofLead, ['owner']),
    kind('tasks', 'lead_tasks', ofLead),
    kind(
      'attachmentContents',
      'lead_attachment_secrets',
      sql`attachment_id = any(array(select id from lead_attachments where ${ofLead}))`,
      ['sealed', 'key_version'],
    ),
    kind('attachments', 'lead_attachments', ofLead),
    // The thread is erased completely; others' messages in it, and notes about them, are not exported.
    kind('messageOriginals', 'message_originals', ofMessage, ['sealed', 'key_version']),
    // Unsent drafts are not exported.
    kind(
      'messageFiles',
      'message_files',
      sql`(${ofMessage} or ${ofLead})`,
      ['sealed', 'key_version', 'draft'],
      sql`message_id is not null`,
    ),
    kind('messageDownloads', 'message_downloads', ofMessage, [], sql`false`),
    kind('messageSends', 'channel_sends', ofMessage, [], sql`false`),
    // Channel events about unknown messages name no person; those of known ones are in the message.
    kind(
      'channelEvents',
      'channel_events',
      sql`(event -> 'person' ->> 'key') in (select key from channel_people where ${inMessenger})
        or (event -> 'person' ->> 'phone') in (select phone from channel_people where ${inMessenger})`,
      [],
      sql`false`,
    ),
    kind(
      'messages',
      'messages',
      written,
      ['external_id', 'hint_lead_id', 'choice_lead_ids'],
      sql`(channel = 'email' and person_key = any(array(${emails})) or channel <> 'email' and person_key = any(array(${people})))`,
    ),
    kind('channelPeople', 'channel_people', inMessenger),
    kind('startKeys', 'start_keys', ofLead, [], sql`false`),
    kind('replyKeys', 'reply_keys', ofLead, [], sql`false`),
    kind('notices', 'lead_notices', ofLead, [], sql`false`),
    // To which program an event about the lead went, and when.
    kind('webhookDeliveries', 'webhook_deliveries', ofLead, ['response_text']),
    kind('interactions', 'lead_interactions', ofLead, ['undo']),
    kind('cancellations', 'cancellations', declared, ['email_key']),
    kind('quarantinedMessages', 'quarantined_messages', anyOf([...byKeys(keys), byEmails]), ['email_key', 'phone_key']),
    kind('importRows', 'import_rows', anyOf([...byKeys(keys), ofLead, byEmails, byPhoneAndName, byWritten]), [
      'email_key',
      'phone_key',
    ]),
    kind('importUpdates', 'import_updates', ofLead),
    // Presence, overdue alerts and bulk changes: the teammates' own activity.
    kind('bulkItems', 'lead_bulk_items', ofLead, [], sql`false`),
    kind('escalations', 'lead_escalations', ofLead, [], sql`false`),
    kind('presence', 'lead_presence', ofLead, [], sql`false`),
    // Rules' decisions about a lead are exported; receipts name teammates.
    kind('ruleReceipts', 'automation_receipts', ofLead, [], sql`false`),
    kind('ruleRuns', 'automation_runs', ofLead),
    kind('ruleEvents', 'automation_events', ofLead, [], sql`false`),
    kind('pushes', 'push_steps', ofLead, [], sql`false`),
    kind('queuedPushes', 'push_messages', ofLead, [], sql`false`),
    // Amounts, days and ids of the provider, which billing law keeps; the addresses go.
    kind('payments', 'payments', ofPayer, [], sql`true`, 'billing'),
    kind('subscriptions', 'subscriptions', ofPayer, [], sql`true`, 'billing'),
    kind('payers', 'payers', ofLead, ['reference'], sql`true`, 'billing'),
    kind('billingAddresses', 'billing_addresses', ofPayer, ['email_key']),
    kind('checkoutLinks', 'checkout_references', ofLead, ['reference'], sql`false`),
    kind('mergedLeads', 'merged_leads', ofLead),
    kind('merges', 'lead_merges', ofLead),
    // The remaining row reveals that others share a key with them.
    kind(
      'duplicateGroups',
      'duplicate_groups',
      sql`id = any(array(
        select g.id from duplicate_groups g join (
          select 'email' as kind, email_person(${email}::text) as key union select 'phone', ${phone}::text
          union select kind, case kind when 'email' then email_person(key) else key end
          from lead_addresses where lead_id = ${oneOf(leads, 'uuid')}
          union select 'name', name_person(name) from contact_requests where id = ${oneOf(leads, 'uuid')}
        ) as k using (kind, key)))`,
      [],
      sql`false`,
    ),
    // After everything that is found by them.
    kind('addresses', 'lead_addresses', ofLead, ['key']),
    kind('setupPasswords', 'subscription_setup_secrets', sql`setup_id = ${oneOf(setups, 'uuid')}`, [
      'sealed',
      'key_version',
    ]),
    kind('setups', 'subscription_setups', sql`id = ${oneOf(setups, 'uuid')}`, searchColumns),
    kind('leads', 'contact_requests', sql`id = ${oneOf(leads, 'uuid')}`, [
      ...searchColumns,
      'score_base',
      'priority_rank',
    ]),
  ]
}

const searchColumns = ['search_text', 'email_key', 'phone_key']

/** The exported rows of a kind, as stored, without hidden columns. */
export async function readKind(db: Sql, { table, rows, hidden, handedOver }: Kind): Promise<Record<string, unknown>[]> {
  const found = await db.execute<{ row: Record<string, unknown> }>(
    sql`select to_jsonb(t) - ${sql.param([...hidden])}::text[] as row from ${sql.identifier(table)} as t
      where (${rows}) and ${handedOver}`,
  )
  return found.rows.map(({ row }) => row)
}

export async function countKind(db: Sql, { table, rows }: Kind): Promise<number> {
  const found = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${sql.identifier(table)} where ${rows}`,
  )
  return found.rows[0]!.n
}

/** Deletes the rows of a kind; returns how many there were. */
export async function deleteKind(tx: Sql, { table, rows }: Kind): Promise<number> {
  return (await tx.execute(sql`delete from ${sql.identifier(table)} where ${rows}`)).rowCount ?? 0
}
