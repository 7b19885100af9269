/** Reasons for refusing a report. */
export const problemCodes = [
  // Unreadable.
  'too_large',
  'damaged',
  'unknown_format',
  'saved_again',
  'empty_file',
  'myfxbook',
  'mql5_signals',
  'open_positions',
  'optimization',
  'tester_summary_missing',
  'bad_row',
  // Inconsistent.
  'running_balance',
  'duplicate_ticket',
  'order_of_time',
  'opening_balance',
  'totals',
  'positions',
  'summary',
  'summary_missing',
  'statement_summary_missing',
  'no_trades',
  // Not the account's, or not its whole history.
  'wrong_type',
  'wrong_currency',
  'wrong_login',
  'no_login',
  'login_repeated',
  'trades_repeated',
  'too_fine',
  'missing_deals',
  'older_file',
  'changed_deal',
  'future_deal',
  'gold_price',
] as const
export type ProblemCode = (typeof problemCodes)[number]

/** The problem of a report, with its row if there is one. */
export interface ReportProblem {
  code: ProblemCode
  /** For developers and the command line; people read the sentence of their catalogue. */
  message: string
  /** Line of the file's tables, 1 for the first. */
  row?: number
  /** Named in the sentence: a ticket, a column, the printed and the recomputed figure. */
  detail?: ProblemDetail
}

interface ProblemDetail {
  ticket?: string
  /** Tickets of deals or positions, the first twenty. */
  tickets?: string[]
  /** A figure of `domain/report/summary`, or a column of the totals row. */
  figure?: string
  printed?: string
  recomputed?: string
  /** Number of them, or share of `of`. */
  count?: number
  of?: number
}

/**
 * What a reader should know though nothing is wrong: the file was made after later deals that it leaves out; it begins
 * within the history; so many of its gold deals lie within the gold prices of their hour; it does not say whether its money
 * is real, so it counts as a demo account; deals and closed positions of the file that do not belong together;
 * it calls its account real although its server or company stands for play money;
 * closings whose prices do not give their profit; gold deals outside the gold prices of their hour; amounts that cannot be of
 * the currency that the file names; a name of a cent account in a file of another currency; numbers of deals that fall though
 * time goes on; another account number or holder in the file's title than in its head; gold deals for whose hour there are no
 * gold prices to compare with; amounts of which too few closings tell whether they are of the currency;
 * a large share of all numbers that the server gave out; another
 * broker in the file than was typed with the account.
 */
export const noteCodes = [
  'later_deals_left_out',
  'begins_later',
  'gold_checked',
  'type_not_told',
  'position_spoiled',
  'not_live',
  'price_differs',
  'gold_outside',
  'currency_scale',
  'cent_name',
  'numbers_fall',
  'head_differs',
  'gold_unchecked',
  'currency_unchecked',
  'numbers_alone',
  'broker_differs',
] as const
export type NoteCode = (typeof noteCodes)[number]

/** Notes shown on the account's public page. */
export const publicNotes = [
  'begins_later',
  'later_deals_left_out',
  'position_spoiled',
  'price_differs',
  'gold_checked',
  'gold_outside',
  'currency_scale',
  'cent_name',
  'numbers_fall',
  'head_differs',
  'gold_unchecked',
  'currency_unchecked',
  'numbers_alone',
  'broker_differs',
] as const satisfies readonly NoteCode[]
export type PublicNote = (typeof publicNotes)[number]

/** Tickets that one problem or note names. */
export const maxTickets = 20

export interface ReportNote {
  code: NoteCode
  message: string
  detail?: ProblemDetail
}

/** A finding for readers: how many, the first tickets, two amounts. */
export type Finding = {
  readonly code: PublicNote
  readonly count?: number
  readonly tickets?: readonly string[]
  readonly printed?: string
  readonly recomputed?: string
}

/** The public notes, for the account's page and the ledger. */
export function findingsOf(notes: readonly Pick<ReportNote, 'code' | 'detail'>[]): Finding[] {
  const isPublic = (code: NoteCode): code is PublicNote => (publicNotes as readonly NoteCode[]).includes(code)
  return notes.flatMap(({ code, detail: { count, tickets, printed, recomputed } = {} }): Finding[] => {
    if (!isPublic(code)) return []
    const named = Object.entries({ count, tickets, printed, recomputed }).filter(([, value]) => value !== undefined)
    return [{ code, ...Object.fromEntries(named) }]
  })
}

/** Steps of an import, in order. */
export const importSteps = ['waiting', 'reading', 'checking', 'saving'] as const
export type ImportStep = (typeof importSteps)[number]

/** State of an import; `interrupted`: the server stopped during it. */
export const importStates = ['reading', 'accepted', 'refused', 'cancelled', 'interrupted'] as const
