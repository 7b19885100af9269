import type { MonthBody } from '#contract/record.ts'
import { audit, type By } from '#server/db/audit.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { monthlyPerformance } from '#server/db/schema/record.ts'
import { noteMonth } from './ledger/months.ts'

const { accountId, percentageGain, profitAmount, typedPercentageGain, typedProfitAmount, isMadeUp, updatedAt } =
  monthlyPerformance

/**
 * Saves what a colleague typed for a month. Where its figures come from an account's deals they stay (decisions D), and
 * what was typed is kept beside them.
 */
export async function saveMonth(
  tx: Sql,
  { reason = null, ...typed }: MonthBody,
  by: By & { readonly actor: { readonly role: string } },
): Promise<typeof monthlyPerformance.$inferSelect> {
  const isTyped = sql`${accountId} is null`
  const isOther = sql`${isTyped} and (${percentageGain}, ${profitAmount})
    is distinct from (excluded.percentage_gain, excluded.profit_amount)`
  const [saved] = await tx
    .insert(monthlyPerformance)
    .values({ id: newId(), ...typed })
    .onConflictDoUpdate({
      target: [monthlyPerformance.year, monthlyPerformance.month],
      set: {
        percentageGain: sql`case when ${isTyped} then excluded.percentage_gain else ${percentageGain} end`,
        profitAmount: sql`case when ${isTyped} then excluded.profit_amount else ${profitAmount} end`,
        typedPercentageGain: sql`case when ${isTyped} then ${typedPercentageGain} else excluded.percentage_gain end`,
        typedProfitAmount: sql`case when ${isTyped} then ${typedProfitAmount} else excluded.profit_amount end`,
        // Saved again as it was, it is no correction, and what was made up stays made up.
        isMadeUp: sql`${isMadeUp} and not (${isOther})`,
        updatedAt: sql`case when ${isOther} then now() else ${updatedAt} end`,
      },
    })
    .returning()
  const { id, year, month, accountId: from, ...figures } = saved!
  if (from === null) {
    const payload = { year, month, percentageGain: figures.percentageGain, profitAmount: figures.profitAmount }
    const entry = { ...payload, source: 'typed', ...(figures.isMadeUp && { isMadeUp: true as const }) }
    await noteMonth(tx, by.actor.role, entry, reason)
  }
  await audit(tx, by, { action: 'month.saved', entity: 'month', entityId: id, detail: { year, month } })
  return saved!
}
