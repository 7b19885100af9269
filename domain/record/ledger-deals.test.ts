import { describe, expect, it } from 'vitest'
import type { DealPayload } from '#domain/ledger/payloads.ts'
import { LedgerDeals } from './ledger-deals.ts'

const deal = (ticket: string, at?: number, more: Partial<DealPayload> = {}): DealPayload => ({
  account: 'gold',
  ticket,
  type: 'buy',
  direction: 'in',
  symbol: 'XAUUSD',
  volume: '0.1',
  price: '2650',
  order: '1',
  commission: 0,
  fee: 0,
  swap: 0,
  profit: 0,
  balance: 0,
  position: null,
  hasStop: null,
  ...(at !== undefined && { at }),
  ...more,
})
const hour = (number: number) => `2026-01-02T${String(number).padStart(2, '0')}:00:00`

describe('the history of an account on the ledger', () => {
  it('keeps the order of its first file, whatever the times', () => {
    const deals = new LedgerDeals()
    deals.nextFile()
    for (const [index, ticket] of ['3', '1', '2'].entries()) deals.add(deal(ticket), hour(9 - index))
    expect(deals.inOrder().map(({ ticket }) => ticket)).toEqual(['3', '1', '2'])
  })

  it('puts deals of a later file where that file has them, before and between known ones', () => {
    const deals = new LedgerDeals()
    deals.nextFile()
    for (const ticket of ['c', 'e']) deals.add(deal(ticket), hour(1))
    deals.nextFile()
    for (const [ticket, at] of [
      ['a', 1],
      ['b', 2],
      ['d', 4],
      ['f', 6],
    ] as const)
      deals.add(deal(ticket, at), hour(1))
    deals.nextFile()
    deals.add(deal('g', 7), hour(1))
    expect(
      deals
        .inOrder()
        .map(({ ticket }) => ticket)
        .join(''),
    ).toBe('abcdefg')
  })

  it('updates a deal and its place from a later file', () => {
    const deals = new LedgerDeals()
    deals.nextFile()
    for (const ticket of ['a', 'b', 'c']) deals.add(deal(ticket), hour(1))
    deals.nextFile()
    deals.add(deal('c', 1, { position: '7', hasStop: true }), hour(1))
    const [first, ...rest] = deals.inOrder()
    expect(first).toMatchObject({ ticket: 'c', position: '7', hasStop: true })
    expect(rest.map(({ ticket }) => ticket)).toEqual(['a', 'b'])
  })

  it('is ordered by time where entries of several files have no place', () => {
    const deals = new LedgerDeals()
    deals.nextFile()
    deals.add(deal('b'), hour(2))
    deals.nextFile()
    deals.add(deal('a'), hour(1))
    expect(deals.inOrder().map(({ ticket }) => ticket)).toEqual(['a', 'b'])
  })
})
