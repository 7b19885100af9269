import { ApiError } from '#contract/errors.ts'
import type { ImportRow, LeadImport } from '#contract/imports.ts'
import type { DecimalSign } from '#domain/basics/amount.ts'
import type { ImportRowState, ImportState, MatchKind } from '#domain/import/import-fields.ts'
import type { Language } from '#domain/site/languages.ts'
import type { Sql } from '#server/db/database.ts'
import { desc, eq, sql } from '#server/db/drizzle.ts'
import { leadsWith } from '#server/db/lead-of-person.ts'
import { imports } from '#server/db/schema/lead-data.ts'
import { readTeamZone } from '#server/db/team-time-sql.ts'
import { teamByKey } from '#server/db/teammate.ts'
import type { RowOptions } from './read-row.ts'

export type StoredImport = typeof imports.$inferSelect

/** The file, locked until the transaction ends; throws `not_found`, and `conflict` where it is in none of the states. */
export async function lockImport(tx: Sql, id: string, states: readonly ImportState[]): Promise<StoredImport> {
  const [row] = await tx.select().from(imports).where(eq(imports.id, id)).for('update')
  if (!row) throw new ApiError('not_found')
  if (!states.includes(row.state as ImportState)) throw new ApiError('conflict')
  return row
}

/** The file; throws `not_found`. */
export async function findImport(db: Sql, id: string): Promise<StoredImport> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id))
  if (!row) throw new ApiError('not_found')
  return row
}

/** Options of the last check of a file's rows. */
export const optionsOf = async (tx: Sql, { dial, decimal, language }: StoredImport): Promise<RowOptions> => ({
  dial: dial ?? undefined,
  decimal: (decimal ?? undefined) as DecimalSign | undefined,
  language: language as Language,
  team: await teamByKey(tx),
  timeZone: await readTeamZone(tx),
})

/** Recent imports, newest first, with their counts. */
export async function listImports(db: Sql, id?: string): Promise<LeadImport[]> {
  const rows = await db
    .select()
    .from(imports)
    .where(id === undefined ? undefined : eq(imports.id, id))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(50)
  const counts = await countRows(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => asImport(row, counts))
}

/** One file; throws `not_found`. */
export async function readImport(db: Sql, id: string): Promise<LeadImport> {
  const [found] = await listImports(db, id)
  if (!found) throw new ApiError('not_found')
  return found
}

/** Condition: the row is of a known lead, by its email or phone. */
export const isMatched = sql`match_by in ('email', 'phone')`

type Count = { importId: string; state: ImportRowState; rows: number; duplicates: number }

async function countRows(db: Sql, ids: readonly string[]): Promise<readonly Count[]> {
  const { rows } = await db.execute<Count>(sql`
    select import_id as "importId", state, count(*)::int as rows,
      (count(*) filter (where state = 'ready' and ${isMatched}))::int as duplicates
    from import_rows where import_id = any(${sql.param([...ids])}::uuid[]) group by 1, 2`)
  return rows
}

function asImport(
  { id, fileName, state, createdBy, createdAt, startedAt, finishedAt, ...options }: StoredImport,
  counts: readonly Count[],
): LeadImport {
  const own = counts.filter(({ importId }) => importId === id)
  const rows = (wanted: ImportRowState) => own.find((one) => one.state === wanted)?.rows ?? 0
  return {
    id,
    fileName,
    state: state as ImportState,
    createdBy,
    createdAt: createdAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
    skipsDuplicates: options.skipsDuplicates,
    updatesKnown: options.updatesKnown,
    dial: options.dial,
    decimal: options.decimal as DecimalSign | null,
    language: options.language as Language,
    counts: {
      ready: rows('ready'),
      faulty: rows('faulty'),
      left_out: rows('left_out'),
      imported: rows('imported'),
      updated: rows('updated'),
      reverted: rows('reverted'),
      kept: rows('kept'),
    },
    duplicates: own.reduce((sum, { duplicates }) => sum + duplicates, 0),
  }
}

/** Replaces the rows of the same lines. */
export async function putRows(tx: Sql, importId: string, rows: readonly object[]): Promise<void> {
  await tx.execute(sql`
    insert into import_rows (import_id, line, state, fields, problems, email_key, phone_key, name_key)
    select ${importId}, line, state, fields, problems, email_key, phone_key, name_words(name)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      line integer, state text, fields jsonb, problems jsonb, email_key text, phone_key text, name text)
    on conflict (import_id, line) do update set state = excluded.state, fields = excluded.fields,
      problems = excluded.problems, email_key = excluded.email_key, phone_key = excluded.phone_key,
      name_key = excluded.name_key`)
}

