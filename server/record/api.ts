import type { Handlers } from '#contract/handler.ts'
import type { Month } from '#contract/record.ts'
import type { Database } from '#server/db/database.ts'
import { desc } from '#server/db/drizzle.ts'
import { monthlyPerformance, tradingOperations } from '#server/db/schema/record.ts'
import { saveMonth } from './save-month.ts'

type RecordCalls = 'listOperations' | 'listRecentMonths' | 'listMonths' | 'saveMonth'

/** Operations that one answer holds. */
const maxOperations = 50
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
        .limit(maxOperations)
      return rows.map(({ createdAt: _, accountId: _account, position: _position, executedAt, ...row }) => ({
        ...row,
        executedAt: executedAt.toISOString(),
      }))
    },

    async listRecentMonths() {
      const rows = await newestMonths().limit(recentMonths)
      return rows.map(({ year, month, percentageGain, profitAmount, isMadeUp }) => ({
        year,
        month,
        percentageGain,
        profitAmount,
        isMadeUp,
      }))
    },

    listMonths: async () => (await newestMonths()).map(toMonth),

    saveMonth: ({ body }, context) => db.transaction(async (tx) => toMonth(await saveMonth(tx, body, context))),
  }
}

function toMonth({
  accountId,
  typedPercentageGain,
  typedProfitAmount,
  ...row
}: typeof monthlyPerformance.$inferSelect): Month {
  const isTyped = typedPercentageGain !== null && typedProfitAmount !== null
  return {
    ...row,
    source: accountId === null ? 'typed' : 'imported',
    typed: isTyped ? { percentageGain: typedPercentageGain, profitAmount: typedProfitAmount } : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
