import { describe, expect, it } from 'vitest'
import { freshDatabase } from '#server/testing/product.ts'
import { settleClock } from '#server/testing/settled-clock.ts'
import type { Database } from './database.ts'
import { readClock } from './settled-clock.ts'
import { readingsOfADay } from './settled-clock-sql.ts'

/** The deletion clock, in hours from now; null if unknown. */
const settledIn = async ({ pool }: Database) =>
  (
    await pool.query<{ hours: number | null }>(
      'select round(extract(epoch from settled_now() - now()) / 3600)::int as hours',
    )
  ).rows[0]!.hours
/** A reading of a clock that is wrong by this many hours. */
const read = ({ pool }: Database, hours: number) =>
  pool.query(`insert into clock_readings (read_at) values (now() + $1 * interval '1 hour')`, [hours])

describe('the clock for deletion by age', () => {
  it('is unknown until the product has run for a day', async () => {
    const { database } = await freshDatabase()
    expect(await settledIn(database)).toBeNull()
    await settleClock(database.pool)
    expect(await settledIn(database)).toBe(0)
  })

  it('ignores a clock that is ahead for hours, and follows one that stays ahead for a day', async () => {
    const { database } = await freshDatabase()
    await settleClock(database.pool, 1)
    for (let reading = 1; reading < readingsOfADay; reading++) await read(database, 45 * 24)
    expect(await settledIn(database)).toBe(-1)
    // Never later than now: once the clock is right again, its wrong readings do not count.
    await read(database, 45 * 24)
    expect(await settledIn(database)).toBe(0)
  })

  it('waits for a day after the clock was behind', async () => {
    const { database } = await freshDatabase()
    await settleClock(database.pool)
    await read(database, -24 * 400)
    expect(await settledIn(database)).toBe(-24 * 400)
    await settleClock(database.pool)
    expect(await settledIn(database)).toBe(0)
  })

  it('uses one reading an hour, however often the product starts, and stores no more than needed', async () => {
    const { database } = await freshDatabase()
    const count = async () => (await database.pool.query('select from clock_readings')).rowCount
    for (const _ of [1, 2, 3]) await readClock(database.sql)
    expect(await count()).toBe(1)
    await settleClock(database.pool, 2)
    await readClock(database.sql)
    expect(await count()).toBe(readingsOfADay)
  })
})
