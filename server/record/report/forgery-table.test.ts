import { describe, expect, it } from 'vitest'
import { accountRecord } from '#domain/report/account-record.ts'
import { findingsOf } from '#domain/report/problem.ts'
import { assignedOf, checkReport } from './gate.ts'
import { readReport } from './read.ts'
import { forged } from './testing-forgery.ts'
import { handMade } from './testing-hand-made.ts'
import { type Made, makeHistory } from './testing-histories.ts'
import type { ReportText } from './testing-lines.ts'
import { markets } from './testing-markets.ts'
import { type Mt4Head, type Mt4Trade, mt4StatementOf, mt4Trades } from './testing-mt4-statement.ts'
import { mt4TesterReport } from './testing-mt4-tester.ts'
import { testerReport } from './testing-other-reports.ts'
import { htmlReport, xlsxReport } from './testing-reports.ts'
import { resultsOf } from './testing-results.ts'

const amount = (cell: string) => Math.round(Number(cell.replaceAll(' ', '')) * 100)
const money = (cents: number) => (cents / 100).toFixed(2)

/** A losing history in a currency of a market: costs, swaps, positions closed in parts. */
function history(market: string, seed: number): Made {
  const { instruments, moneyDigits, currency } = markets[market]!
  const terms = { seed, moneyDigits, instruments, commission: 'both', hasSwaps: true, parts: 'each' } as const
  return makeHistory('swing', terms, currency, 160)
}
const own = history('XAUUSD in dollars', 2)
const other = history('XAUUSD in dollars', 5)
const inCents = history('ten ounces a lot in cents', 3)

type Deal = readonly string[]
const [time, ticket, symbol, type, direction, lots, price, order, commission, fee, swap, profit] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
] as const
const isLoss = (deal: Deal) => deal[direction] === 'out' && amount(deal[profit]!) < -500
const lossAt = own.deals.findIndex((deal, index) => index > 60 && isLoss(deal))
const loss = own.deals[lossAt]!
const isListedLoss = (row: Deal) => row[8] === loss[time] && row[9] === loss[price] && row[12] === loss[profit]
const same = <Row>(row: Row) => row

/** Recomputes every balance, total and printed figure, on request also the list of positions and the orders. */
const anew = (
  change: (deal: Deal, index: number) => Deal | null,
  changePosition: (row: Deal) => Deal | null = same,
): ReportText => forged(own, change, changePosition)
const atLoss = (column: number, write: (cell: string) => string, ofRow: number) =>
  anew(
    (deal, index) => (index === lossAt ? deal.with(column, write(deal[column]!)) : deal),
    (row) => (isListedLoss(row) ? row.with(ofRow, write(row[ofRow]!)) : row),
  )
const later = (hours: number) => (cell: string) =>
  /^\d{4}\.\d\d\.\d\d \d\d:/.test(cell)
    ? new Date(Date.parse(`${cell.replaceAll('.', '-').replace(' ', 'T')}Z`) + hours * 3_600_000)
        .toISOString()
        .slice(0, 19)
        .replace('T', ' ')
        .replaceAll('-', '.')
    : cell
/** Rows with their balances, totals and figures, without a table of positions to contradict them. */
function without(deals: readonly Deal[]): ReportText {
  let balance = 0
  const balanced = deals.map((deal) => {
    balance += [commission, fee, swap, profit].reduce((sum, column) => sum + amount(deal[column]!), 0)
    return deal.with(12, money(balance))
  })
  return { account: own.account!, deals: balanced, statedBalance: money(balance), results: resultsOf(balanced) }
}
const merged = (): ReportText => {
  const deals = [...own.deals, ...other.deals.slice(1).map((deal) => deal.with(ticket, `9${deal[ticket]}`))]
  return without(deals.toSorted((a, b) => (a[time]! < b[time]! ? -1 : a[time]! > b[time]! ? 1 : 0)))
}
const called = (head: string): ReportText => ({ ...own, account: head })
const scaled = (factor: number, columns: readonly number[], ofPosition: readonly number[]) => {
  const times = (row: Deal, which: readonly number[]) =>
    row.map((cell, column) => (which.includes(column) && cell !== '' ? money(amount(cell) * factor) : cell))
  return anew(
    (deal) => (deal[symbol] ? times(deal, columns) : deal),
    (row) => times(row, ofPosition),
  )
}
const edited = (bytes: Uint8Array, from: string | RegExp, to: string) => {
  const encoding = bytes[0] === 0xff ? 'utf16le' : 'utf8'
  const text = Buffer.from(bytes).toString(encoding)
  expect(text).toMatch(from)
  return Buffer.from(text.replace(from, to), encoding)
}
const lossRow = own.positions!.find(isListedLoss)!
const wholeLoss = (row: Deal) => row[1] === lossRow[1]
const closingsOfLoss = own.positions!.filter(wholeLoss)
const isDealOfLoss = (deal: Deal) =>
  deal[order] === lossRow[1] ||
  closingsOfLoss.some((row) => row[8] === deal[time] && row[9] === deal[price] && row[4] === deal[lots])
