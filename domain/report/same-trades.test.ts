import { describe, expect, it } from 'vitest'
import { isSameHistory, tradesInBoth } from './same-trades.ts'

const nothing = { sameTickets: 0, sameTimes: 0, sameLots: 0, of: 400 }

describe('two accounts with common trades', () => {
  it('are one history if more than a small share of tickets and prices agree', () => {
    expect(isSameHistory({ ...nothing, sameTickets: 400 })).toBe(true)
    expect(isSameHistory({ ...nothing, sameTickets: 20 })).toBe(true)
    expect(isSameHistory({ ...nothing, sameTickets: 19 })).toBe(false)
    expect(isSameHistory({ ...nothing, of: 40, sameTickets: 11 })).toBe(false)
  })

  it('are one renumbered history if nearly all times, prices and lots agree', () => {
    expect(isSameHistory({ ...nothing, sameTimes: 360, sameLots: 360 })).toBe(true)
    expect(isSameHistory({ ...nothing, sameTimes: 400, sameLots: 300 })).toBe(false)
  })

  it('are named if a bot traded both alike, but not for a few trades', () => {
    expect(tradesInBoth({ ...nothing, sameTimes: 400, sameLots: 12 })).toBe(400)
    expect(tradesInBoth({ ...nothing, sameTimes: 79 })).toBeNull()
    expect(tradesInBoth({ ...nothing, sameTickets: 25, sameTimes: 20 })).toBe(25)
  })
})
