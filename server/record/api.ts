import type { Handlers } from '#contract/handler.ts'
import type { Month } from '#contract/record.ts'
import type { Database } from '#server/db/database.ts'
import { desc, eq } from '#server/db/drizzle.ts'
import { accounts } from '#server/db/schema/accounts.ts'
import { monthlyPerformance, tradingOperations } from '#server/db/schema/record.ts'
import { saveMonth } from './save-month.ts'

type RecordCalls = 'listOperations' | 'listRecentMonths' | 'listMonths' | 'saveMonth'

/** Maximum operations in one answer. */
const maxOperations = 50
const recentMonths = 6

/** The public record, and its typed months. */
export function recordHandlers({ sql: db }: Pick<Database, 'sql'>): Handlers<RecordCalls> {
  const newestMonths = () =>
    db
      .select({ month: monthlyPerformance, account: accounts.slug })
      .from(monthlyPerformance)
      .leftJoin(accounts, eq(accounts.id, monthlyPerformance.accountId))
      .orderBy(desc(monthlyPerformance.year), desc(monthlyPerformance.month))
  return {
    async listOperations() {
      const rows = await db
        .select({ operation: tradingOperations, account: accounts.slug })
        .from(tradingOperations)
        .leftJoin(accounts, eq(accounts.id, tradingOperations.accountId))
        .orderBy(desc(tradingOperations.executedAt), desc(tradingOperations.id))
        .limit(maxOperations)
      return rows.map(({ operation, account }) => {
        const { createdAt: _, accountId: _account, position: _position, executedAt, ...row } = operation
        return { ...row, executedAt: executedAt.toISOString(), ...originOf(account) }
      })
    },

    async listRecentMonths() {
      const rows = await newestMonths().limit(recentMonths)
      return rows.map(({ month: { year, month, percentageGain, profitAmount, isUnfinished, isMadeUp }, account }) => ({
        year,
        month,
        percentageGain,
        profitAmount,
        isUnfinished,
        isMadeUp,
        ...originOf(account),
      }))
    },

    listMonths: async () => (await newestMonths()).map(({ month, account }) => toMonth(month, account)),

    saveMonth: ({ body }, context) =>
      db.transaction(async (tx) => {
        const saved = await saveMonth(tx, body, context)
        const [account] = saved.accountId
          ? await tx.select().from(accounts).where(eq(accounts.id, saved.accountId))
          : []
        return toMonth(saved, account?.slug ?? null)
      }),
  }
}

/** Source of a record: `account` is the slug of the imported account, null if stated. */
const originOf = (account: string | null) => ({
  provenance: account === null ? ('stated' as const) : ('measured' as const),
  account,
})

function toMonth(
  { accountId, typedPercentageGain, typedProfitAmount, ...row }: typeof monthlyPerformance.$inferSelect,
  account: string | null,
): Month {
  const isTyped = typedPercentageGain !== null && typedProfitAmount !== null
  return {
    ...row,
    ...originOf(account),
    source: accountId === null ? 'typed' : 'imported',
    typed: isTyped ? { percentageGain: typedPercentageGain, profitAmount: typedProfitAmount } : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
