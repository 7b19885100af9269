import { type SpokenLanguage, spokenLanguages } from '#domain/site/languages.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { hoursOf, type WorkingHours } from '#domain/staff/working-hours.ts'
import type { Sql } from './database.ts'
import { eq, sql } from './drizzle.ts'
import { users, workingHours } from './schema/staff.ts'
import { readSetting } from './team-setting.ts'

/** Key of the team's hours in `settings`. */
export const teamHoursKey = 'working-hours'

/** Default time zone of a team. */
export const usualTimeZone = 'UTC'

/** An active teammate with hours and languages. */
export type Worker = {
  readonly id: string
  readonly username: string
  readonly role: Role
  /** Their own hours; null: the team's apply. */
  readonly own: WorkingHours | null
  /** Effective hours; null: not set. */
  readonly hours: WorkingHours | null
  /** Languages they reply in; empty: not set. */
  readonly languages: readonly SpokenLanguage[]
}

/** The team's hours, and each active teammate by name. */
export async function readWorkers(db: Sql): Promise<{ team: WorkingHours | null; workers: Worker[] }> {
  const team = ((await readSetting(db, teamHoursKey)) ?? null) as WorkingHours | null
  const rows = await db
    .select({
      id: users.id,
      username: users.username,
      role: users.role,
      own: workingHours.hours,
      languages: workingHours.languages,
    })
    .from(users)
    .leftJoin(workingHours, eq(workingHours.userId, users.id))
    .where(sql`${users.disabledAt} is null`)
    .orderBy(sql`lower(${users.username})`)
  const workers = rows.map(({ role, own, languages: spoken, ...rest }) => ({
    ...rest,
    role: role as Role,
    own,
    hours: hoursOf(own, team),
    languages: spokenLanguages.filter((one) => spoken?.includes(one)),
  }))
  return { team, workers }
}
