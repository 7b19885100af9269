import { describe, expect, it } from 'vitest'
import { decimalAmount, fromStripeUnits, roundHalfUp } from './currency.ts'
import { trialDay } from './trial.ts'

const trial = (start: string, end: string) => ({ start: new Date(start), end: new Date(end) })

describe('the day of a trial', () => {
  it('is counted in calendar days of the zone, across a clock change', () => {
    const spring = trial('2026-03-26T20:00:00Z', '2026-04-02T20:00:00Z')
    const days = [
      '2026-03-26T21:00:00Z',
      '2026-03-26T23:30:00Z',
      '2026-03-28T22:30:00Z',
      '2026-03-29T22:30:00Z',
      '2026-04-02T19:00:00Z',
    ]
    expect(days.map((now) => trialDay(spring, new Date(now), 'Europe/Berlin')?.day)).toEqual([1, 2, 3, 5, 7])
    expect(trialDay(spring, new Date('2026-03-26T21:00:00Z'), 'Europe/Berlin')?.of).toBe(7)
  })

  it('is null before the trial begins and once it is over', () => {
    const week = trial('2026-11-02T12:00:00Z', '2026-11-09T12:00:00Z')
    expect(trialDay(week, new Date('2026-11-02T11:59:00Z'), 'UTC')).toBeNull()
    expect(trialDay(week, new Date('2026-11-09T12:00:00Z'), 'UTC')).toBeNull()
  })
})

describe('amounts', () => {
  it.each([
    [8_995, 'usd', '89.95'],
    [13_400, 'jpy', '13400'],
    [27_500, 'kwd', '27.500'],
    [-5, 'eur', '-0.05'],
  ])('%d of %s are formatted as %s', (minor, currency, text) => {
    expect(decimalAmount(minor, currency)).toBe(text)
  })

  it("are converted from the provider's units, which differ for three currencies", () => {
    expect([fromStripeUnits(1_250_000, 'ISK'), fromStripeUnits(500, 'mga'), fromStripeUnits(8_995, 'usd')]).toEqual([
      12_500, 50_000, 8_995,
    ])
  })

  it('are rounded half away from zero', () => {
    expect([roundHalfUp(5n, 2n), roundHalfUp(-5n, 2n), roundHalfUp(7n, 3n)]).toEqual([3, -3, 2])
  })
})
