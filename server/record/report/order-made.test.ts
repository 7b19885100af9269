import { describe, expect, it } from 'vitest'
import { assignedOf, checkReport } from './gate.ts'
import { readReport } from './read.ts'
import { handMade } from './testing-hand-made.ts'
import { testerReport } from './testing-other-reports.ts'
import { htmlReport } from './testing-reports.ts'

/** Deals 7 and 8 come before 5 and 6, with a matching running balance. */
const listed = ['1', '2', '3', '4', '7', '8', '5', '6'].map((number) => {
  const deal = handMade.deals.find(([, ticket]) => ticket === number)!
  return number === '7' || number === '8' || number === '5' ? deal.with(12, '1 012.75') : deal
})

describe('deals listed by order number in the Strategy Tester', () => {
  it('are put in the order they were made, the balance with them', () => {
    const report = readReport(testerReport({ ...handMade, deals: listed }))
    expect(checkReport(report).problems).toEqual([])
    const { deals } = assignedOf(report)
    expect(deals.map(({ ticket }) => ticket)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
    expect(deals.map(({ balance }) => balance)).toEqual(
      [1000, 999, 1008.5, 1012.75, 1012.75, 912.75, 912.75, 912.75].map((units) => Math.round(units * 100)),
    )
  })

  it("are not reordered in an account's report", () => {
    const report = readReport(htmlReport({ ...handMade, deals: [...listed, ...handMade.deals.slice(8)] }))
    expect(checkReport(report).problems.map(({ code }) => code)).toContain('order_of_time')
  })
})
