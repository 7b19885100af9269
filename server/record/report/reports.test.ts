import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { historyFigures } from '#domain/report/figures.ts'
import { checkReport } from './gate.ts'
import { readReport } from './read.ts'
import { handMade } from './testing-hand-made.ts'
import { type ReportText, terminals } from './testing-lines.ts'
import { mt4Statement, testerReport } from './testing-other-reports.ts'
import { htmlReport, xlsxReport } from './testing-reports.ts'

const checked = (bytes: Uint8Array) => {
  const report = readReport(bytes)
  return { report, figures: historyFigures(report), check: checkReport(report) }
}

describe('a consistent history report', () => {
  const { report, figures, check } = checked(htmlReport(handMade))

  it('gives every printed figure again', () => {
    expect(check).toMatchObject({ recomputed: 31, agree: 31, problems: [] })
  })

  it('gives the manually computed figures', () => {
    expect(figures).toMatchObject({
      deals: 11,
      closing_deals: 5,
      balance_ops: 2,
      positions: 4,
      opening_balance: 0,
      closing_balance: 1392.75,
      deposits: 1500,
      withdrawals: 0,
      running_balance_max_error: 0,
      net_profit: -107.25,
      gross_profit: 13.75,
      gross_loss: -121,
      wins_mt5_ge0: 3,
      wins_strict_gt0: 2,
      breakeven: 1,
      win_rate_mt5: 60,
      win_rate_strict: 40,
      position_wins_strict: 1,
      position_breakeven: 1,
      position_win_rate_strict: 25,
      expected_payoff: -21.45,
      longest_winning_run: 2,
      longest_losing_run: 1,
      largest_lot: 0.1,
      share_with_stop: 60,
      commission: -2,
      swap: -0.25,
      first_deal: '2025-01-02T09:00:00',
      last_deal: '2025-02-05T11:00:00',
    })
    // 912.75 / 1000 until the top-up, then 1392.75 / 1412.75.
    expect(figures.growth_mql5_pct).toBeCloseTo(100 * (0.91275 * (1392.75 / 1412.75) - 1), 10)
    expect(figures.monthly_growth_pct['2025-01']).toBeCloseTo(-8.725, 10)
    expect(figures.monthly_growth_pct['2025-02']).toBeCloseTo(100 * (1392.75 / 1412.75 - 1), 10)
    expect(figures.sum_of_monthly_pct).toBeCloseTo(-8.725 + 100 * (1392.75 / 1412.75 - 1), 10)
    expect(figures.absolute_gain_pct).toBeCloseTo(-7.15, 10)
    expect(figures.max_dd_abs).toBe(100)
    expect(figures.dd_absolute).toBe(87.25)
  })

  it('keeps the holder in the file', () => {
    expect(report.account).toEqual({
      login: '5000000002',
      currency: 'USD',
      server: 'Broker-Server',
      company: 'Broker Ltd.',
      tokens: ['real', 'Hedge'],
    })
  })

  it.each(Object.entries(terminals))('is read the same from a terminal in %s, HTML or Open XML', (_language, words) => {
    for (const bytes of [htmlReport(handMade, { words }), xlsxReport(handMade, words)]) {
      const other = checked(bytes)
      expect(other.figures).toEqual(figures)
      expect(other.check).toEqual(check)
    }
  })

  it('is read the same however it was saved', () => {
    for (const style of [{ encoding: 'utf-8' }, { encoding: 'utf-8-bom' }, { resaved: true }] as const) {
      expect(checked(htmlReport(handMade, style)).check).toEqual(check)
    }
    const withoutMark = htmlReport(handMade).subarray(2)
    expect(checked(withoutMark).check).toEqual(check)
  })

  it('is read the same in the layout of 2016, without fees and positions', () => {
    const { positions: _, totals: _totals, ...old } = handMade
    const { report, check, figures: rebuilt } = checked(htmlReport(old, { withFee: false }))
    expect(report.positions).toBeNull()
    expect(check).toMatchObject({ agree: 31, problems: [] })
    expect(rebuilt).toMatchObject({ positions: 4, position_wins_strict: 1, net_profit: -107.25 })
  })
})

describe('the account type', () => {
  it.each([
    ['(USD, Broker-Server, real, Hedge)', 'live'],
    ['(USD, Broker-Server, demo, Hedge)', 'demo'],
    ['(USD, Broker-Server, contest, Netting)', 'demo'],
    ['(USD, 1:100, Broker-Server)', 'demo'],
    ['(USD, Really-Real-Server, Hedge)', 'demo'],
    ['(USD, Broker-Demo, real, Hedge)', 'demo'],
    ['(USD, FTMO-Server2, real, Hedge)', 'demo'],
  ])('of an account line %s is %s', (line, type) => {
    expect(checked(htmlReport({ ...handMade, account: `5000000002 ${line}` })).check.account_type).toBe(type)
  })
})

it('a report of the Strategy Tester is a backtest, whatever it claims', () => {
  const { report, figures, check } = checked(testerReport(handMade))
  expect(report.kind).toBe('backtest')
  expect(report.account.currency).toBe('USD')
  expect(check).toMatchObject({ account_type: 'backtest', problems: [] })
  expect(check.recomputed).toBeGreaterThan(15)
  expect(figures).toMatchObject({ closing_deals: 4, net_profit: -87.25, max_dd_abs: 100, deposits: 1000 })
})

