import type pg from 'pg'
import { sqlOn } from '#server/db/database.ts'
import { monthlyPerformance, tradingOperations } from '#server/db/schema/record.ts'
import { catchUpLedger } from '#server/record/ledger/catch-up.ts'
import { makeRecord } from './record.ts'

/** Writes a made-up demo record in one transaction; false if there is a record already. */
export async function writeRecord(client: pg.Client, seed: string, now: number): Promise<boolean> {
  const sql = sqlOn(client)
  if ((await sql.$count(tradingOperations)) + (await sql.$count(monthlyPerformance)) > 0) return false
  const { operations, months } = makeRecord(seed, now)
  await sql.transaction(async (tx) => {
    await tx.insert(tradingOperations).values(operations)
    await tx.insert(monthlyPerformance).values(months)
  })
  await catchUpLedger(sql)
  return true
}
