import { describe, expect, it } from 'vitest'
import type { Claim } from '#domain/claims/claims.ts'
import { sampleClaims } from '#domain/claims/sample-claims.ts'
import { claimRegister } from './claim-register.ts'
import { measures, nothingRecorded, type Records } from './measures.ts'

const nothing = nothingRecorded
/** Records of the imported account that carries the record. */
const imported = (records: Partial<Records>) => ({ ...nothing, imported: { ...nothing.imported, ...records } })
const typed = (records: Partial<Records>) => ({
  ...nothing,
  stated: { ...nothing.stated, ...records, asOf: { operations: '2026-04-02', months: '2026-04-01' } },
})
const trade = (result: number, day = '2026-03-02') => ({ result, day })
const find = (claims: readonly Claim[], id: string) => claims.find((claim) => claim.id === id)

const stated: Claim = {
  id: 'company.legalName',
  topic: 'company',
  provenance: 'stated',
  value: { kind: 'text', text: { en: 'Orfine FZ-LLC' } },
  accountType: null,
  asOf: '2026-05-01',
  evidence: { reference: 'trade licence' },
}

describe('the claim register', () => {
  it('contains only samples, all marked, while nothing is recorded or stated', () => {
    const claims = claimRegister(nothing, [])
    expect(claims.length).toBeGreaterThan(20)
    expect(claims.filter(({ provenance }) => provenance !== 'sample')).toEqual([])
  })

  it('drops the sample win rate as soon as there are trades, even too few for a rate', () => {
    const claims = claimRegister(imported({ operations: [trade(5)], accountType: 'demo' }), [])
    expect(find(claims, 'results.winRate')).toMatchObject({
      provenance: 'measured',
      accountType: 'demo',
      value: { kind: 'percent' },
    })
    expect(find(claims, 'results.winRate')?.value.amount).toBeUndefined()
  })

  it('measures the win rate from thirty trades on and names their number', () => {
    const operations = Array.from({ length: 40 }, (_, i) =>
      trade(i % 4 === 0 ? -3 : 2, `2026-03-${String((i % 20) + 1).padStart(2, '0')}`),
    )
    const claim = find(claimRegister(imported({ operations, accountType: 'live' }), []), 'results.winRate')
    expect(claim?.value.amount).toBe(75)
    expect(claim?.measuredFrom).toEqual({
      records: 40,
      from: '2026-03-01',
      to: '2026-03-20',
      method: 'winRate',
      isMadeUp: false,
    })
  })

  it.each([
    [{ operations: false, months: false }, []],
    [{ operations: true, months: false }, ['winRate', 'operations', 'results.winRate']],
    [{ operations: false, months: true }, ['compoundedReturn', 'results.return']],
    [
      { operations: true, months: true },
      ['winRate', 'operations', 'results.winRate', 'compoundedReturn', 'results.return'],
    ],
  ])('marks figures computed from made-up records: %o', (madeUp, marked) => {
    const months = [{ year: 2026, month: 2, percentageGain: '1.00', profitAmount: 1 }]
    const claims = claimRegister(imported({ operations: [trade(5)], months, accountType: 'live', madeUp }), [stated])
    const said = claims
      .filter(({ measuredFrom }) => measuredFrom?.isMadeUp)
      .map(({ id }) => id.replace('measured.', ''))
    expect(said).toEqual(expect.arrayContaining(marked))
    for (const { measuredFrom } of claims)
      if (measuredFrom) expect(measuredFrom.isMadeUp).toBe(madeUp[measures[measuredFrom.method as 'winRate'].from])
    expect(said.length > 0).toBe(marked.length > 0)
  })

  it('lets a month end on its last day', () => {
    const months = [
      { year: 2026, month: 2, percentageGain: '1.00', profitAmount: 1 },
      { year: 2025, month: 12, percentageGain: '-2.00', profitAmount: -1 },
    ]
    const claim = find(claimRegister(imported({ months }), []), 'measured.compoundedReturn')
    expect(claim?.measuredFrom).toMatchObject({ from: '2025-12-01', to: '2026-02-28' })
    expect(claim?.value.amount).toBeCloseTo(-1.02, 6)
  })

  it('prefers stated claims to samples and measured ones to both', () => {
    const own = {
      ...stated,
      id: 'results.winRate',
      topic: 'trading' as const,
      value: { kind: 'percent' as const, amount: 99 },
    }
    expect(find(claimRegister(nothing, [own]), 'results.winRate')).toEqual(own)
    const measured = claimRegister(imported({ operations: [trade(5)], accountType: 'live' }), [own])
    expect(measured.filter(({ id }) => id === 'results.winRate')).toHaveLength(1)
    expect(find(measured, 'results.winRate')?.provenance).toBe('measured')
  })

  it('includes stated claims without a sample', () => {
    expect(find(claimRegister(nothing, [stated]), 'company.legalName')).toEqual(stated)
  })

  it('contains no figure twice', () => {
    const ids = claimRegister(imported({ operations: [trade(1)], accountType: 'live' }), [stated]).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  describe('of typed months and loaded lists', () => {
    const months = [{ year: 2026, month: 3, percentageGain: '294.00', profitAmount: 1 }]
    const operations = Array.from({ length: 300 }, (_, i) => trade(i % 4 ? 9 : -1))

    it('marks every figure as stated, as of the last change, even if it is computed', () => {
      const claims = claimRegister(typed({ months, operations, accountType: 'live' }), [])
      expect(find(claims, 'stated.winRate')).toMatchObject({
        provenance: 'stated',
        asOf: '2026-04-02',
        value: { amount: 75 },
        measuredFrom: { records: 300, method: 'winRate' },
      })
      expect(find(claims, 'results.return')).toMatchObject({ provenance: 'stated', asOf: '2026-04-01' })
      expect(claims.filter(({ provenance }) => provenance === 'measured')).toEqual([])
    })

    it('heads nothing with them once an account is imported, nor with a statement of the same figure', () => {
      const results = Object.values(sampleClaims).filter(
        ({ topic, value }) => topic === 'trading' && value.kind !== 'text',
      )
      expect(results.map(({ id }) => id)).toContain('results.generated')
      const own = results.map(({ id, value }): Claim => ({ ...stated, id, topic: 'trading', value }))
      expect(find(claimRegister(nothing, own), 'results.generated')?.provenance).toBe('stated')
      const kept = (said: readonly Claim[]) => {
        const claims = claimRegister(typed({ months, operations }), said, true)
        return results.flatMap(({ id }) => find(claims, id) ?? []).map(({ id, provenance }) => [id, provenance])
      }
      // What clients trade with is no result; what was made for them is one, which could cover the loss of an account.
      expect(kept(own)).toEqual([['results.valueLocked', 'stated']])
      expect(kept([])).toEqual([
        ['results.valueLocked', 'sample'],
        ['results.generated', 'sample'],
      ])
      const claims = claimRegister(typed({ months, operations }), own, true)
      expect(find(claims, 'stated.compoundedReturn')?.value.amount).toBeCloseTo(294)
    })

    it("does not take a gold-only figure, or a drawdown between month ends, for the account's", () => {
      const operations = Array.from({ length: 40 }, (_, index) => trade(index % 3 === 0 ? -5 : 12))
      const claims = claimRegister(imported({ operations, months }), [], true)
      expect(find(claims, 'measured.operations')?.value.amount).toBe(40)
      for (const figure of ['winRate', 'profitFactor', 'riskReward', 'averageTrade', 'totalProfit', 'maxDrawdown'])
        expect(find(claims, `measured.${figure}`), figure).toBeUndefined()
      for (const id of ['results.winRate', 'results.return', 'results.maxDrawdown', 'results.riskReward'])
        expect(find(claims, id), id).toBeUndefined()
    })

    it('never chains them with imported records', () => {
      const records = {
        ...imported({ months: [{ ...months[0]!, month: 2, percentageGain: '-50.00' }] }),
        stated: typed({ months }).stated,
      }
      const claims = claimRegister(records, [], true)
      expect(find(claims, 'measured.compoundedReturn')?.value.amount).toBe(-50)
      expect(find(claims, 'results.return')).toBeUndefined()
      expect(find(claims, 'stated.compoundedReturn')?.value.amount).toBeCloseTo(294)
    })
  })
})
