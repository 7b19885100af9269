import type { Sql } from '#server/db/database.ts'
import { and, eq, inArray, sql } from '#server/db/drizzle.ts'
import { subscriptionSetups } from '#server/db/schema/setups.ts'
import type { HandOver } from '#server/db/teammate.ts'

const openOf = (username: string) =>
  and(eq(subscriptionSetups.assignedTo, username), inArray(subscriptionSetups.status, ['pending', 'processing']))

/** How many open setups a teammate works on. */
export const countOpenSetups = (db: Sql, username: string): Promise<number> =>
  db.$count(subscriptionSetups, openOf(username))

/** Hands a teammate's open setups to another, or unassigns them. */
export async function handOverSetups(tx: Sql, { from, to }: HandOver): Promise<void> {
  await tx
    .update(subscriptionSetups)
    .set({ assignedTo: to?.username ?? null, version: sql`${subscriptionSetups.version} + 1` })
    .where(openOf(from.username))
}
