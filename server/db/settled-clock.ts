import type { Sql } from './database.ts'
import { sql } from './drizzle.ts'
import type { RepeatableSql } from './repeatable-sql.ts'

/** Readings that have to agree that a moment has passed; one an hour at the most. */
export const readingsOfADay = 24
const apartMinutes = 50

/** Notes what the clock shows, unless it was just noted. */
export async function readClock(db: Sql): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into clock_readings (read_at) select now() where not exists (
        select from clock_readings where abs(extract(epoch from now() - read_at)) < ${apartMinutes} * 60)`)
    await tx.execute(sql`
      delete from clock_readings where id <= (select id from clock_readings order by id desc offset ${readingsOfADay} limit 1)`)
  })
}

/**
 * The time that deletion goes by: what all readings of the last day agree has passed. A clock that was ahead, even for hours,
 * makes nothing old. Null, so that nothing is old, until the product has run for a day.
 */
export const settledClockSql: RepeatableSql = {
  name: 'db/settled-clock',
  runs: 'after-tables',
  sql: `
create or replace function settled_now() returns timestamptz language sql stable as $$
  select case when count(*) = ${readingsOfADay} then least(min(read_at), now()) end
  from (select read_at from clock_readings order by id desc limit ${readingsOfADay}) as latest
$$;`,
}
