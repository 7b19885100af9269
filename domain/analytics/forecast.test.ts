import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pipeline } from '#domain/leads/pipeline.ts'
import { expectedBetween, openStages, probabilityOf, remaining, type StageNow } from './forecast.ts'

const stage: fc.Arbitrary<StageNow> = fc
  .record({
    stage: fc.constantFrom(...openStages),
    values: fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 8 }),
    reached: fc.nat(500),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    stay: fc.option(fc.integer({ min: 60, max: 5_000_000 })),
  })
  .map(({ values, share, ...one }) => ({
    ...one,
    leads: values.length,
    value: values.reduce((sum, value) => sum + value, 0),
    squares: values.reduce((sum, value) => sum + value ** 2, 0),
    converted: Math.floor(one.reached * share),
  }))

const forever = Number.POSITIVE_INFINITY

describe('a forecast', () => {
  it('is the value of all leads times their probability, however the months are divided', () => {
    fc.assert(
      fc.property(fc.array(stage, { maxLength: 7 }), fc.integer({ min: 1, max: 10_000_000 }), (stages, cut) => {
        const whole = stages.reduce((sum, one) => sum + one.value * probabilityOf(one.stage, one), 0)
        const parts = [expectedBetween(stages, 0, cut), expectedBetween(stages, cut, forever)]
        expect(Math.abs(expectedBetween(stages, 0, forever).expected - whole)).toBeLessThanOrEqual(1)
        expect(Math.abs(parts[0]!.expected + parts[1]!.expected - whole)).toBeLessThanOrEqual(2)
        for (const { expected, low, high } of parts) {
          expect(low).toBeLessThanOrEqual(expected)
          expect(high).toBeGreaterThanOrEqual(expected)
        }
      }),
    )
  })

  const one = { leads: 1, value: 1_000, squares: 1_000_000, reached: 0, converted: 0, stay: null }

  it("uses a stage's default probability until there is enough data, then the observed one", () => {
    expect(probabilityOf('proposal', one)).toBeCloseTo(0.65)
    expect(probabilityOf('proposal', { reached: 20_000, converted: 2_000 })).toBeCloseTo(0.1, 2)
    expect([probabilityOf('converted', one), probabilityOf('lost', one)]).toEqual([1, 0])
  })

  it('has an 80 % interval, which is wider while there are few earlier leads', () => {
    const leads = { stage: 'proposal', leads: 10_000, value: 10_000, squares: 10_000, stay: null } as const
    // Half of 10,000 leads, with a standard deviation of 50.
    const known = { ...leads, reached: 1_000_000_000, converted: 500_000_000 }
    expect(expectedBetween([known], 0, forever)).toEqual({ expected: 5_000, low: 4_936, high: 5_064 })
    // The same half from twenty leads and the default probability.
    const guessed = { ...leads, reached: 20, converted: 7 }
    expect(expectedBetween([guessed], 0, forever)).toEqual({ expected: 5_000, low: 3_997, high: 6_003 })
  })

  it('expects leads in later stages to convert sooner', () => {
    const times = ['new', 'responded', 'qualified', 'negotiation'] as const
    const waits = times.map((name) => remaining([], name))
    expect(waits).toEqual(waits.toSorted((a, b) => b - a))
    const last = openStages.findLast((name) => !pipeline[name].forecastAs)!
    expect(remaining([{ ...one, stage: last, stay: 60 }], last)).toBe(60)
  })
})
