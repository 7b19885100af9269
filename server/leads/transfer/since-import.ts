import type { ParsedOf } from '#contract/api.ts'
import { ApiError } from '#contract/errors.ts'
import { type ChangedLead, type ChangedSince, maxChangedNamed } from '#contract/imports.ts'
import { type SinceKind, sinceKinds } from '#domain/import/import-fields.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { cameSincePerKind } from '../came-since.ts'
import { listKeptUpdates } from './update-known.ts'

/** Later activity of the imported lead `l` of row `r`, by kind. Automatic effects of rules are part of the import. */
const sincePerKind = cameSincePerKind('l.imported_at', `e.detail ->> 'import' is not distinct from r.import_id::text`)

const mergesOf = '(select count(*) from lead_merges m where m.lead_id = l.id)'
/** The merge of the lead into another one that exists. */
const intoOther = `(select m.lead_id from merged_leads g join lead_merges m on m.id = g.merge_id
  join contact_requests s on s.id = m.lead_id and s.deleted_at is null where g.lead_id = l.id)`

/**
 * SQL: whether anything came to the imported lead `l` since, or a lead was merged into it; or it was merged into another. What
 * later rows of its import (`r`) did is part of it.
 */
const cameSinceSql = `(l.deleted_at is null and ${[...sinceKinds.map((kind) => sincePerKind[kind]), mergesOf].join(' + ')} > 0
  or exists (select from merged_leads g where g.lead_id = l.id))`

/** SQL: a lead's later activity as one comparable text. */
const markSql = `concat_ws('.', ${sinceKinds.map((kind) => sincePerKind[kind]).join(', ')}, ${mergesOf}, ${intoOther})`

/** SQL: leads `l` created by rows `r` of an import, with later activity. */
const changedRows = (importId: string) => sql`import_rows r join contact_requests l on l.id = r.lead_id
  where r.import_id = ${importId} and r.state = 'imported' and ${sql.raw(cameSinceSql)}`

/** SQL: the lead was chosen for removal and has had no activity since then. */
const isAsChosen = sql.raw(`r.undo_mark <> '' and r.undo_mark = ${markSql}`)

/** Leads of an import with later activity, by line. */
export async function listChangedSince(db: Sql, importId: string): Promise<ChangedSince> {
  const { rows } = await db.execute<
    Pick<ChangedLead, 'id' | 'name' | 'merged'> & Record<SinceKind, number> & { into: string | null; intoName: string }
  >(sql`
    select l.id, l.name, ${sql.raw(sinceKinds.map((kind) => `${sincePerKind[kind]}::int as "${kind}"`).join(', '))},
      array(select o.name from lead_merges m join merged_leads g on g.merge_id = m.id join contact_requests o on o.id = g.lead_id
        where m.lead_id = l.id order by m.merged_at, o.id) as merged,
      ${sql.raw(intoOther)} as into, (select name from contact_requests where id = ${sql.raw(intoOther)}) as "intoName"
    from ${changedRows(importId)} order by r.line limit ${maxChangedNamed}`)
  const data = rows.map(({ id, name, merged, into, intoName, ...counts }) => ({
    id,
    name,
    since: Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
    merged,
    mergedInto: into === null ? null : { id: into, name: intoName },
  }))
  return { data, ...(await summaryOf(db, importId)), updated: await listKeptUpdates(db, importId) }
}

async function summaryOf(db: Sql, importId: string): Promise<Pick<ChangedSince, 'total' | 'mark'>> {
  const { rows } = await db.execute<{ total: number; mark: string }>(sql`
    select count(*)::int as total, md5(coalesce(string_agg(r.line || ':' || ${sql.raw(markSql)}, ' ' order by r.line), '')) as mark
    from ${changedRows(importId)}`)
  return rows[0]!
}

/**
 * Records which leads with later activity are removed when the import is undone, and their activity; `conflict` if it
 * differs from what was shown.
 */
export async function chooseChanged(
  tx: Sql,
  importId: string,
  { changed = 'keep', except = [], seen }: ParsedOf<'revertImport'>['body'],
): Promise<void> {
  if (seen !== undefined && (await summaryOf(tx, importId)).mark !== seen)
    throw new ApiError('conflict', { current: await listChangedSince(tx, importId) })
  const isExcepted = sql`l.id = any(${sql.param([...except])}::uuid[])`
  await tx.execute(sql`
    update import_rows o set undo_mark = c.mark from (
      select r.line, case when ${isExcepted} = ${changed === 'keep'} then ${sql.raw(markSql)} else '' end as mark
      from ${changedRows(importId)}
    ) as c where o.import_id = ${importId} and o.line = c.line`)
}

/** The newest merge of a lead chosen for removal; null if none is left. */
export async function mergeOfChosen(tx: Sql, importId: string, lines: readonly number[]): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select m.id from lead_merges m join contact_requests s on s.id = m.lead_id and s.deleted_at is null, ${changedRows(importId)} and r.line = any(${sql.param([...lines])}::integer[]) and ${isAsChosen}
      and (m.lead_id = l.id or m.id = (select g.merge_id from merged_leads g where g.lead_id = l.id))
    order by m.merged_at desc, m.id desc limit 1`)
  return rows[0]?.id ?? null
}

/** Undoing a merge changes the activity of its leads: chosen ones stay chosen. */
export async function keepChoice<T>(tx: Sql, importId: string, mergeId: string, undo: () => Promise<T>): Promise<T> {
  const { rows } = await tx.execute<{ line: number }>(sql`
    select r.line from ${changedRows(importId)} and ${isAsChosen} and l.id in (
      select lead_id from merged_leads where merge_id = ${mergeId} union select lead_id from lead_merges where id = ${mergeId})`)
  const undone = await undo()
  await tx.execute(sql`
    update import_rows o set undo_mark = ${sql.raw(markSql)} from import_rows r join contact_requests l on l.id = r.lead_id
    where r.import_id = o.import_id and r.line = o.line and o.import_id = ${importId}
      and o.line = any(${sql.param(rows.map(({ line }) => line))}::integer[])`)
  return undone
}

/** SQL: the state of row `r` after undo: its lead `l` stays if chosen to, or with activity beyond what was chosen. */
export const stateOfUndoneSql = `case
  when r.undo_mark = '' or exists (select from merged_leads g where g.lead_id = l.id)
    or (${cameSinceSql} and r.undo_mark is distinct from ${markSql}) then 'kept' else 'reverted' end`
