import { describe, expect, it } from 'vitest'
import { followedInAll, followedMonths } from './followed.ts'

describe('a month of an account', () => {
  it('counts as followed live if its trades were imported within a week of closing', () => {
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

  it("uses the broker's day, which may begin before ours", () => {
    expect(followedMonths([{ day: '2026-06-01', importedOn: '2026-05-31', count: 1 }])).toEqual([
      { month: '2026-06', trades: 1, followed: 1 },
    ])
  })

  it('is omitted without closed trades', () => {
    expect(followedMonths([])).toEqual([])
    expect(followedInAll([])).toEqual({ trades: 0, followed: 0 })
  })
})
