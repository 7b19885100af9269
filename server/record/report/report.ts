import type { ClosedPosition, Deal } from '#domain/report/deal.ts'
import type { ProblemCode } from '#domain/report/problem.ts'
import type { PrintedSummary } from '#domain/report/summary.ts'

/** Why a file is not a report that can be read, in words for whoever handed it in. */
export class UnreadableReport extends Error {
  override readonly name = 'UnreadableReport'
  readonly code: UnreadableCode
  /** Line of the file's tables, where it is one that cannot be read. */
  readonly row: number | undefined

  constructor(code: UnreadableCode, message: string, row?: number) {
    super(message)
    this.code = code
    this.row = row
  }
}

export type UnreadableCode = ProblemCode & ('too_large' | 'damaged' | 'unknown_format' | 'bad_row')

/** What a report says of its account. The holder's name stays in the file. */
export interface ReportAccount {
  /** The account's number, to tell accounts apart by its salted hash and for nothing else; null where there is none. */
  login: string | null
  /** ISO 4217 or the broker's word; null where the file does not say. */
  currency: string | null
  server: string | null
  company: string | null
  /** Words of the account line such as `demo`, `real`, `Hedge`. */
  tokens: readonly string[]
}

/** A report as it was read: nothing recomputed, nothing corrected. */
export interface Report {
  kind: 'history' | 'backtest' | 'mt4'
  account: ReportAccount
  deals: readonly Deal[]
  /** Rows of the table of closed positions; null where the layout has none. */
  positions: readonly ClosedPosition[] | null
  openPositions: number
  digits: number
  /** The totals row under the deals, minor units; null where the file has none. */
  totals: PrintedTotals | null
  summary: PrintedSummary
  /** The balance that the file prints apart from its table, minor units. */
  statedBalance: number | null
}

export interface PrintedTotals {
  commission: number
  fee: number
  swap: number
  profit: number
  balance: number
}

/** A line of a table: the texts of its cells, as a reader of the page sees them. */
export interface Row {
  /** Counted in the file, from 1. */
  line: number
  cells: readonly string[]
}
