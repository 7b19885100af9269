import { describe, expect, it } from 'vitest'
import type { MonthPayload, NewEntry } from '#domain/ledger/payloads.ts'
import { chainOf, dealEntry } from '#server/testing/ledger.ts'
import { printedOfReplay, recordFigures, replayLedger } from './ledger-replay.ts'

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

describe('the state replayed from the ledger', () => {
  it('counts a corrected month once', () => {
    const correction: NewEntry = {
      kind: 'correction',
      occurredAt: '2026-01-31',
      payload: { supersedes: 1, reason: null, now: month(1, '-50.00') },
    }
    const { records } = replay([typed(1, '90.00'), typed(2, '10.00'), correction])
    expect(new Map(recordFigures(records)).get('stated compoundedReturn')).toBeCloseTo(-45)
    expect(new Map(recordFigures(records)).get('stated sumOfMonths')).toBe(-40)
  })

  it('counts imported months of the account with the record alone, and chains nothing typed with them', () => {
    const imported = (number: number, gain: string, account: string): NewEntry => ({
      kind: 'month',
      occurredAt: '2026-01-31',
      payload: { ...month(number, gain), source: 'imported', account },
    })
    const carries = (account: string): NewEntry => ({
      kind: 'record-carrier',
      occurredAt: '2026-03-01T00:00:00.000Z',
      payload: { account, before: null },
    })
    const entries = [carries('won'), imported(1, '80.00', 'won'), imported(2, '-90.00', 'lost'), typed(3, '200.00')]
    const figures = (all: NewEntry[]) => new Map(recordFigures(replay(all).records))
    const before = figures(entries)
    expect([before.get('sumOfMonths'), before.get('stated sumOfMonths')]).toEqual([80, 200])
    const after = figures([...entries, carries('lost')])
    expect([after.get('sumOfMonths'), after.get('stated sumOfMonths')]).toEqual([-90, 200])
  })

  it('has no figure without a record', () => {
    expect(recordFigures(replay([]).records)).toEqual([])
    expect(recordFigures(replay([typed(1, '1.00')]).records).map(([name]) => name)).not.toContain('stated operations')
  })

  it('has a curve of stated months only if no account has deals, when no page prints one', () => {
    const names = (entries: NewEntry[]) => replay(entries).printed.map(({ name }) => name)
    expect(names([typed(1, '90.00')])).toContain('stated.curve')
    expect(names([typed(1, '90.00'), dealEntry(500, 0)])).not.toContain('stated.curve')
  })

  it("keeps each account's deals apart, with its currency's decimals", () => {
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
    const terms = { monthlyPrice: 89.95, deposit: 1_000, now: 0 }
    const figures = new Map(printedOfReplay(account!, terms).map(({ name, value }) => [name, value]))
    expect(figures.get('figures.netProfit')).toBe(0.3)
    expect(figures.get('figures.profitFactor')).toBeNull()
    expect(figures.get('figures.expectancy')).toBe(0.15)
  })
})
