import { invalidFields } from '#contract/errors.ts'
import { dayIn, wallMinute } from '#domain/basics/calendar-day.ts'
import type { Sql } from './database.ts'
import { sql } from './drizzle.ts'

/** Local time at the beginning of a month. */
type LocalStart = { at: number; day: string; minute: number }

/**
 * Throws `invalid_input` for `field` if the database does not know this time zone, or differs from ours within the
 * coming year.
 */
export async function refuseOtherZone(tx: Sql, timeZone: string, field: string): Promise<void> {
  const starts = await localStartsOfMonths(tx, timeZone)
  const isSame = starts?.every(
    ({ at, day, minute }) => dayIn(timeZone, new Date(at)) === day && wallMinute(at, timeZone) === minute,
  )
  if (!isSame) throw invalidFields({ [field]: 'invalid_choice' })
}

async function localStartsOfMonths(tx: Sql, timeZone: string): Promise<LocalStart[] | null> {
  // PostgreSQL also accepts abbreviations and signed hours, but with another meaning.
  const { rows: names } = await tx.execute(sql`select 1 from pg_timezone_names where lower(name) = lower(${timeZone})`)
  if (names.length === 0) return null
  const { rows } = await tx.execute<LocalStart>(sql`
    select (extract(epoch from m) * 1000)::float8 as at, to_char(wall, 'YYYY-MM-DD') as day,
      (extract(hour from wall) * 60 + extract(minute from wall))::int as minute
    from generate_series(date_trunc('minute', now()), now() + interval '1 year', interval '1 month') as m,
      lateral (select m at time zone ${timeZone}::text as wall) as w`)
  return rows
}
