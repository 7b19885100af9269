import { ApiError } from '#contract/errors.ts'
import type { Actor, Handlers } from '#contract/handler.ts'
import { changeableSnippet, type Snippet } from '#contract/snippets.ts'
import { maxSnippets } from '#domain/letters/snippet.ts'
import type { Language } from '#domain/site/languages.ts'
import { can } from '#domain/staff/permissions.ts'
import { audit } from '#server/db/audit.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { and, eq, getTableColumns, sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { once } from '#server/db/once.ts'
import { users } from '#server/db/schema/staff.ts'
import { snippets } from '#server/db/schema/work.ts'
import { meantOf, refuseOutdatedValues } from '#server/db/seen.ts'

type Stored = typeof snippets.$inferSelect & { readonly isInRule: boolean }

/** SQL: a rule that is on sends the text. */
const inRuleSql = sql<boolean>`exists (select from automation_rules r where r.is_on and r.deleted_at is null
  and r.rule -> 'actions' @> jsonb_build_array(jsonb_build_object('texts', jsonb_build_array(snippets.id::text))))`
const stored = { ...getTableColumns(snippets), isInRule: inRuleSql }

const toSnippet = ({ ownerId, language, updatedAt, ...row }: Stored, owner: string, me: string): Snippet => ({
  ...row,
  language: language as Language,
  owner,
  isMine: ownerId === me,
  updatedAt: updatedAt.toISOString(),
})

const ownOf = (id: string, userId: string) => and(eq(snippets.id, id), eq(snippets.ownerId, userId))

/**
 * A text of this teammate's own, held, as the audit log names it; throws `not_found` for others', and `not_allowed` where a rule
 * sends it and its owner may not change rules.
 */
async function lockOwn(tx: Sql, id: string, { userId, username, role }: Actor) {
  const [row] = await tx.select(stored).from(snippets).where(ownOf(id, userId)).for('update')
  if (!row) throw new ApiError('not_found')
  if (row.isInRule && !can(role, 'automation.write')) throw new ApiError('not_allowed')
  return { entity: 'snippet', id, current: toSnippet(row, username, userId) }
}

/** Texts that teammates keep for themselves or share; only their owner changes them. */
export function snippetHandlers({
  sql: db,
}: Pick<Database, 'sql'>): Handlers<'listSnippets' | 'addSnippet' | 'changeSnippet' | 'deleteSnippet'> {
  return {
    async listSnippets(_, { actor }) {
      const rows = await db
        .select({ row: stored, owner: users.username })
        .from(snippets)
        .innerJoin(users, eq(users.id, snippets.ownerId))
        .where(sql`${snippets.ownerId} = ${actor.userId} or ${snippets.isShared}`)
        .orderBy(sql`${snippets.ownerId} <> ${actor.userId}`, sql`lower(${snippets.name})`, snippets.id)
        .limit(1_000)
      return { data: rows.map(({ row, owner }) => toSnippet(row, owner, actor.userId)) }
    },

    addSnippet: ({ body }, context) =>
      once(db, { call: 'addSnippet', input: body, about: null, context }, async (tx) => {
        const { userId, username } = context.actor
        // Held, so that two browsers of one teammate cannot both save the last one.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
        const kept = await tx.$count(snippets, eq(snippets.ownerId, userId))
        if (kept >= maxSnippets) throw new ApiError('conflict')
        const row = { ...body, subject: body.subject ?? null, id: newId(), ownerId: userId }
        const [added] = await tx.insert(snippets).values(row).returning()
        await audit(tx, context, { action: 'snippet.added', entity: 'snippet', entityId: row.id })
        return toSnippet({ ...added!, isInRule: false }, username, userId)
      }),

    changeSnippet: ({ params, body }, context) =>
      db.transaction(async (tx) => {
        const { userId, username } = context.actor
        const { seen, ...given } = body
        const own = await lockOwn(tx, params.id, context.actor)
        const wanted = await meantOf(tx, own, { ...given, subject: given.subject ?? null }, seen)
        const [changed] = await tx
          .update(snippets)
          .set({ ...wanted, updatedAt: new Date() })
          .where(ownOf(params.id, userId))
          .returning()
        await audit(tx, context, { action: 'snippet.changed', entity: 'snippet', entityId: params.id })
        return toSnippet({ ...changed!, isInRule: own.current.isInRule }, username, userId)
      }),

    deleteSnippet: ({ params, query }, context) =>
      db.transaction(async (tx) => {
        const own = await lockOwn(tx, params.id, context.actor)
        await refuseOutdatedValues(tx, own, changeableSnippet(own.current), query.seen)
        await tx.delete(snippets).where(ownOf(params.id, context.actor.userId))
        await audit(tx, context, { action: 'snippet.deleted', entity: 'snippet', entityId: params.id })
        return undefined
      }),
  }
}
