import type { ImportRowState } from '#domain/import/import-fields.ts'
import { announce } from '#server/db/announce.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { eq, sql } from '#server/db/drizzle.ts'
import { imports } from '#server/db/schema/lead-data.ts'
import { leads } from '#server/db/schema/leads.ts'
import { auditLog } from '#server/db/schema/staff.ts'
import { undoMerge } from '../duplicates/merge.ts'
import { noticeManyAssigned } from '../notices/store.ts'
import { isMatched, lockImport, matchRows, optionsOf, type StoredImport } from './import-store.ts'
import { type Cells, readRow } from './read-row.ts'
import { keepChoice, mergeOfChosen, stateOfUndoneSql } from './since-import.ts'
import { actorOf, type KnownRow, undoUpdates, updateKnown, withName } from './update-known.ts'

/** Name of the job that processes started imports. */
export const importJob = 'lead-imports'

/** Rows per transaction: few enough that other work does not wait and cancelling takes effect soon. */
const batch = 200

/** Imports started files and undoes reverted ones, until nothing is left to do. */
export async function runImports({ sql: db }: Database): Promise<void> {
  for (;;) {
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from imports where state in ('running', 'reverting') order by created_at limit 1`,
    )
    const [next] = rows
    if (!next) return
    while (await db.transaction((tx) => oneBatch(tx, next.id))) {
      // Each batch is a transaction of its own.
    }
  }
}

/** True if there may be more. */
async function oneBatch(tx: Sql, id: string): Promise<boolean> {
  const file = await lockImport(tx, id, ['running', 'reverting', 'cancelled', 'done', 'reverted'])
  if (file.state === 'running') return bringIn(tx, file)
  if (file.state === 'reverting') return revertBatch(tx, file)
  return false
}

type Ready = { line: number; fields: Cells; matched: boolean; knownLead: string | null; knownName: string | null }

async function bringIn(tx: Sql, file: StoredImport): Promise<boolean> {
  const lines = await linesOf(tx, file.id, ['ready'], 'asc')
  if (lines.length === 0) return finish(tx, file.id, 'done')
  // A visitor may have written, or an earlier row become a lead, since the row was checked.
  await matchRows(tx, file.id, lines)
  const { rows } = await tx.execute<Ready>(sql`
    select line, fields, coalesce(${isMatched}, false) as matched, match_lead as "knownLead",
      (select name from contact_requests where id = match_lead) as "knownName" from import_rows
    where import_id = ${file.id} and line = any(${sql.param(lines)}::integer[]) order by line`)
  const now = new Date()
  const options = await optionsOf(tx, file)
  const made: { line: number; lead: typeof leads.$inferInsert }[] = []
  const known: KnownRow[] = []
  const leftOut: number[] = []
  for (const { line, fields, matched, knownLead, knownName } of rows) {
    const updates = matched && file.updatesKnown
    const read = readRow(updates ? withName(fields, knownName) : fields, options, now)
    if ('problems' in read) leftOut.push(line)
    else if (updates) {
      // A row of the same person as an earlier one waits for the next batch, in which that one is a lead.
      if (knownLead) known.push({ line, leadId: knownLead, fields, read })
    } else if (matched && file.skipsDuplicates) leftOut.push(line)
    else made.push({ line, lead: read.lead })
  }
  const updated = await updateKnown(tx, file, known)
  // Leads already equal to the row are skipped like any other known ones.
  leftOut.push(...known.map(({ line }) => line).filter((line) => !updated.has(line)))
  if (updated.size > 0) await notifyBoards(tx, known[0]!.leadId)
  if (made.length > 0) {
    await tx.insert(leads).values(made.map(({ lead }) => ({ ...lead, ownFollowUpDate: lead.nextFollowUpDate })))
    const ids = sql.param(made.map(({ lead }) => lead.id))
    // The lead has the row's content now.
    await tx.execute(sql`
      update import_rows as r set state = 'imported', lead_id = m.id, fields = '{}', email_key = '', phone_key = '', name_key = '',
        match_by = null, match_lead = null, match_line = null
      from unnest(${sql.param(made.map(({ line }) => line))}::integer[], ${ids}::uuid[]) as m (line, id)
      where r.import_id = ${file.id} and r.line = m.line`)
    await tx.execute(sql`select find_duplicates(${ids}::uuid[])`)
    for (const [owner, given] of Map.groupBy(made, ({ lead }) => lead.assignedTo ?? null)) {
      const leadIds = given.map(({ lead }) => lead.id)
      await noticeManyAssigned(tx, { batchId: file.id, leadIds, owner, by: file.createdBy })
    }
    await notifyBoards(tx, made[0]!.lead.id)
  }
  await tx.execute(sql`update import_rows set state = 'left_out'
    where import_id = ${file.id} and line = any(${sql.param(leftOut)}::integer[])`)
  return true
}

async function revertBatch(tx: Sql, file: StoredImport): Promise<boolean> {
  const lines = await linesOf(tx, file.id, ['imported', 'updated'], 'desc')
  if (lines.length === 0) return finish(tx, file.id, 'reverted')
  // In reverse order: a later row may have changed the lead of an earlier one.
  await undoUpdates(tx, file, lines)
  const ofLines = sql`import_id = ${file.id} and state = 'imported' and line = any(${sql.param(lines)}::integer[])`
  // Locked first: later activity either comes before, or finds no lead.
  await tx.execute(
    sql`select from contact_requests where id in (select lead_id from import_rows where ${ofLines}) order by id for update`,
  )
  await undoMergesOfChosen(tx, file, lines)
  const { rows } = await tx.execute<{ id: string }>(sql`
    with taken as (
      update import_rows as r set state = ${sql.raw(stateOfUndoneSql)}
      from import_rows as o left join contact_requests as l on l.id = o.lead_id
      where o.import_id = r.import_id and o.line = r.line and r.import_id = ${file.id} and r.state = 'imported'
        and r.line = any(${sql.param(lines)}::integer[])
      returning r.lead_id, r.state
    )
    update contact_requests set deleted_at = now(), deleted_by = ${file.actedBy}, version = version + 1
    where id in (select lead_id from taken where state = 'reverted') and deleted_at is null returning id`)
  if (rows[0]) await notifyBoards(tx, rows[0].id)
  return true
}

/** Merges of leads that are removed as well are undone first, so that the other leads stay. */
async function undoMergesOfChosen(tx: Sql, file: StoredImport, lines: readonly number[]): Promise<void> {
  for (;;) {
    const mergeId = await mergeOfChosen(tx, file.id, lines)
    if (mergeId === null) return
    const leadIds = await keepChoice(tx, file.id, mergeId, async () => {
      const [stays, ...others] = await undoMerge(tx, mergeId)
      const entry = { entity: 'lead', entityId: stays!, detail: { others, import: file.id } }
      await tx.insert(auditLog).values({ ...(await actorOf(tx, file)), ...entry, action: 'lead.parted' })
      return [stays!, ...others]
    })
    for (const id of leadIds) await notifyBoards(tx, id)
  }
}

async function linesOf(
  tx: Sql,
  importId: string,
  states: readonly ImportRowState[],
  order: 'asc' | 'desc',
): Promise<number[]> {
  const { rows } = await tx.execute<{ line: number }>(sql`
    select line from import_rows where import_id = ${importId} and state = any(${sql.param([...states])}::text[])
    order by line ${sql.raw(order)} limit ${batch}`)
  return rows.map(({ line }) => line)
}

async function finish(tx: Sql, id: string, state: 'done' | 'reverted'): Promise<false> {
  await tx.update(imports).set({ state, finishedAt: new Date() }).where(eq(imports.id, id))
  return false
}

/** One event per batch: boards reload their columns instead of getting one event per lead. */
const notifyBoards = (tx: Sql, id: string) => announce(tx, { topic: 'leads', change: 'changed', id })
