import type { SQL } from 'drizzle-orm'
import type { PersonQuery } from '#contract/privacy.ts'
import { customerMailTemplates } from '#domain/mail.ts'
import { normaliseEmail } from '#domain/text.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { storedPhone } from '#server/db/phone-number.ts'

/** What a person is recognised by; at least one of the two. */
export type PersonKeys = { readonly email: string | null; readonly phone: string | null }

/** E-mail and phone as they are stored and compared. */
export function keysOf({ email, phone }: PersonQuery): PersonKeys {
  return {
    email: email === undefined ? null : normaliseEmail(email),
    phone: phone === undefined ? null : (storedPhone(phone) ?? phone).replace(/\D/g, ''),
  }
}

/** The person's own records; everything else hangs on these. */
export type PersonIds = { readonly leads: readonly string[]; readonly setups: readonly string[] }

/**
 * Leads and setups with this e-mail or this phone, held until the transaction ends: binned ones too, and those that a
 * lead of theirs was merged into.
 */
export async function lockPerson(tx: Sql, { email, phone }: PersonKeys): Promise<PersonIds> {
  const ids = async (table: SQL, further = sql`false`) => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from ${table} where email_key = ${email} or phone_key = ${phone} or ${further} order by id for update`,
    )
    return rows.map(({ id }) => id)
  }
  const mergedInto = sql`id = any(array(
    select m.lead_id from merged_leads join lead_merges m on m.id = merge_id join contact_requests l on l.id = merged_leads.lead_id
    where l.email_key = ${email} or l.phone_key = ${phone}))`
  return { leads: await ids(sql`contact_requests`, mergedInto), setups: await ids(sql`subscription_setups`) }
}

/**
 * Every kind of record about a person, in the order in which they can be deleted: a table, which of its rows, and what
 * of a row is not theirs to read: sealed secrets, and what is only there for searching and sorting.
 */
export type Kind = {
  readonly name: string
  readonly table: string
  readonly rows: SQL
  readonly hidden: readonly string[]
  /** Which of the rows are handed over; the others hold the addresses of colleagues. */
  readonly handedOver: SQL
}

export function kindsOf({ leads, setups }: PersonIds, { email, phone }: PersonKeys): readonly Kind[] {
  const anyOf = (ids: readonly string[], type: 'uuid' | 'text') => sql`any(${sql.param([...ids])}::${sql.raw(type)}[])`
  // A declaration has no phone: of somebody who is named by phone alone it is found by the e-mail of their records.
  const declared = sql`email_key in (select ${email}::text
    union select email_key from contact_requests where id = ${anyOf(leads, 'uuid')} and email_key <> ''
    union select email_key from subscription_setups where id = ${anyOf(setups, 'uuid')} and email_key <> '')`
  const ofLead = sql`lead_id = ${anyOf(leads, 'uuid')}`
  const kind = (
    name: string,
    table: string,
    rows: SQL,
    hidden: readonly string[] = [],
    handedOver = sql`true`,
  ): Kind => ({
    name,
    table,
    rows,
    hidden,
    handedOver,
  })
  return [
    kind(
      'mails',
      'mails',
      sql`recipient = ${email} or (entity = 'lead' and entity_id = ${anyOf(leads, 'text')})
        or (entity = 'setup' and entity_id = ${anyOf(setups, 'text')})
        or (entity = 'cancellation' and entity_id in (select id::text from cancellations where ${declared}))
        or (entity = 'task' and entity_id in (select id::text from lead_tasks where ${ofLead}))`,
      [],
      sql`(recipient = ${email} or template = any(${sql.param([...customerMailTemplates])}::text[]))`,
    ),
    // Saved answers name the record they are about; a contact's receipt names none and is gone after two days.
    kind(
      'savedAnswers',
      'idempotency_keys',
      sql`exists (
        select from unnest(${sql.param([...leads, ...setups])}::text[] || array(select id::text from cancellations where ${declared})) as known
        where answer::text like '%' || known || '%')`,
    ),
    kind('sentimentAnalyses', 'sentiment_analyses', ofLead),
    kind('recommendations', 'ai_recommendations', ofLead),
    kind('analyses', 'ai_analyses', ofLead),
    kind('consents', 'consents', ofLead),
    kind('attributions', 'lead_attributions', ofLead),
    kind('tasks', 'lead_tasks', ofLead),
    kind('interactions', 'lead_interactions', ofLead, ['undo']),
    kind('cancellations', 'cancellations', declared, ['email_key']),
    kind('quarantinedMessages', 'quarantined_messages', sql`email_key = ${email} or phone_key = ${phone}`, [
      'email_key',
      'phone_key',
    ]),
    kind('importRows', 'import_rows', sql`email_key = ${email} or phone_key = ${phone} or ${ofLead}`, [
      'email_key',
      'phone_key',
    ]),
    // Who looked at a lead, when it became overdue, and which changes of many reached it: the colleagues' own doings.
    kind('bulkItems', 'lead_bulk_items', ofLead, [], sql`false`),
    kind('escalations', 'lead_escalations', ofLead, [], sql`false`),
    kind('presence', 'lead_presence', ofLead, [], sql`false`),
    kind('mergedLeads', 'merged_leads', ofLead),
    kind('merges', 'lead_merges', ofLead),
    // What is left says that others share a key with them.
    kind(
      'duplicateGroups',
      'duplicate_groups',
      sql`(kind = 'email' and key = email_person(${email}::text)) or (kind = 'phone' and key = ${phone}) or exists (
        select from contact_requests l where l.id = ${anyOf(leads, 'uuid')}
          and (kind, key) in (('email', email_person(l.email_key)), ('phone', l.phone_key), ('name', name_person(l.name))))`,
      [],
      sql`false`,
    ),
    kind('setupPasswords', 'subscription_setup_secrets', sql`setup_id = ${anyOf(setups, 'uuid')}`, [
      'sealed',
      'key_version',
    ]),
    kind('setups', 'subscription_setups', sql`id = ${anyOf(setups, 'uuid')}`, searchColumns),
    kind('leads', 'contact_requests', sql`id = ${anyOf(leads, 'uuid')}`, [
      ...searchColumns,
      'score_base',
      'priority_rank',
    ]),
  ]
}

const searchColumns = ['search_text', 'email_key', 'phone_key']

/** The rows of a kind that are handed over, as they are stored, without what is hidden. */
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

/** Deletes the rows of a kind; answers how many there were. */
export async function deleteKind(tx: Sql, { table, rows }: Kind): Promise<number> {
  return (await tx.execute(sql`delete from ${sql.identifier(table)} where ${rows}`)).rowCount ?? 0
}
