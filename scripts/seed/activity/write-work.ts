import { minuteMs } from '#domain/basics/instant.ts'
import { usernameKey } from '#domain/staff/username.ts'
import type { WorkingHours } from '#domain/staff/working-hours.ts'
import type { Database } from '#server/db/database.ts'
import { isNull } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { settings, users, workingHours } from '#server/db/schema/staff.ts'
import { teamHoursKey } from '#server/db/workers.ts'
import { hashPassword } from '#server/staff/password.ts'
import { closes, officeTimeZone, opens } from '../office-hours.ts'
import { randomFrom } from '../random.ts'
import { team } from '../staff/team.ts'
import { writeCancellations } from './cancellations.ts'
import { writeDoubtful, writeRepeated } from './messages.ts'
import { writeTasks } from './tasks.ts'
import { writeViews } from './views.ts'

/** The demo's initial data; `owner` is its login. */
type DemoWork = { readonly seed: string; readonly now: number; readonly owner: string }

/**
 * A team's busy day: teammates, tasks, views, quarantined messages, cancellations, duplicates, and a few leads in the bin.
 * Needs the leads and the owner's account.
 */
export async function writeWork(database: Database, { seed, now, owner }: DemoWork): Promise<void> {
  const random = randomFrom(`${seed} work`)
  await writeTeam(database)
  await writeTasks(database.sql, random, owner, now)
  await writeViews(database.sql, owner)
  await writeDoubtful(database)
  await writeRepeated(database)
  await writeCancellations(database.sql, random, now)
  await database.pool.query(
    `update contact_requests set deleted_at = now() - interval '2 days', deleted_by = u.id from users u
     where u.username = $1 and contact_requests.id in (
       select id from contact_requests where status = 'lost' and deleted_at is null order by updated_at desc limit 4)`,
    [team[0]!.name],
  )
}

/** Marks all alerts as seen: made-up events do not notify. */
export async function quietBell({ sql }: Database): Promise<void> {
  await sql.update(users).set({ alertsSeenAt: new Date() }).where(isNull(users.disabledAt))
}

/** A teammate who only views. */
const viewer = 'Clara Weiss'

/** Accounts with random, unknown passwords. The first teammate leads the team, and one is a viewer. */
async function writeTeam({ sql }: Database): Promise<void> {
  const password = await hashPassword(crypto.randomUUID())
  const account = (name: string) => ({ id: newId(), username: name, usernameKey: usernameKey(name), password })
  const rows = team.map(({ name, writes }, i) => ({
    ...account(name),
    role: i === 0 ? 'manager' : 'agent',
    language: writes,
  }))
  await sql.insert(users).values(rows)
  await sql.insert(users).values({ ...account(viewer), role: 'viewer' })
  await sql.insert(settings).values({ key: teamHoursKey, value: hoursOf(0, 2) })
  const halves = rows.map(({ id, language }, i) => ({ userId: id, hours: hoursOf(i % 2, 1), languages: [language] }))
  await sql.insert(workingHours).values(halves)
}

function hoursOf(first: number, shifts: number): WorkingHours {
  const half = (closes - opens) / 2
  const minute = (n: number) => (opens + n * half) / minuteMs
  return {
    timeZone: officeTimeZone,
    shifts: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: minute(first), to: minute(first + shifts) })),
    daysOff: [],
  }
}