/** Maximum rows with one phone compared with each further one: a switchboard's may have thousands. */
const maxSharers = 50

/**
 * Matches these rows as a visitor's message would be: a lead by email, else by phone with the name, else an earlier row
 * likewise. Otherwise somebody with the phone under another name, which is only shown. The condition on the
 * earlier row's key being non-empty lets its partial index be used.
 */
export async function matchRows(tx: Sql, importId: string, lines: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update import_rows as own set (match_by, match_lead, match_line) = (
      select by, lead, line from (
        (select 1 as rank, 'email' as by, l.id as lead, null::integer as line
          from ${sql.raw(leadsWith('email', 'own.email_key'))} order by l.created_at desc limit 1)
        union all
        (select case when name_words(l.name) = own.name_key then 2 else 5 end as rank,
            case when name_words(l.name) = own.name_key then 'phone' else 'shared_phone' end, l.id, null
          from ${sql.raw(leadsWith('phone', 'own.phone_key'))} order by rank, l.created_at desc limit 1)
        union all
        (select 3, 'email', null, o.line from import_rows o
          where o.email_key <> '' and o.email_key = own.email_key and o.import_id = own.import_id
            and o.line < own.line and o.state = 'ready' order by o.line limit 1)
        union all
        (select case when o.name_key = own.name_key then 4 else 6 end as rank,
            case when o.name_key = own.name_key then 'phone' else 'shared_phone' end, null, o.line
          from (select * from import_rows o
            where o.phone_key <> '' and o.phone_key = own.phone_key and o.import_id = own.import_id
              and o.line < own.line and o.state = 'ready' order by o.line limit ${maxSharers}) o order by rank, o.line limit 1)
      ) as any_of order by rank limit 1
    )
    where own.import_id = ${importId} and own.line = any(${sql.param([...lines])}::integer[])`)
  // A match by email needs no name.
  await tx.execute(sql`
    update import_rows set state = 'ready', problems = '{}'
    where import_id = ${importId} and line = any(${sql.param([...lines])}::integer[]) and state = 'faulty'
      and problems = '{"name":"required"}' and match_by = 'email' and match_lead is not null`)
}

/** The row without its changes (`update-known`). */
export type MatchedRow = Omit<ImportRow, 'changes'>
type RowOf = Omit<MatchedRow, 'match'> & {
  matchBy: MatchKind | null
  matchLead: string | null
  matchName: string | null
  matchLine: number | null
}

const which = {
  ready: sql`r.state = 'ready'`,
  faulty: sql`r.state = 'faulty'`,
  left_out: sql`r.state = 'left_out'`,
  duplicate: sql`r.state = 'ready' and ${isMatched}`,
  open: sql`r.state in ('ready', 'faulty', 'left_out')`,
} as const

/** Rows of a file that are no leads, by line, after this one. */
export async function listRows(
  db: Sql,
  importId: string,
  { only = 'open', after = 0, lines, limit }: RowQuery,
): Promise<MatchedRow[]> {
  const named = lines ? sql`r.line = any(${sql.param([...lines])}::integer[])` : sql`true`
  const { rows } = await db.execute<RowOf>(sql`
    select r.line, r.state, r.fields, r.problems, r.match_by as "matchBy", r.match_lead as "matchLead",
      l.name as "matchName", r.match_line as "matchLine"
    from import_rows r left join contact_requests l on l.id = r.match_lead and l.deleted_at is null
    where r.import_id = ${importId} and r.line > ${after} and ${which[only]} and ${named}
    order by r.line limit ${limit}`)
  return rows.map(({ matchBy, matchLead, matchName, matchLine, ...row }) => ({
    ...row,
    match: matchBy && {
      by: matchBy,
      lead: matchLead !== null && matchName !== null ? { id: matchLead, name: matchName } : null,
      line: matchLine,
    },
  }))
}

type RowQuery = {
  readonly only?: keyof typeof which | undefined
  readonly after?: number | undefined
  readonly lines?: readonly number[]
  readonly limit: number
}
