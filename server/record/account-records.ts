import { createHash } from 'node:crypto'
import type { AccountRecord } from '#domain/report/account-record.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq } from '#server/db/drizzle.ts'
import { accountRecords, reportImports } from '#server/db/schema/accounts.ts'

/** Incremented when records are computed differently or change shape, which invalidates stored ones. */
const recordVersion = 5

/** A text that changes whenever an account's deals, or how they are counted, may have changed. */
export async function editionOf(db: Sql, accountId: string): Promise<string> {
  const rows = await db
    .select({ id: reportImports.id })
    .from(reportImports)
    .where(and(eq(reportImports.accountId, accountId), eq(reportImports.state, 'accepted')))
    .orderBy(reportImports.id)
  const files = rows.map(({ id }) => id).join()
  return `${recordVersion} ${createHash('sha256').update(files).digest('base64')}`
}

/** The stored record of an account; undefined for another edition. */
export async function keptRecord(
  db: Sql,
  accountId: string,
  edition: string,
): Promise<AccountRecord | null | undefined> {
  const [row] = await db.select().from(accountRecords).where(eq(accountRecords.accountId, accountId))
  return row?.edition === edition ? row.record : undefined
}

/** Stores an account's record as of its currently accepted files. */
export async function keepRecord(db: Sql, accountId: string, record: AccountRecord | null): Promise<void> {
  const edition = await editionOf(db, accountId)
  await db
    .insert(accountRecords)
    .values({ accountId, edition, record })
    .onConflictDoUpdate({ target: accountRecords.accountId, set: { edition, record } })
}
