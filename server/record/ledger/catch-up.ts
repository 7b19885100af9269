import { claimEntry, type NewEntry } from '#domain/ledger/payloads.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { appendToLedger, lockLedger } from '#server/db/ledger.ts'
import { accounts } from '#server/db/schema/accounts.ts'
import { claimHistory, monthlyPerformance, tradingOperations } from '#server/db/schema/record.ts'
import { recordMonth, typedMonthPayload } from './months.ts'
import { operationEntry } from './operations.ts'

/**
 * Adds records from before the ledger to it. Existing entries are left alone: a row changed past the product stays
 * different from its entry, which verification reveals.
 */
export async function catchUpLedger(db: Sql): Promise<void> {
  await db.transaction(async (tx) => {
    await lockLedger(tx)
    const operations = await tx
      .select()
      .from(tradingOperations)
      .where(isNew(sql`'operation ' || ${tradingOperations.id}`))
      .orderBy(tradingOperations.executedAt, tradingOperations.id)
    const named = await tx.select({ id: accounts.id, slug: accounts.slug }).from(accounts)
    const slugs = new Map(named.map(({ id, slug }) => [id, slug]))
    const statements = await tx
      .select()
      .from(claimHistory)
      .where(isNew(sql`'claim ' || ${claimHistory.claimId}`))
      .orderBy(claimHistory.id)
    const claims = statements.map(
      ({ at, claimId, action, statement }): NewEntry => claimEntry(claimId, action, statement, at.toISOString()),
    )
    await appendToLedger(tx, 'system', [
      ...operations.map((row) => operationEntry(row, slugs.get(row.accountId ?? '') ?? null)),
      ...claims,
    ])
    const months = await tx
      .select()
      .from(monthlyPerformance)
      .where(isNew(sql`'month ' || year || '-' || lpad(month::text, 2, '0')`))
      .orderBy(monthlyPerformance.year, monthlyPerformance.month)
    for (const month of months) {
      const account = slugs.get(month.accountId ?? '')
      const payload = typedMonthPayload(month)
      await recordMonth(
        tx,
        'system',
        account === undefined ? payload : { ...payload, source: 'imported', account },
        null,
      )
    }
  })
}

const isNew = (subject: ReturnType<typeof sql>) =>
  sql`not exists (select from ledger_entries e where e.subject = ${subject})`
