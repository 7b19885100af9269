import { describe, expect, it } from 'vitest'
import { accountRecord } from '#domain/report/account-record.ts'
import { historyFigures } from '#domain/report/figures.ts'
import { assignedOf, checkReport } from './gate.ts'
import { readReport } from './read.ts'
import { makeAccount } from './testing-account.ts'
import { handMade } from './testing-hand-made.ts'
import { translated, translations } from './testing-languages.ts'
import type { ReportText } from './testing-lines.ts'
import { mt4Statement } from './testing-other-reports.ts'
import { htmlReport, xlsxReport } from './testing-reports.ts'

const read = (bytes: Uint8Array) => {
  const report = readReport(bytes)
  const assigned = assignedOf(report)
  return {
    figures: historyFigures(report),
    check: checkReport(report, assigned),
    open: report.open,
    record: accountRecord(assigned.deals, report.digits),
  }
}

/** Rewrites each cell of an HTML report. */
const rewritten = (report: ReportText, write: (cell: string) => string) =>
  Buffer.from(
    Buffer.from(htmlReport(report, { encoding: 'utf-8' }))
      .toString()
      .replaceAll(/>([^<>]+)</g, (_, cell: string) => `>${write(cell)}<`),
  )
const isDated = (cell: string) => /\d{4}\.\d\d\.\d\d/.test(cell)
const withComma = (cell: string) => (isDated(cell) ? cell : cell.replaceAll(/(\d)\.(\d)/g, '$1,$2'))
const between = (mark: string) => (cell: string) => cell.replaceAll(/(\d)&nbsp;(?=\d{3})/g, `$1${mark}`)

const withoutPositions = ({ positions: _, totals: _totals, ...old }: ReportText): ReportText => old
const reports: Record<string, ReportText> = {
  'made by hand': handMade,
  'of hundreds of deals': makeAccount({ deals: 300, seed: 5, perHour: 0.3, parts: 'each' }),
}

describe("a report with deal types in the terminal's own language", () => {
  for (const [what, report] of Object.entries(reports)) {
    const english = read(htmlReport(report))
    const old = read(htmlReport(withoutPositions(report), { withFee: false }))

    it.each(Object.entries(translations))(
      `is read with the same figures, ${what}: %s`,
      (_language, { words, types }) => {
        const own = translated(report, types)
        expect(read(htmlReport(own, { words }))).toEqual(english)
        expect(read(xlsxReport(own, words))).toEqual(english)
        const before = translated(withoutPositions(report), types)
        expect(read(htmlReport(before, { words, withFee: false }))).toEqual(old)
      },
    )
  }
})

describe('a report saved again by a spreadsheet or an editor', () => {
  const report = makeAccount({ deals: 120, seed: 4, perHour: 0.3, parts: 'each' })

  it.each<[string, (cell: string) => string]>([
    ['a decimal comma', withComma],
    ['a decimal comma and points between thousands', (cell) => between('.')(withComma(cell))],
    ['a decimal comma and narrow spaces between thousands', (cell) => between('\u202f')(withComma(cell))],
    ['commas between thousands', between(',')],
    ['marks of a text from left to right', (cell) => `\u200e${cell}\u200e`],
    ['marks of a text from right to left', (cell) => `\u202b${cell}\u202c`],
  ])('is read with every printed figure: %s', (_how, write) => {
    const bytes = rewritten(report, write)
    expect(bytes).not.toEqual(rewritten(report, (cell) => cell))
    expect(read(bytes)).toEqual(read(htmlReport(report)))
    expect(read(bytes).check).toMatchObject({ recomputed: 31, agree: 31, problems: [] })
  })
})

describe('a statement of MetaTrader 4 in another language', () => {
  it.each(Object.entries(translations))('is read with the same figures: %s', (_language, { types }) => {
    const [buy, sell, , , , , balance] = types
    const words: Record<string, string> = { buy, sell, balance, 'buy limit': `${buy} limit` }
    expect(read(mt4Statement((word) => words[word]!))).toEqual(read(mt4Statement()))
  })
})

describe('a report with ambiguous words', () => {
  it('is refused, and its row is named', () => {
    const { types } = translations.esperanto!
    const deals = handMade.deals.slice(0, 8).map((deal) => (deal[4] === 'out' ? deal.with(11, '0.00') : deal))
    const report = { deals, results: handMade.results! }
    expect(() => readReport(htmlReport(translated(report, types)))).toThrow(/stands for cannot be told from the file/)
  })

  it('is refused as ReportTrade if it only lists open positions, in any language', () => {
    const openPositions = [
      ['2025.01.02 10:00:00', '11', 'XAUUSD', 'kupno', '0.03', '2650.00', '', '', '2652.00', '0.00', '6.00', '', ''],
    ]
    expect(() => readReport(htmlReport({ deals: [], openPositions, statedBalance: '0.00' }))).toThrow('ReportTrade')
  })
})
