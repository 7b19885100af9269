import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayMs, minuteMs } from '#domain/basics/instant.ts'
import { arrivals } from './arrivals.ts'
import { randomFrom } from './random.ts'

const end = Date.UTC(2026, 10, 21, 12)
const start = end - 540 * dayMs
const moments = (count: number) => [...arrivals(randomFrom('arrivals'), count, start, end)]

describe('arrivals', () => {
  it('returns exactly the requested number of times, all within the period', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 900 }), (count, days) => {
        const from = end - days * dayMs
        const all = [...arrivals(randomFrom('any'), count, from, end)]
        expect(all).toHaveLength(count)
        expect(all.every((at) => Number.isInteger(at) && at >= from && at < end)).toBe(true)
      }),
    )
  })

  it('follows office hours, working days and a growing business', () => {
    const all = moments(20_000)
    const share = (test: (moment: Date) => boolean) => all.filter((at) => test(new Date(at))).length / all.length
    expect(share((at) => [0, 6].includes(at.getUTCDay()))).toBeLessThan(0.2)
    expect(share((at) => at.getUTCHours() >= 8 && at.getUTCHours() < 20)).toBeGreaterThan(0.6)
    expect(share((at) => at.getTime() > (start + end) / 2)).toBeGreaterThan(0.6)
  })

  it.each([1, 10, 5_000])('leaves some of %i leads for the last minutes, so that countdowns run', (count) => {
    expect(moments(count).some((at) => at > end - 7 * minuteMs)).toBe(true)
  })
})
