import { describe, expect, it } from 'vitest'
import { daysOf, maxRangeDays, rangesOf } from './day-ranges.ts'

describe('days off', () => {
  it('are entered as a range, also across the new year; a reversed or too long one is refused', () => {
    expect(daysOf('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'])
    expect(daysOf('2026-12-30', '2026-12-30')).toEqual(['2026-12-30'])
    expect(daysOf('2026-12-30', '2026-12-29')).toEqual([])
    expect(daysOf('2026-01-01', '2026-07-19')).toHaveLength(maxRangeDays)
    expect(daysOf('2026-01-01', '2026-07-20')).toEqual([])
  })

  it('are shown as ranges in any order of input', () => {
    expect(rangesOf(['2027-01-01', '2026-12-24', '2026-12-31', '2026-12-31', '2026-02-28'])).toEqual([
      ['2026-02-28', '2026-02-28'],
      ['2026-12-24', '2026-12-24'],
      ['2026-12-31', '2027-01-01'],
    ])
    expect(rangesOf([])).toEqual([])
  })
})
