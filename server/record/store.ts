import { claimRegister } from '#domain/claim-register.ts'
import type { AccountType, Claim } from '#domain/claims.ts'
import { leastReal, type Records } from '#domain/measures.ts'
import type { Sql } from '#server/db/database.ts'
import { desc, sql } from '#server/db/drizzle.ts'
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
export async function readPublicRecord(db: Sql): Promise<PublicRecord> {
  const counted = await countedOperations(db)
  const shown = await db
    .select()
    .from(tradingOperations)
    .orderBy(desc(tradingOperations.executedAt), desc(tradingOperations.id))
    .limit(shownOperations)
  const monthRows = await db
    .select({
      year: monthlyPerformance.year,
      month: monthlyPerformance.month,
      percentageGain: monthlyPerformance.percentageGain,
      profitAmount: monthlyPerformance.profitAmount,
      isMadeUp: monthlyPerformance.isMadeUp,
    })
    .from(monthlyPerformance)
    .orderBy(desc(monthlyPerformance.year), desc(monthlyPerformance.month))
  const months = monthRows.map(({ isMadeUp: _, ...month }) => month)
  const records: Records = {
    operations: counted.operations,
    months,
    accountType: counted.accountType,
    madeUp: { operations: counted.isMadeUp, months: monthRows.some(({ isMadeUp }) => isMadeUp) },
  }
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
    gold: newest && oldest ? await readGoldBehind(db, oldest.executedAt, newest.executedAt) : [],
    months,
    corrections: await readCorrections(db),
    claims: claimRegister(records, await readStatedClaims(db)),
  }
}

const shownOperations = 10

type Counted = Pick<Records, 'operations' | 'accountType'> & { isMadeUp: boolean }

/** What was read of all operations, as long as none was added: they are never changed or removed. */
const kept = new WeakMap<Sql, { edition: string; counted: Counted }>()

async function countedOperations(db: Sql): Promise<Counted> {
  const { rows } = await db.execute<{ edition: string; isMadeUp: boolean }>(sql`
    select concat(count(*), ' ', max(created_at), ' ', max(id::text), ' ', bool_or(is_made_up)) as edition,
      coalesce(bool_or(is_made_up), false) as "isMadeUp" from ${tradingOperations}`)
  const { edition, isMadeUp } = rows[0]!
  const found = kept.get(db)
  if (found?.edition === edition) return found.counted
  const all = await db.execute<{ result: number; day: string; type: AccountType }>(sql`
    select result, to_char(executed_at at time zone 'UTC', 'YYYY-MM-DD') as day, account_type as type
    from ${tradingOperations} order by executed_at desc, id desc`)
  const counted = {
    operations: all.rows.map(({ result, day }) => ({ result, day })),
    accountType: leastReal([...new Set(all.rows.map(({ type }) => type))]),
    isMadeUp,
  }
  kept.set(db, { edition, counted })
  return counted
}
