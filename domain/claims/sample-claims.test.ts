import { describe, expect, test } from 'vitest'
import { languages } from '#domain/site/languages.ts'
import { isVisible } from './claims.ts'
import { type SampleClaimId, sampleClaims, statedOnlyClaims } from './sample-claims.ts'

const all = Object.entries(sampleClaims)

test('every entry is a sample under its own id', () => {
  expect(all.length).toBeGreaterThan(25)
  for (const [id, claim] of all) {
    expect(claim).toMatchObject({ id, provenance: 'sample', evidence: null, asOf: null, accountType: null })
  }
})

test('no entry is rendered in live mode', () => {
  expect(all.filter(([, claim]) => isVisible(claim, 'live'))).toEqual([])
})

describe('the sample figures', () => {
  test.each([
    ['results.return', 71.6],
    ['results.valueLocked', 2_100_000],
    ['results.generated', 2_100_000],
    ['results.balance', 257_400],
    ['results.gain', 107_400],
    ['results.maxDrawdown', 8.2],
    ['results.sharpe', 1.89],
    ['results.winRate', 87.3],
    ['results.riskReward', 2.4],
    ['results.consistency', 94.2],
    ['company.years', 5],
    ['company.clients', 647],
    ['service.uptime', 99.9],
    ['results.averageMonthlyProfit', 47_230],
    ['broker.assets', 2_100_000_000],
    ['broker.since', 2005],
    ['broker.spreadsFrom', 0],
    ['response.firstAnswer', 2],
    ['response.setup', 24],
  ] satisfies [SampleClaimId, number][])('%s is %d', (id, amount) => {
    expect(sampleClaims[id].value.amount).toBe(amount)
  })
})

test('money has a currency, and words exist in every language', () => {
  for (const [, { value }] of all) {
    if (value.kind === 'money') expect(value.currency).toBe('USD')
    if (value.kind === 'text') expect(Object.keys(value.text ?? {})).toEqual([...languages])
    else expect(value.amount).toEqual(expect.any(Number))
  }
})

test.each([
  ['results.winRate', [87.4, 100]],
  ['company.clients', [647, 10_000]],
  ['response.firstAnswer', [24, undefined]],
] satisfies [SampleClaimId, unknown][])('a fact with several figures is one claim: %s', (id, others) => {
  expect(sampleClaims[id].alsoSaid.map(({ amount }) => amount)).toEqual(others)
})

test('no two claims are replaced by the same measured figure', () => {
  const figures = all.flatMap(([, { replacedBy }]) => replacedBy ?? [])
  expect(new Set(figures).size).toBe(figures.length)
})

test('win rate, consistency, drawdown and Sharpe ratio are replaced by measured figures', () => {
  expect(sampleClaims['results.winRate'].replacedBy).toBe('winRate')
  expect(sampleClaims['results.consistency'].replacedBy).toBe('consistency')
  expect(sampleClaims['results.maxDrawdown'].replacedBy).toBe('maxDrawdown')
  expect(sampleClaims['results.sharpe'].replacedBy).toBe('sharpe')
})

test('a licence has no sample', () => {
  expect(statedOnlyClaims.filter((id) => id in sampleClaims)).toEqual([])
  expect(all.filter(([id]) => id.startsWith('licence.'))).toEqual([])
})
