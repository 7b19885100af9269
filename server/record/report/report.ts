import type { ClosedPosition, Deal } from '#domain/report/deal.ts'
import type { ProblemCode } from '#domain/report/problem.ts'
import type { PrintedSummary, SummaryFigure } from '#domain/report/summary.ts'

/** Why a file is not a readable report, for the person who uploaded it. */
export class UnreadableReport extends Error {
  override readonly name = 'UnreadableReport'
  readonly code: UnreadableCode
  /** The unreadable line of the file's tables, if there is one. */
  readonly row: number | undefined

  constructor(code: UnreadableCode, message: string, row?: number) {
    super(message)
    this.code = code
    this.row = row
  }
}

/** An aborted test, or a file without its head: start and result are unknown. */
export const testerWithoutSummary = () =>
  new UnreadableReport('tester_summary_missing', 'The Strategy Tester report has no deposit and no figures.')

type UnreadableCode = ProblemCode &
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

/** A report's account data. The holder's name stays in the file. */
export interface ReportAccount {
  /** The account number, used only for its salted hash; null if there is none. */
  login: string | null
  /** ISO 4217 or the broker's term; null if not stated. */
  currency: string | null
  server: string | null
  company: string | null
  /** Words of the account line such as `demo`, `real`, `Hedge`. */
  tokens: readonly string[]
}

/** A parsed report, without recomputation or correction. */
export interface Report {
  kind: 'history' | 'backtest' | 'mt4'
  account: ReportAccount
  deals: readonly Deal[]
  /** Rows of the table of closed positions; null if the layout has none. */
  positions: readonly ClosedPosition[] | null
  open: readonly OpenPosition[]
  /** Open positions at the time of the file; null if it prints none. */
  openResult: OpenResult | null
  /** Orders by number; empty if the layout has none. */
  orders: ReadonlyMap<string, Order>
  digits: number
  /** The totals row below the deals, minor units; null if there is none. */
  totals: PrintedTotals | null
  summary: PrintedSummary
  /** The balance printed outside the table, minor units. */
  statedBalance: number | null
  /** Opening balance that only the printed balance reveals; null: the rows are complete. */
  inferredOpening: InferredOpening | null
  /** True if rows are whole trades, with openings only in `positions`. */
  hasWholeTrades: boolean
  /** True if title or properties name another account number or holder than the first rows. */
  isRelabelled: boolean
  /** Minor units by which a row may differ from its balance, if the file rounds only one of them. */
  rounding: number
  /** Figures from printed rows, if the balances differ. */
  asPrinted?: Partial<Record<SummaryFigure, number>>
}

/** Minor units. */
interface InferredOpening {
  /** As printed at the end, and the sum of its rows. */
  balance: number
  moved: number
  /** True if the file names its period. */
  isNamedRange: boolean
}

/** When an order was placed and finished, in the broker's local time, and its filled lots. */
export interface Order {
  opened: string
  done: string
  filled: number
}

/** Minor units. */
export interface OpenResult {
  /** The balance without it. */
  balance: number
  /** As printed beside the balance or as the sum of its rows, whichever is less. */
  result: number
}

/** Positions listed as open at the time of the file. */
export interface OpenPosition {
  id: string
  symbol: string
  side: 'buy' | 'sell'
  /** Lots. */
  volume: number
  /** The broker's clock. */
  opened: string
}

/** Printed sums, minor units; null for a column without one. */
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
