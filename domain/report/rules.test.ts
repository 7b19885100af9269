import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Position } from './positions.ts'
import { lotsAfterLoss, mostAtOnce } from './rules.ts'
import { medianHold, worstDay } from './time-figures.ts'

/** A position by minutes of one hour. */
function position(opened: number, closed: number | null, more: Partial<Position> = {}): Position {
  const at = (minute: number) => `2026-03-02T10:${String(minute).padStart(2, '0')}:00`
  return {
    id: `${opened}`,
    symbol: 'XAUUSD',
    side: 'buy',
    lots: 1,
    opened: at(opened),
    entries: [at(opened)],
    closed: closed === null ? null : at(closed),
    openPrice: 2600,
    closePrice: closed === null ? null : 2601,
    result: 100,
    hasStop: null,
    ...more,
  }
}

describe('positions open at once', () => {
  it.each([
    ['none', [], 0],
    ['one after the other', [position(0, 5), position(5, 9)], 1],
    ['one within another', [position(0, 9), position(3, 5)], 2],
    ['three, of which one is still open', [position(0, null), position(1, 9), position(2, 3)], 3],
    ['a hedge: one of either side', [position(0, 9), position(1, 8, { side: 'sell' })], 1],
    ['two symbols', [position(0, 9), position(1, 8, { symbol: 'EURUSD' })], 1],
    [
      'one that was added to twice',
      [position(0, 9, { entries: ['2026-03-02T10:00:00', '2026-03-02T10:01:00', '2026-03-02T10:02:00'] })],
      3,
    ],
    ['opened and closed in the same second', [position(4, 4)], 1],
  ] as const)('%s', (_, positions, most) => {
    expect(mostAtOnce(positions)).toBe(most)
  })

  it('are at least one, at most all, in any order', () => {
    const spans = fc.array(fc.tuple(fc.nat(29), fc.nat(29)), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(spans, (drawn) => {
        const positions = drawn.map(([opened, lasts]) => position(opened, opened + lasts))
        const most = mostAtOnce(positions)
        expect(most).toBeGreaterThanOrEqual(1)
        expect(most).toBeLessThanOrEqual(positions.length)
        expect(mostAtOnce(positions.toReversed())).toBe(most)
      }),
    )
  })
})

describe('positions opened after a loss', () => {
  const lost = { result: -100 }
  it.each([
    ['are none before anything was closed', [position(0, 9, lost), position(1, 8)], 0, 0],
    ['are none after a gain', [position(0, 1), position(2, 3, { lots: 2 })], 0, 0],
    ['are not raised at the same size', [position(0, 1, lost), position(2, 3)], 1, 0],
    ['are raised at double the size', [position(0, 1, lost), position(2, 3, { lots: 2 })], 1, 1],
    ['count while they are open', [position(0, 1, lost), position(2, null, { lots: 2 })], 1, 1],
    [
      'are compared with what was closed last: 1, 2 and 4 lots',
      [position(0, 1, lost), position(2, 3, { ...lost, lots: 2 }), position(4, 5, { lots: 4 }), position(6, 7)],
      2,
      2,
    ],
  ] as const)('%s', (_, positions, afterLoss, raised) => {
    expect(lotsAfterLoss(positions)).toEqual({ afterLoss, raised })
  })
})

describe('the holding time of positions', () => {
  const closed = (...minutes: number[]) =>
    minutes.map((minute) => ({ ...position(0, minute), closed: position(0, minute).closed! }))
  it.each([
    [[], null],
    [[30], 0.5],
    [[6, 30, 12], 0.2],
    [[6, 12, 18, 30], 0.25],
  ])('of %j minutes has a median of %j hours', (minutes, hours) => {
    expect(medianHold(closed(...minutes))).toEqual(hours === null ? null : expect.closeTo(hours))
  })
})

describe('the worst day', () => {
  const curve = (...points: [day: number, growth: number][]) =>
    points.map(([day, growth]) => ({ time: `2026-03-0${day}T10:00:00`, balance: 0, growth }))
  it("is the largest drop from one day's end to the next, the first day from the start", () => {
    expect(worstDay(curve([2, 0.9], [2, 0.95], [3, 1.1], [4, 1.045]))).toBeCloseTo(-5)
    expect(worstDay(curve([2, 1.1], [3, 1.1], [3, 0.88], [4, 1.2]))).toBeCloseTo(-20)
  })

  it('is the one with the least gain if none lost, and 0 after a total loss', () => {
    expect(worstDay(curve([2, 1.1], [3, 1.111]))).toBeCloseTo(1)
    expect(worstDay(curve([2, 0], [3, 0]))).toBeCloseTo(-100)
    expect(worstDay([])).toBeNull()
  })
})
