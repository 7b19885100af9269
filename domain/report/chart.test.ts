import { describe, expect, it } from 'vitest'
import { type ChartPoint, coarser } from './chart.ts'

const points: ChartPoint[] = Array.from({ length: 121 }, (_, at) => ({
  at,
  growth: 1 + at / 100,
  drawdown: at === 47 ? 30 : at % 7,
}))

describe('a simplified chart', () => {
  it.each([2, 7, 40, 120])('of %i has at most that many points, the same ends, and the deepest drawdown', (max) => {
    const few = coarser(points, max)
    expect(few.length).toBeLessThanOrEqual(max)
    expect(few[0]).toEqual(points[0])
    expect(few.at(-1)).toMatchObject({ at: 120, growth: points[120]?.growth })
    expect(Math.max(...few.map(({ drawdown }) => drawdown))).toBe(30)
    expect(few.map(({ at }) => at)).toEqual(few.map(({ at }) => at).toSorted((a, b) => a - b))
  })

  it('is unchanged with few or no points', () => {
    expect(coarser(points.slice(0, 5), 40)).toEqual(points.slice(0, 5))
    expect(coarser([], 40)).toEqual([])
  })
})
