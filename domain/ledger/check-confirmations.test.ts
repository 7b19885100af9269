import { describe, expect, it } from 'vitest'
import { wrongConfirmation } from '#domain/ledger/check-confirmations.ts'
import type { LedgerLine } from '#domain/ledger/entry.ts'

const hex = 'a'.repeat(64)
const payload = {
  account: 'gold',
  domain: 'broker.example',
  selector: 's1',
  bodyHash: `${'A'.repeat(43)}=`,
  mail: hex,
  key: hex,
  keySeenAt: '2026-03-05T08:00:00.000Z',
  from: '2026-03-04T00:00:00',
  until: '2026-03-04T23:59:00',
  balance: 1,
  equity: null,
  tickets: ['2', '3'],
  login: 'hash',
}
const deal = (ticket: string, at: string, account = 'gold') => ({
  kind: 'deal',
  occurredAt: at,
  payload: { account, ticket },
})
const before = [
  { kind: 'import', occurredAt: '2026-03-05T07:00:00.000Z', payload: { account: 'gold', login: 'hash' } },
  deal('1', '2026-03-03T10:00:00'),
  deal('2', '2026-03-04T10:00:00'),
  deal('3', '2026-03-04T11:00:00'),
  deal('4', '2026-03-04T12:00:00', 'other'),
]
const check = (own: object, entries: readonly object[] = before) => {
  const confirmation = { kind: 'confirmation', occurredAt: '2026-03-05T08:00:00.000Z', payload: { ...payload, ...own } }
  return wrongConfirmation([...entries, confirmation] as unknown as LedgerLine[])
}

describe("a broker's confirmation on the ledger", () => {
  it('is valid if it names exactly the earlier recorded deals of its period', () => {
    expect(check({})).toBeNull()
    expect(wrongConfirmation(before as unknown as LedgerLine[])).toBeNull()
  })

  it('may name older openings of its MetaTrader 4 trades, and omit those of open trades', () => {
    const openings = [deal('3-in', '2026-03-02T10:00:00'), deal('9-in', '2026-03-04T12:00:00')]
    expect(check({ tickets: ['2', '3', '3-in'] }, [...before, ...openings])).toBeNull()
    expect(check({ tickets: ['2', '3', '4-in'] }, [...before, ...openings])).toMatchObject({ kind: 'confirmation' })
  })

  it('stays valid when a later file adds a deal to its day', () => {
    const confirmation = { kind: 'confirmation', occurredAt: '', payload }
    const all = [...before, confirmation, deal('5', '2026-03-04T13:00:00')]
    expect(wrongConfirmation(all as unknown as LedgerLine[])).toBeNull()
  })

  it.each([
    ['names a deal that is not recorded', { tickets: ['2', '3', '9'] }],
    ['leaves out a deal of its time', { tickets: ['2'] }],
    ['names a deal outside its time', { tickets: ['1', '2', '3'] }],
    ['names a deal twice', { tickets: ['2', '2'] }],
    ['names no deal', { tickets: [] }],
    ['is of another number', { login: 'another' }],
    ['is of another account', { account: 'other' }],
    ['ends before it begins', { until: '2026-03-03T23:59:00' }],
    ['has no domain', { domain: 'broker' }],
    ['has no body hash', { bodyHash: 'none' }],
    ['has no hash of its mail', { mail: 'none' }],
  ])('is invalid if it %s', (_how, own) => {
    expect(check(own)).toMatchObject({ kind: 'confirmation' })
  })

  it('is invalid if its deals were recorded after it', () => {
    expect(check({}, before.slice(0, 3))).toMatchObject({ kind: 'confirmation' })
  })
})
