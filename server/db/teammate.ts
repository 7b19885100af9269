import { invalidFields } from '#contract/errors.ts'
import type { Sql } from './database.ts'
import { and, eq, isNull } from './drizzle.ts'
import { users } from './schema/staff.ts'

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
