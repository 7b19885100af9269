import { announce } from '#server/db/announce.ts'
import { audit, type By } from '#server/db/audit.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, inArray, isNull, sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { imports } from '#server/db/schema/lead-data.ts'
import { leadTasks } from '#server/db/schema/leads.ts'
import { leadNotices } from '#server/db/schema/notices.ts'
import { snippets } from '#server/db/schema/work.ts'
import { leadBulks, leadViews } from '#server/db/schema/workspace.ts'
import { closedStagesSql } from '#server/db/stage-sql.ts'
import type { HandOver, Held } from '#server/db/teammate.ts'
import { changeAtOnce, keepUndoable } from './bulk/run.ts'
import { updateBulk, withoutNote } from './bulk/store.ts'

/** SQL: a teammate's open leads, found in the index of the list's filters. */
const openLeadsOf = (username: string) => sql`contact_requests
  where coalesce(assigned_to, '') = ${username} and deleted_at is null and status not in (${sql.raw(closedStagesSql)})`

/** Started, and not over. */
const isAhead = sql`status in ('waiting', 'running')`

/** Counts of a teammate's work with leads. */
export async function readHeldWork(db: Sql, { id, username }: { id: string; username: string }): Promise<Held> {
  const { rows } = await db.execute<{ leads: number; tasks: number; notices: number; jobs: number }>(sql`
    select (select count(*)::int from ${openLeadsOf(username)}) as leads,
      (select count(*)::int from lead_tasks t join contact_requests l on l.id = t.lead_id and l.deleted_at is null
        where t.assigned_to = ${username} and t.status = 'pending') as tasks,
      (select count(*)::int from lead_notices where user_id = ${id}::uuid and done_at is null
        and kind in ('mentioned', 'rule_stuck')) as notices,
      (select count(*)::int from lead_bulks where user_id = ${id}::uuid and ${isAhead})
        + (select count(*)::int from imports where acted_by = ${id}::uuid and state = 'running') as jobs`)
  return {
    ...rows[0]!,
    views: await db
      .select({ id: leadViews.id, name: leadViews.name })
      .from(leadViews)
      .where(and(eq(leadViews.ownerId, id), eq(leadViews.isShared, true)))
      .orderBy(leadViews.name),
    texts: await db
      .select({ id: snippets.id, name: snippets.name })
      .from(snippets)
      .where(and(eq(snippets.ownerId, id), eq(snippets.isShared, true)))
      .orderBy(snippets.name),
  }
}

/**
 * Hands a teammate's open leads and tasks, shared items and mentions to another, with one notice each for leads and
 * tasks; without a successor, leads and tasks become unassigned. Leads are changed as by a bulk edit, which can be
 * undone.
 */
export async function handOverLeads(tx: Sql, { from, to, by }: HandOver): Promise<void> {
  const { rows: leads } = await tx.execute<{ id: string }>(
    sql`select id from ${openLeadsOf(from.username)} order by id`,
  )
  const change = { assignedTo: to?.username ?? null }
  const ids = leads.map(({ id }) => id)
  await changeAtOnce(tx, { userId: by.actor.userId, change, ids })
  await keepUndoable(tx, ids, change.assignedTo)
  await handOverTasks(tx, { from, to, by })
  if (!to) return
  await tx
    .update(leadNotices)
    .set({ userId: to.id })
    .where(
      and(
        eq(leadNotices.userId, from.id),
        inArray(leadNotices.kind, ['mentioned', 'rule_stuck']),
        isNull(leadNotices.doneAt),
      ),
    )
  await tx
    .update(leadViews)
    .set({ ownerId: to.id })
    .where(and(eq(leadViews.ownerId, from.id), eq(leadViews.isShared, true)))
  await tx
    .update(snippets)
    .set({ ownerId: to.id })
    .where(and(eq(snippets.ownerId, from.id), eq(snippets.isShared, true)))
}

/**
 * Stops bulk edits and imports of a teammate where they are: what they changed so far can be undone by others. An undo
 * that runs is finished.
 */
export async function stopJobs(tx: Sql, { id }: { id: string }, by: By): Promise<void> {
  const bulks = await tx
    .select()
    .from(leadBulks)
    .where(and(eq(leadBulks.userId, id), isAhead))
    .for('update')
  for (const bulk of bulks) {
    await updateBulk(tx, bulk.id, { status: 'cancelled', change: withoutNote(bulk.change) })
    await audit(tx, by, { action: 'lead.bulk_cancelled', entity: 'lead_bulk', entityId: bulk.id })
  }
  const files = await tx
    .update(imports)
    .set({ state: 'cancelled', finishedAt: new Date(), actedBy: by.actor.userId })
    .where(and(eq(imports.actedBy, id), eq(imports.state, 'running')))
    .returning({ id: imports.id })
  for (const file of files) await audit(tx, by, { action: 'import.cancelled', entity: 'import', entityId: file.id })
}

async function handOverTasks(tx: Sql, { from, to, by }: HandOver): Promise<void> {
  const tasks = await tx
    .update(leadTasks)
    .set({ assignedTo: to?.username ?? null })
    .where(and(eq(leadTasks.assignedTo, from.username), eq(leadTasks.status, 'pending')))
    .returning({ id: leadTasks.id, leadId: leadTasks.leadId })
  if (tasks.length === 0) return
  const ids = tasks.map(({ id }) => id)
  await tx
    .update(leadNotices)
    .set({ doneAt: new Date() })
    .where(and(sql`${leadNotices.taskId} = any(${sql.param(ids)}::uuid[])`, isNull(leadNotices.doneAt)))
  const isNoticed = to !== null && to.id !== by.actor.userId
  if (isNoticed) {
    const batchId = newId()
    await tx.insert(leadNotices).values(
      tasks.map(({ id: taskId, leadId }) => ({
        ...{ id: newId(), userId: to.id, kind: 'task' as const },
        ...{ leadId, taskId, batchId, by: by.actor.username },
      })),
    )
    await announce(tx, { topic: 'alerts', change: 'arrived', id: tasks[0]!.leadId })
  }
  await announce(tx, { topic: 'tasks', change: 'changed', id: tasks[0]!.leadId })
}
