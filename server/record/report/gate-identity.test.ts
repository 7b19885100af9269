import { unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { checkReport } from './gate.ts'
import { readReport } from './read.ts'
import { makeAccount } from './testing-account.ts'
import { makeHistory } from './testing-histories.ts'
import type { ReportText } from './testing-lines.ts'
import { markets } from './testing-markets.ts'
import { mt4StatementOf, mt4Trades } from './testing-mt4-statement.ts'
import { htmlReport, xlsxReport } from './testing-reports.ts'

const notesOf = (bytes: Uint8Array) => checkReport(readReport(bytes)).notes
const codesOf = (bytes: Uint8Array) => notesOf(bytes).map(({ code }) => code)

/** An account in a market whose report names another currency. */
function soldAs(currency: string, market: string, bot: 'scalper' | 'swing' = 'swing'): ReportText {
  const { instruments, moneyDigits, currency: own } = markets[market]!
  const terms = { seed: 3, moneyDigits, instruments, commission: 'both', hasSwaps: true, parts: 'one' } as const
  const made = makeHistory(bot, terms, own, 160)
  return { ...made, account: made.account!.replace(own, currency) }
}

describe('a report with an edited currency', () => {
  it.each([
    ['ten ounces a lot in cents', 'USD'],
    ['ten ounces a lot in cents', 'EUR'],
    ['GOLD in euros', 'USD'],
    ['GOLD# in yen', 'USD'],
    ['GOLD# in yen', 'EUR'],
    ['ten ounces a lot in pounds', 'USD'],
    ['XAUUSD in dollars', 'EUR'],
    ['XAUUSD in dollars', 'JPY'],
    ['several symbols in dollars', 'GBP'],
  ])('is named by its prices: %s, sold as %s', (market, currency) => {
    for (const bytes of [htmlReport(soldAs(currency, market)), xlsxReport(soldAs(currency, market))])
      expect(notesOf(bytes)).toContainEqual(
        expect.objectContaining({
          code: 'currency_scale',
          detail: { printed: currency, recomputed: expect.stringMatching(/^[\d.]+ \(\w+[#.]?r?\)$/) },
        }),
      )
  })

  it.each(Object.keys(markets))("is not suspected if it is the account's own: %s", (market) => {
    for (const bot of ['scalper', 'swing'] as const) {
      // Profits of a cent or two reveal nothing.
      const isOfCents = bot === 'scalper' && market === 'one ounce a lot'
      const expected = isOfCents ? ['currency_unchecked'] : []
      expect(codesOf(htmlReport(soldAs(markets[market]!.currency, market, bot)))).toEqual(expected)
    }
  })

  it.each([
    ['cents as dollars', 'USC', 'USD', 3],
    ['dollars as euros', 'USD', 'EUR', 160],
  ])('is named, or noted as unchecked, with few closings: %s', (_what, own, sold, deals) => {
    const terms = { seed: 3, instruments: markets['XAUUSD in dollars']!.instruments, moneyDigits: 2 } as const
    const costs = { commission: 'both', hasSwaps: true, parts: 'one' } as const
    const made = makeHistory('scalper', { ...terms, ...costs }, own, deals)
    const codes = codesOf(htmlReport({ ...made, account: made.account!.replace(own, sold) }))
    expect(codes.filter((code) => ['currency_unchecked', 'currency_scale'].includes(code))).toHaveLength(1)
  })

  it('is noted as unchecked with two closings, and their number', () => {
    const report = soldAs('USD', 'XAUUSD in dollars')
    const closings = report.deals.flatMap((deal, index) => (deal[4] === 'out' ? [index] : []))
    const part = { ...report, deals: report.deals.slice(0, closings[1]! + 1) }
    const note = notesOf(htmlReport(part)).find(({ code }) => code === 'currency_unchecked')
    expect(note?.detail).toEqual({ printed: 'USD', recomputed: '2' })
  })

  it("is named by a cent account's name if cents of small lots equal dollars of whole ones", () => {
    const { instruments, moneyDigits } = markets['ten ounces a lot in cents']!
    const cents = instruments.map((one) => ({ ...one, contract: 1 }))
    const terms = {
      seed: 3,
      moneyDigits,
      instruments: cents,
      commission: 'both',
      hasSwaps: true,
      parts: 'one',
    } as const
    const made = makeHistory('swing', terms, 'USC', 160)
    expect(codesOf(htmlReport(made))).toEqual([])
    const sold = { ...made, account: made.account!.replace('USC', 'USD') }
    expect(notesOf(htmlReport(sold))).toEqual([
      expect.objectContaining({ code: 'cent_name', detail: { printed: 'USD', recomputed: 'XAUUSDc' } }),
    ])
    const renamed = made.account!.replace('USC', 'USD').replace('Made-Up-Server', 'Some-ProCent-2')
    const plain = soldAs('USD', 'XAUUSD in dollars')
    expect(codesOf(htmlReport({ ...plain, account: renamed }))).toEqual(['cent_name'])
    const central = made.account!.replace('USC', 'USD').replace('Made-Up-Server', 'Central-Live')
    expect(codesOf(htmlReport({ ...plain, account: central }))).toEqual([])
  })
})

describe('a report combined from two accounts', () => {
  const own = makeAccount({ deals: 60, seed: 1, perHour: 0.2 })
  const other = makeAccount({ deals: 60, seed: 2, perHour: 0.2 })
  const renumbered = other.deals.map((deal) => deal.with(1, String(Number(deal[1]) + 5_000_000)))

  it('is named by its deal numbers, which servers assign in order', () => {
    const deals = [...own.deals, ...renumbered].sort((a, b) => (a[0]! < b[0]! ? -1 : a[0]! > b[0]! ? 1 : 0))
    const note = notesOf(htmlReport({ ...own, deals, positions: [...own.positions!, ...other.positions!] })).find(
      ({ code }) => code === 'numbers_fall',
    )
    expect(note?.detail?.count).toBeGreaterThan(5)
    expect(note?.detail?.tickets?.length).toBeGreaterThan(5)
  })

  it('is named for one invented deal with a number of another time', () => {
    const at = own.deals.length - 8
    const deals = own.deals.with(at, own.deals[at]!.with(1, '77'))
    expect(notesOf(htmlReport({ ...own, deals }))).toContainEqual(
      expect.objectContaining({ code: 'numbers_fall', detail: { count: 1, tickets: ['77'] } }),
    )
  })
})

it('a statement with server-inserted rows without prices for past months is not named as two accounts', () => {
  const trades = mt4Trades(40)
  const last = trades.reduce((most, { ticket }) => Math.max(most, ticket), 0)
  const summed = (at: number) => {
    const moment = `2016.0${at}.01 00:00:00`
    const nothing = { side: 'buy', lots: 0.01, openPrice: 0, closePrice: 0, swap: 0, commission: 0 } as const
    return { ...nothing, ticket: last + at, opened: moment, closed: moment, profit: -100 * at }
  }
  const codes = codesOf(mt4StatementOf([...[1, 2, 3].map(summed), ...trades], 200_000))
  expect(codes).not.toContain('numbers_fall')
  expect(codes).toContain('price_differs')
})

describe('a report with an edited account number or holder', () => {
  const made = makeAccount({ deals: 40, seed: 4, account: '7000000001 (USD, Made-Up-Server, demo, Hedge)' })
  const html = (title: string, name: string) =>
    Buffer.from(
      Buffer.from(htmlReport(made, { encoding: 'utf-8' }))
        .toString()
        .replace(/<title>.*?<\/title>/, `<title>${title}</title>`)
        .replace('<table>', `<table><tr><td>Name:</td><td><b>${name}</b></td></tr>`),
    )
  const workbook = (subject: string) =>
    zipSync({
      ...unzipSync(xlsxReport(made)),
      'docProps/core.xml': Buffer.from(
        `\uFEFF<cp:coreProperties><dc:title>MetaTrader 5</dc:title><dc:subject>${subject}</dc:subject></cp:coreProperties>`,
        'utf16le',
      ),
    })

  it.each([
    ['7000000001: Ann Example - Trade History Report', 'Ann Example', []],
    ['7000000001: Ann O&#39;Hara - Trade History Report', 'Ann O’Hara', []],
    ['7000000001:  - Trade History Report', 'Ann Example', []],
    ['Trade History Report', 'Ann Example', []],
    ['7000000001: Ann Example - Trade-Historienbericht', 'Ann Example', []],
    ['7000000001: Ann-Marie Example - Trade History Report', 'Ann-Marie Example', []],
    ['7000000002: Ann Example - Trade History Report', 'Ann Example', ['head_differs']],
    ['7000000001: Ann Example - Trade History Report', 'Joann Example', ['head_differs']],
    ['7000000001: Ann Example - Trade History Report', 'Ann Examples', ['head_differs']],
    ['7000000001: Server - Trade History Report', 'Ann Example', ['head_differs']],
    ['7000000001: Bob Example - Trade History Report', 'Ann Example', ['head_differs']],
  ])("is named by its page's title: %s", (title, name, expected) => {
    expect(codesOf(html(title, name))).toEqual(expected)
  })

  it("is named by its workbook's properties, and read whatever these contain", () => {
    expect(codesOf(workbook('7000000001:'))).toEqual([])
    expect(codesOf(workbook('7000000002:Ann Example'))).toEqual(['head_differs'])
    expect(codesOf(workbook('7000000001:Made-Up'))).toEqual(['head_differs'])
    const damaged = zipSync({ ...unzipSync(xlsxReport(made)), 'docProps/core.xml': Buffer.from('<a') })
    expect(codesOf(damaged)).toEqual([])
  })

  it('does not reveal number or holder in its notes', () => {
    const [note] = notesOf(html('7000000002: Bob Example - Trade History Report', 'Ann Example'))
    expect(JSON.stringify(note)).not.toMatch(/7000000002|Bob|Ann/)
  })
})

describe("an account that has almost all of its server's numbers", () => {
  const terms = { seed: 5, moneyDigits: 2, commission: 'both', hasSwaps: true, parts: 'one' } as const
  const { instruments } = markets['XAUUSD in dollars']!
  const honest = makeHistory('swing', { ...terms, instruments }, 'USD', 160)
  const real = { ...honest, account: '5000000007 (USD, Broker-Server, real, Hedge)' }

  /** Numbered as on a server with a given share of the account's orders. */
  function numbered(report: ReportText, oneOf: number): ReportText {
    const known = new Map<string, string>()
    const numbers = report.deals.flatMap((row) => [row[1]!, row[7]!])
    for (const number of [...new Set(numbers)].filter(Boolean).toSorted((a, b) => Number(a) - Number(b)))
      known.set(number, String(1_000_000 + oneOf * known.size))
    const renumbered = (row: readonly string[]) => row.map((cell) => known.get(cell) ?? cell)
    return { ...report, deals: report.deals.map(renumbered), positions: report.positions?.map(renumbered) ?? [] }
  }
  const found = (report: ReportText) => {
    const { account_type, notes } = checkReport(readReport(htmlReport(report)))
    return [account_type, notes.find(({ code }) => code === 'numbers_alone')?.detail?.count]
  }

  it('does not count as live from half of the numbers on, and has its share named from a twentieth on', () => {
    expect(found(real)).toEqual(['live', undefined])
    const [type, all] = found(numbered(real, 1))
    expect([type, Number(all) >= 50]).toEqual(['demo', true])
    const [named, some] = found(numbered(real, 8))
    expect([named, Number(some) >= 5 && Number(some) < 50]).toEqual(['live', true])
  })

  it('is named in a statement of MetaTrader 4 too', () => {
    const alone = mt4Trades(60).map((one, index) => ({ ...one, ticket: 1_000 + index }))
    const note = notesOf(mt4StatementOf(alone, 500_000)).find(({ code }) => code === 'numbers_alone')
    expect(note?.detail).toEqual({ count: 100 })
    expect(codesOf(mt4StatementOf(mt4Trades(60), 500_000))).not.toContain('numbers_alone')
  })
})
