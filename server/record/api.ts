import type { Handlers } from '#contract/handler.ts'
import type { Month } from '#contract/record.ts'
import { audit } from '#server/db/audit.ts'
import type { Database } from '#server/db/database.ts'
import { desc, sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { monthlyPerformance, tradingOperations } from '#server/db/schema/record.ts'
import { noteMonth } from './ledger/months.ts'

type RecordCalls = 'listOperations' | 'listRecentMonths' | 'listMonths' | 'saveMonth'

/** Operations that one answer holds. */
const mostOperations = 50
const recentMonths = 6

/** The record as anybody may read it, and its months as colleagues type them. */
export function recordHandlers({ sql: db }: Pick<Database, 'sql'>): Handlers<RecordCalls> {
  const newestMonths = () =>
    db.select().from(monthlyPerformance).orderBy(desc(monthlyPerformance.year), desc(monthlyPerformance.month))
  return {
    async listOperations() {
      const rows = await db
        .select()
        .from(tradingOperations)
        .orderBy(desc(tradingOperations.executedAt), desc(tradingOperations.id))
        .limit(mostOperations)
      return rows.map(({ createdAt: _, accountId: _account, position: _position, executedAt, ...row }) => ({
        ...row,
        executedAt: executedAt.toISOString(),
      }))
    },

    async listRecentMonths() {
      const rows = await newestMonths().limit(recentMonths)
      return rows.map(({ year, month, percentageGain, profitAmount }) => ({
        year,
        month,
        percentageGain,
        profitAmount,
      }))
    },

    listMonths: async () => (await newestMonths()).map(toMonth),

    saveMonth: ({ body: { reason = null, ...body } }, context) =>
      db.transaction(async (tx) => {
        const { percentageGain, profitAmount } = body
        const [saved] = await tx
          .insert(monthlyPerformance)
          .values({ id: newId(), ...body })
          .onConflictDoUpdate({
            target: [monthlyPerformance.year, monthlyPerformance.month],
            set: {
              percentageGain,
              profitAmount,
              // Saved again as it was, it is no correction.
              updatedAt: sql`case when (${monthlyPerformance.percentageGain}, ${monthlyPerformance.profitAmount})
                is distinct from (excluded.percentage_gain, excluded.profit_amount)
                then now() else ${monthlyPerformance.updatedAt} end`,
            },
          })
          .returning()
        const payload = { year: body.year, month: body.month, percentageGain: saved!.percentageGain, profitAmount }
        await noteMonth(tx, context.actor.role, { ...payload, source: 'typed' }, reason)
        await audit(tx, context, {
          action: 'month.saved',
          entity: 'month',
          entityId: saved!.id,
          detail: { year: body.year, month: body.month },
        })
        return toMonth(saved!)
      }),
  }
}

function toMonth({
  accountId: _,
  typedPercentageGain: _gain,
  typedProfitAmount: _profit,
  ...row
}: typeof monthlyPerformance.$inferSelect): Month {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() }
}