const lossGone = anew(
  (deal) => (isDealOfLoss(deal) ? null : deal),
  (row) => (wholeLoss(row) ? null : row),
)

const trades = mt4Trades(60)
const mt4LossAt = trades.findIndex((one) => one.profit < -500)
const mt4Loss = trades[mt4LossAt]!
const statement = (list: readonly Mt4Trade[], head?: Mt4Head, deposit = 200_000) => mt4StatementOf(list, deposit, head)
const mt4With = (change: Partial<Mt4Trade>) => statement(trades.with(mt4LossAt, { ...mt4Loss, ...change }))

function bothChanged(): ReportText {
  const report = anew(
    (deal, index) =>
      index === lossAt
        ? deal
            .with(price, money(amount(deal[price]!) + 100))
            .with(profit, money(amount(deal[profit]!) + (deal[type] === 'sell' ? 1 : -1) * 10_000 * Number(deal[lots])))
        : deal,
    (row) =>
      isListedLoss(row)
        ? row
            .with(9, money(amount(row[9]!) + 100))
            .with(12, money(amount(row[12]!) + (loss[type] === 'sell' ? 1 : -1) * 10_000 * Number(row[4])))
        : row,
  )
  return { ...report, ordered: report.deals }
}
function asWithdrawal(): ReportText {
  const report = anew(
    (deal) =>
      deal === loss
        ? [deal[0]!, deal[1]!, '', 'balance', '', '', '', '', '0.00', '0.00', '0.00', deal[profit]!, '', '']
        : isDealOfLoss(deal)
          ? null
          : deal,
    (row) => (wholeLoss(row) ? null : row),
  )
  return { ...report, ordered: report.deals }
}
function exchanged(isTimeToo: boolean): ReportText {
  const at = own.deals.findIndex(
    (deal, index) => index > lossAt && deal[direction] === 'out' && deal[time] !== loss[time],
  )
  const later = own.deals[at]!
  return without(
    own.deals
      .with(lossAt, isTimeToo ? later.with(time, loss[time]!) : later)
      .with(at, isTimeToo ? loss.with(time, later[time]!) : loss),
  )
}
function allLater(): ReportText {
  const report = anew(
    (deal) => deal.with(time, later(3)(deal[time]!)),
    (row) => row.map(later(3)),
  )
  return { ...report, ordered: report.deals, openPositions: own.openPositions!.map((row) => row.map(later(3))) }
}
function twice(): ReportText {
  const at = own.deals.findIndex(
    (deal, index) => index > lossAt && deal[direction] === 'out' && amount(deal[profit]!) > 500,
  )
  return without(own.deals.toSpliced(at, 0, own.deals[at]!.with(ticket, `${own.deals[at]![ticket]}1`)))
}
const renumbered = (report: ReportText): ReportText => ({
  ...report,
  deals: report.deals.map((deal, index) => deal.with(ticket, String(1_000 + index))),
})
function begunAnew(): ReportText {
  const at = own.deals.findLastIndex((deal, index) => index < 80 && deal[direction] === 'in')
  const first = own.deals[0]!
  return without([first.with(profit, own.deals[at - 1]![12]!), ...own.deals.slice(at)])
}
function cutEnd(): ReportText {
  return without(own.deals.slice(0, lossAt))
}

