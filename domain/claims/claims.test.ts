import { expect, test } from 'vitest'
import { accountTypes, type Claim, expiresAt, isExpired, isVisible, needsHypotheticalText } from './claims.ts'

const stated: Claim = {
  id: 'company.clients',
  topic: 'company',
  provenance: 'stated',
  value: { kind: 'number', amount: 12 },
  accountType: null,
  asOf: '2026-01-01',
  evidence: { reference: 'Audit letter 4' },
}

test('a live site never renders a sample', () => {
  expect(isVisible({ provenance: 'sample' }, 'live')).toBe(false)
  expect(isVisible({ provenance: 'sample' }, 'demo')).toBe(true)
})

test.each(['measured', 'stated'] as const)('a %s claim shows in both modes', (provenance) => {
  expect(isVisible({ provenance }, 'live')).toBe(true)
  expect(isVisible({ provenance }, 'demo')).toBe(true)
})

test('the hypothetical-performance text is absent only for trading figures of a live account', () => {
  const needing = [...accountTypes, null].filter((accountType) =>
    needsHypotheticalText({ topic: 'trading', accountType }),
  )
  expect(needing).toEqual(['demo', 'backtest', null])
  expect(needsHypotheticalText({ topic: 'broker', accountType: null })).toBe(false)
})

test('a stated claim expires 90 days after its date', () => {
  const at = Date.UTC(2026, 3, 1)
  expect(expiresAt(stated)).toBe(at)
  expect(isExpired(stated, at - 1)).toBe(false)
  expect(isExpired(stated, at)).toBe(true)
})

test('a stated claim with an explicit last day expires after that day', () => {
  const ending = { ...stated, expiresOn: '2026-02-01' }
  const at = Date.UTC(2026, 1, 2)
  expect(isExpired(ending, at - 1)).toBe(false)
  expect(isExpired(ending, at)).toBe(true)
})

test('a stated claim without a date is expired', () => {
  expect(isExpired({ provenance: 'stated', asOf: null }, 0)).toBe(true)
})

test.each(['measured', 'sample'] as const)('a %s claim does not expire', (provenance) => {
  expect(expiresAt({ provenance, asOf: '2000-01-01' })).toBeNull()
  expect(isExpired({ provenance, asOf: '2000-01-01' }, Date.UTC(2030, 0))).toBe(false)
})
