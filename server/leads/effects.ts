import type { Lead } from '#contract/leads.ts'
import type { Audience, EscalationLevel } from '#domain/leads/escalation.ts'
import { escalationLevels } from '#domain/leads/escalation.ts'
import type { Priority, QuickAction } from '#domain/leads/options.ts'
import type { LeadStatus } from '#domain/leads/pipeline.ts'
import { plansFollowUp } from '#domain/leads/tasks.ts'
import { announce } from '#server/db/announce.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, isNull, sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { leads, leadTasks } from '#server/db/schema/leads.ts'
import { auditLog, users } from '#server/db/schema/staff.ts'
import { leadEscalations } from '#server/db/schema/work.ts'
import { offSql } from '#server/db/teammate.ts'
import { auditOf, changeFrom, withDerived } from './lead-change.ts'
import { toLead } from './lead-row.ts'
import { type LeadChange, type StoredLead, toRow, updateLead } from './lead-store.ts'
import { channelUsed, chatWith } from './messengers/rule-chat.ts'
import { noticeAssigned, noticeTask } from './notices/store.ts'
import { moveFollowUp } from './tasks/follow-up.ts'

type Change = Pick<LeadChange, 'status' | 'priority' | 'assignedTo' | 'tags'>
type NewTask = {
  readonly title: string
  readonly type: QuickAction
  readonly priority: Priority
  readonly dueDate: Date
}
type Alert = {
  readonly audience: Audience
  /** The step of an unanswered lead, and when its clock started; null for another reason. */
  readonly step: { readonly level: EscalationLevel; readonly since: string } | null
  readonly reason: string
}

/** The lead, locked until the transaction ends; null for one that is gone. */
async function hold(tx: Sql, id: string): Promise<StoredLead | null> {
  const [row] = await tx
    .select()
    .from(leads)
    .where(and(eq(leads.id, id), isNull(leads.deletedAt)))
    .for('update')
  return row ?? null
}

/** Changes a lead like its dialog; false if nothing differs. `by`: the author in the history. */
async function change(tx: Sql, before: StoredLead, wanted: Change, by: string): Promise<boolean> {
  const changed = changeFrom(before, wanted)
  if (Object.keys(changed).length === 0) return false
  await updateLead(tx, before.id, withDerived(before, changed))
  await tx.insert(auditLog).values({ username: by, ...auditOf(before, changed) })
  if (changed.assignedTo) await noticeAssigned(tx, before.id, changed.assignedTo, by)
  await announce(tx, { topic: 'leads', change: 'changed', id: before.id })
  return true
}

/** Adds a task for the lead's assignee; for everybody if unassigned, or the assignee has left or has its day off. */
async function addTask(tx: Sql, lead: StoredLead, task: NewTask, by: string) {
  const assignedTo = await presentOwner(tx, lead, task.dueDate)
  const added = { ...task, id: newId(), leadId: lead.id, assignedTo }
  await tx.insert(leadTasks).values({ ...added, createdAt: new Date() })
  await noticeTask(tx, added, by)
  await announce(tx, { topic: 'tasks', change: 'changed', id: lead.id })
  if (plansFollowUp(task.type) && (await moveFollowUp(tx, lead)))
    await announce(tx, { topic: 'leads', change: 'changed', id: lead.id })
  return { id: added.id, assignedTo: added.assignedTo }
}

/** Alerts people to a lead and returns the alert's id. A lead without an assignee at work concerns the whole team. */
async function notify(tx: Sql, lead: StoredLead, { audience, step, reason }: Alert): Promise<string> {
  const assignee = await presentOwner(tx, lead, new Date())
  const id = newId()
  await tx.insert(leadEscalations).values({
    id,
    leadId: lead.id,
    rank: step ? escalationLevels.indexOf(step.level) + 1 : 0,
    since: step ? new Date(step.since) : new Date(),
    audience: audience === 'assignee' && assignee === null ? 'team' : audience,
    assignee,
    reason,
    at: new Date(),
  })
  await announce(tx, { topic: 'alerts', change: 'arrived', id: lead.id })
  return id
}

/** The lead's assignee, unless they have left or have the day of this moment off. */
async function presentOwner(tx: Sql, { assignedTo }: StoredLead, at: Date): Promise<string | null> {
  if (assignedTo === null) return null
  const isAtWork = sql`${users.username} <> all (${sql.raw(offSql(`'${at.toISOString()}'`))})`
  const [found] = await tx
    .select({ username: users.username })
    .from(users)
    .where(and(eq(users.username, assignedTo), isNull(users.disabledAt), isAtWork))
  return found?.username ?? null
}

const asLead = (stored: StoredLead): Lead => toLead(toRow(stored), new Date())

/** Leads as rules see them, newest first, of those that arrived since a moment. */
async function newest(db: Sql, since: Date, limit: number): Promise<Lead[]> {
  const rows = await db
    .select()
    .from(leads)
    .where(and(isNull(leads.deletedAt), sql`${leads.createdAt} > ${since.toISOString()}::timestamptz`))
    .orderBy(sql`${leads.createdAt} desc, ${leads.id} desc`)
    .limit(limit)
  return rows.map(asLead)
}

/** Leads by their ids. */
async function byIds(db: Sql, ids: readonly string[]): Promise<Lead[]> {
  const rows = await db
    .select()
    .from(leads)
    .where(and(isNull(leads.deletedAt), sql`${leads.id} = any(${sql.param(ids)}::uuid[])`))
  return rows.map(asLead)
}

/** Leads of a stage, oldest first, after one of them. */
async function ofStage(db: Sql, stage: LeadStatus, after: Lead | null, limit: number): Promise<Lead[]> {
  const later = after
    ? sql`(${leads.createdAt}, ${leads.id}) > (${after.createdAt}::timestamptz, ${after.id}::uuid)`
    : undefined
  const rows = await db
    .select()
    .from(leads)
    .where(and(isNull(leads.deletedAt), eq(leads.status, stage), later))
    .orderBy(leads.createdAt, leads.id)
    .limit(limit)
  return rows.map(asLead)
}

/** Effects of rules on leads, all in the caller's transaction. */
export const leadEffects = { hold, asLead, change, addTask, channelUsed, chatWith, notify, newest, byIds, ofStage }
