import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hourMs } from '#domain/basics/instant.ts'
import { meetingTime, whenOfficeIsOpen } from './office-hours.ts'
import { randomFrom } from './random.ts'

const anyMoment = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2026, 11, 31) })

/** Every day, 7 to 23 in Dubai. */
function isOpen(ms: number): boolean {
  const local = new Date(ms + 4 * hourMs)
  return local.getUTCHours() >= 7 && local.getUTCHours() < 23
}

describe('whenOfficeIsOpen', () => {
  it('returns a time within office hours, never earlier and at most a night later', () => {
    fc.assert(
      fc.property(anyMoment, (ms) => {
        const open = whenOfficeIsOpen(randomFrom(String(ms)), ms)
        expect(isOpen(open)).toBe(true)
        expect(open).toBeGreaterThanOrEqual(ms)
        expect(open - ms).toBeLessThan(9 * hourMs)
      }),
    )
  })

  it('leaves a moment within office hours as it is', () => {
    const wednesdayNoon = Date.UTC(2026, 10, 18, 8)
    expect(whenOfficeIsOpen(randomFrom('x'), wednesdayNoon)).toBe(wednesdayNoon)
  })
})

it('meetingTime is on the hour or half past', () => {
  fc.assert(
    fc.property(anyMoment, fc.integer({ min: 1, max: 6 }), (ms, days) => {
      expect(meetingTime(randomFrom(String(ms)), ms, days) % (30 * 60_000)).toBe(0)
    }),
  )
})
