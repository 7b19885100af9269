import type { Sql } from '#server/db/database.ts'
import { and, desc, eq, isNotNull, sql } from '#server/db/drizzle.ts'
import { appendToLedger } from '#server/db/ledger.ts'
import { accounts, reportImports } from '#server/db/schema/accounts.ts'
import { monthlyPerformance } from '#server/db/schema/record.ts'
import { recordMonth, typedMonthPayload } from '../ledger/months.ts'
import { readDeals } from '../read-deals.ts'
import { publishRecord } from './publish-record.ts'
import type { AccountRow } from './stored.ts'

/**
 * Gives the record to an account; the ledger and the public page state since when. The record is of one account: the
 * previous one's months are replaced by its own or by typed ones.
 */
export async function switchCarrier(tx: Sql, account: AccountRow, actorRole: string): Promise<AccountRow> {
  if (account.carriesRecord) return account
  const [before] = await tx
    .update(accounts)
    .set({ carriesRecord: false })
    .where(eq(accounts.carriesRecord, true))
    .returning()
  const [carrier] = await tx
    .update(accounts)
    .set({ carriesRecord: true })
    .where(eq(accounts.id, account.id))
    .returning()
  const payload = { account: account.slug, before: before?.slug ?? null }
  await appendToLedger(tx, actorRole, [{ kind: 'record-carrier', occurredAt: new Date().toISOString(), payload }])
  const [newest] = await tx
    .select({ at: reportImports.createdAt })
    .from(reportImports)
    .where(and(eq(reportImports.accountId, account.id), eq(reportImports.state, 'accepted')))
    .orderBy(desc(reportImports.createdAt))
    .limit(1)
  await publishRecord(tx, carrier!, await readDeals(tx, account.id), actorRole, newest?.at ?? new Date())
  if (before) await withdrawMonths(tx, before.id, actorRole)
  return carrier!
}

/** Removes an account's months from the record; typed ones count again. */
async function withdrawMonths(tx: Sql, accountId: string, actorRole: string): Promise<void> {
  const ofAccount = eq(monthlyPerformance.accountId, accountId)
  const typedAgain = await tx
    .update(monthlyPerformance)
    .set({
      accountId: null,
      percentageGain: sql`${monthlyPerformance.typedPercentageGain}`,
      profitAmount: sql`${monthlyPerformance.typedProfitAmount}`,
      typedPercentageGain: null,
      typedProfitAmount: null,
      isUnfinished: false,
      isMadeUp: false,
      updatedAt: sql`now()`,
    })
    .where(and(ofAccount, isNotNull(monthlyPerformance.typedPercentageGain)))
    .returning()
  for (const month of typedAgain) await recordMonth(tx, actorRole, typedMonthPayload(month), null)
  await tx.delete(monthlyPerformance).where(ofAccount)
}
