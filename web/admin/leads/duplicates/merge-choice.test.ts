import { expect, test } from 'vitest'
import type { Lead } from '#contract/leads.ts'
import { choiceFor, differing, firstChoice, mergeCall } from './merge-choice.ts'

const lead = (id: string, own: Partial<Lead>) => ({ id, version: 1, name: 'Ana', email: '', ...own }) as Lead
const old = lead('old', { email: 'ana@example.com', phone: '', notes: null, estimatedValue: 0 })
const young = lead('young', {
  email: 'ana+2@example.com',
  phone: '+34 612345678',
  notes: 'Rich',
  estimatedValue: 5_000,
})
const third = lead('third', { email: 'x@example.com', name: 'Boris', version: 7 })

test('the oldest lead survives, completed with values only others have', () => {
  expect(firstChoice([old, young])).toEqual({
    taken: ['old', 'young'],
    stays: 'old',
    fields: { email: 'old', phone: 'young', notes: 'young', estimatedValue: 'young' },
  })
})

test('a lost lead that has returned keeps its open stage', () => {
  const stage = (...of: Partial<Lead>[]) =>
    firstChoice(of.map((own, at) => lead(String(at), { createdAt: `2026-01-0${at + 1}`, ...own }))).fields.status
  expect(stage({ status: 'lost' }, { status: 'contacted' }, { status: 'lost' })).toBe('1')
  expect(stage({ status: 'lost', createdAt: '2026-03-01' }, { status: 'contacted' }, { status: 'new' })).toBe('2')
  expect(stage({ status: 'qualified' }, { status: 'lost' })).toBe('0')
  expect(stage({ status: 'new' }, { status: 'contacted' })).toBe('0')
})

test('equal fields are not asked about', () => {
  expect(differing([old, young])).not.toContain('name')
  expect(differing([old, third])).toContain('name')
})

test("an excluded lead contributes nothing, and can't be the survivor", () => {
  const choice = choiceFor([old, young, third], ['young', 'third'], 'old')
  expect(choice).toMatchObject({ taken: ['young', 'third'], stays: 'young' })
  expect(Object.values(choice.fields)).not.toContain('old')
  expect(mergeCall([old, young, third], choice)).toMatchObject({
    params: { id: 'young' },
    body: { version: 1, others: [{ id: 'third', version: 7 }] },
  })
})
