import { describe, expect, it } from 'vitest'
import type { AccountRecord } from '#domain/report/account-record.ts'
import { headlineAccounts, maxQuietDays, quietDays, type RecordedAccount } from './account-headline.ts'

const accountTo = (to: string, more: Partial<RecordedAccount> = {}): RecordedAccount => ({
  slug: 'gold',
  name: 'Gold',
  type: 'live',
  currency: 'USD',
  broker: 'Example Broker',
  company: null,
  server: null,
  serverZone: null,
  state: 'open',
  endedOn: null,
  isMadeUp: false,
  checked: null,
  record: { from: '2026-01-05', to } as AccountRecord,
  ...more,
})
const at = (day: string) => Date.parse(`${day}T12:00:00Z`)

describe('days since the last deal', () => {
  it('are shown once they exceed a holiday break', () => {
    expect(quietDays(accountTo('2026-03-01'), at('2026-03-15'))).toBeNull()
    expect(quietDays(accountTo('2026-03-01'), at('2026-03-16'))).toBe(maxQuietDays + 1)
    expect(quietDays(accountTo('2026-03-01'), at('2026-09-01'))).toBe(184)
  })

  it('count up to the day an account was closed or blown, so closing it hides no crash', () => {
    const closed = { state: 'closed', endedOn: '2026-05-01' } as const
    expect(quietDays(accountTo('2026-03-01', closed), at('2028-01-01'))).toBe(61)
    expect(quietDays(accountTo('2026-04-30', closed), at('2028-01-01'))).toBeNull()
  })

  it('are not shown for a backtest, which ends by design', () => {
    expect(quietDays(accountTo('2026-03-01', { type: 'backtest' }), at('2028-01-01'))).toBeNull()
  })
})

it('accounts with a headline are all that have a record, blown ones included: live ones first, else in order of registration', () => {
  const accounts = [
    accountTo('2026-03-01', { slug: 'tested', type: 'backtest' }),
    accountTo('2026-03-01', { slug: 'first' }),
    { ...accountTo('2026-03-01', { slug: 'empty' }), record: null },
    accountTo('2026-03-01', { slug: 'practice', type: 'demo' }),
    accountTo('2026-03-01', { slug: 'lost', state: 'blown', endedOn: '2026-03-01' }),
  ]
  expect(headlineAccounts(accounts).map(({ slug }) => slug)).toEqual(['first', 'lost', 'practice', 'tested'])
})
