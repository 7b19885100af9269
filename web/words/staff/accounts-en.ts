import type { OperationProblem } from '#domain/operations-file.ts'
import type { NoteCode, ProblemCode } from '#domain/report/problem.ts'
import type { SummaryFigure } from '#domain/report/summary.ts'

/** What a problem's sentence may name: row, ticket, tickets, figure, what is printed and what was computed, how many. */
type Named = {
  row: string
  ticket: string
  tickets: string
  figure: string
  printed: string
  recomputed: string
  count: string
  of: string
}

/** English: trading accounts, reports of the terminal, lists of operations. */
export const accounts = {
  title: 'Trading accounts',
  lead: 'Every account that the bot publishes is registered before its first deal is shown, and stays listed when it closes or is lost. Its figures come from reports of the trading terminal.',
  performance: 'Monthly performance',
  register: 'Register an account',
  registerText: 'Type, currency and broker never change. The holder’s name and the account number are never published.',
  registering: 'Registering…',
  registered: 'Account registered',
  notRegistered: 'The account was not registered',
  loadFailed: 'The accounts could not be read',
  empty: 'No account yet',
  emptyText: 'Register the account that the bot trades on, then import its history report.',
  name: 'Public name',
  nameHint: 'Such as “Main live account”. Never a person’s name.',
  type: 'Type',
  types: { live: 'live', demo: 'demo', backtest: 'backtest' },
  typeTexts: {
    live: 'Real money. Only a report that MetaTrader itself marks as real is accepted.',
    demo: 'Play money, and every statement of MetaTrader 4, which does not say what its money is: figures carry the text on hypothetical results.',
    backtest: 'A Strategy Tester report: its figures carry the same text.',
  },
  currency: 'Currency',
  currencyHint: 'As the report prints it, such as USD.',
  currencyWrong: 'Three to five capital letters, such as USD.',
  broker: 'Broker',
  zone: 'Time zone of the broker’s clock',
  zoneHint:
    'Such as Europe/Athens, or America/New_York+7 for a server that changes its clock with New York. Left empty it is inferred from imported gold prices.',
  zoneWrong: 'This is no time zone. Such as Europe/Athens.',
  zones: { stated: 'stated', inferred: 'inferred from gold prices' },
  zoneUnknown: 'clock not known',
  states: { open: 'open', closed: 'closed', blown: 'lost' },
  carries: 'carries the record',
  facts: {
    broker: 'Broker',
    currency: 'Currency',
    clock: 'Broker’s clock',
    deals: 'Deals',
    period: 'Period',
    balance: 'Last balance',
  },
  period: (from: string, to: string) => `${from} to ${to}`,
  publicPage: 'Public page',
  carry: 'Let it carry the record',
  carryTitle: (name: string) => `Let “${name}” carry the record?`,
  carryText:
    'Its months replace typed ones, which stay visible as corrections, and its closed gold positions become the list of operations. Months of the account before it leave the record. The ledger and the public page name the change.',
  carrying: 'Saving…',
  notSaved: 'This was not saved',
  end: 'End the account',
  endTitle: (name: string) => `End “${name}”?`,
  endText: 'It stays listed with its last figures, for good. This cannot be undone.',
  endAs: { closed: 'Closed by its holder', blown: 'Lost: the balance is gone' },
  endHow: 'How it ended',
  ending: 'Ending…',
  ended: 'Account ended',
  setZone: 'State the clock',
  saveZone: 'Save the clock',
  savingZone: 'Saving…',
  importFile: 'Import a report',
  importInto: (name: string) => `Import a report into ${name}`,
  importHint: 'History report (HTML or XLSX), statement of MetaTrader 4 or Strategy Tester report; up to 256 MB.',
  sending: 'Sending…',
  notSent: 'The file was not handed in',
  tooLarge: 'The file is larger than 256 MB.',
  otherRunning: 'Another file of this account is being read. Please wait for it, or cancel it.',
  imports: 'Imported files',
  noImports: 'No file yet.',
  importStates: {
    reading: 'at work',
    accepted: 'accepted',
    refused: 'refused',
    cancelled: 'cancelled',
    interrupted: 'interrupted',
  },
  steps: {
    waiting: 'Waiting for another file',
    reading: 'Reading the file',
    checking: 'Recomputing its figures',
    saving: 'Saving its deals',
  },
  progress: (step: string, percent: string) => `${step}: ${percent}`,
  cancelImport: 'Cancel import',
  cancelling: 'Cancelling…',
  notCancelled: 'The import was not cancelled',
  agreed: (recomputed: string, agree: string) => `Recomputed ${recomputed} figures, ${agree} agree.`,
  added: (deals: string, added: string) => `${deals} deals in the file, ${added} of them new.`,
  kinds: { history: 'MetaTrader 5 history', backtest: 'Strategy Tester', mt4: 'MetaTrader 4 statement' },
  by: (person: string, moment: string) => `${person}, ${moment}`,
  interruptedText: 'The server stopped in the middle of it. Nothing was kept: please hand the file in again.',
  refusedText: 'Nothing of it was kept.',
  more: (count: string) => `${count} more`,
  problems: {
    too_large: () =>
      'The file is too large, or unpacks to far more than a report holds. In MetaTrader, save the report again as HTML, then import that file.',
    damaged: () => 'The file is cut off or damaged.',
    unknown_format: () => 'This is not a report of MetaTrader: no table of deals was found.',
    empty_file: () => 'The file is empty.',
    myfxbook: () =>
      'This is a CSV of Myfxbook: it names no account, no account type and no running balance, so that nothing of it can be checked. Please hand in the terminal’s own history report instead (History, Report: HTML or Open XML).',
    mql5_signals: () =>
      'This is a CSV of MQL5 Signals: it names no account, no account type and no tickets, so that nothing of it can be checked. Please hand in the terminal’s own history report instead (History, Report: HTML or Open XML).',
    open_positions: () =>
      'This is MetaTrader’s ReportTrade file: it lists open positions and no history. In the terminal, open the History tab, choose all history in its menu, then Report (HTML or Open XML), and import that file.',
    bad_row: ({ row }) => `Row ${row} cannot be read as a deal.`,
    running_balance: ({ row, recomputed }) =>
      `Row ${row}: the balance is off by ${recomputed} from the row before it plus its result.`,
    duplicate_ticket: ({ row, ticket }) => `Row ${row}: deal ${ticket} stands in the file twice.`,
    order_of_time: ({ row }) => `Row ${row}: this deal is older than the one above it.`,
    opening_balance: ({ printed, recomputed }) =>
      `The statement prints a balance of ${printed}, but its rows add up to ${recomputed}, and nothing in it confirms what it began with. Please export the whole history of the account.`,
    totals: ({ row, figure, printed, recomputed }) =>
      `Row ${row}: the totals have ${printed} for ${figure}, the rows give ${recomputed}.`,
    positions: ({ row, ticket }) =>
      `Row ${row}: the deals and the positions do not fit together at ${ticket}; a deal is missing or was changed.`,
    summary: ({ figure, printed, recomputed }) =>
      `The report prints ${printed} for ${figure}, its deals give ${recomputed}.`,
    summary_missing: () => 'The figures that MetaTrader prints below the deals are missing.',
    no_trades: () => 'The report holds no closed trade.',
    wrong_type: ({ printed, recomputed }) => `The file is of a ${printed} account, this account is ${recomputed}.`,
    wrong_currency: ({ printed, recomputed }) => `The file is in ${printed}, this account is in ${recomputed}.`,
    login_repeated: ({ printed }) =>
      `This login is published already as ${printed}. One login is one account: import the file there.`,
    future_deal: ({ row, ticket, printed }) =>
      `Row ${row}: deal ${ticket} is dated ${printed}, which is in the future. Check the file and the account’s time zone.`,
    wrong_login: () => 'The file is of another account number than the files before it.',
    too_fine: ({ printed, recomputed }) =>
      `The file counts money to ${printed} decimals, this account to ${recomputed}.`,
    missing_deals: ({ count, ticket }) =>
      `Deals of earlier files are missing: ${count}, the first of them ${ticket}. Export the whole history.`,
    changed_deal: ({ row, ticket }) => `Row ${row}: deal ${ticket} is not as it was in an earlier file.`,
    gold_price: ({ row, ticket }) =>
      `Row ${row}: the price of deal ${ticket} lies outside the gold prices of its hour.`,
  } satisfies Record<ProblemCode, (named: Named) => string>,
  notes: {
    later_deals_left_out: ({ printed, recomputed }) =>
      `The last deal leaves ${recomputed}, the file was made at ${printed}: later deals are not in it.`,
    begins_later: ({ recomputed }) => `The file begins with a balance of ${recomputed}: its first deals are not in it.`,
    type_not_told: () =>
      'A statement of MetaTrader 4 does not say whether its money is real, so it counts as a demo account.',
    position_spoiled: ({ count, tickets }) =>
      `Deals and positions that do not fit together: ${count}, among them ${tickets}. The account’s page names them.`,
    not_live: ({ printed, recomputed }) =>
      `The file calls its account real, but ${printed} stands for play money (${recomputed}), so it counts as a demo account.`,
    price_differs: ({ count, tickets, ticket, printed, recomputed }) =>
      `Closings whose prices and lots do not give their profit: ${count} (${tickets}). ${ticket} has ${printed}, its prices give ${recomputed}. The account’s page names them.`,
    gold_outside: ({ count, of, tickets }) =>
      `${count} of ${of} gold deals lie outside the gold prices of their hour: ${tickets}. The account’s page names them.`,
    gold_checked: ({ count, of }) => `${count} of ${of} gold deals lie within the gold prices of their hour.`,
  } satisfies Record<NoteCode, (named: Named) => string>,
  figures: {
    netProfit: 'net profit',
    grossProfit: 'gross profit',
    grossLoss: 'gross loss',
    profitFactor: 'profit factor',
    expectedPayoff: 'expected payoff',
    recoveryFactor: 'recovery factor',
    sharpe: 'Sharpe ratio',
    drawdownAbsolute: 'absolute drawdown',
    drawdownMaximal: 'maximal drawdown',
    drawdownMaximalPercent: 'maximal drawdown in percent',
    drawdownRelativePercent: 'relative drawdown in percent',
    drawdownRelative: 'relative drawdown',
    totalTrades: 'trades',
    shortTrades: 'short trades',
    shortWonPercent: 'won short trades in percent',
    longTrades: 'long trades',
    longWonPercent: 'won long trades in percent',
    profitTrades: 'won trades',
    profitTradesPercent: 'won trades in percent',
    lossTrades: 'lost trades',
    lossTradesPercent: 'lost trades in percent',
    largestProfit: 'largest won trade',
    largestLoss: 'largest lost trade',
    averageProfit: 'average won trade',
    averageLoss: 'average lost trade',
    longestWinningRun: 'longest winning run',
    longestLosingRun: 'longest losing run',
    bestRun: 'best run',
    worstRun: 'worst run',
    averageWinningRun: 'average winning run',
    averageLosingRun: 'average losing run',
  } satisfies Record<SummaryFigure, string>,
  columns: {
    commission: 'commission',
    fee: 'fee',
    swap: 'swap',
    profit: 'profit',
    balance: 'balance',
    deposits: 'deposits and withdrawals',
  } as Record<string, string>,
  operations: {
    title: 'List of operations',
    text: 'Loaded trades are published as stated by your company, below the imported accounts. A CSV file with the columns date, type, entry and exit, and if you like result, pips and account type. Moments are in UTC unless a row says otherwise. It is taken whole or not at all.',
    file: 'CSV file',
    type: 'Account type where a row names none',
    import: 'Import operations',
    importing: 'Importing…',
    failed: 'The list was not imported',
    imported: (added: string, known: string) => `${added} operations added, ${known} were on record already.`,
    refused: 'Nothing was imported.',
    row: (row: string, problem: string) => `Row ${row}: ${problem}`,
    problems: {
      empty: 'there is no operation.',
      myfxbook:
        'this is a CSV of Myfxbook, which says neither the account nor its type. Please hand in the terminal’s own history report instead (History, Report: HTML or Open XML).',
      mql5_signals:
        'this is a CSV of MQL5 Signals, which says neither the account nor its type. Please hand in the terminal’s own history report instead (History, Report: HTML or Open XML).',
      too_many: 'these are too many rows.',
      columns: 'the heading lacks date, type, entry or exit.',
      time: 'this is no date and time, such as 2026-03-02 10:30.',
      future: 'this lies in the future.',
      type: 'the type is neither COMPRA (buy) nor VENTA (sell).',
      pair: 'this is not gold against the dollar.',
      price: 'this is no price.',
      result: 'result or pips are not what the prices give.',
      account_type: 'the account type is none of live, demo and backtest.',
      duplicate: 'the same operation stands above.',
      gold_price: 'the price lies outside the gold prices of its hour.',
    } satisfies Record<OperationProblem['code'], string>,
  },
}
