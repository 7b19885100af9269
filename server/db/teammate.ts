import { invalidFields } from '#contract/errors.ts'
import type { HeldAccess } from '#contract/people.ts'
import { signedName } from '#domain/letters/signed-name.ts'
import { type Language, type StaffLanguage, staffLanguageOf } from '#domain/site/languages.ts'
import { usernameKey } from '#domain/staff/username.ts'
import type { By } from './audit.ts'
import type { Sql } from './database.ts'
import { and, eq, isNull } from './drizzle.ts'
import { users } from './schema/staff.ts'

/** Usernames of active teammates, by comparison key (`domain/staff/username`). */
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
  if (!(await isActive(tx, username))) throw invalidFields({ [field]: 'invalid_choice' })
}

/** True if an assignee is active: work of a teammate who has left counts as unassigned. */
export async function isActive(tx: Sql, username: string | null): Promise<boolean> {
  if (username === null) return false
  const [active] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.username, username), isNull(users.disabledAt)))
  return active !== undefined
}

/** The signed name of an active teammate in this language; null for any other. */
export async function signedAs(tx: Sql, username: string | null, language: Language): Promise<string | null> {
  if (username === null) return null
  const [active] = await tx
    .select({ names: users.names })
    .from(users)
    .where(and(eq(users.username, username), isNull(users.disabledAt)))
  return active ? signedName(active.names, language, username) : null
}

export type Named = { readonly id: string; readonly username: string }

/** Counts of a person's assigned work. */
export type Held = Pick<HeldAccess, 'leads' | 'tasks' | 'notices' | 'views' | 'texts' | 'jobs'>

/** Hands a teammate's work to another; null: unassigned. */
export type HandOver = { readonly from: Named; readonly to: Named | null; readonly by: By }

/**
 * Names of former teammates, as a list for `= any (…)`: their work counts as unassigned. Computed once per query, it
 * preserves index use on the compared columns.
 */
export const leftTeammatesSql = `array(select username from users where disabled_at is not null)`

/**
 * SQL array of the active teammates who have the day of a moment off where they work. Team holidays don't count:
 * everybody has them.
 */
export const offSql = (moment: string) => `array(select u.username from users u join working_hours w on w.user_id = u.id
  where u.disabled_at is null
    and w.hours -> 'daysOff' ? (${moment}::timestamptz at time zone (w.hours ->> 'timeZone'))::date::text)`

export const offTodaySql = offSql('now()')

/** A teammate's language. */
export async function languageOfTeammate(db: Sql, userId: string): Promise<StaffLanguage> {
  const [user] = await db.select({ language: users.language }).from(users).where(eq(users.id, userId))
  return staffLanguageOf(user?.language)
}
