import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wallMinute } from '#domain/basics/calendar-day.ts'
import { hourMs, minuteMs } from '#domain/basics/instant.ts'
import {
  hoursOf,
  isOnShift,
  merged,
  nextShift,
  type Shift,
  shiftsBetween,
  type WorkingHours,
  workedAfter,
  workedBetween,
} from './working-hours.ts'

const weekdays = [1, 2, 3, 4, 5]
const office: WorkingHours = {
  timeZone: 'Europe/Madrid',
  shifts: weekdays.map((weekday) => ({ weekday, from: 9 * 60, to: 18 * 60 })),
  daysOff: ['2026-12-25'],
}
const at = (text: string) => Date.parse(text)

describe('working hours', () => {
  it.each([
    ['2026-11-23T07:59:59Z', false, 'a Monday, before nine in Madrid'],
    ['2026-11-23T08:00:00Z', true, 'nine'],
    ['2026-11-23T16:59:59Z', true, 'the last second'],
    ['2026-11-23T17:00:00Z', false, 'six'],
    ['2026-07-20T07:00:00Z', true, 'nine in summer'],
    ['2026-11-22T10:00:00Z', false, 'a Sunday'],
    ['2026-12-25T10:00:00Z', false, 'a day off'],
  ])('at %s: %s (%s)', (moment, expected) => {
    expect(isOnShift(office, at(moment))).toBe(expected)
  })

  it('at night belong to the day on which they begin', () => {
    const night = { ...office, shifts: [{ weekday: 4, from: 22 * 60, to: 6 * 60 }] }
    expect(isOnShift(night, at('2026-12-24T23:00:00Z'))).toBe(true)
    expect(isOnShift(night, at('2026-12-25T04:59:00Z'))).toBe(true)
    expect(isOnShift(night, at('2026-12-25T05:00:00Z'))).toBe(false)
    // The shift that would begin on the day off is skipped completely.
    const friday = { ...night, shifts: [{ weekday: 5, from: 22 * 60, to: 6 * 60 }] }
    expect(isOnShift(friday, at('2026-12-26T01:00:00Z'))).toBe(false)
  })

  it('are an hour shorter when the clock skips one, and longer when it repeats one', () => {
    const night = { ...office, shifts: [{ weekday: 6, from: 22 * 60, to: 6 * 60 }] }
    const of = (from: string, to: string) =>
      workedBetween(shiftsBetween(night, [at(from), at(to)]), [at(from), at(to)]) / hourMs
    expect(of('2026-03-28T12:00:00Z', '2026-03-29T12:00:00Z')).toBe(7)
    expect(of('2026-10-24T12:00:00Z', '2026-10-25T12:00:00Z')).toBe(9)
    expect(of('2026-02-28T12:00:00Z', '2026-03-01T12:00:00Z')).toBe(8)
  })

  it('of a whole day run from midnight to midnight', () => {
    const always = { ...office, shifts: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, to: 1440 })) }
    expect(shiftsBetween(always, [at('2026-11-01T00:00:00Z'), at('2026-11-20T00:00:00Z')])).toEqual([
      [at('2026-11-01T00:00:00Z'), at('2026-11-20T00:00:00Z')],
    ])
  })

  it('resume with the next shift, after a weekend and a day off', () => {
    expect(nextShift(office, at('2026-12-24T20:00:00Z'))).toBe(at('2026-12-28T08:00:00Z'))
    expect(nextShift({ ...office, shifts: [] }, at('2026-12-24T20:00:00Z'))).toBeNull()
    expect(nextShift(office, at('2026-11-23T10:00:00Z'))).toBe(at('2026-11-23T10:00:00Z'))
  })

  it('are always if not set', () => {
    expect(isOnShift(null, at('2026-12-25T03:00:00Z'))).toBe(true)
  })

  it("of a teammate override the team's, whose days off apply to everybody", () => {
    const own = { ...office, timeZone: 'Asia/Kolkata', daysOff: ['2026-11-10'] }
    expect(hoursOf(null, office)).toBe(office)
    expect(hoursOf(own, null)).toEqual(own)
    expect(hoursOf(own, office)).toEqual({ ...own, daysOff: ['2026-11-10', '2026-12-25'] })
  })
})

