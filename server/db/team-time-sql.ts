import { addDays, momentOf } from '#domain/basics/calendar-day.ts'
import type { Sql } from './database.ts'
import { sql } from './drizzle.ts'
import { teamHoursKey, usualTimeZone } from './workers.ts'

/** The team's chosen time zone; null if none. */
export const chosenTeamZoneSql = `select value ->> 'timeZone' from settings where key = '${teamHoursKey}'`

/** The team's time zone, for days and hours. */
export const teamZoneSql = `coalesce((${chosenTeamZoneSql}), '${usualTimeZone}')`

export async function readTeamZone(db: Sql): Promise<string> {
  const { rows } = await db.execute<{ zone: string }>(sql.raw(`select ${teamZoneSql} as zone`))
  return rows[0]!.zone
}

/** Start of a day in the team's time zone; `day` is SQL for a date. */
const startOfTeamDaySql = (day: string, daysLater = 0): string =>
  `((${day}::date + ${daysLater})::timestamp at time zone ${teamZoneSql})`

/** As `startOfTeamDaySql`, in the reader's own zone if known; `value` writes a value of the statement. */
export const startOfDaySql = (
  value: (one: unknown) => string,
  day: string,
  daysLater: number,
  zone: string | undefined,
): string =>
  zone === undefined
    ? startOfTeamDaySql(value(day), daysLater)
    : `${value(new Date(momentOf(addDays(day, daysLater), zone)))}::timestamptz`

/** True if a teammate was on shift when lead `l` arrived; the shifts of a team do not overlap. */
export const onShiftSql = `coalesce((
  select s.ends_at > l.created_at from team_shifts s where s.starts_at <= l.created_at order by s.starts_at desc limit 1
), false)`
