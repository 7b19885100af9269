import { expect, test } from 'vitest'
import { latestTradeOf, shortHash } from './latest-trade.ts'
import { closedOf, type PositionedDeal, positionsOf } from './positions.ts'

const deal = (ticket: string, more: Partial<PositionedDeal>): PositionedDeal => ({
  ticket,
  time: `2026-05-04T10:0${ticket}:00`,
  type: 'buy',
  symbol: 'XAUUSD',
  direction: 'in',
  volume: 0.1,
  price: 2700,
  commission: -35,
  fee: 0,
  swap: 0,
  profit: 0,
  balance: 0,
  position: null,
  hasStop: null,
  ...more,
})
const latest = (deals: PositionedDeal[]) => latestTradeOf(deals, closedOf(positionsOf(deals)))

test('the newest closed gold position comes with its closing row, after costs', () => {
  const deals = [
    deal('1', { position: '7', hasStop: true }),
    deal('2', { position: '7', type: 'sell', direction: 'out', volume: 0.04, price: 2701, profit: 400 }),
    deal('3', { position: '7', type: 'sell', direction: 'out', volume: 0.06, price: 2703, profit: 1800 }),
    deal('4', { position: '8', symbol: 'EURUSD', price: 1.1 }),
    deal('5', { position: '8', symbol: 'EURUSD', type: 'sell', direction: 'out', price: 1.2, profit: 100 }),
    deal('6', { position: '9' }),
  ]
  expect(latest(deals)).toEqual({
    ticket: '3',
    symbol: 'XAUUSD',
    side: 'buy',
    lots: 0.1,
    opened: '2026-05-04T10:01:00',
    closed: '2026-05-04T10:03:00',
    openPrice: 2700,
    closePrice: expect.closeTo(2702.2, 9),
    result: 2200 - 3 * 35,
    hasStop: true,
  })
})

test('a position without an id has the ticket of its last deal', () => {
  const deals = [deal('1', {}), deal('2', { type: 'sell', direction: 'out', price: 2699, profit: -1000 })]
  expect(latest(deals)).toMatchObject({ ticket: '2', result: -1070, hasStop: null })
})

test('an opening price from before the history is unknown', () => {
  expect(latest([deal('1', { type: 'sell', direction: 'out', profit: 50 })])).toMatchObject({ openPrice: null })
})

test('without a closed gold position there is no trade', () => {
  expect(latest([])).toBeNull()
  expect(latest([deal('1', {})])).toBeNull()
})

test('a hash is shortened to twelve digits', () => {
  expect(shortHash('0123456789abcdef')).toBe('0123456789ab')
})
