import { describe, expect, it } from 'vitest'
import { accountRecord } from './account-record.ts'
import type { PositionedDeal } from './positions.ts'

/** A position of a symbol: its gold price moves by `move`, its result is `profit` in cents. */
type Trade = { symbol: string; volume: number; move: number; profit: number; commission?: number }

function historyOf(trades: readonly Trade[]): PositionedDeal[] {
  const deals: PositionedDeal[] = []
  let balance = 0
  const add = (deal: Partial<PositionedDeal>) => {
    const whole = {
      ticket: String(deals.length + 1),
      time: new Date(Date.UTC(2026, 0, 5) + deals.length * 3_600_000).toISOString().slice(0, 19),
      type: 'balance',
      symbol: '',
      direction: null,
      volume: 0,
      price: 0,
      commission: 0,
      fee: 0,
      swap: 0,
      profit: 0,
      position: null,
      hasStop: null,
      ...deal,
    }
    balance += whole.profit + whole.commission
    deals.push({ ...whole, balance })
  }
  add({ profit: 2_000_000 })
  for (const [index, { symbol, volume, move, profit, commission = 0 }] of trades.entries()) {
    const shared = { symbol, volume, position: String(index) }
    add({ ...shared, type: 'buy', direction: 'in', price: 2_600, commission })
    add({ ...shared, type: 'sell', direction: 'out', price: 2_600 + move, profit })
  }
  return deals
}

const repeated = (count: number, ...trades: Trade[]) =>
  Array.from({ length: count }, (_, index) => trades[index % trades.length]!)

/** Gold wins on small lots, other symbols lose on large ones, and costs take the rest. */
const losing = [
  ...repeated(
    40,
    { symbol: 'XAUUSD', volume: 0.01, move: 3, profit: 300, commission: -50 },
    { symbol: 'XAUUSD', volume: 0.01, move: -2, profit: -200, commission: -50 },
  ),
  ...repeated(60, { symbol: 'BTCUSD', volume: 1, move: -10, profit: -20_000 }),
]

describe("figures of an account's gold", () => {
  it('are separate from those of the account, which include all deals and costs', () => {
    const { figures, gold } = accountRecord(historyOf(losing), 2)!
    const value = Object.fromEntries(figures.map(({ name, value }) => [name, value]))
    expect(value.netProfit).toBe((20 * 300 - 20 * 200 - 40 * 50 - 60 * 20_000) / 100)
    expect(value.growth).toBeLessThan(-50)
    expect(value.profitFactor).toBeLessThan(0.01)
    expect(value.winRate).toBe(20)
    expect(gold).toEqual({
      positions: 40,
      of: 100,
      won: 20,
      lost: 20,
      even: 0,
      figures: { winRate: 50, profitFactor: 1.5, riskReward: 1.5, averageTrade: 5, totalProfit: 2_000 },
    })
  })

  it('have no rate below thirty positions, and are absent without gold', () => {
    const few = accountRecord(historyOf(losing.slice(20)), 2)!.gold!
    expect(few.figures).toEqual({
      winRate: null,
      profitFactor: null,
      riskReward: null,
      averageTrade: 5,
      totalProfit: 1_000,
    })
    expect(accountRecord(historyOf(losing.slice(40)), 2)!.gold).toBeNull()
  })
})
