import { expect, it } from 'vitest'
import { accountRecord } from './account-record.ts'
import type { PositionedDeal } from './positions.ts'

it("the growth curve is computed once for everything in an account's record", () => {
  const money = { commission: 0, fee: 0, swap: 0, position: null, hasStop: null }
  const flow = { ...money, type: 'balance', symbol: '', direction: null, volume: 0, price: 0 }
  const trade = { ...money, type: 'buy', symbol: 'XAUUSD', volume: 1, price: 2_600 }
  const [before, time, after] = ['2026-03-01T10:00:00', '2026-03-02T10:00:00', '2026-03-03T10:00:00']
  let reads = 0
  // A deposit between trades: only the growth uses its time.
  const deposit: PositionedDeal = {
    ...flow,
    ticket: '2',
    profit: 500,
    balance: 1_500,
    get time() {
      reads += 1
      return time
    },
  }
  const record = accountRecord(
    [
      { ...flow, ticket: '1', time: before, profit: 1_000, balance: 1_000 },
      deposit,
      { ...trade, ticket: '3', time, direction: 'in', profit: 0, balance: 1_500 },
      { ...trade, ticket: '4', time: after, type: 'sell', direction: 'out', profit: 150, balance: 1_650 },
    ],
    2,
  )
  expect(record?.months[0]?.growth).toBeCloseTo(10)
  expect(record?.chart.at(-1)?.growth).toBeCloseTo(1.1)
  expect(reads).toBe(1)
})
