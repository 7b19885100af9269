import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodyOf, draftOf, emptyDraft, type MonthDraft } from './month-draft.ts'

const now = new Date('2026-11-22T00:00:00Z')

const typed = (change: Partial<MonthDraft>): MonthDraft => ({
  year: '2026',
  month: '8',
  percentageGain: '12.80',
  profit: '1280',
  reason: '',
  ...change,
})

describe('a typed month', () => {
  it('is sent with its profit in cents', () => {
    expect(bodyOf(typed({}), now)).toEqual({
      body: { year: 2026, month: 8, percentageGain: '12.80', profitAmount: 128_000 },
    })
  })

  it('is corrected with an optional reason', () => {
    expect(bodyOf(typed({ reason: ' A trade was missing. ' }), now)).toMatchObject({
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
    expect(bodyOf(typed(change), now)).toMatchObject({ body: expected })
  })

  it('is sent for the current month once confirmed as unfinished, and never marked so when over', () => {
    expect(bodyOf(typed({ month: '11' }), now, true)).toMatchObject({
      body: { month: 11, unfinished: true },
    })
    expect(bodyOf(typed({ month: '10' }), now, true)).not.toHaveProperty('body.unfinished')
  })

  it.each([
    [{ year: '2019' }, ['year']],
    [{ year: '26' }, ['year']],
    [{ month: '12' }, ['month']],
    [{ month: '11' }, ['unfinished']],
    [{ percentageGain: '' }, ['percentageGain']],
    [{ percentageGain: '12.801' }, ['percentageGain']],
    [{ percentageGain: '12%' }, ['percentageGain']],
    [{ profit: '1.234,5' }, ['profitAmount']],
    [{ profit: 'a lot', percentageGain: 'x' }, ['percentageGain', 'profitAmount']],
  ])('is not sent for %o', (change, wrong) => {
    expect(bodyOf(typed(change), now)).toEqual({ wrong })
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
        expect(bodyOf(draft, now)).toEqual({ body: recorded })
      }),
    )
  })

  it('defaults to the last completed month', () => {
    expect(emptyDraft(new Date('2026-01-15T00:00:00Z'))).toMatchObject({ year: '2025', month: '12' })
  })
})
