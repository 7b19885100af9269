import { ApiError } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import { changeableView, type LeadView, maxViews } from '#contract/views.ts'
import { can, type Role } from '#domain/staff/permissions.ts'
import { audit } from '#server/db/audit.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { and, eq, sql as text } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { once } from '#server/db/once.ts'
import { users } from '#server/db/schema/staff.ts'
import { leadViews } from '#server/db/schema/workspace.ts'
import { refuseOutdatedValues, refuseUnseen } from '#server/db/seen.ts'

type Stored = typeof leadViews.$inferSelect

const toView = ({ id, name, isShared, search, ownerId }: Stored, owner: string, me: string): LeadView => ({
  id,
  name,
  isShared,
  owner,
  isMine: ownerId === me,
  search,
})

/** A view of this teammate's own; throws `not_found` for others', shared or not. */
async function lockOwn(tx: Sql, id: string, userId: string): Promise<Stored> {
  const [row] = await tx
    .select()
    .from(leadViews)
    .where(and(eq(leadViews.id, id), eq(leadViews.ownerId, userId)))
    .for('update')
  if (!row) throw new ApiError('not_found')
  return row
}

/** A shared view appears in every teammate's list, so viewers cannot share one. */
function refuseSharing({ role }: { role: Role }, isShared: boolean | undefined): void {
  if (isShared && !can(role, 'view.share')) throw new ApiError('not_allowed')
}

/** Views of the leads screen: one's own, and those that teammates share. */
export function viewHandlers({
  sql,
}: Pick<Database, 'sql'>): Handlers<'listViews' | 'saveView' | 'changeView' | 'deleteView'> {
  return {
    async listViews(_, { actor }) {
      const rows = await sql
        .select({ view: leadViews, owner: users.username })
        .from(leadViews)
        .innerJoin(users, eq(users.id, leadViews.ownerId))
        .where(text`${leadViews.ownerId} = ${actor.userId} or ${leadViews.isShared}`)
        .orderBy(text`${leadViews.ownerId} <> ${actor.userId}`, text`lower(${leadViews.name})`, leadViews.id)
        .limit(500)
      return { data: rows.map(({ view, owner }) => toView(view, owner, actor.userId)) }
    },

    saveView: ({ body }, context) =>
      once(sql, { call: 'saveView', input: body, about: null, context }, async (tx) => {
        refuseSharing(context.actor, body.isShared)
        const { userId, username } = context.actor
        // Locked, so that two browsers of one teammate can't both save the last allowed view.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
        const { rows } = await tx.execute<{ kept: number }>(
          text`select count(*)::int as kept from lead_views where owner_id = ${userId}`,
        )
        if ((rows[0]?.kept ?? 0) >= maxViews) throw new ApiError('conflict')
        const [row] = await tx
          .insert(leadViews)
          .values({ id: newId(), ownerId: userId, ...body })
          .returning()
        await audit(tx, context, {
          action: 'lead.view_saved',
          entity: 'lead_view',
          entityId: row!.id,
          detail: { isShared: body.isShared },
        })
        return toView(row!, username, userId)
      }),

    changeView: ({ params, body }, context) =>
      sql.transaction(async (tx) => {
        const { userId, username } = context.actor
        const before = await lockOwn(tx, params.id, userId)
        const { seen, ...wanted } = body
        const current = toView(before, username, userId)
        await refuseUnseen(tx, { entity: 'lead_view', id: before.id, current }, wanted, seen)
        refuseSharing(context.actor, wanted.isShared ?? before.isShared)
        const [row] = await tx
          .update(leadViews)
          .set({ ...before, ...wanted, updatedAt: new Date() })
          .where(eq(leadViews.id, params.id))
          .returning()
        await audit(tx, context, {
          action: 'lead.view_saved',
          entity: 'lead_view',
          entityId: params.id,
          detail: { fields: Object.keys(wanted) },
        })
        return toView(row!, username, userId)
      }),

    deleteView: ({ params, query }, context) =>
      sql.transaction(async (tx) => {
        const { userId, username } = context.actor
        const current = toView(await lockOwn(tx, params.id, userId), username, userId)
        await refuseOutdatedValues(
          tx,
          { entity: 'lead_view', id: params.id, current },
          changeableView(current),
          query.seen,
        )
        await tx.delete(leadViews).where(eq(leadViews.id, params.id))
        await audit(tx, context, { action: 'lead.view_deleted', entity: 'lead_view', entityId: params.id })
        return undefined
      }),
  }
}
