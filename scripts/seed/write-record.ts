import type pg from 'pg'
import { drizzle } from '#server/db/drizzle.ts'
import { monthlyPerformance, tradingOperations } from '#server/db/schema/record.ts'
import { makeRecord } from './record.ts'

/** Writes a made-up demo record in one transaction; false, and nothing written, where there is a record already. */
export async function writeRecord(client: pg.Client, seed: string, now: number): Promise<boolean> {
  const sql = drizzle(client)
  if ((await sql.$count(tradingOperations)) + (await sql.$count(monthlyPerformance)) > 0) return false
  const { operations, months } = makeRecord(seed, now)
  await sql.transaction(async (tx) => {
    await tx.insert(tradingOperations).values(operations)
    await tx.insert(monthlyPerformance).values(months)
  })
  return true
}
