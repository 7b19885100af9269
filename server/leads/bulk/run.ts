import type { BulkChange } from '#contract/bulk.ts'
import { announce } from '#server/db/announce.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { eq, sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { leadBulks } from '#server/db/schema/workspace.ts'
import { Statement } from '#server/db/search.ts'
import { filterSql } from '../listing/filters.ts'
import { similarInstead } from '../listing/similar.ts'
import { type AnalyseLead, analyseBatch } from './analyse-batch.ts'
import { changeBatch, undoBatch } from './batch.ts'
import type { Batch } from './items.ts'
import { undoRuleBatch } from './rule-undo.ts'
import { startBatch } from './start-batch.ts'
import { isBin, isEdit, type StoredBulk, updateBulk, withoutNote } from './store.ts'
import { taskBatch, undoTaskBatch } from './task-batch.ts'

/** Leads gathered, and leads changed, in one transaction. */
const gatherSize = 20_000
const batchSize = 250
/** Tasks are planned lead by lead. */
const taskBatchSize = 50
/** Up to this many leads, send one event per lead; above it, one "many changed" event. */
const maxEventsPerLead = 20

/** Carries out requested bulk edits, oldest first, batch by batch; one server at a time (see `jobs`). */
export async function runBulks(database: Database, analyse: AnalyseLead): Promise<void> {
  for (let bulk = await nextBulk(database.sql); bulk; bulk = await nextBulk(database.sql)) {
    if (isEdit(bulk.change)) await forgetOlder(database.sql, bulk)
    if (bulk.total === null) await gather(database, bulk)
    while (await step(database.sql, bulk.id, analyse)) {
      // Until no batch is left, or it is cancelled.
    }
  }
}

async function nextBulk(db: Sql): Promise<StoredBulk | undefined> {
  const [row] = await db
    .select()
    .from(leadBulks)
    .where(sql`status in ('waiting', 'running', 'undoing')`)
    .orderBy(leadBulks.createdAt)
    .limit(1)
  return row
}

/** Deletes undo data of older changes, except for what they put in the bin. */
async function forgetOlder(db: Sql, { userId, createdAt }: StoredBulk): Promise<void> {
  await db.execute(sql`delete from lead_bulk_items i using lead_bulks b
    where b.id = i.bulk_id and b.user_id = ${userId} and b.created_at < ${createdAt.toISOString()}::timestamptz
      and not b.change ? 'bin'`)
}

/** Fixes the set of leads: those that matched at the request, without later arrivals. */
async function gather({ pool, sql: db }: Database, bulk: StoredBulk): Promise<void> {
  const similar = await similarInstead(pool, bulk.filters, bulk.createdAt.getTime())
  // An analysis overwrites nothing: a lead that changed meanwhile is analysed as it is now.
  const changedState = 'analyse' in bulk.change || 'start' in bulk.change ? 'pending' : 'changed'
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const statement = new Statement()
    const conditions = similar
      ? `l.deleted_at is null and l.id = any (${statement.value(similar)}::uuid[])`
      : filterSql(bulk.filters, statement, bulk.createdAt.getTime())
    const { rows } = await pool.query<{ id: string }>({
      text: `with page as (
          select l.id, l.updated_at > ${statement.value(bulk.seenAt ?? bulk.createdAt)} as is_changed from contact_requests l
          where ${conditions} and l.id > ${statement.value(after)}::uuid
            and l.created_at <= ${statement.value(bulk.seenAt ?? bulk.createdAt)}
          order by l.id limit ${gatherSize}
        ), noted as (
          insert into lead_bulk_items (bulk_id, lead_id, state)
          select ${statement.value(bulk.id)}::uuid, id, case when is_changed then '${changedState}' else 'pending' end
          from page on conflict do nothing
        )
        select id from page order by id offset ${gatherSize - 1}`,
      values: statement.values,
    })
    const last = rows[0]?.id
    if (last === undefined) break
    after = last
  }
  // Counted, not added up: an interrupted attempt may have gathered some.
  const { rows } = await pool.query<{ total: number }>(
    'select count(*)::int as total from lead_bulk_items where bulk_id = $1',
    [bulk.id],
  )
  await updateBulk(db, bulk.id, { total: rows[0]!.total })
}

