import type { Sql } from './database.ts'
import { sql } from './drizzle.ts'
import { readingsOfADay } from './settled-clock-sql.ts'

/** Minimum time between two readings. */
const apartMinutes = 50

/** Records a clock reading, unless there is a recent one. */
export async function readClock(db: Sql): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into clock_readings (read_at) select now() where not exists (
        select from clock_readings where abs(extract(epoch from now() - read_at)) < ${apartMinutes} * 60)`)
    await tx.execute(sql`
      delete from clock_readings where id <= (select id from clock_readings order by id desc offset ${readingsOfADay} limit 1)`)
  })
}
