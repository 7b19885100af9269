import { invalidFields } from '#contract/errors.ts'
import type { MonthBody } from '#contract/record.ts'
import { unprovenWords } from '#domain/claims/public-words.ts'
import { monthState } from '#domain/record/track-record.ts'
import { audit, type By } from '#server/db/audit.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { monthlyPerformance } from '#server/db/schema/record.ts'
import { refuseUnseen } from '#server/db/seen.ts'
import { recordMonth, typedMonthPayload } from './ledger/months.ts'

const { accountId, percentageGain, profitAmount, typedPercentageGain, typedProfitAmount, isMadeUp, updatedAt } =
  monthlyPerformance

/**
 * Saves a teammate's values for a month. A future month is refused, the current one unless the body marks it unfinished
 * (docs/product.md#months-and-trades). Figures from an account's deals stay, and the typed ones are kept beside them.
 */
export async function saveMonth(
  tx: Sql,
  { reason = null, unfinished, seen, ...typed }: MonthBody,
  by: By & { readonly actor: { readonly role: string } },
): Promise<typeof monthlyPerformance.$inferSelect> {
  const state = monthState(typed, Date.now())
  // It is printed beside the correction.
  if (reason && unprovenWords(reason).length > 0) throw invalidFields({ reason: 'unproven' })
  if (state === 'future') throw invalidFields({ month: 'invalid_date' })
  if (state === 'current' && !unfinished) throw invalidFields({ unfinished: 'required' })
  const isUnfinished = state === 'current'
  await refuseUnseen(tx, await seenMonth(tx, typed), typed, seen)
  const isTyped = sql`${accountId} is null`
  const isOther = sql`${isTyped} and (${percentageGain}, ${profitAmount})
    is distinct from (excluded.percentage_gain, excluded.profit_amount)`
  const [saved] = await tx
    .insert(monthlyPerformance)
    .values({ id: newId(), ...typed, isUnfinished })
    .onConflictDoUpdate({
      target: [monthlyPerformance.year, monthlyPerformance.month],
      set: {
        percentageGain: sql`case when ${isTyped} then excluded.percentage_gain else ${percentageGain} end`,
        profitAmount: sql`case when ${isTyped} then excluded.profit_amount else ${profitAmount} end`,
        typedPercentageGain: sql`case when ${isTyped} then ${typedPercentageGain} else excluded.percentage_gain end`,
        typedProfitAmount: sql`case when ${isTyped} then ${typedProfitAmount} else excluded.profit_amount end`,
        isUnfinished: sql`case when ${isTyped} then excluded.is_unfinished else ${monthlyPerformance.isUnfinished} end`,
        // Saving it unchanged is no correction, and made-up values stay marked.
        isMadeUp: sql`${isMadeUp} and not (${isOther})`,
        updatedAt: sql`case when ${isOther} then now() else ${updatedAt} end`,
      },
    })
    .returning()
  const { id, year, month } = saved!
  if (saved!.accountId === null) await recordMonth(tx, by.actor.role, typedMonthPayload(saved!), reason)
  await audit(tx, by, { action: 'month.saved', entity: 'month', entityId: id, detail: { year, month } })
  return saved!
}

/** The typed values of a month, null if none; locked until the end of the transaction. */
async function seenMonth(tx: Sql, { year, month }: Pick<MonthBody, 'year' | 'month'>) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`month ${year}-${month}`}, 0))`)
  const [row] = await tx
    .select()
    .from(monthlyPerformance)
    .where(and(eq(monthlyPerformance.year, year), eq(monthlyPerformance.month, month)))
  const isImported = row !== undefined && row.accountId !== null
  const percentageGain = (isImported ? row.typedPercentageGain : row?.percentageGain) ?? null
  const profitAmount = (isImported ? row.typedProfitAmount : row?.profitAmount) ?? null
  return { entity: 'month', id: row?.id ?? null, current: { year, month, percentageGain, profitAmount } }
}
