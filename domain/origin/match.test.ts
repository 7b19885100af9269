import { describe, expect, it } from 'vitest'
import { type Imported, type ImportedDeal, matchStatement, type Statement, startOf } from './match.ts'

const deal = (ticket: string, time: string, own: Partial<ImportedDeal> = {}): ImportedDeal => ({
  ticket,
  time,
  type: 'buy',
  symbol: 'XAUUSD',
  volume: 0.1,
  price: 2600.5,
  profit: 0,
  costs: -70,
  balance: 100_000,
  ...own,
})

const day = [
  deal('11', '2026-03-04T10:00:01', { balance: 99_930 }),
  deal('12', '2026-03-04T11:30:00', { type: 'sell', profit: 2_500, balance: 102_360 }),
]
const imported: Imported = { deals: day, first: '2026-03-02T09:00:00', last: '2026-03-06T18:00:00', balance: 102_360 }
const statement: Statement = {
  login: '5001',
  currency: 'USD',
  until: '2026-03-04T23:59:00',
  balance: 102_360,
  equity: null,
  deals: day,
}
const match = (own: Partial<Statement> = {}, its: Partial<Imported> = {}) =>
  matchStatement({ ...statement, ...own }, { ...imported, ...its }, 2)

describe('a broker statement', () => {
  it('matches the imported deals of its day', () => {
    expect(match()).toEqual({ kind: 'matched', from: '2026-03-04T00:00:00', tickets: ['11', '12'] })
  })

  it('may print minutes and other case of symbols', () => {
    const plain = day.map((one) => ({ ...one, time: `${one.time.slice(0, 16)}:00`, symbol: 'xauusd' }))
    expect(match({ deals: plain }).kind).toBe('matched')
  })

  it.each([
    ['volume', { volume: 0.2 }],
    ['price', { price: 2600.6 }],
    ['profit', { profit: 2_400 }],
    ['costs', { costs: -71 }],
    ['type', { type: 'buy' }],
    ['symbol', { symbol: 'EURUSD' }],
    ['minute', { time: '2026-03-04T11:31:00' }],
  ])('is refused if the imported deal has another %s', (_name, change) => {
    const changed = [day[0]!, { ...day[1]!, ...change }]
    expect(match({}, { deals: changed })).toMatchObject({
      reason: 'different_deals',
      detail: { count: 1, tickets: ['12'] },
    })
  })

  it('is refused if the import lacks one of its deals', () => {
    expect(match({}, { deals: day.slice(0, 1) })).toMatchObject({
      reason: 'missing_deals',
      detail: { tickets: ['12'] },
    })
  })

  it('is refused if the import has another deal on its day', () => {
    const invented = deal('13', '2026-03-04T00:00:30')
    expect(match({}, { deals: [invented, ...day] })).toMatchObject({
      reason: 'extra_deals',
      detail: { tickets: ['13'] },
    })
  })

  it('waits if the import does not reach its deals yet', () => {
    const short = { deals: [], last: '2026-03-03T18:00:00', balance: 100_000 }
    expect(match({}, short)).toEqual({ kind: 'waiting' })
    expect(match({}, { deals: [], first: null, last: null, balance: null })).toEqual({ kind: 'waiting' })
  })

  it('is refused if its balance differs', () => {
    expect(match({ balance: 102_361 })).toMatchObject({
      reason: 'different_balance',
      detail: { printed: '1023.61', recomputed: '1023.60' },
    })
  })

  it('without deals confirms nothing', () => {
    expect(match({ deals: [] })).toMatchObject({ reason: 'no_deals' })
  })

  it('begins with its own day even if a MetaTrader 4 opening is older, and needs no opening of an open trade', () => {
    const opening = deal('12-in', '2026-03-02T10:00:00', { costs: 0 })
    const stillOpen = deal('15-in', '2026-03-04T12:00:00', { costs: 0 })
    const earlier = deal('9', '2026-03-02T15:00:00')
    const found = match({ deals: [opening, ...day] }, { deals: [opening, earlier, ...day, stillOpen] })
    expect(found).toEqual({ kind: 'matched', from: '2026-03-04T00:00:00', tickets: ['12-in', '11', '12'] })
  })

  it('leaves a deal after its time to the next one, which begins with it', () => {
    const late = deal('13', '2026-03-04T23:59:30', { balance: 102_290 })
    expect(match({}, { deals: [...day, late] }).kind).toBe('matched')
    expect(startOf({ deals: [late, deal('14', '2026-03-05T08:00:00')] })).toBe('2026-03-04T23:59:30')
  })
})
