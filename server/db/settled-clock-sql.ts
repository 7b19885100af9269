import type { RepeatableSql } from './repeatable-sql.ts'

/** Readings that have to agree that a moment has passed. */
export const readingsOfADay = 24

/**
 * The time that deletion goes by: what all readings of the last day agree has passed. A clock that was ahead, even for hours,
 * makes nothing old. Null, so that nothing is old, until the product has run for a day.
 */
export const settledClockSql: RepeatableSql = {
  name: 'db/settled-clock-sql',
  runs: 'after-tables',
  sql: `
create or replace function settled_now() returns timestamptz language sql stable as $$
  select case when count(*) = ${readingsOfADay} then least(min(read_at), now()) end
  from (select read_at from clock_readings order by id desc limit ${readingsOfADay}) as latest
$$;`,
}
