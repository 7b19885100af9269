import type { RepeatableSql } from './repeatable-sql.ts'

/** Clock readings that must agree that a moment has passed. */
export const readingsOfADay = 24

/**
 * The time used for deletion by age: the earliest of the last day's clock readings. A clock that is ahead, even for
 * hours, expires nothing. Null, so that nothing expires, until the product has run for a day.
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
