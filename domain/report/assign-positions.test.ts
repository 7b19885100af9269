import { describe, expect, it } from 'vitest'
import { assignPositions } from './assign-positions.ts'
import type { ClosedPosition, Deal } from './deal.ts'

const nothing = { row: 1, commission: 0, fee: 0, swap: 0, profit: 0, balance: 0, comment: '', symbol: 'XAUUSD' }
let ticket = 0
const deal = (type: 'buy' | 'sell', direction: Deal['direction'], time: string, own: Partial<Deal> = {}): Deal => {
  ticket += 1
  return { ...nothing, ticket: String(ticket), type, direction, time, volume: 0.1, price: 2650, order: '', ...own }
}
const position = (id: string, own: Partial<ClosedPosition> = {}): ClosedPosition => ({
  row: 1,
  id,
  symbol: 'XAUUSD',
  side: 'buy',
  volume: 0.1,
  opened: 'A',
  closed: 'B',
  openPrice: 2650,
  closePrice: 2650,
  hasStop: false,
  result: own.profit ?? 0,
  profit: 0,
  ...own,
})
const positionsIn = (deals: readonly Deal[], positions: readonly ClosedPosition[] | null) =>
  assignPositions(deals, positions).deals.map((one) => [one.position, one.hasStop])

describe('assigning deals to positions', () => {
  it('goes by order number and, among similar closings, by result', () => {
    const deals = [
      deal('buy', 'in', 'A', { order: '1' }),
      deal('buy', 'in', 'A', { order: '2' }),
      deal('sell', 'out', 'B', { profit: -500 }),
      deal('sell', 'out', 'B', { profit: 700 }),
    ]
    expect(
      positionsIn(deals, [position('1', { profit: 700, hasStop: true }), position('2', { profit: -500 })]),
    ).toEqual([
      ['1', true],
      ['2', false],
      ['2', false],
      ['1', true],
    ])
  })

  it('joins partial closings, and keeps the order number of open ones', () => {
    const deals = [
      deal('buy', 'in', 'A', { volume: 0.2, order: '77' }),
      deal('sell', 'in', 'A', { order: '8' }),
      deal('sell', 'out', 'B'),
      deal('sell', 'out by', 'C'),
    ]
    const parts = [position('7'), position('7', { closed: 'C' })]
    expect(positionsIn(deals, parts)).toEqual([
      ['7', false],
      ['8', null],
      ['7', false],
      ['7', false],
    ])
  })

  it('finds a hedged account where a stop or target closes part of what is held', () => {
    const opened = [deal('buy', 'in', 'A', { order: '1' }), deal('buy', 'in', 'A', { order: '2', price: 2660 })]
    const closed = (comment: string) => [
      deal('sell', 'out', 'B', { price: 2640, profit: -100, comment }),
      deal('sell', 'out', 'C', { price: 2670, profit: 100, comment: '' }),
    ]
    const names = (comment: string) => positionsIn([...opened, ...closed(comment)], null).map(([id]) => id)
    for (const comment of ['sl 2640.00', '[tp 2640.00]']) expect(names(comment).slice(0, 2)).toEqual(['1', '2'])
    for (const comment of ['', 'slow']) expect(names(comment)).toEqual([null, null, null, null])
  })

  it('finds a hedged account where each profit fits one opening, not the mean price', () => {
    const pairs = [0, 1, 2, 3].flatMap((at) => {
      const [low, high] = [2600 + 7 * at, 2603 + 9 * at]
      const profit = (price: number, open: number) => Math.round((price - open) * 1_000)
      return [
        deal('buy', 'in', `${at}a`, { order: `${at}1`, price: low }),
        deal('buy', 'in', `${at}b`, { order: `${at}2`, price: high }),
        deal('sell', 'out', `${at}c`, { price: high + 4, profit: profit(high + 4, low) }),
        deal('sell', 'out', `${at}d`, { price: high + 11, profit: profit(high + 11, high) }),
      ].map((one, place) => ({ ...one, row: 4 * at + place + 1 }))
    })
    expect(positionsIn(pairs, null).map(([id]) => id)).toEqual(
      [0, 1, 2, 3].flatMap((at) => [`${at}1`, `${at}2`, `${at}1`, `${at}2`]),
    )
    const netting = assignPositions(pairs, null, ['Netting'])
    expect(netting.deals.map(({ position }) => position)).toEqual(pairs.map(() => null))
    const mean = pairs.map((one, at) => {
      const opens = pairs.slice(4 * Math.floor(at / 4)).slice(0, 2)
      const open = (opens[0]!.price + opens[1]!.price) / 2
      return one.direction === 'out' ? { ...one, profit: Math.round((one.price - open) * 1_000) } : one
    })
    expect(positionsIn(mean, null).map(([id]) => id)).toEqual(pairs.map(() => null))
  })

  it('fails if the file lists no positions, or a closing or position fits nowhere', () => {
    const deals = [deal('buy', 'in', 'A', { order: '1' }), deal('sell', 'out', 'B')]
    const untold = [
      [null, null],
      [null, null],
    ]
    expect(positionsIn(deals, null)).toEqual(untold)
    expect(positionsIn(deals, [position('1', { closePrice: 2651 })])).toEqual(untold)
    expect(positionsIn(deals, [position('1'), position('2', { closed: 'C' })])).toEqual(untold)
    const turned = deals.with(1, deal('sell', 'in/out', 'B'))
    expect(positionsIn(turned, [position('1')])).toEqual(untold)
  })
})
