import type { BulkChange } from '#contract/bulk.ts'
import { plansFollowUp } from '#domain/leads/tasks.ts'
import { announce } from '#server/db/announce.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { leadTasks } from '#server/db/schema/leads.ts'
import { auditLog } from '#server/db/schema/staff.ts'
import { isActive } from '#server/db/teammate.ts'
import type { StoredLead } from '../lead-store.ts'
import { moveFollowUp } from '../tasks/follow-up.ts'
import { type Batch, closeItems, nextItems, undoerOf, uuids, writerOf } from './items.ts'
import type { StoredBulk } from './store.ts'

type TaskChange = Extract<BulkChange, { task: unknown }>

/**
 * Adds the task to the next leads, for each lead's assignee, else for the requester; skips those in the bin. Sends no
 * notices: the tasks appear in each teammate's day.
 */
export async function taskBatch(tx: Sql, bulk: StoredBulk, limit: number): Promise<Batch> {
  const { task } = bulk.change as TaskChange
  const { items, leads } = await nextItems(tx, bulk, 'pending', limit)
  const due = [...leads.values()].filter((lead) => !lead.deletedAt)
  const by = await writerOf(tx, bulk)
  const active = new Map<string, boolean>()
  for (const { assignedTo } of due)
    if (assignedTo && !active.has(assignedTo)) active.set(assignedTo, await isActive(tx, assignedTo))
  const now = new Date()
  const added = due.map((lead) => ({
    id: newId(),
    leadId: lead.id,
    title: task.title,
    type: task.type,
    dueDate: new Date(task.dueDate),
    assignedTo: lead.assignedTo && active.get(lead.assignedTo) ? lead.assignedTo : by,
    createdBy: by,
    createdAt: now,
  }))
  if (added.length > 0) {
    await tx.insert(leadTasks).values(added)
    await recordTasks(tx, bulk, 'task.added', added, { userId: bulk.userId, username: by })
    const made = JSON.stringify(
      added.map(({ id, leadId, assignedTo }) => ({ id: leadId, before: { task: id, assignedTo } })),
    )
    await tx.execute(sql`update lead_bulk_items i set state = 'done', before = d.before
      from jsonb_to_recordset(${made}::jsonb) as d (id uuid, before jsonb)
      where i.bulk_id = ${bulk.id} and i.lead_id = d.id`)
  }
  await closeItems(tx, bulk, items, 'skipped', 'pending')
  await planAnew(tx, task.type, due)
  return { looked: items.length, changed: due.map(({ id }) => id) }
}

/** Removes the added tasks of the next leads, except those completed, edited or reassigned since. */
export async function undoTaskBatch(tx: Sql, bulk: StoredBulk, limit: number): Promise<Batch> {
  const { task } = bulk.change as TaskChange
  const { items, leads } = await nextItems(tx, bulk, 'done', limit)
  const ids = uuids(items.map(({ leadId }) => leadId))
  const { rows } = await tx.execute<{ id: string; leadId: string }>(sql`
    delete from lead_tasks t using lead_bulk_items i
    where i.bulk_id = ${bulk.id} and i.lead_id = any(${ids}::uuid[]) and t.id = (i.before ->> 'task')::uuid
      and t.status = 'pending' and t.title = ${task.title} and t.type = ${task.type}
      and t.due_date = ${task.dueDate}::timestamptz and t.description is null
      and t.assigned_to is not distinct from i.before ->> 'assignedTo'
    returning t.id, t.lead_id as "leadId"`)
  const undone = rows.map(({ leadId }) => leadId)
  await tx.execute(sql`update lead_bulk_items set state = 'undone'
    where bulk_id = ${bulk.id} and lead_id = any(${uuids(undone)}::uuid[])`)
  await closeItems(tx, bulk, items, 'kept', 'done')
  const by = (await undoerOf(tx, bulk)) ?? { userId: bulk.userId, username: await writerOf(tx, bulk) }
  if (rows.length > 0) await recordTasks(tx, bulk, 'task.deleted', rows, by)
  await planAnew(
    tx,
    task.type,
    undone.flatMap((id) => leads.get(id) ?? []),
  )
  return { looked: items.length, changed: undone }
}

/** The next follow-up of these leads, and everybody's day. */
async function planAnew(tx: Sql, type: string, leads: readonly StoredLead[]): Promise<void> {
  if (plansFollowUp(type)) for (const lead of leads) await moveFollowUp(tx, lead)
  // Open day screens and calendars reload on any of these.
  if (leads[0]) await announce(tx, { topic: 'tasks', change: 'changed', id: leads[0].id })
}

async function recordTasks(
  tx: Sql,
  bulk: StoredBulk,
  action: string,
  tasks: readonly { id: string; leadId: string }[],
  by: { userId: string | null; username: string | null },
): Promise<void> {
  await tx.insert(auditLog).values(
    tasks.map(({ id, leadId }) => ({
      ...by,
      action,
      entity: 'task',
      entityId: id,
      detail: { leadId, bulk: bulk.id },
    })),
  )
}
