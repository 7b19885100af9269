import { hourMs } from '#domain/basics/instant.ts'
import { oneTimePasswordHours } from '#domain/staff/password.ts'
import { usernameKey } from '#domain/staff/username.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { eq, sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { sessions, users } from '#server/db/schema/staff.ts'
import { hashPassword } from './password.ts'
import { randomCode } from './random-code.ts'

export type Person = typeof users.$inferSelect

export async function findPerson(db: Sql, username: string): Promise<Person | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.usernameKey, usernameKey(username)))
  return row && !row.disabledAt ? row : null
}

export async function setPassword(tx: Sql, userId: string, password: string): Promise<void> {
  await tx
    .update(users)
    .set({ password: await hashPassword(password), mustChangePassword: false, oneTimeUntil: null })
    .where(eq(users.id, userId))
}

/** Columns of a person who has just been given a one-time password. */
export const oneTime = (now: Date) => ({
  mustChangePassword: true,
  oneTimeUntil: new Date(now.getTime() + oneTimePasswordHours * hourMs),
})

/** True if a one-time password has expired. */
export const oneTimeIsOver = ({ oneTimeUntil }: Pick<Person, 'oneTimeUntil'>, now: Date): boolean =>
  oneTimeUntil !== null && oneTimeUntil <= now

/** The first login as the settings give it. */
type GivenLogin = { username?: string | undefined; password?: string | undefined }

/**
 * Creates the first owner if there are no users. Answers the login to print, or null if users exist or the
 * password came from the settings. An unused or expired one-time password is replaced at each
 * start: the one printed before may never have been read.
 */
export async function ensureOwner(
  { sql: db }: Database,
  given: GivenLogin,
): Promise<{ username: string; password: string } | null> {
  // The usual start: read without the lock, since it would wait for every write to a person.
  if (!(await missingLogin(db, given))) return null
  return db.transaction(async (tx) => {
    // Servers that start together would otherwise each make one.
    await tx.execute(sql`lock table users in exclusive mode`)
    const missing = await missingLogin(tx, given)
    if (!missing) return null
    const password = given.password ?? randomCode()
    const hashed = await hashPassword(password)
    const now = new Date()
    if (missing.owner) {
      const { id, username } = missing.owner
      await tx
        .update(users)
        .set({ password: hashed, ...oneTime(now) })
        .where(eq(users.id, id))
      // biome-ignore lint/nursery/noDrizzleDeleteWithoutWhere: a new password ends every session
      await tx.delete(sessions)
      return { username, password }
    }
    const username = given.username ?? 'admin'
    const isOneTime = given.password === undefined
    const row = { id: newId(), username, usernameKey: usernameKey(username), password: hashed, role: 'owner' } as const
    await tx.insert(users).values({ ...row, ...(isOneTime && oneTime(now)) })
    return isOneTime ? { username, password } : null
  })
}

/** The login that a start must create: a first owner (null), or a new one-time password for the only one. Null if neither. */
async function missingLogin(db: Sql, given: GivenLogin): Promise<{ readonly owner: Person | null } | null> {
  const people = await db.select().from(users).limit(2)
  const [owner] = people
  if (!owner) return { owner: null }
  if (given.password !== undefined || people.length > 1 || !owner.mustChangePassword) return null
  const isUnused = oneTimeIsOver(owner, new Date()) || (await db.$count(sessions)) === 0
  return isUnused ? { owner } : null
}
