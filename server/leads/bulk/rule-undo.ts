import type { Bulk, BulkChange } from '#contract/bulk.ts'
import type { Actor } from '#contract/handler.ts'
import { keptStates, type Restored, type RuledField, ruledFields } from '#domain/automation/undo.ts'
import { clockAfterMove } from '#domain/leads/answer-clock.ts'
import type { ScoredFields } from '#domain/leads/lead-score.ts'
import { lostReasonOf } from '#domain/leads/lost-reasons.ts'
import { type Priority, priorityWeight } from '#domain/leads/options.ts'
import type { LeadStatus } from '#domain/leads/pipeline.ts'
import { announce } from '#server/db/announce.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { changingFor } from '#server/db/lead-moves-sql.ts'
import { closeEffects, type LeadPlan, planEffects, readEffects } from '#server/db/rule-effects.ts'
import { auditLog } from '#server/db/schema/staff.ts'
import { leadBulks } from '#server/db/schema/workspace.ts'
import { isActive } from '#server/db/teammate.ts'
import { sortKeys } from '../lead-row.ts'
import { type StoredLead, toRow } from '../lead-store.ts'
import { moveFollowUp } from '../tasks/follow-up.ts'
import { columnsOf, writeLeads } from './batch.ts'
import { type Batch, closeItems, nextItems, uuids, writerOf } from './items.ts'
import { type StoredBulk, toBulk } from './store.ts'

type RuleUndo = Extract<BulkChange, { ruleUndo: unknown }>['ruleUndo']

/** More effects than are ever undone at once. */
const everyEffect = 100_000

/** Requests the undo of a rule's effects on these leads, batch by batch; `send` starts the job. */
export async function startRuleUndo(
  tx: Sql,
  send: (tx: Sql) => Promise<void>,
  { actor, scope, leads }: { readonly actor: Actor; readonly scope: RuleUndo; readonly leads: readonly string[] },
): Promise<Bulk> {
  const row = {
    id: newId(),
    userId: actor.userId,
    change: { ruleUndo: scope },
    filters: {},
    status: 'waiting',
    total: leads.length,
  }
  const [bulk] = await tx.insert(leadBulks).values(row).returning()
  await tx.execute(sql`insert into lead_bulk_items (bulk_id, lead_id)
    select ${row.id}::uuid, unnest(${sql.param([...leads])}::uuid[])`)
  await send(tx)
  return toBulk(tx, bulk!, actor)
}

/** Undoes a rule's effects on the next leads, from their current state; leads on which something stays are named. */
export async function undoRuleBatch(tx: Sql, bulk: StoredBulk, limit: number): Promise<Batch> {
  const { ruleUndo: scope } = bulk.change as { ruleUndo: RuleUndo }
  const { items, leads } = await nextItems(tx, bulk, 'pending', limit)
  if (items.length === 0) return { looked: 0, changed: [] }
  const effects = await readEffects(tx, scope, { limit: everyEffect, leads: [...leads.keys()] })
  const plans = await planEffects(tx, effects)
  const by = await writerOf(tx, bulk)
  const undone = plans.filter(({ judged }) => judged.some(({ state }) => state === 'open'))
  await restore(tx, bulk, undone, leads, by)
  await removeAdded(tx, undone, leads, by, bulk)
  const open = undone.flatMap(({ judged }) => judged.filter(({ state }) => state === 'open'))
  await closeEffects(
    tx,
    open.map(({ effect }) => effect),
    by,
  )
  const kept = plans.filter(({ judged }) => judged.some(({ state }) => keptStates.includes(state)))
  await closeItems(tx, bulk, kept, 'changed', 'pending')
  await closeItems(tx, bulk, undone, 'done', 'pending')
  await closeItems(tx, bulk, items, 'skipped', 'pending')
  return { looked: items.length, changed: undone.map(({ leadId }) => leadId) }
}

type Leads = ReadonlyMap<string, StoredLead>
type Due = {
  readonly lead: StoredLead
  readonly after: ReturnType<typeof columnsAfter>
  readonly fields: readonly RuledField[]
}

