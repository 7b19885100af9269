import { mentionedIn } from '#domain/leads/mentions.ts'
import { usernameKey } from '#domain/staff/username.ts'
import { announce } from '#server/db/announce.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, inArray, isNull, ne } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { leadNotices } from '#server/db/schema/notices.ts'
import { users } from '#server/db/schema/staff.ts'

/** Notifies the new owner of a lead, unless it is the one who assigned it. */
export async function noticeAssigned(tx: Sql, leadId: string, owner: string | null, by: string): Promise<void> {
  await noticeManyAssigned(tx, { batchId: null, leadIds: [leadId], owner, by })
}

type Several = {
  /** The batch it belongs to; null for a single lead. */
  readonly batchId: string | null
  readonly leadIds: readonly string[]
  readonly owner: string | null
  readonly by: string
}

/** Notifies the new owner of leads, once for all of a batch. An earlier notice of the same lead to them is over. */
export async function noticeManyAssigned(tx: Sql, { batchId, leadIds, owner, by }: Several): Promise<void> {
  const [first] = leadIds
  const userId = await otherTeammate(tx, owner, by)
  if (!userId || first === undefined) return
  await tx
    .update(leadNotices)
    .set({ doneAt: new Date() })
    .where(
      and(
        inArray(leadNotices.leadId, [...leadIds]),
        eq(leadNotices.userId, userId),
        eq(leadNotices.kind, 'assigned'),
        isNull(leadNotices.doneAt),
        isNull(leadNotices.bulkId),
      ),
    )
  await tx
    .insert(leadNotices)
    .values(leadIds.map((leadId) => ({ id: newId(), userId, kind: 'assigned' as const, leadId, batchId, by })))
  await announce(tx, { topic: 'alerts', change: 'arrived', id: first })
}

type GivenTask = { readonly id: string; readonly leadId: string; readonly assignedTo: string | null }

/** Notifies a task's new assignee, unless assigned by themselves. Ends when the task is done or reassigned. */
export async function noticeTask(tx: Sql, { id: taskId, leadId, assignedTo }: GivenTask, by: string): Promise<void> {
  await tx
    .update(leadNotices)
    .set({ doneAt: new Date() })
    .where(and(eq(leadNotices.leadId, leadId), eq(leadNotices.taskId, taskId), isNull(leadNotices.doneAt)))
  const userId = await otherTeammate(tx, assignedTo, by)
  if (!userId) return
  await tx.insert(leadNotices).values({ id: newId(), userId, kind: 'task', leadId, taskId, by })
  await announce(tx, { topic: 'alerts', change: 'arrived', id: leadId })
}

/** Notifies each teammate mentioned in the text, except the writer. */
export async function noticeMentioned(tx: Sql, leadId: string, text: string, by: string): Promise<void> {
  if (!text.includes('@')) return
  const team = await tx
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(and(isNull(users.disabledAt), ne(users.username, by)))
  const mentioned = new Set(
    mentionedIn(
      text,
      team.map(({ username }) => username),
    ),
  )
  const rows = team.filter(({ username }) => mentioned.has(username))
  if (rows.length === 0) return
  await tx
    .insert(leadNotices)
    .values(rows.map(({ id }) => ({ id: newId(), userId: id, kind: 'mentioned' as const, leadId, by })))
  await announce(tx, { topic: 'alerts', change: 'arrived', id: leadId })
}

async function otherTeammate(tx: Sql, username: string | null, by: string): Promise<string | null> {
  if (username === null || usernameKey(username) === usernameKey(by)) return null
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.username, username), isNull(users.disabledAt)))
  return user?.id ?? null
}
