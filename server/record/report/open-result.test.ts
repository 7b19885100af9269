import { describe, expect, it } from 'vitest'
import { readReport } from './read.ts'
import { handMade } from './testing-hand-made.ts'
import type { ReportText } from './testing-lines.ts'
import { mt4Statement } from './testing-other-reports.ts'
import { htmlReport, xlsxReport } from './testing-reports.ts'

const held = (swap: string, profit: string) =>
  `2025.02.06 10:00:00|20|XAUUSD|buy|0.10|2700.00|||2690.00|${swap}|${profit}|`.split('|')
const openOf = (report: ReportText) => readReport(htmlReport(report)).openResult
const balance = 139_275

describe('open positions in a report', () => {
  it.each<[string, ReportText, number | null]>([
    ['beside its balance', { ...handMade, floating: ['-310.00', '1 082.75'] }, -31_000],
    ['as none', { ...handMade, floating: ['0.00', '1 392.75'] }, 0],
    ['in their rows', { ...handMade, openPositions: [held('-3.00', '-307.00')] }, -31_000],
    ['in both', { ...handMade, openPositions: [held('-3.00', '-307.00')], floating: ['-310.00', '1 082.75'] }, -31_000],
    [
      'less in their rows',
      { ...handMade, openPositions: [held('0.00', '-1.00')], floating: ['-310.00', '1 082.75'] },
      -31_000,
    ],
    [
      'less beside its balance',
      { ...handMade, openPositions: [held('0.00', '-310.00')], floating: ['0.00', '1 392.75'] },
      -31_000,
    ],
    ['beside an equity that it does not come to', { ...handMade, floating: ['-310.00', '1 392.75'] }, null],
    ['not at all', handMade, null],
  ])('is read: %s', (_, report, result) => {
    expect(openOf(report)).toEqual(result === null ? null : { balance, result })
  })

  it('is read from a workbook, too', () => {
    const { openResult } = readReport(xlsxReport({ ...handMade, floating: ['-310.00', '1 082.75'] }))
    expect(openResult).toMatchObject({ result: -31_000 })
  })

  it('are read from a MetaTrader 4 statement, with their number', () => {
    const { open, openResult } = readReport(mt4Statement())
    expect([open.length, openResult]).toEqual([1, { balance: 100_750, result: -4_000 }])
  })
})
