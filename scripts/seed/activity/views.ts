import type { Sql } from '#server/db/database.ts'
import { inArray } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { users } from '#server/db/schema/staff.ts'
import { leadViews } from '#server/db/schema/workspace.ts'
import { team } from '../staff/team.ts'

/** The owner's own views, and two shared with the team. */
export async function writeViews(sql: Sql, owner: string): Promise<void> {
  const [lead, , omar] = team
  const people = await sql
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(inArray(users.username, [owner, lead!.name, omar!.name]))
  const idOf = (name: string) => people.find(({ username }) => username === name)!.id
  const view = (of: string, name: string, isShared: boolean, search: typeof leadViews.$inferInsert.search) => ({
    id: newId(),
    ownerId: idOf(of),
    name,
    isShared,
    search,
  })
  await sql
    .insert(leadViews)
    .values([
      view(owner, 'Hot and mine', false, { view: 'grid', temperature: 'hot', assignee: owner, sort: 'score' }),
      view(owner, 'High priority', true, { priority: 'high' }),
      view(lead!.name, 'Fuera de plazo, en español', true, { view: 'table', language: 'es', overdue: 'yes' }),
      view(omar!.name, 'Arabic, by value', true, { view: 'table', language: 'ar', sort: 'value' }),
    ])
}
