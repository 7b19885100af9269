import type { Account, ReportImport } from '#contract/accounts.ts'
import type { OpenTrades } from '#domain/report/open-trades.ts'
import type { Sql } from '#server/db/database.ts'
import { desc, eq, sql } from '#server/db/drizzle.ts'
import { type accounts, deals, reportImports } from '#server/db/schema/accounts.ts'

export type AccountRow = typeof accounts.$inferSelect
type ImportRow = typeof reportImports.$inferSelect

/** Maximum listed imports of an account. */
const maxImports = 10

/** An account as staff read it. */
export async function readAccount(db: Sql, row: AccountRow): Promise<Account> {
  const { loginHash: _, loginKey: _key, loginSalt: _salt, digits, createdAt, endedAt, ...account } = row
  const ofAccount = eq(deals.accountId, row.id)
  const edge = (order: 'asc' | 'desc') =>
    db
      .select({ seq: deals.seq, time: deals.time, balance: deals.balance })
      .from(deals)
      .where(ofAccount)
      .orderBy(order === 'asc' ? deals.seq : desc(deals.seq))
      .limit(1)
  const [[first], [last]] = [await edge('asc'), await edge('desc')]
  const imports = await db
    .select()
    .from(reportImports)
    .where(eq(reportImports.accountId, row.id))
    .orderBy(desc(reportImports.createdAt), desc(reportImports.id))
    .limit(maxImports)
  return {
    ...account,
    type: row.type as Account['type'],
    state: row.state as Account['state'],
    serverZoneSource: row.serverZoneSource as Account['serverZoneSource'],
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    deals: last?.seq ?? 0,
    firstDeal: first ? clockOf(first.time) : null,
    lastDeal: last ? clockOf(last.time) : null,
    balance: last ? (last.balance / 10 ** digits).toFixed(digits) : null,
    imports: imports.map(toImport),
  }
}

const clockOf = (time: string) => time.replace(' ', 'T')

export function toImport({ touchedAt, createdAt, finishedAt, openTrades, ...row }: ImportRow): ReportImport {
  const isSilent = row.state === 'reading' && Date.now() - touchedAt.getTime() > silentMs
  return {
    ...row,
    openTrades: openTrades && undated(openTrades),
    state: isSilent ? 'interrupted' : (row.state as ReportImport['state']),
    step: row.step as ReportImport['step'],
    kind: row.kind as ReportImport['kind'],
    problems: row.problems as ReportImport['problems'],
    notes: row.notes as ReportImport['notes'],
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }
}

/** Older rows have their own day, too. */
const undated = ({ positions, balance, result }: OpenTrades): OpenTrades => ({ positions, balance, result })

/** Age of a heartbeat after which an import counts as interrupted. */
const silentMs = 60_000

/** Ends imports whose server is gone. */
export async function endInterrupted(db: Sql): Promise<void> {
  await db.execute(sql`update report_imports set state = 'interrupted', finished_at = now()
    where state = 'reading' and touched_at < now() - ${silentMs / 1000} * interval '1 second'`)
}
