import { invalidFields } from '#contract/errors.ts'
import { usernameKey } from '#domain/username.ts'
import type { Sql } from './database.ts'
import { and, eq, isNull } from './drizzle.ts'
import { users } from './schema/staff.ts'

/** The usernames of active teammates, by the key that tells names apart (`domain/username`). */
export async function teamByKey(tx: Sql): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.select({ username: users.username }).from(users).where(isNull(users.disabledAt))
  return new Map(rows.map(({ username }) => [usernameKey(username), username]))
}

/**
 * Refuses to assign something to a name that no active teammate has: `invalid_input` at `field`. Null (unassigned) and
 * undefined (unchanged) pass.
 */
export async function refuseStranger(
  tx: Sql,
  username: string | null | undefined,
  field = 'assignedTo',
): Promise<void> {
  if (username === null || username === undefined) return
  const [active] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.username, username), isNull(users.disabledAt)))
  if (!active) throw invalidFields({ [field]: 'invalid_choice' })
}