it('a statement of MetaTrader 4 gives its printed figures, and does not pass for a live account', () => {
  const { report, figures, check } = checked(mt4Statement())
  expect(report).toMatchObject({ kind: 'mt4', open: [{ symbol: 'xauusd' }] })
  expect(check).toMatchObject({ account_type: 'demo', recomputed: 15, agree: 15, problems: [] })
  expect(figures).toMatchObject({
    closing_deals: 2,
    positions: 2,
    deposits: 1000,
    closing_balance: 1007.5,
    net_profit: 7.5,
    gross_loss: -11.5,
    win_rate_strict: 50,
    share_with_stop: 50,
  })
})

describe('an inconsistent report', () => {
  const problemsOf = (report: ReportText) => checked(htmlReport(report)).check.problems

  it('is refused for any changed amount in any row, which is named', () => {
    const places = fc.record({ row: fc.nat(10), column: fc.constantFrom(8, 9, 10, 11, 12) })
    fc.assert(
      fc.property(places, fc.integer({ min: -500, max: 500 }).filter(Boolean), ({ row, column }, cents) => {
        const deals = handMade.deals.map((deal, i) => (i === row ? changed(deal, column, cents) : deal))
        const [first] = problemsOf({ ...handMade, deals, statedBalance: deals.at(-1)![12]! })
        expect(first).toBeDefined()
      }),
    )
    const deals = handMade.deals.map((deal, i) => (i === 5 ? changed(deal, 11, 5000) : deal))
    const [problem] = problemsOf({ ...handMade, deals })
    const line = readReport(htmlReport(handMade)).deals[5]!.row
    expect(problem).toMatchObject({ code: 'running_balance', row: line })
    expect(problem!.message).toContain(`Row ${line}`)
  })

  it('is refused without one of its losing trades', () => {
    const deals = handMade.deals.filter(([, ticket]) => ticket !== '5' && ticket !== '6')
    expect(problemsOf({ ...handMade, deals }).map(({ code }) => code)).toContain('running_balance')
  })

  it('is refused without one of its losing trades and with recomputed balances', () => {
    let balance = 0
    const deals = handMade.deals
      .filter(([, ticket]) => ticket !== '5' && ticket !== '6')
      .map((deal) => {
        balance += [8, 9, 10, 11].reduce((sum, column) => sum + Number(deal[column]!.replace(' ', '')), 0)
        return deal.with(12, balance.toFixed(2))
      })
    const { problems, notes } = checked(htmlReport({ ...handMade, deals })).check
    expect(problems.map(({ code }) => code)).toEqual(expect.arrayContaining(['totals', 'summary']))
    expect(notes.map(({ code }) => code)).toEqual(['later_deals_left_out', 'position_spoiled'])
  })

  it('is refused with a repeated ticket, or a deal older than the one above it', () => {
    const twice = handMade.deals.with(4, handMade.deals[4]!.with(1, '4'))
    expect(problemsOf({ ...handMade, deals: twice })).toContainEqual(
      expect.objectContaining({ code: 'duplicate_ticket' }),
    )
    const older = handMade.deals.with(4, handMade.deals[4]!.with(0, '2024.01.20 10:00:00'))
    expect(problemsOf({ ...handMade, deals: older })).toContainEqual(expect.objectContaining({ code: 'order_of_time' }))
  })

  it('is refused for any printed figure its deals do not give', () => {
    for (const [i, row] of handMade.results!.entries()) {
      for (const [j, figure] of row.entries()) {
        const other = figure.replace(/\d/, (digit) => String((Number(digit) + 1) % 10))
        const results = handMade.results!.with(i, row.with(j, other))
        expect([figure, other, problemsOf({ ...handMade, results }).length > 0]).toEqual([figure, other, true])
      }
    }
  })

  it('is refused without its printed figures', () => {
    for (let rows = 0; rows < handMade.results!.length; rows++)
      expect(problemsOf({ ...handMade, results: handMade.results!.slice(0, rows) })).toContainEqual(
        expect.objectContaining({ code: 'summary_missing' }),
      )
  })
})

describe('a file that is no report', () => {
  const readText = (text: string) => () => readReport(Buffer.from(text))

  it.each([
    ['words', 'hello'],
    ['another page', '<table><tr><td>1</td></tr></table>'],
    ['a statement of a bank', '<table><tr><td>2025.01.02 09:00:00</td><td>1</td><td>EUR</td></tr></table>'],
  ])('is refused with its kind: %s', (_what, text) => {
    expect(readText(text)).toThrow('this is not a MetaTrader report')
  })

  it('is refused as a damaged archive, a bomb, or truncated', () => {
    const whole = xlsxReport(handMade)
    expect(() => readReport(whole.subarray(0, whole.length / 2))).toThrow()
    const bomb = xlsxReport({ ...handMade, deals: [...handMade.deals, ['x'.repeat(5_000_000)]] })
    expect(bomb.length).toBeLessThan(200_000)
    expect(() => readReport(bomb)).toThrow('unpacks to far more')
    expect(() => readReport(htmlReport(handMade).subarray(0, 4001))).toThrow()
  })

  it('names the row whose amount is not a number', () => {
    const deals = handMade.deals.with(3, handMade.deals[3]!.with(11, 'five'))
    const line = readReport(htmlReport(handMade)).deals[3]!.row
    expect(() => readReport(htmlReport({ ...handMade, deals }))).toThrow(`Row ${line}: the profit is not a number.`)
  })
})

function changed(deal: readonly string[], column: number, cents: number): readonly string[] {
  const value = Math.round(Number(deal[column]!.replaceAll(' ', '')) * 100) + cents
  return deal.with(column, (value / 100).toFixed(2))
}
