import { describe, expect, it } from 'vitest'
import type { AccountFigure } from './account-figures.ts'
import { smallerLossBefore, withOpenTrades } from './open-trades.ts'

const figure = (name: AccountFigure['name'], value: number | null): AccountFigure => ({
  name,
  unit: 'percent',
  value,
  inputs: [],
  rows: 'all',
})
const record = (growth: number | null, drawdown: number, fallAtEnd = 0) => ({
  figures: [figure('growth', growth), figure('drawdown', drawdown)],
  fallAtEnd,
})
const open = (balance: number, result: number) => ({ positions: 3, balance, result })

describe('growth and drawdown with open positions', () => {
  it.each([
    // A deposit of 210 that grew to 264.68, with 69.65 lost on open positions.
    ['a loss takes the growth along', record(26.04, 1.6), open(26_468, -6_965), -7.13, 26.31],
    ['a fall that was deeper stays', record(50, 40), open(10_000, -1_000), 35, 40],
    ['a fall goes on from where it ended', record(50, 20, 10), open(10_000, -2_000), 20, 28],
    ['more than the balance is all of it', record(50, 5), open(10_000, -12_000), -100, 100],
    ['a loss without a balance is all of it', record(50, 5), open(0, -1), -100, 100],
    ['without a trade nothing grew', record(null, 0), open(10_000, -1_000), null, 10],
    ['an open profit makes nothing look better', record(50, 5), open(10_000, 2_000), null, null],
    ['nothing open changes nothing', record(50, 5), open(10_000, 0), null, null],
  ])('%s', (_, of, trades, growth, drawdown) => {
    const found = withOpenTrades(of, trades)
    expect(found.growth === null ? null : Number(found.growth.toFixed(2))).toBe(growth)
    expect(found.drawdown === null ? null : Number(found.drawdown.toFixed(2))).toBe(drawdown)
  })
})

describe('a growing open loss', () => {
  it.each([
    ['is told by its share before', open(10_000, -500), open(10_000, -300), -3],
    ['is told after a profit', open(10_000, -500), open(10_000, 200), 2],
    ['is none where it shrank', open(10_000, -300), open(10_000, -500), null],
    ['is none where money was paid in instead', open(20_000, -500), open(10_000, -300), null],
    ['is none without a loss', open(10_000, 100), open(10_000, 900), null],
  ])('%s', (_, now, before, share) => expect(smallerLossBefore(now, before)).toBe(share))

  it('is unknown without an earlier report', () => expect(smallerLossBefore(open(10_000, -500), undefined)).toBeNull())
})
