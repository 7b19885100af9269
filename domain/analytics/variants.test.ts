import { describe, expect, it } from 'vitest'
import { compare } from './variants.ts'

describe('two variants', () => {
  it.each([
    ['with few visitors too early to tell', { total: 60, converted: 0 }, { total: 60, converted: 20 }, 'too_early'],
    [
      'with a clear difference one better',
      { total: 1_000, converted: 50 },
      { total: 1_000, converted: 90 },
      'b_is_better',
    ],
    ['the other way round the other', { total: 1_000, converted: 90 }, { total: 1_000, converted: 50 }, 'a_is_better'],
    [
      'that are alike without a difference',
      { total: 5_000, converted: 250 },
      { total: 5_000, converted: 251 },
      'no_difference',
    ],
    [
      'with a slight difference too early to tell',
      { total: 1_000, converted: 50 },
      { total: 1_000, converted: 63 },
      'too_early',
    ],
  ] as const)('are %s', (_, a, b, verdict) => {
    expect(compare(a, b, 90).verdict).toBe(verdict)
  })

  it('have the intervals and the probability of the exact Beta posteriors', () => {
    // Beta(2, 10) and Beta(6, 6): quantiles and P(B > A) from their closed forms.
    const { a, b, chanceOfB } = compare({ total: 10, converted: 1 }, { total: 10, converted: 5 }, 30)
    expect(a.share).toBeCloseTo(2 / 12, 3)
    expect(a.low).toBeCloseTo(0.0333, 2)
    expect(a.high).toBeCloseTo(0.3644, 2)
    expect(b.share).toBeCloseTo(0.5, 3)
    expect(b.low + b.high).toBeCloseTo(1, 2)
    expect(chanceOfB).toBeCloseTo(exactChance(2, 10, 6, 6), 3)
  })

  it('are equally likely to be better when there is no data', () => {
    expect(compare({ total: 0, converted: 0 }, { total: 0, converted: 0 }, 30)).toMatchObject({
      verdict: 'too_early',
      weeks: null,
    })
    expect(compare({ total: 0, converted: 0 }, { total: 0, converted: 0 }, 30).chanceOfB).toBeCloseTo(0.5, 6)
  })

  it('need fewer weeks the larger the difference and the more visitors there are', () => {
    const slow = compare({ total: 500, converted: 25 }, { total: 500, converted: 32 }, 90).weeks!
    const fast = compare({ total: 500, converted: 25 }, { total: 500, converted: 32 }, 30).weeks!
    const clear = compare({ total: 500, converted: 25 }, { total: 500, converted: 36 }, 90).weeks!
    expect(fast).toBeLessThan(slow)
    expect(clear).toBeLessThan(slow)
  })
})

/** P(B > A) for whole parameters, by the finite sum over B's first one. */
function exactChance(a1: number, b1: number, a2: number, b2: number): number {
  const logGamma = (n: number) => Array.from({ length: n - 1 }, (_, k) => Math.log(k + 1)).reduce((x, y) => x + y, 0)
  const logBeta = (x: number, y: number) => logGamma(x) + logGamma(y) - logGamma(x + y)
  return Array.from({ length: a2 }, (_, i) =>
    Math.exp(logBeta(a1 + i, b1 + b2) - Math.log(b2 + i) - logBeta(1 + i, b2) - logBeta(a1, b1)),
  ).reduce((x, y) => x + y, 0)
}
