import { describe, expect, it } from 'vitest'
import { checkReport } from './gate.ts'
import { readReport } from './read.ts'
import { makeAccount } from './testing-account.ts'
import { type ReportText, terminals } from './testing-lines.ts'
import { htmlReport, xlsxReport } from './testing-reports.ts'
import { money } from './testing-statement.ts'

const cents = (text: string) => Math.round(Number(text.replaceAll(' ', '')) * 100)

/** A forgery of one closing or opening, with everything that refers to it. */
type Forgery = (made: ReportText, index: number) => ReportText

/** The same cell of a deal and of the listed positions that it opened or closed. */
const inBothTables =
  (change: (cell: string) => string, ofDeal: number, ofOpening: number, ofClosing: number): Forgery =>
  (made, index) => {
    const deal = made.deals[index]!
    const isOpening = deal[4] === 'in'
    const [time, place] = isOpening ? [0, ofOpening] : [8, ofClosing]
    const isOf = (row: readonly string[]) =>
      isOpening ? row[1] === deal[1] : row[time] === deal[0] && row[9] === deal[6] && row[4] === deal[5]
    return {
      ...made,
      deals: made.deals.with(index, deal.with(ofDeal, change(deal[ofDeal]!))),
      positions: made.positions!.map((row) => (isOf(row) ? row.with(place, change(row[place]!)) : row)),
    }
  }

const dayLater = (time: string) =>
  new Date(Date.parse(`${time.slice(0, 10).replaceAll('.', '-')}T${time.slice(11)}Z`) + 86_400_000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ')
    .replaceAll('-', '.')

/** Recomputes the balances after a changed row. */
function balanced(report: ReportText): ReportText {
  let balance = 0
  const deals = report.deals.map((deal) => {
    balance += [8, 9, 10, 11].reduce((sum, column) => sum + cents(deal[column]!), 0)
    return deal.with(12, money(balance))
  })
  return { ...report, deals, statedBalance: money(balance) }
}

const forgeries: Record<string, Forgery> = {
  'a price': inBothTables((cell) => money(cents(cell) + 137), 6, 5, 9),
  'a price by a cent': inBothTables((cell) => money(cents(cell) + 1), 6, 5, 9),
  'a volume': inBothTables((cell) => (Number(cell) + 0.01).toFixed(2), 5, 4, 4),
  'a profit': (made, index) => balanced(inBothTables((cell) => money(cents(cell) + 2_500), 11, 12, 12)(made, index)),
  'a time by a day': inBothTables(dayLater, 0, 0, 8),
  'a deal taken out': (made, index) => balanced({ ...made, deals: made.deals.toSpliced(index, 1) }),
}

/** True if a file is refused, or the changed deal's position is named publicly. */
function isCaught(bytes: Uint8Array): boolean {
  const { problems, notes } = checkReport(readReport(bytes))
  return problems.length > 0 || notes.some(({ code }) => code === 'price_differs' || code === 'position_spoiled')
}

describe('forgeries of one deal in generated reports', () => {
  const made = Array.from({ length: 8 }, (_, index) =>
    makeAccount({ deals: 70, seed: index + 1, perHour: 0.4, ...(index % 2 === 1 && { parts: 'each' as const }) }),
  )
  const layouts: Record<string, (report: ReportText, seed: number) => Uint8Array> = {
    'HTML with positions': (report, seed) =>
      htmlReport(report, { words: Object.values(terminals)[seed % Object.keys(terminals).length]! }),
    'Open XML with positions': (report) => xlsxReport(report),
    'the layout of 2016': ({ positions: _, totals: _totals, ...report }) => htmlReport(report, { withFee: false }),
  }

  it('cause no finding without a forgery', () => {
    for (const [seed, account] of made.entries())
      for (const [layout, print] of Object.entries(layouts)) {
        const { problems, notes } = checkReport(readReport(print(account, seed)))
        expect([layout, seed, problems, notes]).toEqual([layout, seed, [], []])
      }
  })

  it.each(
    Object.entries(forgeries).flatMap(([what, forge]) =>
      Object.entries(layouts).map(([layout, print]) => [what, layout, forge, print] as const),
    ),
  )('are caught forty times of forty: %s, %s', (what, _layout, forge, print) => {
    const missed: string[] = []
    for (let attempt = 0; attempt < 40; attempt += 1) {
      const account = made[attempt % made.length]!
      const candidates = account.deals.flatMap((deal, index) => {
        // No deal follows the last: only the gold prices of its hour reveal that it was moved.
        if (what === 'a time by a day' && index === account.deals.length - 1) return []
        const isClosing = deal[4] === 'out'
        const isLoss = isClosing && deal[11]!.startsWith('-')
        const wanted = what === 'a deal taken out' ? isLoss : what === 'a profit' ? isClosing : deal[4] !== ''
        return wanted ? [index] : []
      })
      const index = candidates[(attempt * 7 + 3) % candidates.length]!
      if (!isCaught(print(forge(account, index), attempt)))
        missed.push(`${attempt % made.length}: ${account.deals[index]!.join('|')}`)
    }
    expect(missed).toEqual([])
  })

  it("are detected if a deal's time, even the last one's, differs from its order's", () => {
    const [account] = made
    for (const index of account!.deals.keys()) {
      if (account!.deals[index]![4] === '') continue
      const moved = { ...inBothTables(dayLater, 0, 0, 8)(account!, index), ordered: account!.deals }
      for (const bytes of [htmlReport(moved), xlsxReport(moved)]) {
        const { problems, notes } = checkReport(readReport(bytes))
        const tickets = notes.flatMap(({ detail }) => detail?.tickets ?? [])
        expect([index, problems.length > 0 || tickets.includes(account!.deals[index]![1]!)]).toEqual([index, true])
      }
    }
  })
})
