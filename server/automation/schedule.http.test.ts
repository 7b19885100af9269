import { expect, it } from 'vitest'
import { sql } from '#server/db/drizzle.ts'
import { freshDatabase } from '#server/testing/product.ts'
import { teamHour } from './sweeps.ts'

it("The hour of a daily rule occurs once each day in the team's time zone, even if clocks skip or repeat it", async () => {
  const { database } = await freshDatabase()
  for (const [zone, now, hour, day, at] of [
    ['Europe/Madrid', '2026-11-25T08:30:00Z', 9, '2026-11-25', '2026-11-25T08:00:00.000Z'],
    ['Europe/Madrid', '2026-07-25T08:30:00Z', 9, '2026-07-25', '2026-07-25T07:00:00.000Z'],
    // The clocks skip two to three.
    ['Europe/Madrid', '2026-03-29T01:10:00Z', 2, '2026-03-29', '2026-03-29T01:00:00.000Z'],
    // Repeated hour: still once a day.
    ['Europe/Madrid', '2026-10-25T01:10:00Z', 2, '2026-10-25', '2026-10-25T01:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-24T20:40:00Z', 2, '2026-11-25', '2026-11-24T20:30:00.000Z'],
    ['America/Los_Angeles', '2026-11-25T07:10:00Z', 23, '2026-11-24', '2026-11-25T07:00:00.000Z'],
  ] as const) {
    const { rows } = await database.sql.execute<{ day: string; at: string }>(
      sql`select day::text as day, at from (${teamHour(hour, { now: sql`${now}::timestamptz`, zone: sql`${zone}::text` })}) as due`,
    )
    const found = rows.map((row) => [row.day, new Date(row.at).toISOString()])
    expect([zone, now, found]).toEqual([zone, now, [[day, at]]])
  }
})
