import type { AccountState } from '#domain/accounts.ts'
import type { AccountFigureName, FigureInput, RowChoice } from '#domain/report/account-figures.ts'
import type { PublicNote } from '#domain/report/problem.ts'

/** Pages of one published account: what its deals come to, how each figure is computed, its rows. */
export const account = {
  accounts: 'Accounts',
  accountsText: 'Every account that is published, closed and blown ones too.',
  back: 'All accounts',
  about: (type: string, broker: string) => `${broker}, ${type}: the results of this account.`,
  nothing: 'No report of this account has been imported yet.',
  facts: {
    origin: 'Origin',
    broker: 'Broker',
    currency: 'Currency',
    period: 'Period',
    deals: 'Deals',
    closed: 'Closed positions',
    open: 'Open positions',
    clock: 'Time zone',
    state: 'State',
    checked: 'Check of the last report',
  },
  states: { open: 'open', closed: 'closed', blown: 'blown' } satisfies Record<AccountState, string>,
  since: (state: string, day: string) => `${state} on ${day}`,
  clockUnknown: 'the broker’s; its time zone is not known',
  checked: (day: string, recomputed: string, agree: string) =>
    `${day}: ${recomputed} figures of the report recalculated, ${agree} match`,
  /** What the check of the last report found against it. */
  found: {
    begins_later: (recomputed: string) =>
      `The report begins with a balance of ${recomputed}: the first deals of the account are not in it.`,
    later_deals_left_out: (recomputed: string, printed: string) =>
      `The report leaves out later deals: it ends at a balance of ${recomputed}, the account stood at ${printed}.`,
    position_spoiled: (count: string, tickets: string) =>
      `Deals and positions that do not fit together: ${count} (${tickets}).`,
    price_differs: (count: string, tickets: string) =>
      `Closings whose prices and lots do not give their profit: ${count} (${tickets}).`,
    gold_checked: (count: string) =>
      `Gold deals within the gold prices of their hour, which the operator imported and nobody else confirmed: ${count}.`,
    gold_outside: (count: string, tickets: string) =>
      `Gold deals outside the gold prices of their hour: ${count} (${tickets}).`,
    currency_scale: (recomputed: string, printed: string) =>
      `The amounts may not be in ${printed}, as the report says: a price move of one dollar comes to ${recomputed} per lot, which fits no broker’s lot.`,
    cent_name: (recomputed: string, printed: string) =>
      `The report is in ${printed}, but ${recomputed} is what brokers call cent accounts. If these are cents, every amount is a hundredth of what is shown.`,
    numbers_fall: (count: string, tickets: string) =>
      `Deals with a lower number than the deal before them: ${count} (${tickets}). Brokers number deals in order; rows of another account break it.`,
    head_differs: () => 'The report’s title names another account number or holder than its first rows.',
    gold_unchecked: (count: string) =>
      `Gold deals whose prices were not checked, because this site has no gold prices of their hour: ${count}.`,
    currency_unchecked: (recomputed: string, printed: string) =>
      `Whether the amounts are really in ${printed} could not be checked. Closings that tell: ${recomputed}.`,
  } satisfies Record<PublicNote, (first: string, second: string) => string>,
  few: (least: string) =>
    `Fewer than ${least} closed positions: too few for a win rate or any other rate. Growth, drawdown and money are shown.`,
  origin: 'uploaded by the operator, not confirmed by the broker',
  /** What signed mails of the broker confirm; `of` so many trading days. */
  confirmation: {
    title: 'Confirmed by the broker',
    text: 'Brokers mail statements that their mail servers sign. A trading day is confirmed if each of its trades is in such a mail with the same price, lots and profit.',
    days: (domain: string, days: string, of: string) =>
      `confirmed by mail signed by ${domain} on ${days} of ${of} trading days`,
    otherDays: (origin: string) => `other days: ${origin}`,
    unlisted: (domain: string) => `${domain} is not on our list of brokers’ domains: check whose it is.`,
  },
  /** `day` of the last deal, `days` from then until now. */
  lastDeal: (day: string, days: string) =>
    `Last deal on record: ${day}. Days since then that are not in these figures: ${days}.`,
  /** The same until the account was closed or blown. */
  lastDealBeforeEnd: (day: string, days: string) =>
    `Last deal on record: ${day}. Days until the account ended that are not in these figures: ${days}.`,
  goldOnly: 'Gold only',
  goldOnlyText: (positions: string, of: string) =>
    `${positions} of ${of} positions, equal size, before costs. Not the result of the account.`,
  inCurrency: (currency: string) =>
    `Figures are in ${currency}; if you count in another currency, your result changes with the exchange rate.`,
  net: 'Net of commission and swap.',
  chart: 'Growth and drawdown',
  growth: 'Growth',
  drawdown: 'Drawdown',
  chartText: (from: string, to: string, end: string, fall: string) =>
    `From ${from} to ${to}: growth factor ${end}; the deepest drop from a peak was ${fall}.`,
  /** The newest trade from its order to the ledger. */
  trade: {
    title: 'The latest gold trade, step by step',
    text: 'From the order to the closing, the row in the broker’s report and the entry in the ledger. When the bot gave its signal is not recorded, so the picture begins with the order.',
    order: 'Order',
    closing: 'Closing',
    row: 'Row in the report',
    entry: 'Entry in the ledger',
    stop: 'With a stop',
    noStop: 'Without a stop',
    imported: 'Imported',
    file: 'Report’s fingerprint',
    number: 'Entry',
    fingerprint: 'Fingerprint',
  },
  latest: 'Latest positions',
  latestText: (count: string, from: string, to: string, won: string, lost: string) =>
    `Positions: ${count}, closed from ${from} to ${to}. Won: ${won}, lost: ${lost}.`,
  latestEnds: (best: string, worst: string) =>
    `Best: ${best}, worst: ${worst}. Each bar is one position after costs, the latest on the right.`,
  chartNote: 'Based on the balance: losses of open positions are not included. Deposits and withdrawals do not count.',
  /** Beside both falls; `name`: what the fall of the balance is called. */
  twoFalls: (name: string) =>
    `“${name}” is a share of the balance, which deposits and withdrawals change too; growth does not count them, so the two falls can differ.`,
  asTable: 'As a table',
  months: 'Months',
  year: 'Year',
  inAll: 'In all',
  monthsNote: 'In percent, excluding deposits and withdrawals. An empty field: no trade.',
  figures: 'Figures',
  figuresText: 'Open a figure to see how it is calculated and the trades behind it.',
  rows: 'Trades in this figure',
  figure: {
    growth: {
      label: 'Growth',
      formula:
        'Product, over the stretches between deposits and withdrawals, of balance at the end ÷ balance at the start, less one.',
    },
    sumOfMonths: {
      label: 'Sum of months, not a return',
      formula: 'Growth of each month added up. It can be above zero while the account lost money.',
    },
    absoluteGain: { label: 'Gain on deposits', formula: 'Net profit ÷ (opening balance + deposits).' },
    netProfit: {
      label: 'Net profit',
      formula: 'Gross profit + gross loss; commission and swap are in both.',
    },
    profitFactor: { label: 'Profit factor', formula: 'Gross profit ÷ gross loss (absolute value).' },
    expectancy: { label: 'Expectancy', formula: 'Net profit ÷ closed positions.' },
    winRate: {
      label: 'Win rate',
      formula:
        'Winning ÷ (winning + losing), by position; break-even is left out. The terminal counts closing deals and takes break-even for a win.',
    },
    averageWin: { label: 'Average win', formula: 'Sum of the winning positions ÷ their number.' },
    averageLoss: { label: 'Average loss', formula: 'Sum of the losing positions ÷ their number.' },
    riskReward: { label: 'Reward-to-risk', formula: 'Average win ÷ average loss (absolute value).' },
    drawdown: {
      label: 'Maximum drawdown',
      formula: 'The deepest fall of growth from a high: no deposit covers it. Open losses do not show.',
    },
    drawdownRelative: {
      label: 'Relative drawdown',
      formula: 'The largest fall of the balance from a high, as share of that high. Open losses do not show.',
    },
    drawdownMaximal: {
      label: 'Maximal drawdown',
      formula: 'The largest fall of the balance from a high, in money. Open losses do not show.',
    },
    drawdownAbsolute: {
      label: 'Absolute drawdown',
      formula: 'Balance at the start less the lowest balance. Open losses do not show.',
    },
    recovery: { label: 'Recovery factor', formula: 'Net profit ÷ maximal drawdown.' },
    sharpeByTrade: {
      label: 'Sharpe ratio by trade',
      formula: 'As the terminal shows it: mean ÷ standard deviation of the returns of closing deals, not annualised.',
    },
    sharpeDaily: {
      label: 'Sharpe ratio by day',
      formula:
        'Mean ÷ standard deviation of the returns of all weekdays, annualised by the root of the trading days of a year. Not computed under a year.',
    },
    exposure: { label: 'Time in the market', formula: 'Hours with an open position ÷ hours from first to last trade.' },
    longestLosingRun: { label: 'Longest losing run', formula: 'Losing positions one after another.' },
    largestLot: { label: 'Largest trade, lots', formula: 'Lots of the largest deal.' },
    withStop: { label: 'With a stop', formula: 'Positions with a stop ÷ positions with stop data in the report.' },
  } satisfies Record<AccountFigureName, { label: string; formula: string }>,
  input: {
    openingBalance: 'Opening balance',
    closingBalance: 'Closing balance',
    deposits: 'Deposits',
    withdrawals: 'Withdrawals',
    flows: 'Deposits, withdrawals and the like',
    months: 'Months with a trade',
    netProfit: 'Net profit',
    grossProfit: 'Gross profit',
    grossLoss: 'Gross loss',
    commission: 'Commission and fees in it',
    swap: 'Swap in it',
    positions: 'Closed positions',
    won: 'Winning',
    lost: 'Losing',
    even: 'Break-even',
    wonSum: 'Sum of wins',
    lostSum: 'Sum of losses',
    averageWin: 'Average win',
    averageLoss: 'Average loss',
    drawdownMaximal: 'Maximal drawdown',
    drawdownShare: 'As share of its high',
    tradesByTerminal: 'Closing deals',
    winRateByTerminal: 'Win rate in the terminal',
    days: 'Weekdays',
    hoursHeld: 'Hours with an open position',
    hoursInAll: 'Hours in all',
    stopKnown: 'Positions with stop data',
    stopSet: 'With a stop',
  } satisfies Record<FigureInput, string>,
  detail: 'Results in detail',
  distribution: 'Distribution of results',
  result: 'Result',
  below: (amount: string) => `below ${amount}`,
  andMore: (amount: string) => `${amount} or more`,
  between: (from: string, to: string) => `${from} to ${to}`,
  by: { weekday: 'By weekday', hour: 'By hour', symbol: 'By symbol' },
  byKey: { weekday: 'Weekday', hour: 'Hour', symbol: 'Symbol' },
  byNote: 'By the moment of closing in the broker’s time zone.',
  others: 'Others',
  subscription: 'Net of the subscription',
  subscriptionText: (price: string) =>
    `A deposit that grew as this account did, with the subscription of ${price} taken out of it every month.`,
  subscriptionElsewhere: (currency: string) =>
    `The subscription is paid in US dollars and this account is in ${currency}. What it takes out of the growth would depend on an exchange rate that no row tells, so it is not computed.`,
  deposit: (currency: string) => `Deposit, ${currency}`,
  compute: 'Compute',
  before: 'Before the subscription fee',
  after: 'After the subscription fee',
  left: 'Left at the end',
  paid: 'Paid for the subscription',
  share: 'One month as share of the deposit',
  choice: {
    all: 'All deals',
    closed: 'Closed positions',
    won: 'Winning positions',
    lost: 'Losing positions',
    even: 'Break-even positions',
    flows: 'Deposits and withdrawals',
  } satisfies Record<RowChoice, string>,
  column: {
    opened: 'Opened',
    time: 'Time',
    ticket: 'Ticket',
    type: 'Type',
    symbol: 'Symbol',
    lots: 'Lots',
    price: 'Price',
    balance: 'Balance',
  },
  gold: 'The gold price meanwhile',
  goldText: (from: string, to: string, low: string, high: string) =>
    `From ${from} to ${to} an ounce of gold cost between ${low} and ${high}.`,
  goldNote: 'Prices of a series that was imported. A dot is a trade at its exit price.',
  noRows: 'No trades to show.',
  newer: 'Newer',
  older: 'Older',
  pageOf: (page: string, pages: string, rows: string) => `Page ${page} of ${pages}; rows: ${rows}`,
}

export type AccountWords = typeof account