/** Writes the fields of these leads as they were before, and a line of their histories. */
async function restore(tx: Sql, bulk: StoredBulk, plans: readonly LeadPlan[], leads: Leads, by: string | null) {
  const present = new Map<string | null, string | null>()
  const now = new Date()
  const due: Due[] = []
  for (const { leadId, restored } of plans) {
    const lead = leads.get(leadId)
    if (!lead || lead.deletedAt) continue
    const { assignedTo } = restored
    // A former teammate gets no leads back.
    if (!present.has(assignedTo)) present.set(assignedTo, (await isActive(tx, assignedTo)) ? assignedTo : null)
    const isReassigned = assignedTo !== lead.assignedTo
    const after = columnsAfter(
      lead,
      { ...restored, assignedTo: isReassigned ? present.get(assignedTo)! : assignedTo },
      now,
    )
    const fields = ruledFields.filter((field) => JSON.stringify(after[field]) !== JSON.stringify(lead[field]))
    if (fields.length > 0) due.push({ lead, after, fields })
  }
  if (due.length === 0) return
  const afterOf = new Map(due.map(({ lead, after }) => [lead.id, after]))
  await changingFor(tx, 'undo', () =>
    writeLeads(
      tx,
      due.map(({ lead }) => lead),
      ({ id }) => afterOf.get(id)!,
    ),
  )
  await tx.insert(auditLog).values(
    due.map(({ lead, after, fields }) => ({
      userId: bulk.userId,
      username: by,
      action: fields.includes('status') ? 'lead.moved' : 'lead.edited',
      entity: 'lead',
      entityId: lead.id,
      detail: {
        ...(fields.includes('status') && { from: lead.status, to: after.status }),
        ...(fields.includes('assignedTo') && { assigned: { from: lead.assignedTo, to: after.assignedTo } }),
        fields,
        bulk: bulk.id,
        ofRule: (bulk.change as { ruleUndo: RuleUndo }).ruleUndo.rule,
      },
    })),
  )
  await endNotices(
    tx,
    due.flatMap(({ lead, fields }) => (fields.includes('assignedTo') ? [lead] : [])),
  )
}

function columnsAfter(lead: StoredLead, restored: Restored, now: Date) {
  const before = columnsOf(lead)
  const status = restored.status as LeadStatus
  const priority = restored.priority as Priority
  const isMoved = status !== lead.status
  const { updatedAt } = restored
  const isOurs = updatedAt !== undefined && new Date(updatedAt.after).getTime() === lead.updatedAt.getTime()
  return {
    ...before,
    status,
    lostReason: isMoved ? lostReasonOf(status, restored.lostReason ?? null) : lead.lostReason,
    priority,
    priorityRank: priorityWeight[priority],
    assignedTo: restored.assignedTo,
    tags: [...restored.tags],
    scoreBase: sortKeys({ ...lead, status, priority } as ScoredFields & { priority: Priority }).scoreBase,
    ...clockAfterMove(toRow(lead), status, now),
    updatedAt: isMoved ? (isOurs ? new Date(updatedAt.before) : now) : lead.updatedAt,
  }
}

/** Ends the notices of assignments that are undone. */
async function endNotices(tx: Sql, leads: readonly StoredLead[]): Promise<void> {
  if (leads.length === 0) return
  const owners = JSON.stringify(leads.map(({ id, assignedTo }) => ({ id, owner: assignedTo })))
  await tx.execute(sql`update lead_notices n set done_at = now()
    from jsonb_to_recordset(${owners}::jsonb) as d (id uuid, owner text) join users u on u.username = d.owner
    where n.lead_id = d.id and n.user_id = u.id and n.kind = 'assigned' and n.done_at is null`)
}

/** Removes the tasks and alerts that the rule added. */
async function removeAdded(tx: Sql, plans: readonly LeadPlan[], leads: Leads, by: string | null, bulk: StoredBulk) {
  const changes = plans.flatMap(({ judged }) =>
    judged.flatMap(({ state, effect }) => (state === 'open' && effect.changed ? [effect.changed] : [])),
  )
  const tasks = changes.flatMap((changed) => (changed.what === 'task' ? [changed.task] : []))
  const alerts = changes.flatMap((changed) => (changed.what === 'alert' ? [changed.alert] : []))
  if (alerts.length > 0) {
    await tx.execute(sql`delete from lead_escalations where id = any(${uuids(alerts)}::uuid[])`)
    await announce(tx, { topic: 'alerts', change: 'changed', id: plans[0]!.leadId })
  }
  if (tasks.length === 0) return
  const { rows } = await tx.execute<{ id: string; leadId: string }>(
    sql`delete from lead_tasks where id = any(${uuids(tasks)}::uuid[]) returning id, lead_id as "leadId"`,
  )
  await tx.insert(auditLog).values(
    rows.map(({ id, leadId }) => ({
      userId: bulk.userId,
      username: by,
      action: 'task.deleted',
      entity: 'task',
      entityId: id,
      detail: { leadId, bulk: bulk.id },
    })),
  )
  for (const leadId of new Set(rows.map((row) => row.leadId))) {
    const lead = leads.get(leadId)
    if (lead) await moveFollowUp(tx, lead)
  }
  await announce(tx, { topic: 'tasks', change: 'changed', id: rows[0]!.leadId })
}
