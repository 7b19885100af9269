import type { OperationProblem } from '#domain/record/operations-file.ts'
import type { NoteCode, ProblemCode } from '#domain/report/problem.ts'
import type { SummaryFigure } from '#domain/report/summary.ts'

/** Values in a problem's sentence: row, ticket, tickets, figure, what is printed and what was computed, how many. */
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
  lead: 'Register every account the bot publishes before its first deal. Accounts stay listed when they are closed or blown. All figures come from reports of the trading terminal.',
  performance: 'Monthly performance',
  register: 'Register account',
  registerText:
    'The type, currency and broker can’t be changed later. The holder’s name and the account number are never published.',
  registering: 'Registering…',
  registered: 'Account registered',
  notRegistered: 'Couldn’t register the account',
  loadFailed: 'Couldn’t load the accounts',
  unstampedSince: (when: string) =>
    `No outside time stamp on the ledger since ${when}. The server asks again every hour.`,
  neverStamped: 'No outside time stamp on the ledger yet. The server asks every hour.',
  empty: 'No accounts yet',
  emptyText: 'Register the account the bot trades on, then import its history report.',
  name: 'Public name',
  nameHint: 'For example “Main live account”. Don’t use a person’s name.',
  type: 'Type',
  types: { live: 'live', demo: 'demo', backtest: 'backtest' },
  typeTexts: {
    live: 'Real money. Only reports that MetaTrader marks as real are accepted.',
    demo: 'Demo money. MetaTrader 4 statements count as demo because they don’t show the account type. The hypothetical-results warning is shown.',
    backtest: 'A Strategy Tester report. The hypothetical-results warning is shown.',
  },
  currency: 'Currency',
  currencyHint: 'As in the report, for example USD.',
  currencyWrong: 'Enter three to five capital letters, for example USD.',
  broker: 'Broker',
  zone: 'Broker time zone',
  zoneHint: 'For example Europe/Athens or America/New_York+7. Leave empty to detect it from gold prices.',
  zoneWrong: 'Enter a time zone, for example Europe/Athens.',
  zones: { stated: 'set by the team', inferred: 'detected from gold prices' },
  zoneUnknown: 'time zone unknown',
  states: { open: 'open', closed: 'closed', blown: 'blown' },
  carries: 'track record account',
  facts: {
    broker: 'Broker',
    currency: 'Currency',
    clock: 'Broker time zone',
    deals: 'Deals',
    period: 'Period',
    balance: 'Last balance',
  },
  period: (from: string, to: string) => `${from} to ${to}`,
  publicPage: 'Public page',
  carry: 'Use for track record',
  carryTitle: (name: string) => `Use “${name}” for the track record?`,
  carryText:
    'Its months replace the stated ones, which stay visible as corrections, and its closed gold positions become the list of trades. Months of the previous account leave the track record. The change appears in the ledger and on the public page.',
  notSaved: 'Couldn’t save the change',
  end: 'Close account',
  endTitle: (name: string) => `Close “${name}”?`,
  endText: 'The account stays listed with its last figures. This can’t be undone.',
  endAs: { closed: 'Closed by the holder', blown: 'Blown (balance wiped out)' },
  endHow: 'Reason',
  ending: 'Closing…',
  ended: 'Account closed',
  setZone: 'Set time zone',
  importInto: (name: string) => `Import a report for ${name}`,
  importHint: 'History report (HTML, XLSX), MetaTrader 4 statement or Strategy Tester report, up to 256 MB.',
  sending: 'Uploading…',
  notSent: 'Couldn’t upload the file',
  tooLarge: 'The file is larger than 256 MB. In MetaTrader 5, save the report as Open XML (XLSX) and import that file.',
  otherRunning: 'Another file for this account is being read. Wait for it to finish, or cancel it.',
  imports: 'Imported files',
  importStates: {
    reading: 'in progress',
    accepted: 'accepted',
    refused: 'rejected',
    cancelled: 'canceled',
    interrupted: 'interrupted',
  },
  steps: {
    waiting: 'Waiting for another file',
    reading: 'Reading the file',
    checking: 'Checking its figures',
    saving: 'Saving its deals',
  },
  progress: (step: string, percent: string) => `${step}: ${percent}`,
  cancelImport: 'Cancel import',
  cancelling: 'Canceling…',
  notCancelled: 'Couldn’t cancel the import',
  agreed: (recomputed: string, agree: string) =>
    recomputed === agree ? `All ${agree} figures verified.` : `${agree} of ${recomputed} figures verified.`,
  added: (deals: string, added: string) =>
    deals === added
      ? `${deals} ${deals === '1' ? 'deal' : 'deals'}, all new.`
      : `${deals} deals, ${added} of them new.`,
  kinds: { history: 'MetaTrader 5 history', backtest: 'Strategy Tester', mt4: 'MetaTrader 4 statement' },
  by: (person: string, moment: string) => `${person}, ${moment}`,
  interruptedText: 'The server stopped during the import and nothing was saved. Upload the file again.',
  refusedText: 'Nothing was imported.',
  more: (count: string) => `${count} more`,
  problems: {
    too_large: () =>
      'The file is too large for a report, which can hold about 100,000 deals. If it’s an HTML file, save the report as Open XML (XLSX) in MetaTrader 5 and import that file: it takes far less space.',
    damaged: () => 'The file is cut off or damaged. Save the report again and import the new file.',
    unknown_format: () =>
      'This isn’t a MetaTrader report: it has no table of deals. Import a history report, statement or Strategy Tester report.',
    saved_again: ({ row }) =>
      `Row ${row} has a date or digits that MetaTrader doesn’t write: another program saved this file again. Export the report from MetaTrader and import it without opening it elsewhere.`,
    empty_file: () => 'The file is empty. Save the report again.',
    myfxbook: () =>
      'Myfxbook CSV files can’t be checked: they show no account, account type or running balance. Import the terminal’s own history report instead (History, Report: HTML or Open XML).',
    mql5_signals: () =>
      'MQL5 Signals CSV files can’t be checked: they show no account, account type or tickets. Import the terminal’s own history report instead (History, Report: HTML or Open XML).',
    open_positions: () =>
      'This is MetaTrader’s Trade Account Report (ReportTrade): it lists open positions but no history. In the terminal, open the History tab, choose All history in its menu, then Report (HTML or Open XML), and import that file.',
    optimization: () =>
      'These are the passes of an optimization: settings and results, but no deals. Run a single test with the settings you chose, right-click its results, save the report and import that file.',
    tester_summary_missing: () =>
      'This Strategy Tester report doesn’t show its deposit and results: the test was stopped, or part of the file is missing. Run the test to the end, right-click the results, save the report again and import that file.',
    bad_row: ({ row }) => `Row ${row} isn’t a valid deal. Export the report again.`,
    running_balance: ({ row, recomputed }) =>
      `Row ${row}: the balance is off by ${recomputed}. It should be the previous balance plus the result of this deal.`,
    duplicate_ticket: ({ row, ticket }) => `Row ${row}: deal ${ticket} appears twice in the file.`,
    order_of_time: ({ row }) => `Row ${row}: this deal is earlier than the one above it.`,
    opening_balance: ({ printed, recomputed }) =>
      `The statement shows a balance of ${printed}, but its rows add up to ${recomputed} and it shows no opening balance. Export the full history of the account.`,
    totals: ({ row, figure, printed, recomputed }) =>
      `Row ${row}: the report shows ${printed} for ${figure}, but its rows add up to ${recomputed}. If trades are missing, choose All history in the terminal and export it again.`,
    positions: ({ row, ticket }) =>
      `Row ${row}: deals and positions don’t match at ${ticket}. A deal is missing or was changed.`,
    summary: ({ figure, printed, recomputed }) =>
      `The report shows ${printed} for ${figure}, but its deals give ${recomputed}.`,
    summary_missing: () => 'The summary that MetaTrader shows below the deals is missing. Export the full report.',
    statement_summary_missing: () =>
      'This MetaTrader 4 statement doesn’t show the totals below its trades, so there is nothing to check them against. In the terminal, open Account History, right-click, choose All History, then Save as Detailed Report, and import that file.',
    no_trades: () => 'The report has no closed trades.',
    wrong_type: ({ printed, recomputed }) =>
      `The file is from a ${printed} account, but this is a ${recomputed} account.`,
    wrong_currency: ({ printed, recomputed }) => `The file is in ${printed}, but this account is in ${recomputed}.`,
    login_repeated: ({ printed }) => `This account number is already registered as ${printed}. Import the file there.`,
    trades_repeated: ({ printed, count, of }) =>
      `${count} of ${of} trades in this file are already published as ${printed}. The same trades can’t be published under a second account.`,
    future_deal: ({ row, ticket, printed }) =>
      `Row ${row}: deal ${ticket} is dated ${printed}, which is in the future. Check the file and the account’s time zone.`,
    wrong_login: () => 'The file is from a different account number than the earlier files.',
    no_login: () =>
      'The file doesn’t show its account number. Export it from the terminal again and upload it unchanged.',
    too_fine: ({ printed, recomputed }) =>
      `The file uses ${printed} decimals for money, but this account uses ${recomputed}.`,
    missing_deals: ({ count, ticket }) =>
      `${count} deals from earlier files are missing, starting with ${ticket}. Export the full history.`,
    older_file: ({ printed, recomputed, count }) =>
      `This file is older than what is on record: its last deal is from ${printed}, the latest on record from ${recomputed} (${count} more deals). There is nothing to add. To update the account, export the history again.`,
    changed_deal: ({ row, ticket }) => `Row ${row}: deal ${ticket} differs from an earlier file.`,
    gold_price: ({ row, ticket }) => `Row ${row}: the price of deal ${ticket} is outside the gold prices of that hour.`,
  } satisfies Record<ProblemCode, (named: Named) => string>,
  notes: {
    later_deals_left_out: ({ printed, recomputed }) =>
      `The last deal leaves a balance of ${recomputed}, but the file shows ${printed}: later deals are missing.`,
    begins_later: ({ recomputed }) => `The file starts with a balance of ${recomputed}: the first deals are missing.`,
    type_not_told: () =>
      'MetaTrader 4 statements don’t show whether the money is real, so this counts as a demo account.',
    position_spoiled: ({ count, tickets }) =>
      `${count} deals don’t match their positions, including ${tickets}. The account’s page lists them.`,
    not_live: ({ printed, recomputed }) =>
      `The file says the account is real, but ${printed} is a sign of demo money (${recomputed}), so it counts as a demo account.`,
    price_differs: ({ count, tickets, ticket, printed, recomputed }) =>
      `${count} closing deals have a profit that doesn’t match their price and lots (${tickets}). ${ticket} shows ${printed}, but its prices give ${recomputed}. The account’s page lists them.`,
    gold_outside: ({ count, of, tickets }) =>
      `${count} of ${of} gold deals are outside the gold prices of their hour: ${tickets}. The account’s page lists them.`,
    currency_scale: ({ printed, recomputed }) =>
      `The amounts may not be in ${printed}: a price move of one dollar comes to ${recomputed} per lot. The account’s page lists this.`,
    cent_name: ({ printed, recomputed }) =>
      `The file is in ${printed}, but ${recomputed} is what brokers call cent accounts. The account’s page lists this.`,
    numbers_fall: ({ count, tickets }) =>
      `${count} deals have a lower number than the deal before them (${tickets}). The account’s page lists them.`,
    head_differs: () =>
      'The file’s title and its first rows show different account numbers or holders. The account’s page lists this.',
    gold_unchecked: ({ count, of }) =>
      `There are no gold prices for the hour of ${count} of ${of} gold deals. Import these under Monthly results and upload the report again. The account’s page lists this.`,
    currency_unchecked: ({ printed, recomputed }) =>
      `Too few closings tell whether the amounts are in ${printed}: ${recomputed}. The account’s page lists this.`,
    numbers_alone: ({ count }) =>
      `${count}% of the numbers that the server gave out over a day or more are this account’s. From 50% on it can’t count as live. The account’s page lists this.`,
    broker_differs: ({ printed, recomputed }) =>
      `The account was registered with ${recomputed}, but the file names ${printed}. The account’s page shows the file’s name and lists this.`,
    gold_checked: ({ count, of }) => `${count} of ${of} gold deals are within the gold prices of their hour.`,
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
    drawdownMaximalPercent: 'maximal drawdown (%)',
    drawdownRelativePercent: 'relative drawdown (%)',
    drawdownRelative: 'relative drawdown',
    totalTrades: 'trades',
    shortTrades: 'short trades',
    shortWonPercent: 'winning short trades (%)',
    longTrades: 'long trades',
    longWonPercent: 'winning long trades (%)',
    profitTrades: 'winning trades',
    profitTradesPercent: 'winning trades (%)',
    lossTrades: 'losing trades',
    lossTradesPercent: 'losing trades (%)',
    largestProfit: 'largest winning trade',
    largestLoss: 'largest losing trade',
    averageProfit: 'average winning trade',
    averageLoss: 'average losing trade',
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
    title: 'Import trades (CSV)',
    text: 'Trades are published as stated by your company, below the imported accounts. The CSV needs the columns date, type, entry and exit; result, pips and account type are optional. Times are UTC unless stated. If any row has an error, nothing is imported.',
    file: 'CSV file',
    type: 'Account type for rows without one',
    import: 'Import trades',
    importing: 'Importing…',
    failed: 'Couldn’t import the trades',
    imported: (added: string, known: string) =>
      `${added} ${added === '1' ? 'trade' : 'trades'} imported, ${known} already existed.`,
    refused: 'Nothing was imported.',
    row: (row: string, problem: string) => `Row ${row}: ${problem}`,
    problems: {
      empty: 'the file has no trades.',
      myfxbook:
        'Myfxbook CSV files show neither the account nor its type. Import the terminal’s own history report above instead (History, Report: HTML or Open XML).',
      mql5_signals:
        'MQL5 Signals CSV files show neither the account nor its type. Import the terminal’s own history report above instead (History, Report: HTML or Open XML).',
      too_many: 'the file has too many rows. Split it.',
      columns: 'the headings need date, type, entry and exit.',
      time: 'enter a date and time, for example 2026-03-02 10:30.',
      future: 'the date is in the future.',
      type: 'the type must be COMPRA (buy) or VENTA (sell).',
      pair: 'the symbol must be gold against the dollar (XAUUSD).',
      price: 'enter a price.',
      result: 'the result or pips don’t match the prices.',
      account_type: 'the account type must be live, demo or backtest.',
      duplicate: 'the same trade appears above.',
      gold_price: 'the price is outside the gold prices of that hour.',
    } satisfies Record<OperationProblem['code'], string>,
  },
}
