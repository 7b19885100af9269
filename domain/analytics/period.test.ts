import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, dayIn, momentOf, monthOf, weekdayOf, weekOf } from '#domain/basics/calendar-day.ts'
import { daysOf, daysUpTo, lengthOf, periodBefore, weeksOf, wholeMonths } from './period.ts'

const day = fc.integer({ min: 0, max: 40_000 }).map((n) => addDays('1990-01-01', n))

describe('periods', () => {
  it('list every day, 29 February included, and are preceded by one of equal length', () => {
    expect(daysOf({ from: '2024-02-28', to: '2024-03-01' })).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
    expect(periodBefore({ from: '2024-03-01', to: '2024-03-31' })).toEqual({ from: '2024-01-30', to: '2024-02-29' })
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 800 }), (to, days) => {
        const period = daysUpTo(to, days)
        expect(lengthOf(period)).toBe(days)
        expect(lengthOf(periodBefore(period))).toBe(days)
        expect(addDays(periodBefore(period).to, 1)).toBe(period.from)
      }),
    )
  })

  it.each([
    ['2025-11-24', '2026-11-23', { from: '2025-12-01', to: '2026-10-31' }],
    ['2026-02-01', '2026-02-28', { from: '2026-02-01', to: '2026-02-28' }],
    ['2024-02-01', '2024-02-28', null],
    ['2026-01-02', '2026-02-27', null],
    ['2026-11-30', '2026-12-31', { from: '2026-12-01', to: '2026-12-31' }],
    ['2026-11-23', '2026-11-23', null],
  ])('from %s to %s contain %o as whole months', (from, to, months) => {
    expect(wholeMonths({ from, to })).toEqual(months)
  })

  it('have weeks that begin on Monday', () => {
    expect(weekOf('2026-11-22')).toBe('2026-11-16')
    expect(weeksOf({ from: '2026-11-22', to: '2026-11-23' })).toEqual(['2026-11-16', '2026-11-23'])
    fc.assert(
      fc.property(day, (one) => {
        expect(weekdayOf(weekOf(one))).toBe(1)
      }),
    )
  })

  it('handle months of any length', () => {
    expect([monthOf('2026-11-22'), addMonths('2026-11-01', 2), addMonths('2026-01-01', -1)]).toEqual([
      '2026-11-01',
      '2027-01-01',
      '2025-12-01',
    ])
  })

  it.each(['UTC', 'Europe/Madrid', 'Asia/Kolkata', 'America/Los_Angeles'])(
    'begin at midnight in %s, also across daylight-saving changes',
    (zone) => {
      for (const one of ['2024-03-31', '2024-04-01', '2024-10-27', '2024-10-28', '2024-11-03', '2024-02-29']) {
        const start = momentOf(one, zone)
        expect(dayIn(zone, new Date(start))).toBe(one)
        expect(dayIn(zone, new Date(start - 1))).toBe(addDays(one, -1))
      }
    },
  )
})
