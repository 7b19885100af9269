import { describe, expect, it } from 'vitest'
import type { Deal } from './deal.ts'
import type { PositionedDeal } from './positions.ts'
import { priceMismatches } from './price-check.ts'

type Trade = { symbol: string; lots: number; open: number; close: number; profit: number; day?: number }

/** A bought position for each trade, closed on its day; profits in minor units. */
function dealsOf(trades: readonly Trade[]): (Deal & PositionedDeal)[] {
  const nothing = { commission: 0, fee: 0, swap: 0, balance: 0, comment: '', hasStop: null }
  return trades.flatMap(({ symbol, lots, open, close, profit, day = 1 }, at) => {
    const time = new Date(Date.UTC(2026, 0, day, 10)).toISOString().slice(0, 19)
    const one = { ...nothing, row: at + 1, symbol, volume: lots, position: `p${at}`, order: '', time }
    return [
      { ...one, ticket: `in${at}`, type: 'buy', direction: 'in' as const, price: open, profit: 0 },
      { ...one, ticket: `out${at}`, type: 'sell', direction: 'out' as const, price: close, profit },
    ]
  })
}
const found = (trades: readonly Trade[]) => priceMismatches(dealsOf(trades), null).map(({ ticket }) => ticket)

/** Gold to three decimals at a hundredth of a lot: each side is worth a fraction of a cent. */
const gold = (open: number, close: number, profit: number): Trade => ({
  ...{ symbol: 'XAUUSD', lots: 0.01, open, close, profit },
})
const sides = [
  gold(2656.962, 2659.659, 270),
  gold(2655.686, 2659.082, 339),
  gold(2657.583, 2661.451, 387),
  gold(2631.288, 2627.596, -369),
  gold(2634.171, 2650.034, 1586),
]

describe('the price model for profits', () => {
  it('rounds both sides separately, as terminals do: 339 cents for a move of 3.396', () => {
    expect(found(sides)).toEqual([])
    // Neither the difference nor its rounded parts give this.
    expect(found([...sides, gold(2655.686, 2659.082, 338)])).toEqual(['out5'])
  })

  it('expects nothing if the price did not move, whatever a lot is worth', () => {
    const summed = { symbol: 'profit', lots: 0.01, open: 0, close: 0, profit: -14_803 }
    expect(found([summed])).toEqual(['out0'])
    expect(found([{ ...summed, profit: 0 }])).toEqual([])
  })

  it('follows an exchange rate that moved in weeks without a trade, not one large trade of another month', () => {
    const inEuros = (day: number, rate: number, move: number): Trade => {
      return {
        symbol: 'XAUUSD',
        lots: 0.1,
        open: 2600,
        close: 2600 + move,
        profit: Math.round(1000 * move * rate),
        day,
      }
    }
    const days = [1, 2, 3, 40, 41, 42, 43, 90, 91, 92, 93, 94]
    const trades = days.map((day) =>
      inEuros(day, day < 30 ? 0.95 : day < 80 ? 0.9 : 0.86, day === 41 ? 80 : 2 + (day % 3)),
    )
    expect(found(trades)).toEqual([])
    const forged = trades.with(9, { ...trades[9]!, profit: Math.round(1.06 * trades[9]!.profit) })
    expect(found(forged)).toEqual(['out9'])
  })
})
