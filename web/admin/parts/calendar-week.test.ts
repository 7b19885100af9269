import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, weekdayOf } from '#domain/basics/calendar-day.ts'
import { daysAround, daysOfWeek, weekNameOf } from './calendar-week.ts'

const days = fc.integer({ min: 0, max: 365 * 400 }).map((n) => addDays('1901-01-01', n))
const starts = fc.constantFrom(1, 6, 7)

describe('a week', () => {
  it('begins on the weekday of the locale', () => {
    expect(daysAround('2026-11-25', 1).map(String)).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
    ])
    expect(daysAround('2026-11-25', 7)[0]).toBe('2026-11-22')
    expect(daysAround('2026-11-25', 6)[0]).toBe('2026-11-21')
    expect(daysAround('2026-11-22', 7)[0]).toBe('2026-11-22')
  })

  it('has its ISO 8601 name, across the turn of the year', () => {
    for (const [day, name] of [
      ['2026-11-23', '2026-W48'],
      ['2026-12-31', '2026-W53'],
      ['2027-01-01', '2026-W53'],
      ['2027-01-04', '2027-W01'],
      ['2024-12-30', '2025-W01'],
      ['2021-01-03', '2020-W53'],
    ] as const)
      expect([day, weekNameOf(day, 1)]).toEqual([day, name])
    // A Sunday belongs to the days after it where weeks begin on Sundays.
    expect([weekNameOf('2026-11-22', 1), weekNameOf('2026-11-22', 7)]).toEqual(['2026-W47', '2026-W48'])
  })

  it('is found by its name, from any of its days', () => {
    fc.assert(
      fc.property(days, starts, (day, start) => {
        const week = daysAround(day, start)
        expect(weekdayOf(week[0]!)).toBe(start)
        expect(week).toContain(day)
        expect(daysOfWeek(weekNameOf(day, start), start)).toEqual(week)
      }),
    )
  })

  it('that does not exist has no days', () => {
    for (const name of ['2026-W00', '2026-W54', '2027-W53', '2026-48', '1026-W10', ''])
      expect(daysOfWeek(name, 1)).toBeNull()
  })
})
