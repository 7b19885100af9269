import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodyOf, draftOf, emptyDraft, type MonthDraft } from './month-draft.ts'

const typed = (change: Partial<MonthDraft>): MonthDraft => ({
  year: '2026',
  month: '8',
  percentageGain: '12.80',
  profit: '1280',
  reason: '',
  ...change,
})

describe('a month that is typed', () => {
  it('is sent with its profit in cents', () => {
    expect(bodyOf(typed({}))).toEqual({
      body: { year: 2026, month: 8, percentageGain: '12.80', profitAmount: 128_000 },
    })
  })

  it('is corrected with a reason where one is given', () => {
    expect(bodyOf(typed({ reason: ' A trade was missing. ' }))).toMatchObject({
      body: { reason: 'A trade was missing.' },
    })
  })

  it.each([
    [
      { percentageGain: '-3,20', profit: '-320,5' },
      { percentageGain: '-3.20', profitAmount: -32_050 },
    ],
    [
      { percentageGain: '+5', profit: '0.01' },
      { percentageGain: '5', profitAmount: 1 },
    ],
    [
      { percentageGain: '−1.5', profit: '-0' },
      { percentageGain: '-1.5', profitAmount: 0 },
    ],
  ])('may be typed as people do: %o', (change, expected) => {
    expect(bodyOf(typed(change))).toMatchObject({ body: expected })
  })

  it.each([
    [{ year: '2019' }, ['year']],
    [{ year: '26' }, ['year']],
    [{ percentageGain: '' }, ['percentageGain']],
    [{ percentageGain: '12.801' }, ['percentageGain']],
    [{ percentageGain: '12%' }, ['percentageGain']],
    [{ profit: '1.234,5' }, ['profitAmount']],
    [{ profit: 'a lot', percentageGain: 'x' }, ['percentageGain', 'profitAmount']],
  ])('is not sent for %o', (change, wrong) => {
    expect(bodyOf(typed(change))).toEqual({ wrong })
  })

  it('comes back as it was recorded', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (profitAmount) => {
        const recorded = { year: 2026, month: 8, percentageGain: '-3.20', profitAmount }
        const draft = draftOf({
          ...recorded,
          id: '',
          source: 'typed',
          typed: null,
          isMadeUp: false,
          isUnfinished: false,
          provenance: 'stated',
          account: null,
          createdAt: '',
          updatedAt: '',
        })
        expect(bodyOf(draft)).toEqual({ body: recorded })
      }),
    )
  })

  it('begins with the last month that is over', () => {
    expect(emptyDraft(new Date('2026-01-15T00:00:00Z'))).toMatchObject({ year: '2025', month: '12' })
  })
})
