import { describe, expect, it } from 'vitest'
import { accountRecord } from '#domain/report/account-record.ts'
import { assignedOf, checkReport } from './gate.ts'
import { readReport } from './read.ts'
import { makeAccount } from './testing-account.ts'
import { type ReportText, terminals } from './testing-lines.ts'
import { type HtmlStyle, htmlReport, xlsxReport } from './testing-reports.ts'
import { resultsOf } from './testing-results.ts'

const read = (bytes: Uint8Array) => {
  const report = readReport(bytes)
  const assigned = assignedOf(report)
  const { closed, open, figures } = accountRecord(assigned.deals, 2)!
  const shown = Object.fromEntries(figures.map(({ name, value }) => [name, value]))
  return { check: checkReport(report, assigned), assigned, closed, open, shown }
}
const history = (report: ReportText, style?: HtmlStyle) => read(htmlReport(report, style))

/** Positions of a made account and their results, by the deals that its terminal booked for each: cents. */
function truthOf({ deals, positions }: ReportText) {
  const opened = deals.filter((deal) => deal[4] === 'in').map((deal) => deal[1]!)
  const results = new Map(opened.map((ticket) => [ticket, 0]))
  for (const row of positions!) {
    const result = [10, 11, 12].reduce(
      (sum, column) => sum + Math.round(Number(row[column]!.replaceAll(' ', '')) * 100),
      0,
    )
    results.set(row[1]!, results.get(row[1]!)! + result)
  }
  const won = [...results.values()].filter((result) => result > 0).length
  const lost = [...results.values()].filter((result) => result < 0).length
  return { closed: results.size, winRate: (100 * won) / (won + lost) }
}

describe('a hedging account with partial closings', () => {
  const seeds = Array.from({ length: 12 }, (_, index) => index + 1)
  const accounts = seeds.map((seed) => makeAccount({ deals: 300, seed, perHour: 0.12, parts: 'each' }))

  it('has its positions identified, whether listed by part or in one row, HTML or Open XML', () => {
    for (const [index, seed] of seeds.entries()) {
      const each = accounts[index]!
      const one = makeAccount({ deals: 300, seed, perHour: 0.12, parts: 'one' })
      const truth = truthOf(each)
      const words = Object.values(terminals)[seed % Object.keys(terminals).length]!
      for (const found of [history(each), history(one, { words }), read(xlsxReport(one, words))]) {
        expect([seed, found.check.problems, found.check.notes, found.open]).toEqual([seed, [], [], 0])
        expect([seed, found.closed]).toEqual([seed, truth.closed])
        expect(found.shown.winRate).toBeCloseTo(truth.winRate, 8)
      }
    }
  })

  it('has them identified by opening price if the file lists none, in the layout of 2016', () => {
    for (const made of accounts) {
      const { positions: _, ...old } = made
      const { check, closed, open, shown } = history(old, { withFee: false })
      const truth = truthOf(made)
      expect([check.problems, check.notes, closed, open]).toEqual([[], [], truth.closed, 0])
      expect(shown.winRate).toBeCloseTo(truth.winRate, 8)
    }
  })

  it('loses one named position if its listed row was changed, and is never netted', () => {
    const made = accounts[0]!
    const at = made.positions!.findIndex((row) => row[4] === '0.01')
    const row = made.positions![at]!
    const changed = { ...made, positions: made.positions!.with(at, row.with(9, '1 000.00')) }
    const { check, assigned, closed } = history(changed)
    expect(check.notes).toMatchObject([
      { code: 'position_spoiled', detail: { tickets: [row[1]] } },
      { code: 'price_differs', detail: { tickets: [row[1]] } },
    ])
    expect(closed).toBe(truthOf(made).closed)
    expect(assigned.deals.every(({ type, position }) => type === 'balance' || position !== null)).toBe(true)
  })

  it('is read if a position is partially closed and still open: 0.02 / 0.05', () => {
    const lines = [
      '2025.01.02 09:00:00|1||balance|||||0.00|0.00|0.00|1 000.00|1 000.00|',
      '2025.01.02 10:00:00|2|XAUUSD|buy|in|0.05|2650.00|11|0.00|0.00|0.00|0.00|1 000.00|',
      '2025.01.02 10:00:00|3|XAUUSD|sell|in|0.02|2650.00|12|0.00|0.00|0.00|0.00|1 000.00|',
      '2025.01.02 11:00:00|4|XAUUSD|sell|out|0.02|2652.00|13|0.00|0.00|0.00|4.00|1 004.00|',
    ].map((line) => line.split('|'))
    const positions = [
      '2025.01.02 10:00:00|11|XAUUSD|buy|0.02 / 0.05|2650.00|||2025.01.02 11:00:00|2652.00|0.00|0.00|4.00',
    ]
    const openPositions = [
      '2025.01.02 10:00:00|11|XAUUSD|buy|0.03|2650.00|||2652.00|0.00|6.00||',
      '2025.01.02 10:00:00|12|XAUUSD|sell|0.02|2650.00|||2652.00|0.00|-4.00||',
    ].map((line) => line.split('|'))
    const report = {
      deals: lines,
      positions: positions.map((line) => line.split('|')),
      openPositions,
      results: resultsOf(lines),
    }
    const { check, assigned, closed, open } = history(report)
    expect([check.problems, check.notes.map(({ code }) => code), closed, open]).toEqual([
      [],
      ['currency_unchecked'],
      0,
      2,
    ])
    expect(assigned.deals.map(({ position }) => position)).toEqual([null, '11', '12', '11'])
  })

  it("is refused if a part's lots were reduced in a file that begins later, and nothing else closes the rest", () => {
    const partOf = (closed: string) => {
      const deals = [
        '2025.01.02 10:00:00|2|XAUUSD|buy|in|0.05|2650.00|11|0.00|0.00|0.00|0.00|1 000.00|',
        `2025.01.02 11:00:00|4|XAUUSD|sell|out|${closed}|2652.00|13|0.00|0.00|0.00|4.00|1 004.00|`,
        '2025.01.02 12:00:00|5|XAUUSD|sell|out|0.03|2652.00|14|0.00|0.00|0.00|36.00|1 040.00|',
      ].map((line) => line.split('|'))
      const positions = [
        `2025.01.02 10:00:00|11|XAUUSD|buy|${closed}|2650.00|||2025.01.02 11:00:00|2652.00|0.00|0.00|4.00`,
        '2024.12.30 10:00:00|7|XAUUSD|buy|0.03|2640.00|||2025.01.02 12:00:00|2652.00|0.00|0.00|36.00',
      ].map((line) => line.split('|'))
      return { deals, positions, results: resultsOf(deals) }
    }
    expect(history(partOf('0.02')).check.problems).toMatchObject([{ code: 'positions', detail: { ticket: '2' } }])
    expect(history(partOf('0.05')).check.problems).toEqual([])
  })
})
