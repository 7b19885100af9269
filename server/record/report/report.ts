import type { ClosedPosition, Deal } from '#domain/report/deal.ts'
import type { ProblemCode } from '#domain/report/problem.ts'
import type { PrintedSummary, SummaryFigure } from '#domain/report/summary.ts'

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

/** A test that was stopped, or a file that lost its head: nothing tells what it began with and what it came to. */
export const testerWithoutSummary = () =>
  new UnreadableReport('tester_summary_missing', 'The Strategy Tester report has no deposit and no figures.')

export type UnreadableCode = ProblemCode &
  (
    | 'too_large'
    | 'damaged'
    | 'unknown_format'
    | 'saved_again'
    | 'empty_file'
    | 'myfxbook'
    | 'mql5_signals'
    | 'open_positions'
    | 'optimization'
    | 'tester_summary_missing'
    | 'bad_row'
  )

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
  open: readonly OpenPosition[]
  /** What was open at the moment of the file; null where it prints nothing of it. */
  openResult: OpenResult | null
  /** Orders by their number; empty where the layout has none. */
  orders: ReadonlyMap<string, Order>
  digits: number
  /** The totals row under the deals, minor units; null where the file has none. */
  totals: PrintedTotals | null
  summary: PrintedSummary
  /** The balance that the file prints apart from its table, minor units. */
  statedBalance: number | null
  /** What the file began with where no row says so, but only its printed balance; null: its rows say all of it. */
  inferredOpening: InferredOpening | null
  /** The rows are whole trades: what opened them stands in `positions` alone. */
  hasWholeTrades: boolean
  /** The file's own title or properties name another account number or holder than its first rows. */
  isRelabelled: boolean
  /** Minor units by which a row may differ from its balance, where the file rounds the one and not the other. */
  rounding: number
  /** Figures of what the rows print, where that may differ from what their balances tell. */
  asPrinted?: Partial<Record<SummaryFigure, number>>
}

/** Minor units. */
export interface InferredOpening {
  /** As printed at the end, and what the rows add up to. */
  balance: number
  moved: number
  /** The file names the period that it is of. */
  isNamedRange: boolean
}

/** When an order was given and when it was over, on the broker's clock, and how many lots of it were filled. */
export interface Order {
  opened: string
  done: string
  filled: number
}

/** Minor units. */
export interface OpenResult {
  /** The balance without it. */
  balance: number
  /** As printed beside the balance, or as its rows add up to, whichever is less. */
  result: number
}

/** What the file lists as open when it was made. */
export interface OpenPosition {
  id: string
  symbol: string
  side: 'buy' | 'sell'
  /** Lots. */
  volume: number
  /** The broker's clock. */
  opened: string
}

/** Sums that the file prints, minor units; null where it prints none for that column. */
export interface PrintedTotals {
  /** Line of the file's tables. */
  row: number
  commission: number | null
  fee: number | null
  swap: number | null
  profit: number | null
  balance: number | null
  /** Money paid in minus money taken out. */
  deposits: number | null
}

/** A line of a table: the texts of its cells, as a reader of the page sees them. */
export interface Row {
  /** Counted in the file, from 1. */
  line: number
  cells: readonly string[]
}
