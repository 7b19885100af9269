import { describe, expect, it } from 'vitest'
import { type ChartPoint, coarser } from './chart.ts'

const points: ChartPoint[] = Array.from({ length: 121 }, (_, at) => ({
  at,
  growth: 1 + at / 100,
  drawdown: at === 47 ? 30 : at % 7,
}))

describe('a chart in fewer points', () => {
  it.each([2, 7, 40, 120])('of %i has at most so many, the same start and end, and the deepest fall', (max) => {
    const few = coarser(points, max)
    expect(few.length).toBeLessThanOrEqual(max)
    expect(few[0]).toEqual(points[0])
    expect(few.at(-1)).toMatchObject({ at: 120, growth: points[120]?.growth })
    expect(Math.max(...few.map(({ drawdown }) => drawdown))).toBe(30)
    expect(few.map(({ at }) => at)).toEqual(few.map(({ at }) => at).toSorted((a, b) => a - b))
  })

  it('stays as it is where it has no more points, and without any', () => {
    expect(coarser(points.slice(0, 5), 40)).toEqual(points.slice(0, 5))
    expect(coarser([], 40)).toEqual([])
  })
})
