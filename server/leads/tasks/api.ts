import { ApiError } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import { changeableTask } from '#contract/tasks.ts'
import { plansFollowUp } from '#domain/leads/tasks.ts'
import { announce } from '#server/db/announce.ts'
import { audit } from '#server/db/audit.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { eq } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { once } from '#server/db/once.ts'
import { leadTasks } from '#server/db/schema/leads.ts'
import { refuseOutdatedValues, refuseUnseen } from '#server/db/seen.ts'
import { refuseStranger } from '#server/db/teammate.ts'
import { lockLead, readLead, type StoredLead } from '../lead-store.ts'
import { noticeTask } from '../notices/store.ts'
import { moveFollowUp } from './follow-up.ts'
import { listFollowUps } from './list-follow-ups.ts'
import { asTask, listLeadTasks, listTasks } from './store.ts'

type TaskCalls = 'listLeadTasks' | 'addTask' | 'changeTask' | 'deleteTask' | 'listTasks' | 'listFollowUps'

/** The staff's calls on tasks. */
export function taskHandlers({ pool, sql: db }: Database): Handlers<TaskCalls> {
  return {
    async listLeadTasks({ params }) {
      await readLead(pool, params.id)
      return { data: await listLeadTasks(pool, params.id) }
    },

    addTask: ({ params, body }, context) =>
      once(db, { call: 'addTask', input: { params, body }, about: params.id, context }, async (tx) => {
        const lead = await lockLead(tx, params.id)
        const { id: leadId } = lead
        await refuseStranger(tx, body.assignedTo)
        const { username } = context.actor
        const [added] = await tx
          .insert(leadTasks)
          .values({
            ...body,
            id: newId(),
            leadId,
            description: body.description ?? null,
            assignedTo: body.assignedTo === undefined ? username : body.assignedTo,
            dueDate: new Date(body.dueDate),
            createdBy: username,
            createdAt: new Date(),
          })
          .returning()
        await audit(tx, context, { action: 'task.added', entity: 'task', entityId: added!.id, detail: { leadId } })
        await noticeTask(tx, added!, username)
        await announce(tx, { topic: 'tasks', change: 'changed', id: leadId })
        await followUp(tx, [added!.type], lead)
        return asTask(added!)
      }),

    changeTask: ({ params, body }, context) =>
      db.transaction(async (tx) => {
        const { task: before, lead } = await lockTask(tx, params.id)
        const { seen, ...wanted } = body
        await refuseUnseen(tx, seenTask(before), wanted, seen)
        const { dueDate, status, ...rest } = wanted
        const change = {
          ...rest,
          ...(dueDate !== undefined && { dueDate: new Date(dueDate) }),
          ...(status !== undefined &&
            status !== before.status && { status, completedAt: status === 'completed' ? new Date() : null }),
        }
        const fields = Object.keys(change).filter((field) => differs(before, change, field))
        if (fields.length === 0) return asTask(before)
        if (fields.includes('assignedTo')) await refuseStranger(tx, change.assignedTo)
        const [after] = await tx.update(leadTasks).set(change).where(eq(leadTasks.id, before.id)).returning()
        const done = { completed: 'task.completed', pending: 'task.reopened' } as const
        const action = fields.includes('status') ? done[after!.status as keyof typeof done] : 'task.edited'
        await audit(tx, context, {
          action,
          entity: 'task',
          entityId: before.id,
          detail: { leadId: before.leadId, fields },
        })
        if (fields.includes('assignedTo')) await noticeTask(tx, after!, context.actor.username)
        await announce(tx, { topic: 'tasks', change: 'changed', id: before.leadId })
        await followUp(tx, [before.type, after!.type], lead, action === 'task.completed')
        return asTask(after!)
      }),

    deleteTask: ({ params, query }, context) =>
      db.transaction(async (tx) => {
        const { task, lead } = await lockTask(tx, params.id)
        await refuseOutdatedValues(tx, seenTask(task), changeableTask(asTask(task)), query.seen)
        const { id, leadId } = task
        await tx.delete(leadTasks).where(eq(leadTasks.id, id))
        await audit(tx, context, { action: 'task.deleted', entity: 'task', entityId: id, detail: { leadId } })
        await announce(tx, { topic: 'tasks', change: 'removed', id: leadId })
        await followUp(tx, [task.type], lead)
        return undefined
      }),

    listTasks: async ({ query }, { actor }) => ({
      ...(await listTasks(pool, query, actor.username)),
      now: new Date().toISOString(),
    }),

    listFollowUps: ({ query }, { actor }) => listFollowUps(pool, query, actor.username),
  }
}

/** Moves the lead's next follow-up where a task of one of these types affects it. */
async function followUp(tx: Sql, types: readonly string[], lead: StoredLead, isDone = false): Promise<void> {
  if (types.some(plansFollowUp) && (await moveFollowUp(tx, lead, isDone)))
    await announce(tx, { topic: 'leads', change: 'changed', id: lead.id })
}

/** The task and its lead, locked until the transaction ends; throws `not_found`, also where its lead is in the bin. */
async function lockTask(tx: Sql, id: string): Promise<{ task: typeof leadTasks.$inferSelect; lead: StoredLead }> {
  const [found] = await tx.select({ leadId: leadTasks.leadId }).from(leadTasks).where(eq(leadTasks.id, id))
  if (!found) throw new ApiError('not_found')
  // The lead first, as everywhere: two changes never wait for one another.
  const lead = await lockLead(tx, found.leadId)
  const [task] = await tx.select().from(leadTasks).where(eq(leadTasks.id, id)).for('update')
  if (!task) throw new ApiError('not_found')
  return { task, lead }
}

const seenTask = (task: typeof leadTasks.$inferSelect) => ({ entity: 'task', id: task.id, current: asTask(task) })

const differs = (before: object, change: object, field: string) => {
  const [was, is] = [before, change].map((row) => (row as Record<string, unknown>)[field] ?? null)
  return is !== undefined && JSON.stringify(was) !== JSON.stringify(is)
}
