import { claimRegister } from '#domain/claim-register.ts'
import type { AccountType, Claim } from '#domain/claims.ts'
import { leastReal, type Records } from '#domain/measures.ts'
import type { Sql } from '#server/db/database.ts'
import { desc } from '#server/db/drizzle.ts'
import { monthlyPerformance, tradingOperations } from '#server/db/schema/record.ts'
import { readStatedClaims } from '#server/db/stated-claims.ts'
import { type GoldPoint, readGoldBehind } from './gold/behind.ts'
import { type Correction, readCorrections } from './ledger/corrections.ts'

export type PublicRecord = {
  /** Newest first, the last ten. */
  operations: {
    pair: string
    type: string
    entryPrice: string
    exitPrice: string
    result: number
    pips: string
    time: string
    at: number
  }[]
  /** The gold price behind those operations, in order. */
  gold: GoldPoint[]
  /** Newest first, every one on record. */
  months: {
    year: number
    month: number
    percentageGain: string
    profitAmount: number
  }[]
  corrections: Correction[]
  claims: Claim[]
}

/** Everything the public pages show from this installation's records. */
export async function readPublicRecord(sql: Sql): Promise<PublicRecord> {
  const operations = await sql
    .select()
    .from(tradingOperations)
    .orderBy(desc(tradingOperations.executedAt), desc(tradingOperations.id))
  const months = await sql
    .select({
      year: monthlyPerformance.year,
      month: monthlyPerformance.month,
      percentageGain: monthlyPerformance.percentageGain,
      profitAmount: monthlyPerformance.profitAmount,
    })
    .from(monthlyPerformance)
    .orderBy(desc(monthlyPerformance.year), desc(monthlyPerformance.month))
  const records: Records = {
    operations: operations.map(({ result, executedAt }) => ({ result, day: dayOf(executedAt) })),
    months,
    accountType: leastReal(operations.map(({ accountType }) => accountType as AccountType)),
  }
  const shown = operations.slice(0, 10)
  const [newest, oldest] = [shown[0], shown.at(-1)]
  return {
    operations: shown.map(({ pair, type, entryPrice, exitPrice, result, pips, time, executedAt }) => ({
      pair,
      type,
      entryPrice,
      exitPrice,
      result,
      pips,
      time,
      at: executedAt.getTime(),
    })),
    gold: newest && oldest ? await readGoldBehind(sql, oldest.executedAt, newest.executedAt) : [],
    months,
    corrections: await readCorrections(sql),
    claims: claimRegister(records, await readStatedClaims(sql)),
  }
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
