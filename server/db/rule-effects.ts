import type { Action, ActionKind } from '#domain/automation/rule.ts'
import {
  type AddedTask,
  type Changed,
  type Judged,
  type LeadNow,
  planUndo,
  type Restored,
  type RuledField,
  ruledFields,
} from '#domain/automation/undo.ts'
import type { Sql } from './database.ts'
import { sql } from './drizzle.ts'

/** Selects a rule's effects: those of one run, or of a time span. */
export type EffectScope = {
  readonly rule: string
  readonly run?: string | undefined
  readonly from?: string | undefined
  readonly to: string
}

/** A stored effect of a rule. */
export type StoredEffect = {
  readonly runId: string
  readonly step: number
  readonly leadId: string
  readonly leadName: string
  readonly action: ActionKind
  /** The rule's action at that time. */
  readonly said: Action
  readonly detail: string | null
  /** With microseconds, for comparison. */
  readonly at: string
  readonly changed: Changed | null
  readonly waits: boolean
  readonly isUndone: boolean
  readonly undoneBy: string | null
}

/** The undo plan for one lead. */
export type LeadPlan = {
  readonly leadId: string
  readonly judged: readonly Judged<StoredEffect>[]
  readonly restored: Restored
}

/** SQL: a moment as sortable text. */
const moment = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`)

/** A rule's effects on leads, newest first, at most `limit`; optionally only on some leads. */
export async function readEffects(
  tx: Sql,
  { rule, run, from, to }: EffectScope,
  { limit, leads }: { readonly limit: number; readonly leads?: readonly string[] },
): Promise<StoredEffect[]> {
  const { rows } = await tx.execute<StoredEffect>(sql`
    select s.run_id as "runId", s.step, s.lead_id as "leadId", l.name as "leadName", s.action,
      v.rule -> 'actions' -> s.step::int as said, s.detail, ${moment('s.at')} as at, s.changed,
      s.due_at is not null as waits, s.undone_at is not null as "isUndone", s.undone_by as "undoneBy"
    from automation_receipts s
      join automation_runs r on r.id = s.run_id
      join automation_versions v on v.rule_id = r.rule_id and v.version = r.version
      join contact_requests l on l.id = s.lead_id
    where s.rule_id = ${rule} and (s.effect = 'done' and s.action <> 'wait' or s.due_at is not null or s.undone_at is not null)
      and s.at <= ${to}::timestamptz
      ${from === undefined ? sql`` : sql`and s.at >= ${from}::timestamptz`}
      ${run === undefined ? sql`` : sql`and s.run_id = ${run}`}
      ${leads === undefined ? sql`` : sql`and s.lead_id = any(${sql.param([...leads])}::uuid[])`}
    order by s.at desc, s.run_id desc, s.step desc limit ${limit}`)
  return rows
}

/** Undo plan of these effects, by lead, from the leads' current state. */
export async function planEffects(tx: Sql, effects: readonly StoredEffect[]): Promise<LeadPlan[]> {
  const ofLeads = Map.groupBy(effects, ({ leadId }) => leadId)
  const now = await readLeadsNow(tx, [...ofLeads.keys()], effects)
  return [...ofLeads].map(([leadId, own]) => ({ leadId, ...planUndo(own, now(leadId)) }))
}

type LeadRow = Omit<LeadNow, 'asAdded' | 'byHand'> & { readonly id: string }

async function readLeadsNow(tx: Sql, ids: readonly string[], effects: readonly StoredEffect[]) {
  const { rows } = await tx.execute<LeadRow>(sql`
    select id, deleted_at is not null as "isGone", assigned_to as "assignedTo", status, priority, tags
    from contact_requests where id = any(${sql.param([...ids])}::uuid[])`)
  const leads = new Map(rows.map((row) => [row.id, row]))
  const byHand = await readByHand(tx, ids)
  const asAdded = await readAsAdded(tx, effects)
  return (id: string): LeadNow => ({ ...leads.get(id)!, asAdded, byHand: byHand.get(id) ?? {} })
}

/** The last person to change each field of these leads by hand; undoing a rule does not count. */
async function readByHand(tx: Sql, ids: readonly string[]): Promise<Map<string, LeadNow['byHand']>> {
  const { rows } = await tx.execute<{ lead: string; field: RuledField; at: string; by: string | null }>(sql`
    select distinct on (e.entity_id, f.field) e.entity_id as lead, f.field, ${moment('e.at')} as at, e.username as by
    from unnest(${sql.param([...ids])}::text[]) as lead
      cross join lateral (select * from audit_log where entity_id = lead offset 0) as e
      cross join lateral jsonb_array_elements_text(e.detail -> 'fields') as f (field)
    where e.entity = 'lead' and e.user_id is not null
      and jsonb_typeof(e.detail -> 'fields') = 'array' and not e.detail ? 'ofRule'
      and f.field = any(${sql.param([...ruledFields])}::text[])
    order by e.entity_id, f.field, e.at desc, e.id desc`)
  const found = new Map<string, Record<string, { at: string; by: string | null }>>()
  for (const { lead, field, at, by } of rows) found.set(lead, { ...found.get(lead), [field]: { at, by } })
  return found
}

type TaskRow = AddedTask & { readonly id: string; readonly title: string }

/** Tasks and alerts that are unchanged since a rule added them. */
async function readAsAdded(tx: Sql, effects: readonly StoredEffect[]): Promise<ReadonlySet<string>> {
  const added = effects.flatMap(({ changed }) => (changed?.what === 'task' ? [changed] : []))
  const alerts = effects.flatMap(({ changed }) => (changed?.what === 'alert' ? [changed.alert] : []))
  const { rows: tasks } = await tx.execute<TaskRow>(sql`
    select id, title, type, ${moment('due_date')} as "dueDate", assigned_to as "assignedTo" from lead_tasks
    where id = any(${sql.param(added.map(({ task }) => task))}::uuid[]) and status = 'pending' and description is null`)
  const { rows: standing } = await tx.execute<{ id: string }>(
    sql`select id from lead_escalations where id = any(${sql.param(alerts)}::uuid[])`,
  )
  const there = new Map(tasks.map((task) => [task.id, task]))
  const untouched = added.filter(({ task: id, after, as }) => {
    const task = there.get(id)
    return (
      task?.title === after &&
      task.type === as.type &&
      task.assignedTo === as.assignedTo &&
      new Date(task.dueDate).getTime() === new Date(as.dueDate).getTime()
    )
  })
  return new Set([...untouched.map(({ task }) => task), ...standing.map(({ id }) => id)])
}

/** Records that effects were undone, cancels waiting letters and stops sequences. */
export async function closeEffects(
  tx: Sql,
  effects: readonly Pick<StoredEffect, 'runId' | 'step'>[],
  by: string | null,
): Promise<void> {
  if (effects.length === 0) return
  const keys = JSON.stringify(effects.map(({ runId, step }) => ({ run: runId, step })))
  await tx.execute(sql`
    update automation_receipts s set undone_at = now(), undone_by = ${by}, due_at = null,
      effect = case when s.due_at is null then s.effect else 'no_longer' end
    from jsonb_to_recordset(${keys}::jsonb) as d (run uuid, step smallint) where s.run_id = d.run and s.step = d.step`)
  await tx.execute(sql`update automation_runs set outcome = 'stopped', reason = 'by_hand', finished_at = now()
    where id = any(${sql.param(effects.map(({ runId }) => runId))}::uuid[]) and outcome = 'waiting'`)
}
