import { unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { historyFigures } from '#domain/report/figures.ts'
import { checkReport } from './gate.ts'
import { readReport } from './read.ts'
import type { UnreadableReport } from './report.ts'
import { makeAccount } from './testing-account.ts'
import { handMade } from './testing-hand-made.ts'
import type { ReportText } from './testing-lines.ts'
import { mt4TesterReport } from './testing-mt4-tester.ts'
import { mt4Statement, testerReport } from './testing-other-reports.ts'
import { htmlReport, xlsxReport } from './testing-reports.ts'
import { resultsOf } from './testing-results.ts'

const read = (bytes: Uint8Array) => {
  const report = readReport(bytes)
  return { report, figures: historyFigures(report), check: checkReport(report) }
}
const made = makeAccount({ deals: 400, seed: 7, perHour: 0.02 })
const codesOf = (report: ReportText) => read(htmlReport(report)).check.problems.map(({ code }) => code)

describe('an account of hundreds of deals, with deposits, withdrawals, partial closings and hedged positions', () => {
  it('is consistent as HTML and Open XML, and gives every printed figure', () => {
    for (const bytes of [htmlReport(made), xlsxReport(made)]) {
      const { check, figures } = read(bytes)
      expect(check).toMatchObject({ recomputed: 31, agree: 31, problems: [], notes: [] })
      expect(figures.deals).toBe(made.deals.length)
      expect(figures.withdrawals).toBeGreaterThan(0)
      expect(figures.position_wins_strict).toBeLessThan(figures.wins_strict_gt0)
    }
  })

  const entry = made.deals.findIndex((deal) => deal[4] === 'in')
  const exit = made.deals.findIndex((deal) => deal[4] === 'out')

  it('is refused if any one of its deals is missing, and the place is named', () => {
    for (const [index, deal] of made.deals.entries()) {
      if (index % 41 !== 0) continue
      const { problems } = read(htmlReport({ ...made, deals: made.deals.toSpliced(index, 1) })).check
      expect([index, deal[1], problems.length > 0, problems.some(({ row, detail }) => row || detail)]).toEqual([
        index,
        deal[1],
        true,
        true,
      ])
    }
  })

  it('is refused if an opening without cost is missing, though every balance and figure agrees', () => {
    const index = handMade.deals.findIndex(([, ticket]) => ticket === '5')
    const deals = handMade.deals.toSpliced(index, 1)
    const { problems } = read(htmlReport({ ...handMade, deals })).check
    const { row } = readReport(htmlReport({ ...handMade, deals })).deals[index]!
    expect(problems).toMatchObject([{ code: 'positions', row, detail: { ticket: '6' } }, { code: 'positions' }])
  })

  it('is refused with a changed volume, price or time', () => {
    const opened = made.deals[entry]!
    const closed = made.deals[exit]!
    const later = `${closed[0]!.slice(0, -2)}59`
    for (const [index, deal] of [
      [entry, opened.with(5, '0.90')],
      [entry, opened.with(6, '2 000.00')],
      [exit, closed.with(5, '0.90')],
      [exit, closed.with(6, '2 000.00')],
      [exit, closed.with(0, later)],
    ] as const) {
      expect([deal, codesOf({ ...made, deals: made.deals.with(index, deal) })]).toEqual([
        deal,
        expect.arrayContaining(['positions']),
      ])
    }
  })

  it('is refused with two rows exchanged', () => {
    const [one, two] = [made.deals[exit]!, made.deals[exit + 1]!]
    expect(codesOf({ ...made, deals: made.deals.with(exit, two).with(exit + 1, one) })).toContain('running_balance')
  })

  it('is refused with another total, whose row is named', () => {
    const totals = made.totals!.with(3, '1.00')
    const { problems } = read(htmlReport({ ...made, totals })).check
    expect(problems).toMatchObject([{ code: 'totals', row: expect.any(Number), detail: { figure: 'profit' } }])
  })

  it('is refused wherever the file was cut off', () => {
    const whole = htmlReport(made, { encoding: 'utf-8' })
    for (const share of [0.1, 0.3, 0.5, 0.7, 0.9, 0.98]) {
      const part = whole.subarray(0, Math.floor(share * whole.length))
      const problems = () => read(part).check.problems
      let found: unknown
      try {
        found = problems().length > 0
      } catch (error) {
        found = (error as Error).name === 'UnreadableReport'
      }
      expect([share, found]).toEqual([share, true])
    }
    const book = xlsxReport(made)
    expect(() => readReport(book.subarray(0, book.length - 400))).not.toThrow(TypeError)
    expect(() => readReport(book.subarray(0, book.length / 2))).toThrow('cut off or damaged')
  })

  it('is read in any number format', () => {
    const rewrite = (write: (amount: string) => string) => ({
      ...handMade,
      deals: handMade.deals.map((deal) => deal.map((cell, i) => (i > 7 && i < 13 ? write(cell) : cell))),
      totals: handMade.totals!.map(write),
    })
    const plain = read(htmlReport(handMade)).figures
    for (const write of [
      (text: string) => text.replaceAll(' ', ''),
      (text: string) => text.replaceAll(' ', '\u00a0'),
      (text: string) => text.replaceAll(' ', '\u202f'),
      (text: string) => text.replaceAll(' ', ','),
      (text: string) => `${text} USD`,
      (text: string) => text.replace('-', '−'),
    ]) {
      const { check, figures } = read(htmlReport(rewrite(write)))
      expect([write.toString(), check.problems, figures]).toEqual([write.toString(), [], plain])
    }
  })
})

describe('a row that moves money without trading', () => {
  const start = handMade.deals.slice(0, 1)
  const trades = handMade.deals.slice(1, 4)
  const flow = (ticket: string, type: string, amount: string, balance: string, symbol = '') =>
    `2025.01.03 09:00:00|${ticket}|${symbol}|${type}|||||0.00|0.00|0.00|${amount}|${balance}|`.split('|')
  const account = (...flows: readonly (readonly string[])[]): ReportText => ({
    deals: [...start, ...trades, ...flows],
    results: resultsOf([...start, ...trades]),
  })

  const costs = ['commission', 'agent commission', 'fee', 'charge', 'interest', 'tax', 'correction', 'dividend']
  it.each(costs)('is a cost and no withdrawal: %s', (type) => {
    const { figures, check } = read(
      htmlReport(account(flow('90', type, '-5.00', '1 007.75', type === 'dividend' ? 'GLD' : ''))),
    )
    expect(check.problems).toEqual([])
    // The terminal's net profit covers trades only.
    expect(figures).toMatchObject({ balance_ops: 1, withdrawals: 0, deposits: 1000, net_profit: 12.75 })
    expect(figures.growth_mql5_pct).toBeCloseTo(0.775, 10)
    expect(figures.max_dd_abs).toBe(5)
  })

  it.each(['balance', 'credit', 'bonus'])('is a withdrawal and no cost: %s', (type) => {
    const { figures } = read(htmlReport(account(flow('90', type, '-5.00', '1 007.75'))))
    expect(figures).toMatchObject({ balance_ops: 2, withdrawals: 5, max_dd_abs: 1 })
    expect(figures.growth_mql5_pct).toBeCloseTo(1.275, 10)
  })

  it.each(costs)('is no gain if positive: %s', (type) => {
    const { figures } = read(htmlReport(account(flow('90', type, '5.00', '1 017.75'))))
    expect(figures).toMatchObject({ balance_ops: 2, deposits: 1005 })
    expect(figures.growth_mql5_pct).toBeCloseTo(1.275, 10)
  })

  it('is no deposit if it is credit that does not change the balance', () => {
    const { figures, check } = read(htmlReport(account(flow('90', 'credit', '200.00', '1 012.75'))))
    expect(check.problems).toEqual([])
    expect(figures).toMatchObject({ deposits: 1000, balance_ops: 2, closing_balance: 1012.75 })
  })

  it('may be a loan before the first deposit', () => {
    const credit = '2025.01.01 09:00:00|90||credit|||||0.00|0.00|0.00|200.00|0.00|'.split('|')
    const { figures, check } = read(htmlReport({ ...account(), deals: [credit, ...start, ...trades] }))
    expect(check.problems).toEqual([])
    expect(figures).toMatchObject({ opening_balance: 0, deposits: 1000 })
  })

  it('in the middle allows a drawdown to be printed either way', () => {
    const out = flow('90', 'balance', '-500.00', '512.75')
    const loss = handMade.deals.slice(4, 6).map((deal) => deal.with(12, deal[4] === 'in' ? '512.75' : '412.75'))
    const printed = (maximal: string, relative: string): ReportText => ({
      deals: [...start, ...trades, out, ...loss],
      results: [
        ['-87.25', '13.75', '-101.00'],
        ['0.14', '-29.08'],
        ['0.00', '-0.50'],
        ['0.00', maximal, relative],
      ],
    })
    for (const [maximal, relative] of [
      ['100.00 (19.50%)', '19.50% (100.00)'],
      ['600.00 (59.24%)', '59.24% (600.00)'],
    ] as const) {
      expect(codesOf(printed(maximal, relative))).not.toContain('positions')
      const { problems } = read(htmlReport(printed(maximal, relative))).check
      expect(problems.filter(({ detail }) => detail?.figure?.startsWith('drawdown'))).toEqual([])
    }
  })
})

it('an account that was stopped out and topped up shows its loss, whatever its months add up to', () => {
  const rows = [
    '2025.01.02 09:00:00|1||balance|||||0.00|0.00|0.00|1 000.00|1 000.00|',
    '2025.01.02 10:00:00|2|XAUUSD|buy|in|1.00|2650.00|11|0.00|0.00|0.00|0.00|1 000.00|',
    '2025.01.03 10:00:00|3|XAUUSD|sell|out|1.00|2640.20|12|0.00|0.00|0.00|-980.00|20.00|so: 12%',
    '2025.02.03 09:00:00|4||balance|||||0.00|0.00|0.00|1 000.00|1 020.00|',
    '2025.02.03 10:00:00|5|XAUUSD|buy|in|1.00|2650.00|13|0.00|0.00|0.00|0.00|1 020.00|',
    '2025.02.04 10:00:00|6|XAUUSD|sell|out|1.00|2680.60|14|0.00|0.00|0.00|3 060.00|4 080.00|tp',
  ].map((row) => row.split('|'))
  const { figures, check } = read(htmlReport({ deals: rows, results: resultsOf(rows) }))
  expect(check.problems).toEqual([])
  expect(figures.sum_of_monthly_pct).toBeCloseTo(202, 8)
  expect(figures.growth_mql5_pct).toBeCloseTo(-92, 8)
})

describe('a netting account', () => {
  const rows = [
    '2025.01.02 09:00:00|1||balance|||||0.00|0.00|0.00|1 000.00|1 000.00|',
    '2025.01.02 10:00:00|2|XAUUSD|buy|in|0.10|2650.00|11|0.00|0.00|0.00|0.00|1 000.00|',
    '2025.01.02 10:10:00|3|XAUUSD|buy|in|0.10|2652.00|12|0.00|0.00|0.00|0.00|1 000.00|',
    '2025.01.02 11:00:00|4|XAUUSD|sell|in/out|0.30|2653.00|13|0.00|0.00|0.00|40.00|1 040.00|',
    '2025.01.02 12:00:00|5|XAUUSD|buy|out|0.10|2650.00|14|0.00|0.00|0.00|30.00|1 070.00|',
  ].map((row) => row.split('|'))
  const positions = [
    '2025.01.02 10:00:00|11|XAUUSD|buy|0.20|2651.00|||2025.01.02 11:00:00|2653.00|0.00|0.00|40.00'.split('|'),
    '2025.01.02 11:00:00|13|XAUUSD|sell|0.10|2653.00|||2025.01.02 12:00:00|2650.00|0.00|0.00|30.00'.split('|'),
  ]
  const account = '5000000002 (USD, Broker-Server, real, Netting)'

  it('is consistent although its positions have mean prices and reverse', () => {
    const { check, figures } = read(htmlReport({ account, deals: rows, positions, results: resultsOf(rows) }))
    expect(check).toMatchObject({ account_type: 'live', problems: [] })
    expect(figures).toMatchObject({ closing_deals: 2, positions: 2, position_wins_strict: 2 })
  })

  it('is refused if it closes what it never opened', () => {
    const deals = rows.toSpliced(1, 2).with(1, rows[3]!.with(4, 'out'))
    expect(codesOf({ account, deals, results: resultsOf(deals) })).toContain('positions')
  })
})

describe('open positions', () => {
  const open = '2025.02.06 10:00:00|20|XAUUSD|buy|0.10|2700.00|||2710.00|0.00|100.00|'.split('|')
  const entry = '2025.02.06 10:00:00|20|XAUUSD|buy|in|0.10|2700.00|20|0.00|0.00|0.00|0.00|1 392.75|'.split('|')
  const deals = [...handMade.deals, entry]

  it('are shown and not counted', () => {
    const { report, check, figures } = read(htmlReport({ ...handMade, deals, openPositions: [open] }))
    expect(report.open).toHaveLength(1)
    expect(check.problems).toEqual([])
    expect(figures).toMatchObject({ positions: 4, closing_deals: 5 })
  })

  it('must be listed as open: otherwise their closing may have been removed', () => {
    expect(codesOf({ ...handMade, deals })).toEqual(['positions'])
  })
})

it('an extract of a history derives its opening balance from its first row, and says so', () => {
  const deals = handMade.deals.slice(4, 8)
  const { check, figures } = read(htmlReport({ deals, results: resultsOf(deals), statedBalance: '1 392.75' }))
  expect(check.problems).toEqual([])
  expect(check.notes.map(({ code }) => code)).toEqual(['begins_later', 'later_deals_left_out', 'currency_unchecked'])
  expect(figures).toMatchObject({ opening_balance: 1012.75, deposits: 0 })
  expect(figures.growth_mql5_pct).toBeCloseTo((-100 * 100) / 1012.75, 8)
})

describe('a statement of MetaTrader 4', () => {
  const text = Buffer.from(mt4Statement()).toString()
  const changed = (from: string, to: string) => {
    expect(text).toContain(from)
    return read(Buffer.from(text.replace(from, to))).check
  }

  it('is refused with a trade changed or removed, or another sum', () => {
    expect(changed('20.00</td>', '25.00</td>').problems.length).toBeGreaterThan(0)
    expect(changed(/<tr><td>3<.*?<\/tr>/.exec(text)![0], '').problems.length).toBeGreaterThan(0)
    expect(changed('1&nbsp;007.50', '1&nbsp;000.50').problems).toMatchObject([
      { code: 'totals', detail: { figure: 'balance', printed: '1000.50', recomputed: '1007.50' } },
    ])
    expect(
      changed('Deposit/Withdrawal:</td><td>1&nbsp;000', 'Deposit/Withdrawal:</td><td>2&nbsp;000').problems,
    ).toMatchObject([{ code: 'totals', detail: { figure: 'deposits' } }])
  })

  it('is refused without the figures below its trades', () => {
    const cut = text.slice(0, text.indexOf('<tr><td>Closed&nbsp;P/L'))
    expect(read(Buffer.from(cut)).check.problems).toMatchObject([{ code: 'statement_summary_missing' }])
  })

  const shorter = (change: (statement: string) => string) =>
    read(Buffer.from(change(text.replace('1&nbsp;007.50', '5&nbsp;007.50')))).check
  const withFalls = (statement: string) =>
    statement.replace('11.50&nbsp;(1.13%)', '11.50&nbsp;(0.23%)').replace('1.13%&nbsp;(11.50)', '0.23%&nbsp;(11.50)')
  // Without the row of the first deposit, which was the balance at that time.
  const withoutDeposit = (statement: string) =>
    statement
      .replace(/<tr><td>1<.*?<\/tr>/, '')
      .replace('Deposit/Withdrawal:</td><td>1&nbsp;000.00', 'Deposit/Withdrawal:</td><td>0.00')

  it('begins with an earlier balance if its drawdowns agree', () => {
    const { notes, problems } = shorter(withFalls)
    expect(problems).toEqual([])
    expect(notes).toMatchObject([
      { code: 'type_not_told' },
      { code: 'begins_later', detail: { recomputed: '4000.00' } },
      { code: 'currency_unchecked', detail: { printed: 'USD' } },
    ])
  })

  it('is refused with both numbers if its printed balance differs from rows and drawdowns', () => {
    for (const change of [
      (statement: string) => statement,
      // Without its details there is nothing to compare.
      (statement: string) => statement.replace(/<tr><td>Gross&nbsp;Profit[\s\S]*/, ''),
    ]) {
      expect(shorter(change).problems).toContainEqual(
        expect.objectContaining({ code: 'opening_balance', detail: { printed: '5007.50', recomputed: '1007.50' } }),
      )
    }
  })

  it('is refused with an initial balance but no deposit, unless it names its period', () => {
    const begun = (statement: string) => withFalls(withoutDeposit(statement))
    expect(shorter(begun).problems).toMatchObject([{ code: 'opening_balance' }])
    const named = shorter((statement) =>
      begun(statement).replace('2016&nbsp;January&nbsp;5,', '2016.01.04&nbsp;-&nbsp;2016.01.05'),
    )
    expect([named.problems, named.notes.map(({ code }) => code)]).toEqual([
      [],
      ['type_not_told', 'begins_later', 'currency_unchecked'],
    ])
  })
})

describe('a report of MetaTrader 4’s Strategy Tester', () => {
  it('is a backtest with matching figures, though its rows are rounded', () => {
    const { report, figures, check } = read(mt4TesterReport())
    expect(check).toMatchObject({ account_type: 'backtest', problems: [] })
    expect(check.recomputed).toBe(18)
    expect(report.kind).toBe('backtest')
    expect(figures).toMatchObject({ closing_deals: 5, net_profit: -4.49, deposits: 1000, positions: 5 })
    expect(figures.share_with_stop).toBe(40)
  })

  it('is refused with a changed result or a missing step', () => {
    const better = mt4TesterReport((step) => (step[0] === '7' ? step.with(8, '-10.00') : step))
    expect(read(better).check.problems[0]).toMatchObject({ code: 'running_balance', row: 19 })
    const without = mt4TesterReport((step) => (step[0] === '7' ? ['', ''] : step))
    expect(read(without).check.problems[0]).toMatchObject({ code: 'running_balance' })
  })

  it("is not accused if its results include a night's swap, as in MetaTrader 4 only", () => {
    const codes = (closed: string) => {
      const bytes = mt4TesterReport((step) =>
        step[0] === '13' ? step.with(1, closed).with(8, '5.10').with(9, '995.11') : step,
      )
      return read(bytes).check.notes.map(({ code }) => code)
    }
    expect(codes('2025.01.08 12:00')).toContain('price_differs')
    expect(codes('2025.01.09 12:00')).not.toContain('price_differs')
  })
})

describe('a test without its figures', () => {
  const figures = /profit|drawdown|Sharpe|Initial|total (?:trades|deals)/i
  const without = (bytes: Uint8Array, encoding: 'utf8' | 'utf16le') =>
    Buffer.from(
      Buffer.from(bytes)
        .toString(encoding)
        .replaceAll(/<tr>.*?<\/tr>/g, (row) =>
          /Time/.test(row) || !figures.test(row.replaceAll('&nbsp;', ' ')) ? row : '',
        ),
      encoding,
    )

  it.each([
    ['MetaTrader 4’s', mt4TesterReport(), 'utf8'],
    ['MetaTrader 5’s', testerReport(handMade), 'utf16le'],
  ] as const)('is recognised as a test of %s Strategy Tester, not a history without trades', (_, bytes, encoding) => {
    expect(() => readReport(without(bytes, encoding))).toThrow(
      expect.objectContaining({ code: 'tester_summary_missing' }),
    )
  })
})

it('a Strategy Tester report has the currency above its deposit, whatever its inputs are called', () => {
  const text = Buffer.from(testerReport(handMade)).toString('utf16le')
  const inputs = '<tr><td>Inputs:</td><td>XAI</td></tr><tr><td></td><td>InpLot=0.1</td></tr>'
  const bytes = Buffer.from(text.replace('<tr><td>Currency', `${inputs}<tr><td>Currency`), 'utf16le')
  expect(read(bytes).report.account.currency).toBe('USD')
})

it('a report of open positions (ReportTrade) is refused by name, with what to export instead', () => {
  const open = '2025.02.06 10:00:00|20|XAUUSD|buy|0.10|2700.00|||2710.00|0.00|100.00|'.split('|')
  const page = (cells: readonly string[]) =>
    Buffer.from(`<table><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>`)
  expect(() => readReport(page(open))).toThrow(/ReportTrade.*History tab/)
  expect(() => readReport(page(['Trade Report']))).toThrow('ReportTrade')
  expect(() => readReport(page(['Trade Account Report']))).toThrow('Trade Account Report')
  expect(() => readReport(page(['Trade Journal']))).toThrow('not a MetaTrader report')
})

describe('an optimization', () => {
  const heading = ['Pass', 'Result', 'Profit', 'Expected Payoff', 'Profit Factor', 'Trades']
  const passes = [heading, ['1', '10120.00', '120.00', '1.20', '1.31', '100']]
  const workbook = (name: string, rows: readonly (readonly string[])[]) => {
    const lines = rows.map(
      (row) => `<Row>${row.map((cell) => `<Cell><Data ss:Type="String">${cell}</Data></Cell>`).join('')}</Row>`,
    )
    return `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="${name}"><Table>${lines.join('')}</Table></Worksheet></Workbook>`
  }
  const table = (rows: readonly (readonly string[])[]) =>
    `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`
  const codeOf = (text: string) => {
    try {
      readReport(Buffer.from(text))
    } catch (error) {
      return (error as UnreadableReport).code
    }
    return null
  }

  it.each([
    ['as XML', workbook('Tester Optimizator Results', passes)],
    ['as XML under another name', workbook('Sheet1', passes)],
    ['of MetaTrader 4', `<title>Optimization Report</title>${table([['1', '120.00']])}`],
    ['as a table', table(passes)],
  ])('%s is refused by name, with what to export instead', (_what, text) => {
    expect(codeOf(text)).toBe('optimization')
  })

  it('is not confused with another workbook or table', () => {
    expect(codeOf(workbook('Sheet1', [['Name', 'Age']]))).toBe('unknown_format')
    expect(
      codeOf(
        table([
          ['Pass', 'Name'],
          ['1', '2'],
        ]),
      ),
    ).toBe('unknown_format')
  })
})

it('deals of one tick of the Strategy Tester are read though one is slightly older than the one above it; not so in a history', () => {
  const at = handMade.deals.findIndex(([, ticket]) => ticket === '4')
  const deals = handMade.deals.with(at, handMade.deals[at]!.with(0, '2025.01.02 10:59:30'))
  const codes = (bytes: Uint8Array) => read(bytes).check.problems.map(({ code }) => code)
  expect(codes(testerReport({ deals }))).toEqual([])
  expect(codes(htmlReport({ ...handMade, deals }))).toContain('order_of_time')
  const days = handMade.deals.with(at, handMade.deals[at]!.with(0, '2025.01.01 10:59:30'))
  expect(codes(testerReport({ deals: days }))).toContain('order_of_time')
})

describe('a CSV of another service', () => {
  it.each([
    [
      'Myfxbook',
      'Open Date,Close Date,Symbol,Action,Units/Lots,SL,TP,Open Price,Close Price,Commission,Swap,Pips,Profit',
    ],
    ['Myfxbook', 'Tags,Ticket,Open Date,Close Date,Symbol,Action,Lots,SL,TP,Open Price,Close Price'],
    ['MQL5 Signals', '\ufeffTime;Type;Volume;Symbol;Price;S/L;T/P;Time;Price;Commission;Swap;Profit;Comment'],
    ['MQL5 Signals', 'Time;Type;Volume;Symbol;Price;Volume;Time;Price;Commission;Swap;Profit'],
  ])('of %s is refused by name', (name, heading) => {
    expect(() => readReport(Buffer.from(`${heading}\r\n`))).toThrow(`This is a CSV of ${name}`)
    expect(() => readReport(Buffer.from(`\ufeff${heading}\r\n`, 'utf16le'))).toThrow(`This is a CSV of ${name}`)
  })
})

describe('a hostile file', () => {
  it('of tags within tags is refused before it takes any time', () => {
    expect(() => readReport(Buffer.from('<div>'.repeat(200_000)))).toThrow('nested too deep')
  })

  it('that is empty is refused as such', () => {
    expect(() => readReport(new Uint8Array())).toThrow('The file is empty.')
  })
})

it('a workbook saved again by a spreadsheet is read as printed, despite binary fractions and other part names', () => {
  const noisy = (text: string) =>
    text
      .replaceAll('<v>-0.5</v>', '<v>-0.50000000000000011</v>')
      .replaceAll('<v>0.05</v>', '<v>5.0000000000000003E-2</v>')
  const parts = unzipSync(xlsxReport(handMade))
  const rewritten = Object.entries(parts).map(([name, part]) => {
    const wide = new TextDecoder('utf-16le')
    const isSheet = name.includes('sheet')
    return [
      isSheet ? 'xl/worksheets/Sheet1.xml' : name,
      isSheet ? Buffer.from(noisy(wide.decode(part))) : part,
    ] as const
  })
  const plain = read(xlsxReport(handMade))
  const again = read(zipSync(Object.fromEntries(rewritten)))
  expect(again.figures).toEqual(plain.figures)
  expect(again.check.problems).toEqual([])
})
