import { describe, expect, it } from 'vitest'
import { chainOf, dealEntry } from '#server/testing/ledger.ts'
import type { MonthPayload, NewEntry } from './ledger/payloads.ts'
import { accountFiguresOf, recordFigures, replayLedger } from './ledger-replay.ts'

const month = (number: number, percentageGain: string): MonthPayload => ({
  year: 2026,
  month: number,
  percentageGain,
  profitAmount: 0,
  source: 'typed',
})
const typed = (number: number, gain: string): NewEntry => ({
  kind: 'month',
  occurredAt: '2026-01-31',
  payload: month(number, gain),
})
const replay = (entries: readonly NewEntry[]) => replayLedger(chainOf(entries))

describe('what the ledger comes to', () => {
  it('counts a month as it was corrected, once', () => {
    const correction: NewEntry = {
      kind: 'correction',
      occurredAt: '2026-01-31',
      payload: { supersedes: 1, reason: null, now: month(1, '-50.00') },
    }
    const { records } = replay([typed(1, '90.00'), typed(2, '10.00'), correction])
    expect(new Map(recordFigures(records)).get('compoundedReturn')).toBeCloseTo(-45)
    expect(new Map(recordFigures(records)).get('sumOfMonths')).toBe(-40)
  })

  it('names no figure that nothing on record tells', () => {
    expect(recordFigures(replay([]).records)).toEqual([])
    expect(recordFigures(replay([typed(1, '1.00')]).records).map(([name]) => name)).not.toContain('operations')
  })

  it('gives each account its own deals, with the decimals of its money', () => {
    const file: NewEntry = {
      kind: 'import',
      occurredAt: '2026-01-31T00:00:00.000Z',
      payload: {
        account: 'gold',
        file: '0',
        kind: 'history',
        digits: 3,
        deals: 1,
        newDeals: 1,
        figures: 9,
        login: null,
      },
    }
    const [account] = replay([file, ...[500, -200].map(dealEntry)]).accounts
    expect(account).toMatchObject({ slug: 'gold', digits: 3 })
    expect(new Map(accountFiguresOf(account!)).get('gold netProfit')).toBe(0.3)
    expect(new Map(accountFiguresOf(account!)).get('gold profitFactor')).toBeUndefined()
    expect(new Map(accountFiguresOf(account!)).get('gold expectancy')).toBe(0.15)
  })
})