/**
 * `refused`: nothing of the file is stored. `named`: its finding is on the account's page and the ledger. `demo`,
 * `backtest`: marked so, whatever it claims. `harmless`: every figure is unchanged. Otherwise the reason why it goes
 * unnoticed.
 */
type Outcome = 'refused' | 'named' | 'demo' | 'backtest' | 'harmless' | `passes: ${string}`

/** Forgeries no file can reveal: the page says that the broker has not confirmed it, until signed mails do. */
const passes = {
  invented: 'passes: a list that was thought out with care adds up',
  bothAgree: 'passes: prices, lots and results agree; only gold prices of the hour can speak against a price',
  gaps: 'passes: numbers of deals have gaps on every server; a file handed in before that holds the deal tells',
  costs: 'passes: some accounts pay no commission or swap',
  deposit: 'passes: what was paid in stands in its own row alone; a file handed in before or a signed mail tells',
  hours: 'passes: a file does not name its zone; gold prices of the hours tell where there are some',
  noTable: 'passes: the layout of 2016 has no such table; the share of trades with a stop is then not told',
  noWord: 'passes: the word is the only place where the file says so',
} as const

type Row = readonly [file: string, what: string, outcome: Outcome, code: string, bytes: () => Uint8Array]
const table: readonly Row[] = [
  ['MT5 HTML', 'all of it invented', passes.invented, '', () => htmlReport(other)],
  ['MT4', 'all of it invented', passes.invented, '', () => statement(mt4Trades(60, 7))],
  [
    'MT5 HTML',
    'the last balance alone',
    'named',
    'later_deals_left_out',
    () => htmlReport({ ...own, statedBalance: '99 999.00' }),
  ],
  [
    'MT5 XLSX',
    'the last balance alone',
    'named',
    'later_deals_left_out',
    () => xlsxReport({ ...own, statedBalance: '99 999.00' }),
  ],
  [
    'MT5 HTML',
    'the balance of one row',
    'refused',
    'running_balance',
    () => htmlReport({ ...own, deals: own.deals.with(lossAt, loss.with(12, '99999.00')) }),
  ],
  [
    'MT5 XLSX',
    'a profit alone',
    'refused',
    'running_balance',
    () => xlsxReport({ ...own, deals: own.deals.with(lossAt, loss.with(profit, '1.00')) }),
  ],
  [
    'MT5 HTML',
    'the totals alone',
    'refused',
    'totals',
    () => htmlReport({ ...own, totals: own.totals!.with(3, '9 999.00') }),
  ],
  [
    'MT5 HTML',
    'a printed profit factor alone',
    'refused',
    'summary',
    () => htmlReport({ ...own, results: own.results!.with(1, own.results![1]!.with(0, '3.10')) }),
  ],
  [
    'MT5 XLSX',
    'a printed drawdown alone',
    'refused',
    'summary',
    () => xlsxReport({ ...own, results: own.results!.with(3, ['0.00', '1.00 (0.01%)', '0.01% (1.00)']) }),
  ],
  [
    'MT5 XLSX',
    'a loss turned into a profit, all sums anew',
    'named',
    'price_differs',
    () => xlsxReport(atLoss(profit, (cell) => money(-amount(cell)), 12)),
  ],
  [
    'MT5 XLSX',
    'the price of a loss, all sums anew',
    'named',
    'price_differs',
    () => xlsxReport(atLoss(price, (cell) => money(amount(cell) + 500), 9)),
  ],
  [
    'MT5 XLSX',
    'the lots of a loss, all sums anew',
    'refused',
    'positions',
    () => xlsxReport(atLoss(lots, () => '0.01', 4)),
  ],
  [
    'MT5 HTML',
    'price and profit of a loss alike, order and position too, all sums anew',
    passes.bothAgree,
    '',
    () => htmlReport({ ...bothChanged() }),
  ],
  [
    'MT5 HTML',
    'a losing closing taken out, all sums anew',
    'refused',
    'positions',
    () =>
      htmlReport(
        anew(
          (deal) => (deal === loss ? null : deal),
          (row) => (isListedLoss(row) ? null : row),
        ),
      ),
  ],
  ['MT5 HTML', 'a losing position taken out, its orders left', 'named', 'position_spoiled', () => htmlReport(lossGone)],
  [
    'MT5 XLSX',
    'a losing position taken out, its orders too',
    passes.gaps,
    '',
    () => xlsxReport({ ...lossGone, ordered: lossGone.deals }),
  ],
  [
    'MT5 HTML',
    'a loss called a withdrawal',
    'refused',
    'positions',
    () =>
      htmlReport(
        anew(
          (deal) =>
            deal === loss
              ? [deal[0]!, deal[1]!, '', 'balance', '', '', '', '', '0.00', '0.00', '0.00', deal[profit]!, '', '']
              : deal,
          (row) => (isListedLoss(row) ? null : row),
        ),
      ),
  ],
  [
    'MT5 HTML',
    'a losing position called a withdrawal, its orders taken out',
    'refused',
    'summary',
    () => htmlReport(asWithdrawal()),
  ],
  [
    'MT5 HTML',
    'a deposit called the profit of a trade',
    'refused',
    'positions',
    () =>
      htmlReport(
        anew((deal, index) =>
          index === 0
            ? deal
                .with(type, 'buy')
                .with(direction, 'out')
                .with(symbol, 'XAUUSD')
                .with(lots, '0.10')
                .with(price, '2650.00')
                .with(order, '1')
            : deal,
        ),
      ),
  ],
  [
    'MT5 HTML',
    'a deposit called interest',
    'harmless',
    '',
    () => htmlReport(anew((deal, index) => (index === 0 ? deal.with(type, 'interest') : deal))),
  ],
  [
    'MT5 HTML',
    'the deposit ten times as large, all sums anew',
    passes.deposit,
    '',
    () =>
      htmlReport(anew((deal, index) => (index === 0 ? deal.with(profit, money(10 * amount(deal[profit]!))) : deal))),
  ],
  [
    'MT5 HTML',
    'a top-up called a profit of the trade before',
    'named',
    'price_differs',
    () => htmlReport(atLoss(profit, () => '5000.00', 12)),
  ],
  [
    'MT5 HTML',
    'commissions left out of the deals alone',
    'named',
    'position_spoiled',
    () => htmlReport(anew((deal) => deal.with(commission, '0.00'))),
  ],
  [
    'MT5 XLSX',
    'commissions left out everywhere',
    passes.costs,
    '',
    () =>
      xlsxReport(
        anew(
          (deal) => deal.with(commission, '0.00'),
          (row) => row.with(10, '0.00'),
        ),
      ),
  ],
  [
    'MT5 HTML',
    'swaps left out everywhere',
    passes.costs,
    '',
    () =>
      htmlReport(
        anew(
          (deal) => deal.with(swap, '0.00'),
          (row) => row.with(11, '0.00'),
        ),
      ),
  ],
  ['MT5 HTML', 'two rows exchanged, all balances anew', 'refused', 'order_of_time', () => htmlReport(exchanged(false))],
  [
    'MT5 HTML',
    'two closings exchanged in time, all balances anew',
    'refused',
    'positions',
    () => htmlReport(exchanged(true)),
  ],
  [
    'MT5 HTML',
    'the hours of the deals alone',
    'refused',
    'positions',
    () => htmlReport(anew((deal) => deal.with(time, later(3)(deal[time]!)))),
  ],
  ['MT5 HTML', 'the hours of everything', passes.hours, '', () => htmlReport(allLater())],
  [
    'MT5 HTML',
    'the number of a deal twice',
    'refused',
    'duplicate_ticket',
    () => htmlReport({ ...own, deals: own.deals.with(lossAt, loss.with(ticket, own.deals[3]![ticket]!)) }),
  ],
  ['MT5 HTML', 'a winning position twice under new numbers', 'refused', 'positions', () => htmlReport(twice())],
  ['MT5 HTML', 'two files merged, one after the other in number', 'refused', 'positions', () => htmlReport(merged())],
  ['MT5 HTML', 'two files merged, renumbered in order', 'refused', 'positions', () => htmlReport(renumbered(merged()))],
  [
    'MT5 HTML',
    'demo → real',
    passes.noWord,
    '',
    () => htmlReport(called('7000000001 (USD, Made-Up-Server, real, Hedge)')),
  ],
  [
    'MT5 XLSX',
    'demo → real beside a demo server',
    'demo',
    '',
    () => xlsxReport(called('7000000001 (USD, Made-Up-Demo02, real, Hedge)')),
  ],
  [
    'MT5 HTML',
    'demo → real at a prop firm',
    'demo',
    '',
    () => htmlReport(called('7000000001 (USD, FTMO-Server4, real, Hedge)')),
  ],
  ['MT5 HTML', 'demo taken out', 'demo', '', () => htmlReport(called('7000000001 (USD, Made-Up-Server, Hedge)'))],
  [
    'MT5 HTML',
    'USC → USD',
    'named',
    'currency_scale',
    () => htmlReport({ ...inCents, account: inCents.account!.replace('USC', 'USD') }),
  ],
  [
    'MT5 XLSX',
    'USC → USD, the symbol renamed too',
    'refused',
    'positions',
    () =>
      xlsxReport({
        ...inCents,
        account: inCents.account!.replace('USC', 'USD'),
        deals: inCents.deals.map((deal) => deal.with(symbol, deal[symbol]!.replace('XAUUSDc', 'XAUUSD'))),
        positions: inCents.positions!.map((row) => row.with(2, row[2]!.replace('XAUUSDc', 'XAUUSD'))),
      }),
  ],
  [
    'MT5 HTML',
    'every profit doubled, all sums anew',
    'named',
    'currency_scale',
    () => htmlReport(scaled(2, [profit], [12])),
  ],
  [
    'MT5 HTML',
    'every lot and amount ten times as large, the deposit not',
    passes.bothAgree,
    '',
    () => {
      const report = scaled(10, [lots, commission, swap, profit], [4, 10, 11, 12])
      return htmlReport({
        ...report,
        ordered: report.deals,
        openPositions: own.openPositions!.map((row) => row.with(4, (Number(row[4]) * 10).toFixed(2))),
      })
    },
  ],
  [
    'MT5 HTML',
    'the mode Hedge → Netting',
    'harmless',
    '',
    () => htmlReport(called('7000000001 (USD, Made-Up-Server, demo, Netting)')),
  ],
  ['MT5 HTML', 'the table of positions taken out', passes.noTable, '', () => htmlReport({ ...own, positions: [] })],
  ['MT5 HTML', 'the open position taken out', 'refused', 'positions', () => htmlReport({ ...own, openPositions: [] })],
  [
    'MT5 HTML',
    'cut off before the figures',
    'refused',
    'summary_missing',
    () => edited(htmlReport(own), /<tr[^>]*><td nowrap><b>Results[\s\S]*/, ''),
  ],
  [
    'MT5 HTML',
    'the first half cut off, its balance called a deposit',
    'refused',
    'positions',
    () => htmlReport(begunAnew()),
  ],
  ['MT5 HTML', 'the last losses cut off, the last balance anew', 'refused', 'positions', () => htmlReport(cutEnd())],
  ['MT4', 'a loss taken out, every sum anew', passes.gaps, '', () => statement(trades.toSpliced(mt4LossAt, 1))],
  [
    'MT4',
    'the price of a loss, every sum anew',
    'named',
    'price_differs',
    () => mt4With({ closePrice: mt4Loss.closePrice + 7 }),
  ],
  ['MT4', 'the lots of a loss, every sum anew', 'named', 'price_differs', () => mt4With({ lots: 0.01, profit: -1 })],
  [
    'MT4',
    'buy → sell of a loss',
    'named',
    'price_differs',
    () => mt4With({ side: mt4Loss.side === 'buy' ? 'sell' : 'buy' }),
  ],
  [
    'MT4',
    'the deposit larger, its sum not',
    'refused',
    'totals',
    () => edited(statement(trades), '>2&nbsp;000.00<', '>9&nbsp;000.00<'),
  ],
  [
    'MT4',
    'the last balance alone',
    'refused',
    'opening_balance',
    () => edited(statement(trades), /Balance:<\/td><td>[^<]+/, 'Balance:</td><td>9&nbsp;999.00'),
  ],
  [
    'MT4',
    'the gross loss alone',
    'refused',
    'summary',
    () => edited(statement(trades), /Gross&nbsp;Loss:<\/td><td>[^<]+/, 'Gross&nbsp;Loss:</td><td>10.00'),
  ],
  [
    'MT4',
    'a commission hidden, every sum anew',
    passes.costs,
    '',
    () => statement(trades.map((one) => ({ ...one, commission: 0 }))),
  ],
  [
    'MT4',
    'every profit doubled, every sum anew',
    'named',
    'currency_scale',
    () => statement(trades.map((one) => ({ ...one, profit: one.profit * 2 }))),
  ],
  [
    'MT4',
    'an opening after its closing',
    'named',
    'price_differs',
    () => mt4With({ opened: mt4Loss.closed, closed: mt4Loss.opened }),
  ],
  [
    'MT4',
    'the holder renamed in the head',
    'named',
    'head_differs',
    () => statement(trades, { holder: 'Ann Example', title: 'Statement: 12345 - Somebody' }),
  ],
  [
    'MT4',
    'USC → USD',
    'named',
    'currency_scale',
    () =>
      mt4StatementOf(
        trades.map((one) => ({ ...one, profit: one.profit * 100, swap: 0, commission: 0 })),
        20_000_000,
        { currency: 'USD' },
      ),
  ],
  ['MT4', 'one ticket twice', 'refused', 'duplicate_ticket', () => statement([...trades, trades[4]!])],
  [
    'MT4 tester',
    'a loss made smaller',
    'refused',
    'running_balance',
    () => mt4TesterReport((step) => (step[0] === '7' ? step.with(8, '-10.00') : step)),
  ],
  [
    'MT4 tester',
    'called a statement',
    'backtest',
    '',
    () => edited(mt4TesterReport(), 'Strategy Tester: Some_EA', 'Statement: 12345 - Somebody'),
  ],
  ['MT4 tester', 'its deposit', 'refused', 'running_balance', () => edited(mt4TesterReport(), '>1000.00<', '>100.00<')],
  [
    'MT5 tester',
    'a loss made smaller',
    'refused',
    'running_balance',
    () => testerReport({ deals: handMade.deals.with(5, handMade.deals[5]!.with(profit, '-10.00')) }),
  ],
  [
    'MT5 tester',
    'called a history',
    'backtest',
    '',
    () => edited(testerReport(handMade), 'Strategy&nbsp;Tester&nbsp;Report', 'Trade&nbsp;History&nbsp;Report'),
  ],
  [
    'MT5 tester',
    'its deposit',
    'harmless',
    '',
    () => edited(testerReport(handMade), 'Deposit:</td><td>1&nbsp;000.00', 'Deposit:</td><td>100.00'),
  ],
  ['MT5 tester', 'a printed profit factor', 'refused', 'summary', () => edited(testerReport(handMade), '0.14', '1.40')],
]

