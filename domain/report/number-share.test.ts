import { describe, expect, it } from 'vitest'
import { shareOfNumbers } from './number-share.ts'

/** `count` numbers, `step` apart, `hours` between one and the next. */
const numbers = (count: number, step: number, hours: number, from = 1_000_000) =>
  Array.from({ length: count }, (_, index) => ({
    number: from + step * index,
    time: new Date(Date.UTC(2026, 2, 2) + index * hours * 3_600_000).toISOString().slice(0, 19),
  }))

describe("an account's share of its server's numbers", () => {
  it('is 100 % on a server with one client', () => {
    expect(shareOfNumbers(numbers(20, 1, 5))).toBe(100)
  })

  it('is small with many other clients, and the largest stretch counts', () => {
    expect(shareOfNumbers(numbers(400, 500, 2))).toBeLessThan(0.3)
    const quiet = numbers(30, 2, 2, 2_000_000).map(({ number, time }) => ({
      number,
      time: time.replace('-03-', '-06-'),
    }))
    expect(shareOfNumbers([...numbers(400, 500, 2), ...quiet])).toBeCloseTo(51, 0)
  })

  it('is unknown below twenty numbers, or within a day', () => {
    expect(shareOfNumbers(numbers(19, 1, 5))).toBeNull()
    expect(shareOfNumbers(numbers(200, 1, 0.1))).toBeNull()
  })

  it('extends over more than twenty if twenty are within a day, each number once, in any order', () => {
    const dense = numbers(60, 4, 0.5)
    expect(shareOfNumbers([...dense, ...dense].toReversed())).toBeCloseTo(25, 0)
  })
})
