import { randomBytes } from 'node:crypto'
import type { Sql } from '#server/db/database.ts'
import { and, eq, isNull } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { startKeys } from '#server/db/schema/messengers.ts'
import { changePerson, giveMessages, type StoredPerson } from './people.ts'
import { lockLiveLead } from './wait-again.ts'

/** Makes the key of a start link for a lead. */
export async function makeStartKey(tx: Sql, leadId: string): Promise<string> {
  const key = randomBytes(18).toString('base64url')
  await tx.insert(startKeys).values({ id: newId(), leadId, key })
  return key
}

/**
 * Ties whoever opens a start link first to its lead, if they have none of their own. Everybody after that, and whoever has one, stays
 * who they are.
 */
export async function openByStartKey(tx: Sql, person: StoredPerson, key: string): Promise<StoredPerson> {
  const [row] = await tx
    .select()
    .from(startKeys)
    .where(and(eq(startKeys.key, key), isNull(startKeys.usedAt)))
    .for('update')
  if (!row || (person.leadId !== null && person.leadId !== row.leadId)) return person
  if (!(await lockLiveLead(tx, row.leadId))) return person
  await tx.update(startKeys).set({ usedAt: new Date() }).where(eq(startKeys.id, row.id))
  const tied = await changePerson(tx, person, { leadId: row.leadId })
  await giveMessages(tx, tied, row.leadId)
  return tied
}
