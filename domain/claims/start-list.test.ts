import { describe, expect, it } from 'vitest'
import { isReceiving, type StartFacts, startSteps, stepsDone, stepsToReceive } from './start-list.ts'

const stated = (...ids: string[]) => ids.map((id) => ({ id, provenance: 'stated' as const }))
const nothing: StartFacts = { mode: 'live', claims: [], brand: { email: null } }
const named = stated('company.legalName', 'company.address')

describe('a live site', () => {
  it('accepts no visitor details while company, address or privacy contact are missing', () => {
    expect(isReceiving(nothing)).toBe(false)
    expect(isReceiving({ ...nothing, claims: named })).toBe(false)
    for (const { id } of named) {
      const others = named.filter((claim) => claim.id !== id)
      expect(isReceiving({ ...nothing, claims: others, brand: { email: 'us@firm.example' } })).toBe(false)
    }
  })

  it('accepts them once all three are stated; an officer or an email address is a contact', () => {
    expect(isReceiving({ ...nothing, claims: named, brand: { email: 'us@firm.example' } })).toBe(true)
    expect(isReceiving({ ...nothing, claims: [...named, ...stated('dataProtection.officer')] })).toBe(true)
  })

  it('does not count samples as stated', () => {
    const samples = named.map((claim) => ({ ...claim, provenance: 'sample' as const }))
    expect(isReceiving({ ...nothing, claims: samples, brand: { email: 'us@firm.example' } })).toBe(false)
  })
})

it('a demonstration accepts messages whatever is stated', () => {
  expect(isReceiving({ ...nothing, mode: 'demo' })).toBe(true)
})

describe('the start list', () => {
  it('begins with what a site needs to accept messages', () => {
    expect(startSteps.slice(0, stepsToReceive.length)).toEqual(stepsToReceive)
  })

  it.each([
    ['register', { claims: stated('licence.registerUrl') }],
    ['register', { claims: stated('company.register') }],
    ['broker', { claims: stated('broker.legalName') }],
  ] as const)('has %s done once it is on record', (step, facts) => {
    expect([...stepsDone({ ...nothing, ...facts }, false)]).toEqual([step])
  })

  it('has the account done once one is published', () => {
    expect([...stepsDone(nothing, true)]).toEqual(['account'])
  })
})