/**
 * Changes these leads in the caller's transaction and records it as a finished bulk edit of this teammate, which can be
 * undone.
 */
export async function changeAtOnce(
  tx: Sql,
  { userId, change, ids }: { userId: string; change: BulkChange; ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return
  const row = { id: newId(), userId, change, filters: {}, status: 'running', total: ids.length }
  const [bulk] = await tx.insert(leadBulks).values(row).returning()
  await tx.execute(sql`insert into lead_bulk_items (bulk_id, lead_id)
    select ${bulk!.id}::uuid, unnest(${sql.param([...ids])}::uuid[])`)
  while (await step(tx, bulk!.id, noAnalysis)) {
    // Until all are changed.
  }
}

/**
 * Keeps earlier bulk edits of these leads undoable after a handover: an undo leaves the leads with the successor. A bulk
 * edit that assigned them is unchanged.
 */
export async function keepUndoable(tx: Sql, ids: readonly string[], assignedTo: string | null): Promise<void> {
  await tx.execute(sql`update lead_bulk_items i set version = l.version,
      before = jsonb_set(i.before, '{assignedTo}', ${JSON.stringify(assignedTo)}::jsonb)
    from contact_requests l, lead_bulks b
    where l.id = any(${sql.param([...ids])}::uuid[]) and i.lead_id = l.id and i.state = 'done'
      and i.version = l.version - 1 and b.id = i.bulk_id and not b.change ? 'assignedTo'`)
}

const noAnalysis: AnalyseLead = () => Promise.reject(new Error('A change of fields analyses nothing'))

function change(tx: Sql, bulk: StoredBulk, analyse: AnalyseLead): Promise<Batch> {
  if ('analyse' in bulk.change) return analyseBatch(tx, bulk, analyse)
  if ('ruleUndo' in bulk.change) return undoRuleBatch(tx, bulk, batchSize)
  if ('start' in bulk.change) return startBatch(tx, bulk, bulk.change.start, batchSize)
  return 'task' in bulk.change ? taskBatch(tx, bulk, taskBatchSize) : changeBatch(tx, bulk, batchSize)
}

const undo = (tx: Sql, bulk: StoredBulk): Promise<Batch> =>
  'task' in bulk.change ? undoTaskBatch(tx, bulk, taskBatchSize) : undoBatch(tx, bulk, batchSize)

/** Runs one batch; true if there may be more. */
function step(db: Sql, id: string, analyse: AnalyseLead): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [bulk] = await tx.select().from(leadBulks).where(eq(leadBulks.id, id)).for('update')
    if (!bulk || !['waiting', 'running', 'undoing'].includes(bulk.status)) return false
    const isUndoing = bulk.status === 'undoing'
    const batch = await (isUndoing ? undo(tx, bulk) : change(tx, bulk, analyse))
    if (batch.looked === 0) {
      const passedOver = isUndoing ? bulk.skipped : Math.max(0, (bulk.total ?? 0) - bulk.done)
      await updateBulk(tx, id, {
        status: isUndoing ? 'undone' : 'done',
        skipped: passedOver,
        change: withoutNote(bulk.change),
      })
      return false
    }
    const { changed, looked } = batch
    await updateBulk(
      tx,
      id,
      isUndoing
        ? { undone: bulk.undone + changed.length }
        : {
            status: 'running',
            done: bulk.done + changed.length,
            skipped: bulk.skipped + looked - changed.length,
          },
    )
    const few = (bulk.total ?? 0) <= maxEventsPerLead
    const event = isBin(bulk.change) && !isUndoing ? 'removed' : 'changed'
    if (few) for (const lead of changed) await announce(tx, { topic: 'leads', change: event, id: lead })
    else if (changed.length > 0) await announce(tx, { topic: 'leads', change: 'many', id })
    return true
  })
}
