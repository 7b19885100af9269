import { describe, expect, test } from 'vitest'
import { averageTrade, profitFactor, riskReward, totalProfit, tradeCounts, winRate } from './trade-figures.ts'

const operations = (...results: number[]) => results.map((result) => ({ result }))
const times = (count: number, ...results: number[]) =>
  Array.from({ length: count }, () => operations(...results)).flat()

describe('win rate', () => {
  test('is the share of wins among decided trades, without break-even ones', () => {
    const trades = [...times(18, 5), ...times(6, -5), ...times(12, 0)]
    expect(tradeCounts(trades)).toEqual({ trades: 36, wins: 18, losses: 6, breakEven: 12, decided: 24 })
    expect(winRate(trades)).toBe(75)
  })
  test('is null under 30 trades', () => {
    expect(winRate(times(29, 1))).toBeNull()
    expect(winRate(times(30, 1))).toBe(100)
  })
  test('is null if nothing is decided', () => {
    expect(winRate(times(40, 0))).toBeNull()
  })
  test('counts a position closed in parts once, by its whole result', () => {
    const parts = [
      { positionId: 7, result: 10 },
      { positionId: 7, result: -30 },
      { positionId: '7', result: 1 },
      { positionId: null, result: 4 },
    ]
    expect(tradeCounts(parts)).toMatchObject({ trades: 3, wins: 2, losses: 1 })
  })
})

describe('profit factor and risk/reward', () => {
  test('compare wins with losses', () => {
    expect(profitFactor(operations(30, 30, -20))).toBe(3)
    expect(riskReward(operations(30, 30, -20))).toBe(1.5)
  })
  test('need a loss to divide by', () => {
    expect(profitFactor(operations(30, 0))).toBeNull()
    expect(riskReward(operations(30))).toBeNull()
  })
  test('are 0 and null without a win', () => {
    expect(profitFactor(operations(-5))).toBe(0)
    expect(riskReward(operations(-5))).toBeNull()
  })
})

test('total profit is ten times the sum of results', () => {
  expect(totalProfit(operations(120, -45, 3))).toBe(780)
  expect(totalProfit([])).toBe(0)
})

test.each([
  [[1, 2], 2],
  [[-1, -2], -2],
  [[1, -1], 0],
  [[10, 10, 11], 10],
  [[], null],
])('the average trade of %j is %s', (results, average) => {
  expect(averageTrade(operations(...results))).toBe(average)
})
