import type { ReportProblem } from '#domain/report/problem.ts'
import type { Role } from '#domain/staff/permissions.ts'
import type { Sql } from '#server/db/database.ts'
import { eq, sql } from '#server/db/drizzle.ts'
import { appendToLedger, readLatest } from '#server/db/ledger.ts'
import { accounts } from '#server/db/schema/accounts.ts'
import type { AccountRow } from './stored.ts'

/**
 * One login is one account: refuses a file of a login that another account publishes. If this account has no login of
 * its own, the ledger and the public page record the attempt once.
 */
export async function checkLogin(
  tx: Sql,
  account: AccountRow,
  {
    loginKey,
    fileSha256,
    role,
  }: { readonly loginKey: string | null; readonly fileSha256: string; readonly role: Role },
): Promise<ReportProblem[]> {
  if (loginKey === null) return []
  // Two accounts may be given files of one login at once.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`login ${loginKey}`}, 0))`)
  const [other] = await tx.select().from(accounts).where(eq(accounts.loginKey, loginKey))
  if (!other || other.id === account.id) return []
  if (account.loginKey === null) {
    const known = await readLatest(tx, `login ${account.slug}`)
    if (known?.payload.publishedAs !== other.slug) {
      const payload = { account: account.slug, publishedAs: other.slug, file: fileSha256 }
      const occurredAt = new Date().toISOString()
      await appendToLedger(tx, role, [{ kind: 'login-repeated', occurredAt, payload }])
    }
  }
  const message = `The file is of a login that is published already, as ${other.name}.`
  return [{ code: 'login_repeated', message, detail: { printed: other.name } }]
}
