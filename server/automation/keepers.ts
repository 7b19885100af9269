import { ruleAuthor } from '#domain/automation/author.ts'
import { can, type Role } from '#domain/staff/permissions.ts'
import { announce } from '#server/db/announce.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, isNull, sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { leadNotices } from '#server/db/schema/notices.ts'
import { users } from '#server/db/schema/staff.ts'

/**
 * Notifies the keepers of a rule that it failed for a lead: the author of its latest version if they still may edit it,
 * else everyone who may. One notice each until they have handled it.
 */
export async function tellKeepers(tx: Sql, rule: { id: string; name: string }, leadId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`automation keepers ${rule.id}`}, 0))`)
  const team = await tx
    .select({ id: users.id, username: users.username, role: users.role })
    .from(users)
    .where(isNull(users.disabledAt))
  const able = team.filter(({ role }) => can(role as Role, 'automation.write'))
  const { rows: authors } = await tx.execute<{ by: string | null }>(
    sql`select by from automation_versions where rule_id = ${rule.id} order by version desc limit 1`,
  )
  const author = able.filter(({ username }) => username === authors[0]?.by)
  const by = ruleAuthor(rule.name)
  for (const { id: userId } of author.length > 0 ? author : able) {
    const open = await tx
      .update(leadNotices)
      .set({ leads: sql`${leadNotices.leads} + 1` })
      .where(
        and(
          eq(leadNotices.userId, userId),
          eq(leadNotices.kind, 'rule_stuck'),
          eq(leadNotices.by, by),
          isNull(leadNotices.doneAt),
        ),
      )
      .returning({ id: leadNotices.id })
    if (open.length === 0) await tx.insert(leadNotices).values({ id: newId(), userId, kind: 'rule_stuck', leadId, by })
  }
  await announce(tx, { topic: 'alerts', change: 'arrived', id: leadId })
}
