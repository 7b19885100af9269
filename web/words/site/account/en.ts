import type { AccountState } from '#domain/record/accounts.ts'
import type { AccountFigureName, FigureInput, RowChoice } from '#domain/report/account-figures.ts'
import type { PublicNote } from '#domain/report/problem.ts'

/** Pages of one published account: what its deals come to, how each figure is computed, its rows. */
export const account = {
  accounts: 'Accounts',
  accountsText: 'Every published account, including closed and blown ones.',
  back: 'All accounts',
  about: (type: string, broker: string) => `Detailed results of this account (${type}) at ${broker}.`,
  nothing: 'No report of this account has been imported yet.',
  /** The sentences that an account’s page opens with. `trades` and `period` are whole phrases. */
  summary: {
    live: (broker: string, trades: string, period: string) =>
      `A real-money account at ${broker}: ${trades}, ${period}.`,
    demo: (broker: string, trades: string, period: string) =>
      `A demo account at ${broker}, with no real money at stake: ${trades}, ${period}.`,
    backtest: (broker: string, trades: string, period: string) =>
      `A backtest on past prices from ${broker}, with no money at stake: ${trades}, ${period}.`,
    came: (growth: string, drawdown: string) =>
      `After trading costs, its growth is ${growth}; at its worst, it was ${drawdown} below its peak.`,
    cameWithOpen: (growth: string, drawdown: string) =>
      `After trading costs and counting open positions, its growth is ${growth}; at its worst, it was ${drawdown} below its peak.`,
    noTrade: 'No trade has been closed yet.',
    from: (origin: string) => `Where these figures come from: ${origin}.`,
    madeUp: 'All of this was made up to fill the site. None of these trades took place.',
  },
  /** How soon trades were imported: just after they closed, or once their outcome was known. */
  followed: {
    title: 'Imported within a week, or later',
    live: 'Within a week',
    count: (count: string, of: string) => `Imported within a week: ${count} of ${of} closing deals.`,
    text: 'The week starts when the deal closes. If a deal was imported after that week, its outcome had long been known, and the operator could have chosen not to show the account.',
    stamped: (day: string, authority: string) =>
      `This account was on record here by ${day} at the latest, as stamped by ${authority}.`,
  },
  facts: {
    registered: 'Registered on this site',
    origin: 'Source',
    broker: 'Broker',
    currency: 'Currency',
    period: 'Period',
    deals: 'Deals',
    closed: 'Closed positions',
    open: 'Open positions',
    clock: 'Time zone',
    state: 'Status',
    checked: 'Latest report check',
  },
  brokerInReport: (name: string) => `${name} (named in the report)`,
  brokerTyped: (name: string) => `${name} (entered by the operator; the report names no broker)`,
  states: { open: 'open', closed: 'closed', blown: 'blown' } satisfies Record<AccountState, string>,
  since: (state: string, day: string) => `${state} on ${day}`,
  clockUnknown: 'the broker’s own, not known to us',
  checked: (day: string, recomputed: string, agree: string) =>
    `${day}: ${recomputed} figures in the report recalculated, ${agree} match`,
  /** Findings of the check of the last report. */
  found: {
    begins_later: (recomputed: string) =>
      `The report begins with a balance of ${recomputed} that nothing in it explains: the account’s first deals are missing. If that balance is too high, every percentage here, losses too, looks smaller than it was.`,
    later_deals_left_out: (recomputed: string, printed: string) =>
      `The report leaves out later deals: it ends with a balance of ${recomputed}, but the account stood at ${printed}.`,
    position_spoiled: (count: string, tickets: string) =>
      `Deals and positions that don’t match each other: ${count} (${tickets}).`,
    price_differs: (count: string, tickets: string) =>
      `Closing deals whose profit doesn’t follow from their prices and lots: ${count} (${tickets}).`,
    gold_checked: (count: string) =>
      `Gold deals filled within the market’s price range for the hour of the deal: ${count}. The operator imported the market prices; no one else has confirmed them.`,
    gold_outside: (count: string, tickets: string) =>
      `Gold deals filled outside the market’s price range for the hour of the deal: ${count} (${tickets}).`,
    currency_scale: (recomputed: string, printed: string) =>
      `The report says the amounts are in ${printed}, but they may not be: a one-dollar price move comes to ${recomputed} per lot, which matches no broker’s lot size.`,
    cent_name: (recomputed: string, printed: string) =>
      `The report is in ${printed}, but ${recomputed} is a name brokers use for cent accounts. If the amounts are cents, each is really a hundredth of what is shown.`,
    numbers_fall: (count: string, tickets: string) =>
      `Deals with a lower number than the deal before them: ${count} (${tickets}). Brokers number deals in order; rows from another account would break that order.`,
    head_differs: () => 'The report’s heading names a different account number or holder than its first rows do.',
    gold_unchecked: (count: string) =>
      `Gold deals whose prices were not checked, because this site has no gold prices for the hour of the deal: ${count}.`,
    currency_unchecked: (recomputed: string, printed: string) =>
      `We couldn’t check whether the amounts are really in ${printed}. Closing deals usable for the check: ${recomputed}.`,
    numbers_alone: (percent: string) =>
      `Of all the numbers the broker’s server gave out over a day or more, ${percent}% went to this account. A broker numbers the orders of all its clients, so at a busy broker one account gets only a small share.`,
    broker_differs: (recomputed: string, printed: string) =>
      `The operator registered this account with ${recomputed}, but the report names ${printed}.`,
  } satisfies Record<PublicNote, (first: string, second: string) => string>,
  /** Of another published account. */
  sameTrades: (name: string, count: string) =>
    `${count} deals of this account are also in the account “${name}”, at the same times and prices. Count them once: two accounts with the same trades are one result.`,
  /** Open positions at the time of the newest report. `share` of the balance. */
  open: {
    /** Of a growth or a drawdown. */
    with: (value: string) => `with open positions: ${value}`,
    now: (day: string, positions: string, result: string, share: string) =>
      `Positions still open in the report imported on ${day}: ${positions}. Together they stood at ${result}, ${share} of the balance.`,
    none: (day: string) => `No position was open in the report imported on ${day}.`,
    before: (share: string) => `The open loss has grown: in the report before it was ${share} of the balance.`,
  },
  /** Labels of the worst where nothing was lost. */
  noLoss: { worstMonth: 'Weakest month (none lost)', worstDay: 'Weakest day (none lost)' },
  openLosses: 'Losses on open positions are not included.',
  few: (least: string) =>
    `With fewer than ${least} closed positions, a win rate or any other rate would mean little, so you see only growth, drawdown and amounts.`,
  origin: 'uploaded by the operator, not confirmed by the broker',
  /** Beside the origin, whatever mails confirm. */
  unconfirmed:
    'A report can be altered before it’s uploaded. The checks here catch most changes, but not one in which every total was recalculated to match. Only emails signed with the broker’s key can rule that out. This site can’t vouch for the key itself: on the “Check the record” page, your browser can ask two public DNS services for it.',
  /** Trading days confirmed by signed mails of the broker; `of`: all trading days. */
  confirmation: {
    title: 'Emails signed by the broker',
    text: 'Brokers send statements by email, signed by their mail servers. A trading day counts here if each of its trades is in such an email with the same price, lots and profit.',
    days: (domain: string, days: string, of: string) =>
      `emails signed by ${domain}, according to this site, match ${days} of ${of} trading days`,
    otherDays: (origin: string) => `other days: ${origin}`,
    unlisted: (domain: string) =>
      `${domain} is not on our list of broker domains, so its emails don’t count as confirmation: check who owns it.`,
    checkKey: 'Check the broker’s key yourself',
    /** `servers`: their addresses, as the operator set them. */
    ownDns: (servers: string) =>
      `This site asked a DNS server that its operator chose (${servers}) for the broker’s key, so the answer could be the operator’s own. Look the key up yourself.`,
  },
  /** `day` of the last deal, `days` from then until now. */
  lastDeal: (day: string, days: string) =>
    `Last deal on record: ${day}. Days since then, not covered by these figures: ${days}.`,
  /** The same until the account was closed or blown. */
  lastDealBeforeEnd: (day: string, days: string) =>
    `Last deal on record: ${day}. Days from then until the account ended, not covered by these figures: ${days}.`,
  goldOnly: 'Gold only',
  goldOnlyText: (positions: string, of: string) =>
    `${positions} of ${of} positions, at equal size, before costs. This is not the account’s result.`,
  inCurrency: (currency: string) =>
    `Figures are in ${currency}. If you use another currency, exchange rates can raise or lower your result.`,
  net: 'Net of commission and swap.',
  chart: 'Growth and drawdown',
  growth: 'Growth',
  growthToDate: 'Growth to date',
  drawdown: 'Drawdown',
  chartText: (from: string, to: string, end: string, fall: string) =>
    `From ${from} to ${to}, the growth curve ended at ${end} times its start. Its deepest drop from a peak was ${fall}.`,
  /** The newest trade from its order to the ledger. */
  trade: {
    title: 'The latest gold trade, step by step',
    text: 'Follow one trade from its order to its close, then to the row in the broker’s report and the entry in the ledger. The time of the bot’s signal isn’t recorded, so the order comes first.',
    order: 'Order',
    closing: 'Close',
    row: 'Row in the report',
    entry: 'Entry in the ledger',
    stop: 'With a stop-loss',
    noStop: 'Without a stop-loss',
    imported: 'Imported',
    file: 'Report fingerprint',
    number: 'Entry',
    fingerprint: 'Fingerprint',
  },
  latest: 'Latest positions',
  latestText: (count: string, from: string, to: string, won: string, lost: string, even: string) =>
    `Positions: ${count}, closed from ${from} to ${to}. Winning: ${won}, losing: ${lost}, break-even: ${even}.`,
  latestEnds: (best: string, worst: string) =>
    `Best: ${best}, worst: ${worst}. Each bar is one position after costs, the latest on the right.`,
  chartNote: 'Losses on open positions are not included; deposits and withdrawals are left out.',
  /** Beside both falls; `name`: what the fall of the balance is called. */
  twoFalls: (name: string) =>
    `“${name}” is measured on the balance, which deposits and withdrawals also change, and “Maximum drawdown” on the growth curve, which leaves them out. So the two can differ.`,
  asTable: 'As a table',
  months: 'Months',
  year: 'Year',
  inAll: 'Total',
  monthsNote: 'In percent, excluding deposits and withdrawals. An empty cell means no trades.',
  rules: 'How it trades',
  rulesText:
    'These figures come from this account’s trades; losses on open positions are not included. Larger trades after a loss are typical of martingale; many positions open at once are typical of a grid.',
  figures: 'Figures',
  figuresText: 'Open a figure to see how it is calculated and which trades are behind it.',
  rows: 'Trades behind this figure',
  figure: {
    growth: {
      label: 'Growth',
      formula:
        'Closing ÷ opening balance of each stretch between deposits or withdrawals, all multiplied together, minus one.',
    },
    worstMonth: {
      label: 'Worst month',
      formula: 'The month with the lowest growth. Deposits and withdrawals don’t count.',
    },
    sumOfMonths: {
      label: 'Sum of months, not a return',
      formula: 'Monthly growth added together. The sum can be positive even if the account has lost money.',
    },
    absoluteGain: { label: 'Gain on deposits', formula: 'Net profit ÷ (opening balance + deposits).' },
    netProfit: {
      label: 'Net profit',
      formula: 'Gross profit + gross loss; both include commission and swap.',
    },
    profitFactor: { label: 'Profit factor', formula: 'Gross profit ÷ gross loss (absolute value).' },
    expectancy: { label: 'Expected payoff', formula: 'Net profit ÷ closed positions.' },
    winRate: {
      label: 'Win rate',
      formula:
        'Winning ÷ (winning + losing), by position; break-even is left out. MetaTrader counts closing deals and treats break-even as a win.',
    },
    averageWin: { label: 'Average win', formula: 'Sum of winning results ÷ number of winners.' },
    averageLoss: { label: 'Average loss', formula: 'Sum of losing results ÷ number of losers.' },
    riskReward: { label: 'Reward-to-risk', formula: 'Average win ÷ average loss (absolute value).' },
    drawdown: {
      label: 'Maximum drawdown',
      formula:
        'The growth curve’s deepest drop from a peak; no deposit can hide it. Losses on open positions are not included.',
    },
    drawdownRelative: {
      label: 'Relative drawdown',
      formula:
        'The largest drop in the balance from a peak, as a share of that peak. Losses on open positions are not included.',
    },
    drawdownMaximal: {
      label: 'Maximum drawdown, amount',
      formula: 'The largest drop in the balance from a peak, as an amount. Losses on open positions are not included.',
    },
    drawdownAbsolute: {
      label: 'Absolute drawdown',
      formula:
        'Balance before the first trade minus the lowest balance after it. Losses on open positions are not included.',
    },
    recovery: { label: 'Recovery factor', formula: 'Net profit ÷ maximum drawdown (amount).' },
    sharpeByTrade: {
      label: 'Sharpe ratio per trade',
      formula: 'As MetaTrader shows it: mean ÷ standard deviation of the returns of closing deals, not annualized.',
    },
    sharpeDaily: {
      label: 'Daily Sharpe ratio',
      formula:
        'Mean ÷ standard deviation of the returns of all weekdays, annualized by the square root of the trading days in a year. Not calculated for less than a year.',
    },
    exposure: { label: 'Time in the market', formula: 'Hours with an open position ÷ hours from first to last trade.' },
    longestLosingRun: { label: 'Longest losing streak', formula: 'Losing positions in a row.' },
    worstDay: {
      label: 'Worst day',
      formula: 'The day with the lowest growth, in the broker’s time zone. Losses on open positions are not included.',
    },
    tradesAWeek: { label: 'Trades per week', formula: 'Closed positions ÷ weeks from first to last trade.' },
    medianHold: {
      label: 'Typical holding time',
      formula: 'The median: half of the closed positions were held longer, half for less time.',
    },
    largestLot: { label: 'Largest trade, lots', formula: 'Size of the largest deal, in lots.' },
    withStop: {
      label: 'Positions with a stop-loss',
      formula: 'Positions with a stop-loss ÷ positions for which the report shows whether there was one.',
    },
    mostAtOnce: {
      label: 'Most positions open at once',
      formula:
        'In the same symbol and direction; each addition to a position counts. Many at once are typical of a grid.',
    },
    raisedAfterLoss: {
      label: 'Larger trades after a loss',
      formula:
        'Positions with more lots than the losing position closed just before them ÷ all positions opened after a losing one. A high share is typical of martingale.',
    },
  } satisfies Record<AccountFigureName, { label: string; formula: string }>,
  input: {
    openingBalance: 'Opening balance',
    closingBalance: 'Closing balance',
    deposits: 'Deposits',
    withdrawals: 'Withdrawals',
    flows: 'Deposits, withdrawals, etc.',
    months: 'Months with a trade',
    netProfit: 'Net profit',
    grossProfit: 'Gross profit',
    grossLoss: 'Gross loss',
    commission: 'Commission and fees included',
    swap: 'Swap included',
    positions: 'Closed positions',
    won: 'Winning',
    lost: 'Losing',
    even: 'Break-even',
    wonSum: 'Sum of wins',
    lostSum: 'Sum of losses',
    averageWin: 'Average win',
    averageLoss: 'Average loss',
    drawdownMaximal: 'Maximum drawdown, amount',
    drawdownShare: 'As a share of its peak',
    tradesByTerminal: 'Closing deals',
    winRateByTerminal: 'Win rate in MetaTrader',
    days: 'Weekdays',
    hoursHeld: 'Hours with an open position',
    hoursInAll: 'Total hours',
    stopKnown: 'Positions with stop-loss data',
    stopSet: 'With a stop-loss',
    raised: 'With more lots',
    afterLoss: 'Opened after a losing position',
  } satisfies Record<FigureInput, string>,
  detail: 'Results in detail',
  distribution: 'Distribution of results',
  result: 'Result',
  below: (amount: string) => `below ${amount}`,
  andMore: (amount: string) => `${amount} or more`,
  between: (from: string, to: string) => `${from} to ${to}`,
  by: { weekday: 'By weekday', hour: 'By hour', symbol: 'By symbol' },
  byKey: { weekday: 'Weekday', hour: 'Hour', symbol: 'Symbol' },
  /** Over a picture of how many trades were opened in each hour. */
  hours: 'When it opens trades (broker time)',
  byNote: 'By closing time, in the broker’s time zone.',
  others: 'Others',
  subscription: 'Net of the subscription',
  subscriptionText: (price: string) =>
    `Suppose a deposit had grown like this account, with the subscription of ${price} taken out every month.`,
  subscriptionElsewhere: (currency: string) =>
    `The subscription is paid in US dollars and this account is in ${currency}. How much it takes from the growth would depend on an exchange rate that is not on record here, so it is not calculated.`,
  deposit: (currency: string) => `Deposit, ${currency}`,
  compute: 'Calculate',
  before: 'Before the subscription fee',
  after: 'After the subscription fee',
  left: 'Left at the end',
  paid: 'Paid for the subscription',
  share: 'One month’s fee as a share of the deposit',
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
  gold: 'The gold price over the same period',
  goldText: (from: string, to: string, low: string, high: string) =>
    `From ${from} to ${to}, an ounce of gold cost between ${low} and ${high}.`,
  goldNote: 'Prices from an imported series. Each dot is a trade at its exit price.',
  noRows: 'No trades to show.',
  newer: 'Newer',
  older: 'Older',
  pageOf: (page: string, pages: string, rows: string) => `Page ${page} of ${pages}; rows: ${rows}`,
}

export type AccountWords = typeof account
