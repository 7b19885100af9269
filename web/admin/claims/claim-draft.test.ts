import { describe, expect, it } from 'vitest'
import type { RegisteredClaim } from '#contract/claims.ts'
import { bodyOf, draftOf, numberOf } from './claim-draft.ts'
import { claimText } from './claim-text.ts'

const claim: RegisteredClaim = {
  id: 'results.balance',
  topic: 'trading',
  kind: 'money',
  provenance: 'sample',
  value: { kind: 'money', amount: 257_400, currency: 'USD' },
  accountType: null,
  measuredFrom: null,
  stated: null,
  sample: { kind: 'money', amount: 257_400, currency: 'USD' },
  alsoSaid: [],
  vanishesInLiveMode: true,
  isAddress: false,
  version: 7,
  history: [],
}

describe('a statement being typed', () => {
  it('never begins with the sample', () => {
    expect(draftOf(claim, '2026-05-01')).toMatchObject({ amount: '', asOf: '2026-05-01', url: '' })
  })

  it('is sent with the version it was based on, without empty values', () => {
    const draft = {
      ...draftOf(claim, '2026-05-01'),
      amount: '1200,50',
      accountType: 'live',
      reference: 'Letter',
    } as const
    expect(bodyOf(claim, draft)).toEqual({
      body: {
        amount: 1200.5,
        accountType: 'live',
        asOf: '2026-05-01',
        expiresOn: null,
        evidence: { reference: 'Letter' },
        version: 7,
      },
    })
  })

  it('is not sent without a valid number', () => {
    expect(bodyOf(claim, { ...draftOf(claim, '2026-05-01'), amount: 'much' })).toEqual({ wrong: ['amount'] })
  })

  it.each([
    ['12', 12],
    [' -3.5 ', -3.5],
    ['1e5', null],
    ['', null],
  ])('reads %j as %s', (typed, number) => expect(numberOf(typed)).toBe(number))
})

describe('a value', () => {
  it.each([
    [{ kind: 'percent', amount: 87.3 }, '87.3%'],
    [{ kind: 'percent', amount: 71.6, signed: true }, '+71.6%'],
    [{ kind: 'money', amount: 2_100_000, currency: 'USD', plus: true }, '$2,100,000+'],
    [{ kind: 'ratio', amount: 2.4 }, '2.4:1'],
    [{ kind: 'hours', amount: 2 }, '2 hours'],
    [{ kind: 'year', amount: 2005 }, '2005'],
    [{ kind: 'percent' }, null],
    [{ kind: 'text', text: { es: 'hola' } }, 'hola'],
  ] as const)('%j reads %j', (value, text) => expect(claimText(value, 'en')).toBe(text))
})
