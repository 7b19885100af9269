import { describe, expect, it } from 'vitest'
import type { Deal } from './deal.ts'
import { compareSummary } from './summary.ts'

/** Money in cents; a deposit and a trade by turns. */
function dealsOf(moves: readonly (readonly ['balance' | 'sell', number])[]): Deal[] {
  let balance = 0
  return moves.map(([type, profit], at) => {
    balance += profit
    const direction = type === 'sell' ? ('out' as const) : null
    const row = {
      row: at + 1,
      ticket: String(at + 1),
      time: `2026-01-0${at + 1}T10:00:00`,
      symbol: '',
      order: '',
      comment: '',
    }
    return { ...row, type, direction, volume: 0.1, price: 1, commission: 0, fee: 0, swap: 0, profit, balance }
  })
}

describe('printed drawdowns', () => {
  const toppedUp = dealsOf([
    ['balance', 1_000_00],
    ['sell', -100_00],
    ['balance', 500_00],
    ['sell', -300_00],
  ])
  const mismatches = (drawdownAbsolute: number, drawdownMaximal: number, drawdownMaximalPercent: number) =>
    compareSummary(toppedUp, 2, {
      drawdownAbsolute: { value: drawdownAbsolute, decimals: 2 },
      drawdownMaximal: { value: drawdownMaximal, decimals: 2 },
      drawdownMaximalPercent: { value: drawdownMaximalPercent, decimals: 2 },
    }).mismatches.map(({ figure }) => figure)

  it('agree with or without later deposits, as terminals differ', () => {
    expect(mismatches(100, 300, 21.43)).toEqual([])
    expect(mismatches(400, 400, 40)).toEqual([])
  })

  it('agree if the terminal still counts a withdrawal before the first trade, and so prints less', () => {
    const parked = dealsOf([
      ['balance', 10_000_00],
      ['balance', -9_000_00],
      ['sell', -100_00],
      ['sell', 50_00],
    ])
    const printed = { drawdownMaximalPercent: { value: 1, decimals: 2 } }
    expect(compareSummary(parked, 2, printed)).toMatchObject({ compared: 1, mismatches: [] })
    const ofWhatWasLeft = { drawdownMaximalPercent: { value: 10, decimals: 2 } }
    expect(compareSummary(parked, 2, ofWhatWasLeft).mismatches).toEqual([])
  })

  it('disagree otherwise', () => {
    expect(mismatches(0, 200, 14.29)).toEqual(['drawdownAbsolute', 'drawdownMaximal', 'drawdownMaximalPercent'])
  })
})

it('a mean loss agrees with or without the commissions of openings, as terminals differ', () => {
  const closings = dealsOf([
    ['balance', 1_000_00],
    ['sell', -100_00],
    ['sell', -60_00],
  ])
  const opening = { ...closings[1]!, ticket: '9', direction: 'in' as const, profit: 0, commission: -10_00 }
  const deals = closings.toSpliced(1, 0, opening)
  const mismatches = (value: number) =>
    compareSummary(deals, 2, { averageLoss: { value, decimals: 2 } }).mismatches.map(({ figure }) => figure)
  expect([-85, -80, -75].map(mismatches)).toEqual([[], [], ['averageLoss']])
})
