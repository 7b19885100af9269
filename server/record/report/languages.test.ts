import { describe, expect, it } from 'vitest'
import { accountRecord } from '#domain/report/account-record.ts'
import { historyFigures } from '#domain/report/figures.ts'
import { assignedOf, checkReport } from './gate.ts'
import { readReport } from './read.ts'
import { makeAccount } from './testing-account.ts'
import { handMade } from './testing-hand-made.ts'
import { translated, translations } from './testing-languages.ts'
import type { ReportText } from './testing-lines.ts'
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

const withoutPositions = ({ positions: _, totals: _totals, ...old }: ReportText): ReportText => old
const reports: Record<string, ReportText> = {
  'made by hand': handMade,
  'of hundreds of deals': makeAccount({ deals: 300, seed: 5, perHour: 0.3, parts: 'each' }),
}

describe('a report whose terminal prints the types of deals in its own language', () => {
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
