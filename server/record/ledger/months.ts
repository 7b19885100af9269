import { canonicalJson } from '#domain/ledger/canonical.ts'
import { type MonthPayload, subjectOf } from '#domain/ledger/payloads.ts'
import type { Sql } from '#server/db/database.ts'
import { appendToLedger, lockLedger, readLatest } from '#server/db/ledger.ts'
import type { monthlyPerformance } from '#server/db/schema/record.ts'

/**
 * Adds a month's current values to the ledger: first as such, later as a correction with the reason; nothing if
 * unchanged.
 */
export async function recordMonth(tx: Sql, actorRole: string, now: MonthPayload, reason: string | null): Promise<void> {
  await lockLedger(tx)
  const occurredAt = lastDayOf(now)
  const last = await readLatest(tx, subjectOf({ kind: 'month', payload: now })!)
  if (!last) {
    await appendToLedger(tx, actorRole, [{ kind: 'month', occurredAt, payload: now }])
    return
  }
  const before = last.kind === 'correction' ? last.payload.now! : last.payload
  if (canonicalJson(before) === canonicalJson(now)) return
  const payload = { supersedes: last.seq, reason, now }
  await appendToLedger(tx, actorRole, [{ kind: 'correction', occurredAt, payload }])
}

/** A typed month as the ledger records it. */
export function typedMonthPayload(
  row: Pick<
    typeof monthlyPerformance.$inferSelect,
    'year' | 'month' | 'percentageGain' | 'profitAmount' | 'isUnfinished' | 'isMadeUp'
  >,
): MonthPayload {
  const { year, month, percentageGain, profitAmount, isUnfinished, isMadeUp } = row
  return {
    year,
    month,
    percentageGain,
    profitAmount,
    source: 'typed',
    ...(isUnfinished && { isUnfinished }),
    ...(isMadeUp && { isMadeUp }),
  }
}

const lastDayOf = ({ year, month }: MonthPayload) => new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
