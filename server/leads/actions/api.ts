import { ApiError } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import { changeableTask } from '#contract/tasks.ts'
import { interactionOf, isReply, taskOf, undoMinutes } from '#domain/leads/quick-action.ts'
import { markOf } from '#domain/leads/seen.ts'
import { plansFollowUp, quickTaskTitles } from '#domain/leads/tasks.ts'
import { announce } from '#server/db/announce.ts'
import { audit } from '#server/db/audit.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { and, eq, gt, isNotNull, sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { changingFor } from '#server/db/lead-moves-sql.ts'
import { once } from '#server/db/once.ts'
import { leadInteractions, leadTasks } from '#server/db/schema/leads.ts'
import { isActive, languageOfTeammate } from '#server/db/teammate.ts'
import { toLead } from '../lead-row.ts'
import { addInteraction, lockLead, toRow, updateLead } from '../lead-store.ts'
import { changeBy } from '../replied.ts'
import { moveFollowUp } from '../tasks/follow-up.ts'
import { asTask } from '../tasks/store.ts'
import { forgetInteraction, isMergedSinceSql, type Undo, undoOf, withoutInteraction } from './undo.ts'

/** Quick actions, undoing them, and claiming a lead. */
export function leadActionHandlers({ sql: db }: Database): Handlers<'actQuickly' | 'undoInteraction' | 'claimLead'> {
  return {
    actQuickly: ({ body }, context) =>
      once(db, { call: 'actQuickly', input: body, about: body.leadId, context }, async (tx) => {
        const lead = await lockLead(tx, body.leadId)
        const now = new Date()
        const { username, userId } = context.actor
        const common = { leadId: lead.id, createdBy: username, createdAt: now }
        const planned = taskOf(body)
        const task = planned && {
          ...planned,
          ...common,
          id: newId(),
          title: quickTaskTitles[body.action][await languageOfTeammate(tx, userId)],
          description: planned.description || null,
          assignedTo: username,
        }
        const [added] = task ? await tx.insert(leadTasks).values(task).returning() : []
        const done = interactionOf(body, now)
        const change = await changeBy(tx, lead, { isReply: isReply(done), byVisitor: false }, context, now)
        const undo = undoOf(lead, change, added && asTask(added))
        if (task && plansFollowUp(task.type)) await moveFollowUp(tx, lead)
        const interaction = await addInteraction(tx, { ...done, ...common, id: newId(), undo })
        await updateLead(tx, lead.id, change)
        await audit(tx, context, {
          action: 'lead.interaction',
          entity: 'lead',
          entityId: lead.id,
          detail: { type: interaction.type, quickAction: body.action, planned: task !== null },
        })
        await announce(tx, { topic: 'leads', change: 'changed', id: lead.id })
        if (task) await announce(tx, { topic: 'tasks', change: 'changed', id: lead.id })
        return { interaction, task: added ? asTask(added) : null }
      }),

    undoInteraction: ({ params }, context) =>
      db.transaction(async (tx) => {
        const { leadId } = await findUndoable(tx, params.id, context.actor.username)
        const lead = await lockLead(tx, leadId)
        // Read again under the lock: it may have moved to another lead, or been deleted, meanwhile.
        const recorded = await findUndoable(tx, params.id, context.actor.username)
        if (recorded.leadId !== leadId || recorded.isMergedSince) throw new ApiError('merged_since')
        const { createdAt, undo } = recorded
        const { taskId } = undo
        if (taskId) await refuseChangedTask(tx, taskId, undo)
        // Of two concurrent requests, the second finds nothing.
        const { rowCount } = await tx.delete(leadInteractions).where(eq(leadInteractions.id, params.id))
        if (rowCount === 0) throw new ApiError('not_found')
        if (taskId) {
          await tx.delete(leadTasks).where(eq(leadTasks.id, taskId))
          await moveFollowUp(tx, lead)
        }
        await forgetInteraction(tx, recorded)
        await changingFor(tx, 'undo', () => updateLead(tx, leadId, withoutInteraction(lead, createdAt, undo)))
        await audit(tx, context, { action: 'lead.interaction_undone', entity: 'lead', entityId: leadId })
        await announce(tx, { topic: 'leads', change: 'changed', id: leadId })
        if (taskId) await announce(tx, { topic: 'tasks', change: 'removed', id: leadId })
        return undefined
      }),

    claimLead: ({ params }, context) =>
      db.transaction(async (tx) => {
        const lead = await lockLead(tx, params.id)
        const { username } = context.actor
        if (lead.assignedTo === username) return toLead(toRow(lead), new Date())
        if (await isActive(tx, lead.assignedTo))
          throw new ApiError('conflict', { current: toLead(toRow(lead), new Date()) })
        const claimed = await updateLead(tx, lead.id, { assignedTo: username })
        await audit(tx, context, { action: 'lead.claimed', entity: 'lead', entityId: lead.id })
        await announce(tx, { topic: 'leads', change: 'changed', id: lead.id })
        return toLead(toRow(claimed), new Date())
      }),
  }
}

/** An interaction that this teammate recorded just now; throws `not_found` for any other. */
async function findUndoable(tx: Sql, id: string, username: string) {
  const since = new Date(Date.now() - undoMinutes * 60_000)
  const [row] = await tx
    .select({
      id: leadInteractions.id,
      leadId: leadInteractions.leadId,
      createdAt: leadInteractions.createdAt,
      undo: leadInteractions.undo,
      isMergedSince: sql<boolean>`${sql.raw(isMergedSinceSql('lead_interactions'))}`,
    })
    .from(leadInteractions)
    .where(
      and(
        eq(leadInteractions.id, id),
        eq(leadInteractions.createdBy, username),
        gt(leadInteractions.createdAt, since),
        isNotNull(leadInteractions.undo),
      ),
    )
  if (!row) throw new ApiError('not_found')
  return { ...row, undo: row.undo as Undo }
}

/** Throws `task_changed_since` if a teammate has changed the task since it was added. */
async function refuseChangedTask(tx: Sql, taskId: string, undo: Undo): Promise<void> {
  const [task] = await tx.select().from(leadTasks).where(eq(leadTasks.id, taskId)).for('update')
  if (task && undo.task && markOf(changeableTask(asTask(task))) !== undo.task) throw new ApiError('task_changed_since')
}
