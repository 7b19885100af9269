import type { SQL } from 'drizzle-orm'
import type { PersonQuery } from '#contract/privacy.ts'
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

/** Leads, binned ones too, and setups with this e-mail or this phone, held until the transaction ends. */
export async function lockPerson(tx: Sql, { email, phone }: PersonKeys): Promise<PersonIds> {
  const ids = async (table: SQL) => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from ${table} where email_key = ${email} or phone_key = ${phone} order by id for update`,
    )
    return rows.map(({ id }) => id)
  }
  return { leads: await ids(sql`contact_requests`), setups: await ids(sql`subscription_setups`) }
}

/**
 * Every kind of record about a person, in the order in which they can be deleted: a table, which of its rows, and what
 * of a row is not theirs to read: sealed secrets, and what is only there for searching and sorting.
 */
export type Kind = {
  readonly name: string
  readonly table: SQL
  readonly rows: SQL
  readonly hidden: readonly string[]
}

export function kindsOf({ leads, setups }: PersonIds, { email }: PersonKeys): readonly Kind[] {
  const anyOf = (ids: readonly string[], type: 'uuid' | 'text') => sql`any(${sql.param([...ids])}::${sql.raw(type)}[])`
  const declared = sql`email_key = ${email}`
  const ofLead = sql`lead_id = ${anyOf(leads, 'uuid')}`
  const kind = (name: string, table: SQL, rows: SQL, hidden: readonly string[] = []): Kind => ({
    name,
    table,
    rows,
    hidden,
  })
  return [
    kind(
      'mails',
      sql`mails`,
      sql`recipient = ${email} or (entity = 'lead' and entity_id = ${anyOf(leads, 'text')})
        or (entity = 'setup' and entity_id = ${anyOf(setups, 'text')})
        or (entity = 'cancellation' and entity_id in (select id::text from cancellations where ${declared}))
        or (entity = 'task' and entity_id in (select id::text from lead_tasks where ${ofLead}))`,
    ),
    // Saved answers name the record they are about; a contact's receipt names none and is gone after two days.
    kind(
      'savedAnswers',
      sql`idempotency_keys`,
      sql`exists (
        select from unnest(${sql.param([...leads, ...setups])}::text[] || array(select id::text from cancellations where ${declared})) as known
        where answer::text like '%' || known || '%')`,
    ),
    kind('sentimentAnalyses', sql`sentiment_analyses`, ofLead),
    kind('recommendations', sql`ai_recommendations`, ofLead),
    kind('analyses', sql`ai_analyses`, ofLead),
    kind('consents', sql`consents`, ofLead),
    kind('attributions', sql`lead_attributions`, ofLead),
    kind('tasks', sql`lead_tasks`, ofLead),
    kind('interactions', sql`lead_interactions`, ofLead),
    kind('cancellations', sql`cancellations`, declared, ['email_key']),
    kind('setupPasswords', sql`subscription_setup_secrets`, sql`setup_id = ${anyOf(setups, 'uuid')}`, [
      'sealed',
      'key_version',
    ]),
    kind('setups', sql`subscription_setups`, sql`id = ${anyOf(setups, 'uuid')}`, searchColumns),
    kind('leads', sql`contact_requests`, sql`id = ${anyOf(leads, 'uuid')}`, [
      ...searchColumns,
      'score_base',
      'priority_rank',
    ]),
  ]
}

const searchColumns = ['search_text', 'email_key', 'phone_key']

/** The rows of a kind as they are stored, without what is hidden. */
export async function readKind(db: Sql, { table, rows, hidden }: Kind): Promise<Record<string, unknown>[]> {
  const found = await db.execute<{ row: Record<string, unknown> }>(
    sql`select to_jsonb(t) - ${sql.param([...hidden])}::text[] as row from ${table} as t where ${rows}`,
  )
  return found.rows.map(({ row }) => row)
}

export async function countKind(db: Sql, { table, rows }: Kind): Promise<number> {
  const found = await db.execute<{ n: number }>(sql`select count(*)::int as n from ${table} where ${rows}`)
  return found.rows[0]!.n
}

/** Deletes the rows of a kind; answers how many there were. */
export async function deleteKind(tx: Sql, { table, rows }: Kind): Promise<number> {
  return (await tx.execute(sql`delete from ${table} where ${rows}`)).rowCount ?? 0
}
