import { claimRegister, type Records } from '#domain/claim-register.ts'
import {
  type AccountType,
  accountTypes,
  type Claim,
  type ClaimTopic,
  type ClaimValue,
  type Evidence,
} from '#domain/claims.ts'
import { sampleClaims } from '#domain/sample-claims.ts'
import type { Sql } from '#server/db/database.ts'
import { desc } from '#server/db/drizzle.ts'
import { claims, monthlyPerformance, tradingOperations } from '#server/db/schema/record.ts'

export type PublicRecord = {
  /** Newest first, the last ten. */
  operations: { type: string; entryPrice: string; exitPrice: string; result: number; pips: string; time: string }[]
  /** Newest first, the last six. */
  months: { year: number; month: number; percentageGain: string; profitAmount: number }[]
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
    operations: operations.map(({ result, executedAt }) => ({ result, day: executedAt.toISOString().slice(0, 10) })),
    months,
    accountType: leastReal(operations.map(({ accountType }) => accountType as AccountType)),
  }
  return {
    operations: operations.slice(0, 10).map(({ type, entryPrice, exitPrice, result, pips, time }) => ({
      type,
      entryPrice,
      exitPrice,
      result,
      pips,
      time,
    })),
    months: months.slice(0, 6),
    claims: claimRegister(records, await readStatedClaims(sql)),
  }
}

const leastReal = (types: readonly AccountType[]): AccountType | null =>
  accountTypes.findLast((type) => types.includes(type)) ?? null

async function readStatedClaims(sql: Sql): Promise<Claim[]> {
  const rows = await sql.select().from(claims)
  return rows.map(({ id, value, accountType, asOf, evidence }) => ({
    id,
    topic: topicOf(id),
    provenance: 'stated',
    value: value as ClaimValue,
    accountType: accountType as AccountType | null,
    asOf: asOf.toISOString().slice(0, 10),
    evidence: evidence as Evidence,
  }))
}

const topicOf = (id: string): ClaimTopic =>
  (sampleClaims as Record<string, { topic: ClaimTopic } | undefined>)[id]?.topic ??
  (id.startsWith('broker.') ? 'broker' : 'company')