const shift: fc.Arbitrary<Shift> = fc.record({
  weekday: fc.integer({ min: 1, max: 7 }),
  from: fc.integer({ min: 0, max: 1439 }),
  to: fc.integer({ min: 1, max: 1440 }),
})
const hours: fc.Arbitrary<WorkingHours> = fc.record({
  timeZone: fc.constantFrom('UTC', 'Europe/Madrid', 'Asia/Kolkata', 'America/St_Johns', 'Australia/Lord_Howe'),
  shifts: fc.array(shift, { maxLength: 10 }),
  daysOff: fc.constant([]),
})
const moment = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2028-12-31T00:00:00Z') })

describe('intervals of working hours', () => {
  it('agree with local time, minute by minute', () => {
    fc.assert(
      fc.property(hours, moment, (of, some) => {
        const now = Math.floor(some / minuteMs) * minuteMs
        // A clock that is changed within two days reads otherwise; those days have their own test.
        const minutes = [-2, -1, 0, 1, 2].map((days) => wallMinute(now + days * 24 * hourMs, of.timeZone))
        fc.pre(minutes.every((minute) => minute === minutes[2]))
        const day = new Date(now + offset(of.timeZone, now)).getUTCDay() || 7
        const before = day === 1 ? 7 : day - 1
        const minute = minutes[2]!
        const expected = of.shifts.some(({ weekday, from, to }) => {
          const overMidnight = to <= from
          if (weekday === day && minute >= from && (overMidnight || minute < to)) return true
          return weekday === before && overMidnight && minute < to
        })
        expect(isOnShift(of, now)).toBe(expected)
      }),
      { numRuns: 2_000 },
    )
  })

  it('are in order, disjoint and within the range; parts add up to the whole', () => {
    fc.assert(
      fc.property(
        hours,
        moment,
        fc.integer({ min: 0, max: 20 * 24 * hourMs }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (of, from, length, part) => {
          const to = from + length
          const middle = Math.round(from + length * part)
          const all = shiftsBetween(of, [from, to])
          expect(all).toEqual(merged(all))
          for (const [start, end] of all) {
            expect(start).toBeGreaterThanOrEqual(from)
            expect(end).toBeLessThanOrEqual(to)
          }
          const sum = workedBetween(all, [from, middle]) + workedBetween(all, [middle, to])
          expect(sum).toBe(workedBetween(all, [from, to]))
          expect(workedBetween(shiftsBetween(of, [from, middle]), [from, to])).toBe(workedBetween(all, [from, middle]))
        },
      ),
    )
  })
})

describe('the time after a given amount of working time', () => {
  const shifts = [
    [at('2026-11-23T08:00:00Z'), at('2026-11-23T17:00:00Z')],
    [at('2026-11-24T08:00:00Z'), at('2026-11-24T17:00:00Z')],
  ] as const

  it.each([
    ['2026-11-23T09:00:00Z', 2, '2026-11-23T11:00:00Z', 'within a shift'],
    ['2026-11-23T16:00:00Z', 2, '2026-11-24T09:00:00Z', 'over night'],
    ['2026-11-23T16:00:00Z', 1, '2026-11-23T17:00:00Z', 'at the end of a shift, not at the next one'],
    ['2026-11-23T20:00:00Z', 1, '2026-11-24T09:00:00Z', 'from the night on'],
    ['2026-11-24T16:00:00Z', 2, null, 'later than is known'],
  ])('from %s on, %s hours: %s (%s)', (from, hours, expected, _) => {
    expect(workedAfter(shifts, at(from), hours * hourMs)).toBe(expected && at(expected))
  })
})

function offset(timeZone: string, moment: number): number {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(moment)
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000
}
