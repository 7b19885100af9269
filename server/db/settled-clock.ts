import type { Sql } from './database.ts'
import { sql } from './drizzle.ts'
import { readingsOfADay } from './settled-clock-sql.ts'

/** One reading an hour at the most. */
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
