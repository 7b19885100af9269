import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/basics/calendar-day.ts'
import { addMonths, weeksOfMonth } from './month.ts'

const days = fc
  .date({ min: new Date('1901-01-01T00:00Z'), max: new Date('2998-12-31T00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('the weeks of a month', () => {
  it('contain each of its days once, in complete weeks', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 7 }), (day, firstWeekday) => {
        const all = weeksOfMonth(day, firstWeekday).flat()
        expect(all).toEqual(all.map((_, n) => addDays(all[0]!, n)))
        const ofMonth = all.filter((one) => one.slice(0, 7) === day.slice(0, 7))
        expect(ofMonth[0]).toBe(`${day.slice(0, 7)}-01`)
        expect(addDays(ofMonth.at(-1)!, 1).slice(8)).toBe('01')
        expect(all.length % 7).toBe(0)
        expect(all.length - ofMonth.length).toBeLessThan(14)
      }),
    )
  })

  it("begin with the locale's first weekday", () => {
    expect(weeksOfMonth('2026-11-23', 1)[0]).toEqual(expect.arrayContaining(['2026-10-26', '2026-11-01']))
    expect(weeksOfMonth('2026-11-23', 7)[0]?.[0]).toBe('2026-11-01')
  })
})

describe('a month on', () => {
  it.each([
    ['2026-11-23', 1, '2026-12-23'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-03-31', -1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
  ])('from %s by %i is %s', (day, months, result) => {
    expect(addMonths(day, months)).toBe(result)
  })
})
