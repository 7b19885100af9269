import type pg from 'pg'
import { readingsOfADay } from '#server/db/settled-clock-sql.ts'

/** Lets a day of readings agree that it is `agoHours` before now, or now: what deletion goes by. */
export const settleClock = (pool: pg.Pool, agoHours = 0) =>
  pool.query(`insert into clock_readings (read_at) select now() - $2 * interval '1 hour' from generate_series(1, $1)`, [
    readingsOfADay,
    agoHours,
  ])
