import type { Sql } from './database.ts'
import { sql } from './drizzle.ts'
import { teamHoursKey, usualTimeZone } from './workers.ts'

/** The team's time zone: its days begin, and its clocks show hours, there. */
export const teamZoneSql = `coalesce((select value ->> 'timeZone' from settings where key = '${teamHoursKey}'), '${usualTimeZone}')`

export async function readTeamZone(db: Sql): Promise<string> {
  const { rows } = await db.execute<{ zone: string }>(sql.raw(`select ${teamZoneSql} as zone`))
  return rows[0]!.zone
}

/** The moment that a day begins at in the team's time zone; `day` is SQL for a date. */
export const startOfTeamDaySql = (day: string, daysLater = 0): string =>
  `((${day}::date + ${daysLater})::timestamp at time zone ${teamZoneSql})`

/** Whether a teammate was on shift as lead `l` arrived; the shifts of a team do not overlap. */
export const onShiftSql = `coalesce((
  select s.ends_at > l.created_at from team_shifts s where s.starts_at <= l.created_at order by s.starts_at desc limit 1
), false)`