const resultOfFile = (bytes: Uint8Array) => {
  const report = readReport(bytes)
  const { problems, notes, account_type } = checkReport(report)
  const figures = accountRecord(assignedOf(report).deals, report.digits)?.figures
  return { problems: problems.map(({ code }) => code as string), findings: findingsOf(notes), account_type, figures }
}

describe('the outcome of a forged file', () => {
  it.each([
    ['MT5 HTML', () => htmlReport(own)],
    ['MT5 XLSX', () => xlsxReport(own)],
    ['MT5 HTML in cents', () => htmlReport(inCents)],
    ['MT4', () => statement(trades)],
    ['MT5 tester', () => testerReport(handMade)],
    ['MT4 tester, whose rows are rounded', () => mt4TesterReport()],
  ])('is no finding without a forgery: %s', (_file, bytes) => {
    expect(resultOfFile(bytes())).toMatchObject({ problems: [], findings: [] })
  })

  it.each(table)('%s, %s: %s %s', (file, _what, outcome, code, bytes) => {
    const { problems, findings, account_type, figures } = resultOfFile(bytes())
    const found = findings.map((finding) => finding.code as string)
    if (outcome === 'refused') expect(problems).toContain(code)
    else expect(problems).toEqual([])
    if (outcome === 'named') expect(found).toContain(code)
    if (outcome === 'demo' || outcome === 'backtest') expect(account_type).toBe(outcome)
    if (outcome === 'harmless')
      expect(figures).toEqual(resultOfFile(file === 'MT5 tester' ? testerReport(handMade) : htmlReport(own)).figures)
    if (outcome.startsWith('passes')) expect(found).toEqual([])
  })
})
