import { mentionedIn } from '#domain/mentions.ts'
import { usernameKey } from '#domain/username.ts'
import { announce } from '#server/db/announce.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, isNull, ne, sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { leadNotices } from '#server/db/schema/notices.ts'
import { users } from '#server/db/schema/staff.ts'

/** Notifies the new owner of a lead, unless it is the one who assigned it. */
export async function noticeAssigned(tx: Sql, leadId: string, owner: string | null, by: string): Promise<void> {
  const userId = await otherTeammate(tx, owner, by)
  if (!userId) return
  await tx.insert(leadNotices).values({ id: newId(), userId, kind: 'assigned', leadId, by })
  await announce(tx, { topic: 'alerts', change: 'arrived', id: leadId })
}

type Several = {
  readonly bulkId: string
  readonly leadIds: readonly string[]
  readonly owner: string
  readonly by: string
}

/** Notifies the new owner of many leads once, and counts those that come later in the same bulk change. */
export async function noticeManyAssigned(tx: Sql, { bulkId, leadIds, owner, by }: Several): Promise<void> {
  const [leadId] = leadIds
  const userId = await otherTeammate(tx, owner, by)
  if (!userId || leadId === undefined) return
  await tx
    .insert(leadNotices)
    .values({ id: newId(), userId, kind: 'assigned', leadId, leads: leadIds.length, bulkId, by })
    .onConflictDoUpdate({
      target: [leadNotices.bulkId, leadNotices.userId],
      targetWhere: sql`bulk_id is not null`,
      set: { leads: sql`${leadNotices.leads} + ${leadIds.length}` },
    })
  await announce(tx, { topic: 'alerts', change: 'arrived', id: leadId })
}

/** A bulk change that is undone takes its notice back. */
export async function forgetBulkNotice(tx: Sql, bulkId: string): Promise<void> {
  await tx.delete(leadNotices).where(eq(leadNotices.bulkId, bulkId))
}

/** Notifies each teammate whom the text mentions; the writer is left out. */
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
