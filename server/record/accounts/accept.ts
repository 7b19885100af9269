import { zoneOfClock } from '#domain/gold/clock.ts'
import type { AccountRecord } from '#domain/report/account-record.ts'
import type { OpenTrades } from '#domain/report/open-trades.ts'
import { findingsOf, type ImportStep, type ReportNote, type ReportProblem } from '#domain/report/problem.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { audit, type By } from '#server/db/audit.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq } from '#server/db/drizzle.ts'
import { appendToLedger } from '#server/db/ledger.ts'
import { accounts, reportImports } from '#server/db/schema/accounts.ts'
import { keepRecord } from '../account-records.ts'
import type { ReportAccount } from '../report/report.ts'
import {
  brokerDiffers,
  checkAccount,
  checkEarlier,
  checkFuture,
  compareGold,
  currencyMissing,
  judgeGold,
} from './checks.ts'
import { loginHash } from './login-hash.ts'
import { publishRecord } from './publish-record.ts'
import type { ReadFile, ReadReport } from './read-file.ts'
import { checkLogin } from './repeated-login.ts'
import { checkSameTrades } from './same-trades.ts'
import { dealEntry, saveDeals } from './save-deals.ts'
import type { AccountRow } from './stored.ts'

/** Maximum stored problems of one file: enough to begin with. */
const maxProblems = 50

export type Accepting = {
  readonly accountId: string
  readonly importId: string
  readonly fileSha256: string
  /** The installation's keyed hash of the file's login; null if it names none. */
  readonly loginKey: string | null
  readonly by: By & { readonly actor: { readonly role: Role } }
  progress(step: ImportStep, percent: number): Promise<void>
}

/** The import was cancelled. */
export class NoLongerWanted extends Error {
  override readonly name = 'NoLongerWanted'
}

/**
 * Decides on a parsed file, in one transaction: refuses it with its problems, or stores its deals on record and ledger,
 * with the months and operations of the account that carries the record.
 */
export async function decide(tx: Sql, work: Accepting, read: ReadFile): Promise<void> {
  const { accountId } = work
  const { role } = work.by.actor
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update')
  if ('problem' in read) return finish(tx, work, { state: 'refused', problems: [read.problem], notes: [] })

  const { report, check, deals, record } = read
  const isUpToDate = check.notes.every(({ code }) => code !== 'later_deals_left_out')
  const earlier = await checkEarlier(tx, accountId, report.kind, deals, isUpToDate)
  const plausibility = await compareGold(tx, deals)
  const gold = judgeGold(plausibility, deals)
  const problems = [
    ...checkAccount(account!, check.account_type, report),
    ...(await checkLogin(tx, account!, { ...work, role })),
    ...check.problems,
    ...checkFuture(account!.serverZone, deals, Date.now()),
    ...earlier.problems,
    ...(await checkSameTrades(tx, account!, deals)),
    ...gold.problems,
  ].slice(0, maxProblems)
  const notes = [
    ...check.notes,
    ...currencyMissing(account!, report),
    ...brokerDiffers(account!, report),
    ...gold.notes,
  ]
  const figures = {
    kind: report.kind,
    recomputed: check.recomputed,
    agree: check.agree,
    deals: deals.length,
    openPositions: report.openPositions,
    openTrades: openTradesOf(report, record),
  }
  if (problems.length > 0) return finish(tx, work, { ...figures, state: 'refused', problems, notes })

  const added = deals.filter(({ ticket }) => !earlier.known.has(ticket))
  await saveDeals(tx, work, deals, (percent) => work.progress('saving', percent))
  const changed = await learn(tx, account!, report.account, work.loginKey, plausibility)
  const findings = findingsOf(notes)
  const { company, server } = report.account
  const { recordedAt } = await appendToLedger(tx, role, [
    {
      kind: 'import',
      occurredAt: new Date().toISOString(),
      payload: {
        account: account!.slug,
        file: work.fileSha256,
        kind: report.kind,
        digits: account!.digits,
        deals: deals.length,
        newDeals: added.length,
        figures: check.recomputed,
        agree: check.agree,
        login: changed.loginHash,
        loginKey: work.loginKey,
        ...(company !== null && { company }),
        ...(server !== null && { server }),
        ...(findings.length > 0 && { findings }),
        ...(figures.openTrades && { open: figures.openTrades }),
      },
    },
    ...deals.flatMap((deal, index) => {
      const isKnown = earlier.known.has(deal.ticket)
      if (isKnown && !earlier.retold.has(deal.ticket)) return []
      return dealEntry(account!.slug, deal, earlier.known.size > 0 ? index + 1 : null)
    }),
  ])
  if (changed.carriesRecord) await publishRecord(tx, changed, deals, role, new Date())
  await finish(tx, work, {
    ...figures,
    newDeals: added.length,
    state: 'accepted',
    problems,
    notes,
    // The ledger's time, so that both have the same date.
    finishedAt: new Date(recordedAt),
  })
  await keepRecord(tx, accountId, record)
}

/** The file's published open positions; it may list none although its deals leave some open. */
function openTradesOf({ openResult, openPositions }: ReadReport, record: AccountRecord | null): OpenTrades | null {
  if (!openResult) return null
  return { positions: openPositions || (record?.open ?? 0), ...openResult }
}

/** Stores facts from a file about its account: number (the first time), and the broker's clock by its gold deals. */
async function learn(
  tx: Sql,
  account: AccountRow,
  { login, company, server }: ReportAccount,
  loginKey: string | null,
  plausibility: Awaited<ReturnType<typeof compareGold>>,
): Promise<AccountRow> {
  const learned: Partial<AccountRow> = {}
  if (company !== null && company !== account.namedCompany) learned.namedCompany = company
  if (server !== null && server !== account.namedServer) learned.namedServer = server
  if (login !== null && account.loginHash === null) learned.loginHash = loginHash(account.loginSalt, login)
  if (loginKey !== null && account.loginKey === null) learned.loginKey = loginKey
  // A longer history may reveal daylight saving; a teammate's statement stays.
  if (account.serverZoneSource !== 'stated' && plausibility?.isTelling) {
    learned.serverZone = zoneOfClock(plausibility.clock)
    learned.serverZoneSource = 'inferred'
  }
  if (Object.keys(learned).length === 0) return account
  const [row] = await tx.update(accounts).set(learned).where(eq(accounts.id, account.id)).returning()
  return row!
}

type Outcome = Partial<typeof reportImports.$inferInsert> & {
  readonly state: 'accepted' | 'refused'
  readonly problems: readonly ReportProblem[]
  readonly notes: readonly ReportNote[]
}

async function finish(tx: Sql, { importId, accountId, by }: Accepting, outcome: Outcome): Promise<void> {
  // Not locked before: progress and cancellation are written meanwhile.
  const { rowCount } = await tx
    .update(reportImports)
    .set({ finishedAt: new Date(), ...outcome, step: 'saving', progress: 100 })
    .where(and(eq(reportImports.id, importId), eq(reportImports.state, 'reading')))
  if (!rowCount) throw new NoLongerWanted()
  const [code] = outcome.problems.map((problem) => problem.code)
  await audit(tx, by, {
    action: outcome.state === 'accepted' ? 'report.accepted' : 'report.refused',
    entity: 'account',
    entityId: accountId,
    detail: { import: importId, ...(code && { code }), newDeals: outcome.newDeals ?? 0 },
  })
}
