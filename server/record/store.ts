import type { AccountType, Claim } from '#domain/claims/claims.ts'
import { claimRegister } from '#domain/record/claim-register.ts'
import type { RecordsByOrigin } from '#domain/record/measures.ts'
import type { RecordEvent, RemovedAccount } from '#domain/record/record-events.ts'
import type { PublicStamps } from '#domain/stamps/stamps.ts'
import type { Sql } from '#server/db/database.ts'
import { desc, eq, sql } from '#server/db/drizzle.ts'
import { accounts } from '#server/db/schema/accounts.ts'
import { monthlyPerformance, type tradingOperations } from '#server/db/schema/record.ts'
import { readStatedClaims } from '#server/db/stated-claims.ts'
import { type GoldPoint, readGoldBehind } from './gold/behind.ts'
import { type Correction, readCorrections } from './ledger/corrections.ts'
import { readRecordEvents, readRemovedAccounts } from './ledger/events.ts'
import { countOperations, readNewestOperations } from './operations.ts'
import { readPublicStamps } from './stamps/store.ts'

type PublicOperation = {
  pair: string
  type: string
  entryPrice: string
  exitPrice: string
  result: number
  pips: string
  time: string
  at: number
  /** True if loaded with a list, rather than computed from an account's deals. */
  isStated: boolean
}

type PublicMonth = {
  year: number
  month: number
  percentageGain: string
  profitAmount: number
  /** True if typed by hand, rather than computed from an account's deals. */
  isStated: boolean
  isUnfinished: boolean
}

export type PublicRecord = {
  /**
   * Newest first, the last ten: of the account that carries the record; of loaded lists where no imported account is
   * published.
   */
  operations: PublicOperation[]
  /** The gold price behind those operations, in order. */
  gold: GoldPoint[]
  /** All on record of the same origin, newest first. */
  months: PublicMonth[]
  /** Stated records while an imported account is published: shown below, and excluded from everything above. */
  statedRecord: { operations: PublicOperation[]; months: PublicMonth[] }
  corrections: Correction[]
  /** Events of the record, newest first: renamed accounts, a moved record, a restored backup, a repeated login. */
  events: RecordEvent[]
  /** Accounts on the ledger that are no longer published. */
  removedAccounts: RemovedAccount[]
  claims: Claim[]
  /** Null until an authority has stamped the ledger. */
  stamps: PublicStamps | null
}

/** Everything the public pages show from this installation's records. */
export async function readPublicRecord(db: Sql): Promise<PublicRecord> {
  const [carrier] = await db.select().from(accounts).where(eq(accounts.carriesRecord, true))
  const hasAccounts = await isAnyImported(db)
  const [imported, stated] = [await newestOf(db, carrier?.id), await newestOf(db, null)]
  const months = await readMonths(db)
  const isShownFirst = ({ isStated }: PublicMonth) => isStated !== hasAccounts
  const shown = hasAccounts ? imported : stated
  const [newest, oldest] = [shown[0], shown.at(-1)]
  const records = await readRecords(db, carrier, months)
  return {
    operations: shown,
    gold: newest && oldest ? await readGoldBehind(db, new Date(oldest.at), new Date(newest.at)) : [],
    months: months.filter(isShownFirst).map(withoutOrigin),
    statedRecord: hasAccounts
      ? { operations: stated, months: months.filter(({ isStated }) => isStated).map(withoutOrigin) }
      : { operations: [], months: [] },
    corrections: await readCorrections(db),
    events: await readRecordEvents(db),
    removedAccounts: await readRemovedAccounts(db),
    stamps: await readPublicStamps(db),
    claims: claimRegister(records, await readStatedClaims(db), hasAccounts),
  }
}

/** True if any account is published with deals. */
async function isAnyImported(db: Sql): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`select exists (select from deals) as found`)
  return rows[0]!.found
}

async function newestOf(db: Sql, accountId: string | null | undefined): Promise<PublicOperation[]> {
  if (accountId === undefined) return []
  const rows = await readNewestOperations(db, accountId)
  return rows.map(toPublic)
}

function toPublic(row: typeof tradingOperations.$inferSelect): PublicOperation {
  const { pair, type, entryPrice, exitPrice, result, pips, time, executedAt, accountId } = row
  const isStated = accountId === null
  return { pair, type, entryPrice, exitPrice, result, pips, time, at: executedAt.getTime(), isStated }
}

type Month = PublicMonth & { isMadeUp: boolean; recordedOn: string }

async function readMonths(db: Sql): Promise<Month[]> {
  const rows = await db
    .select()
    .from(monthlyPerformance)
    .orderBy(desc(monthlyPerformance.year), desc(monthlyPerformance.month))
  return rows.map(({ year, month, percentageGain, profitAmount, accountId, isUnfinished, isMadeUp, updatedAt }) => ({
    year,
    month,
    percentageGain,
    profitAmount,
    isStated: accountId === null,
    isUnfinished,
    isMadeUp,
    recordedOn: updatedAt.toISOString().slice(0, 10),
  }))
}

const withoutOrigin = ({ isMadeUp: _, recordedOn: _on, ...month }: Month): PublicMonth => month

/** Records behind the figures, by origin: the account with the record, and stated ones. */
async function readRecords(
  db: Sql,
  carrier: typeof accounts.$inferSelect | undefined,
  months: readonly Month[],
): Promise<RecordsByOrigin> {
  const counted = await countOperations(db)
  const ofAccount = carrier && counted.of(carrier.id)
  const listed = counted.of(null)
  const [typed, imported] = [true, false].map((isStated) => months.filter((month) => month.isStated === isStated))
  const anyMadeUp = (of: readonly Month[]) => of.some(({ isMadeUp }) => isMadeUp)
  return {
    imported: {
      operations: ofAccount?.operations ?? [],
      months: imported!,
      accountType: (carrier?.type as AccountType | undefined) ?? null,
      madeUp: { operations: ofAccount?.isMadeUp ?? false, months: anyMadeUp(imported!) },
    },
    stated: {
      operations: listed.operations,
      months: typed!,
      accountType: listed.accountType,
      madeUp: { operations: listed.isMadeUp, months: anyMadeUp(typed!) },
      asOf: {
        operations: listed.recordedOn,
        months:
          typed!
            .map(({ recordedOn }) => recordedOn)
            .toSorted()
            .at(-1) ?? null,
      },
    },
  }
}
