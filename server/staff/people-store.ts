import type { Person } from '#contract/people.ts'
import type { StaffLanguage } from '#domain/site/languages.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { isOnShift } from '#domain/staff/working-hours.ts'
import type { Sql } from '#server/db/database.ts'
import { eq, sql } from '#server/db/drizzle.ts'
import { sessions, users } from '#server/db/schema/staff.ts'
import { readWorkers } from '#server/db/workers.ts'

const columns = {
  id: users.id,
  username: users.username,
  role: users.role,
  disabledAt: users.disabledAt,
  email: users.email,
  language: users.language,
  mustChangePassword: users.mustChangePassword,
  createdAt: users.createdAt,
  // Written out: in a query on one table Drizzle leaves its name off, and `id` would be that of the inner one.
  hasSecondFactor: sql<boolean>`exists (select from totp_secrets t where t.user_id = users.id and t.confirmed_at is not null)
    or exists (select from passkeys p where p.user_id = users.id)`,
  lastSeenAt: sql<Date | null>`(select max(s.last_seen_at) from sessions s
    where s.user_id = users.id and s.expires_at > now() and not s.awaits_second_factor)`.mapWith(sessions.lastSeenAt),
}

/** The team by name; `withAccounts` as those see it who manage people. */
export async function listPeople(db: Sql, withAccounts: boolean): Promise<Person[]> {
  const rows = await db.select(columns).from(users).orderBy(sql`lower(${users.username})`)
  const workers = await shifts(db)
  return rows.map((row) => toPerson(row, withAccounts, workers))
}

/** One teammate with their account; null if there is none. */
export async function readPerson(db: Sql, id: string): Promise<Person | null> {
  const [row] = await db.select(columns).from(users).where(eq(users.id, id))
  return row ? toPerson(row, true, await shifts(db)) : null
}

/** Teammates on shift now, among those with known working hours. */
async function shifts(db: Sql): Promise<ReadonlyMap<string, boolean>> {
  const now = Date.now()
  const { workers } = await readWorkers(db)
  return new Map(workers.flatMap(({ id, hours }) => (hours ? [[id, isOnShift(hours, now)] as const] : [])))
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number]
const rowsOf = (db: Sql) => db.select(columns).from(users)

function toPerson(
  { id, username, role, disabledAt, ...row }: Row,
  withAccount: boolean,
  onShift: ReadonlyMap<string, boolean>,
): Person {
  const account = {
    email: row.email,
    language: row.language as StaffLanguage,
    hasSecondFactor: row.hasSecondFactor,
    mustChangePassword: row.mustChangePassword,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  }
  return {
    id,
    username,
    role: role as Role,
    disabled: disabledAt !== null,
    onShift: onShift.get(id) ?? null,
    account: withAccount ? account : null,
  }
}
