import type { Database, Sql } from '#server/db/database.ts'
import { eq, sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { sessions, users } from '#server/db/schema/staff.ts'
import { hashPassword } from './password.ts'
import { randomCode } from './random-code.ts'

export type Person = typeof users.$inferSelect

export async function findPerson(db: Sql, username: string): Promise<Person | null> {
  const [row] = await db.select().from(users).where(eq(users.username, username))
  return row && !row.disabledAt ? row : null
}

export async function setPassword(tx: Sql, userId: string, password: string): Promise<void> {
  await tx
    .update(users)
    .set({ password: await hashPassword(password), mustChangePassword: false })
    .where(eq(users.id, userId))
}

/**
 * Makes the first owner where there is nobody yet. Answers the login to print, or null where somebody exists or the
 * password came from the settings. A one-time password that nobody has used yet is made anew at each start: the one
 * printed before may never have been read.
 */
export async function ensureOwner(
  { sql: db }: Database,
  given: { username?: string | undefined; password?: string | undefined },
): Promise<{ username: string; password: string } | null> {
  const username = given.username ?? 'admin'
  const password = given.password ?? randomCode()
  const hash = await hashPassword(password)
  return db.transaction(async (tx) => {
    // Servers that start together would otherwise each make one.
    await tx.execute(sql`lock table users in exclusive mode`)
    const people = await tx.select().from(users).limit(2)
    const [owner] = people
    if (owner) {
      const isUnused = people.length === 1 && owner.mustChangePassword && (await tx.$count(sessions)) === 0
      if (!isUnused || given.password !== undefined) return null
      await tx.update(users).set({ password: hash }).where(eq(users.id, owner.id))
      return { username: owner.username, password }
    }
    const mustChangePassword = given.password === undefined
    await tx.insert(users).values({ id: newId(), username, password: hash, role: 'owner', mustChangePassword })
    return mustChangePassword ? { username, password } : null
  })
}
