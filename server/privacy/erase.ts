import type { Named } from '#domain/privacy/person-mention.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { deleteKind, kindsOf, type PersonIds, type PersonKeys } from './person.ts'
import { clearLabels, eraseTeamWords } from './team-words.ts'

/**
 * Deletes the records of a person, but for those that have to be kept, and takes them out of the team's words; answers how many of
 * each kind there were.
 */
export async function eraseRecords(
  tx: Sql,
  ids: PersonIds,
  keys: PersonKeys,
  named: Named,
): Promise<Record<string, number>> {
  await clearLabels(tx, ids.leads, named)
  // First, since a lead's counts also depend on its visit and moves.
  await tx.execute(sql`select keep_counts_of_leads(${sql.param([...ids.leads])}::uuid[])`)
  const removed: Record<string, number> = { teamWords: await eraseTeamWords(tx, named) }
  for (const kind of kindsOf(ids, keys)) if (!kind.keptFor) removed[kind.name] = await deleteKind(tx, kind)
  return removed
}
