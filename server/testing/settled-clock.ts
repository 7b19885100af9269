import type pg from 'pg'
import { readingsOfADay } from '#server/db/settled-clock-sql.ts'

/** Sets a day of clock readings to `agoHours` before now, or now: the deletion clock. */
export const settleClock = (pool: pg.Pool, agoHours = 0) =>
  pool.query(`insert into clock_readings (read_at) select now() - $2 * interval '1 hour' from generate_series(1, $1)`, [
    readingsOfADay,
    agoHours,
  ])
