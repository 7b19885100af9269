import { describe, expect, it } from 'vitest'
import { followedInAll, followedMonths } from './followed.ts'

describe('a period of an account', () => {
  it('was followed live where its closings were imported within a week, else told once they were known', () => {
    const months = followedMonths([
      { day: '2026-05-29', importedOn: '2026-06-05', count: 2 },
      { day: '2026-05-29', importedOn: '2026-06-06', count: 3 },
      { day: '2026-04-01', importedOn: '2026-06-05', count: 40 },
    ])
    expect(months).toEqual([
      { month: '2026-04', trades: 40, followed: 0 },
      { month: '2026-05', trades: 5, followed: 2 },
    ])
    expect(followedInAll(months)).toEqual({ trades: 45, followed: 2 })
  })

  it('is of the broker’s day, which may begin before ours', () => {
    expect(followedMonths([{ day: '2026-06-01', importedOn: '2026-05-31', count: 1 }])).toEqual([
      { month: '2026-06', trades: 1, followed: 1 },
    ])
  })

  it('has nothing to say without a closing', () => {
    expect(followedMonths([])).toEqual([])
    expect(followedInAll([])).toEqual({ trades: 0, followed: 0 })
  })
})
