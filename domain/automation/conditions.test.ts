import { describe, expect, it, test } from 'vitest'
import {
  type Condition,
  conditionFields,
  failing,
  holds,
  isComplete,
  kindOfField,
  type LeadFacts,
  operators,
  operatorsOf,
} from './conditions.ts'

const now = Date.parse('2026-11-23T20:00:00Z')
const moment = { now, teamZone: 'UTC' }
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString()
const lead: LeadFacts = {
  name: 'Ana Torres',
  country: 'ES',
  language: 'de',
  preferredLanguage: null,
  tags: ['VIP', 'Madrid'],
  estimatedValue: 25_000,
  score: 70,
  assignedTo: null,
  status: 'new',
  message: null,
  createdAt: hoursAgo(5),
  lastContactDate: null,
  variant: 'b',
}
const condition = (change: Partial<Condition>): Condition => ({
  field: 'name',
  operator: 'contains',
  values: [],
  amount: null,
  ...change,
})

test.each<[boolean, Partial<Condition>]>([
  [true, { field: 'name', operator: 'contains', values: ['torres'] }],
  [false, { field: 'name', operator: 'contains', values: ['ruiz'] }],
  [true, { field: 'name', operator: 'lacks', values: ['ruiz'] }],
  [true, { field: 'message', operator: 'empty' }],
  [false, { field: 'message', operator: 'contains', values: ['gold'] }],
  [true, { field: 'message', operator: 'lacks', values: ['gold'] }],
  [true, { field: 'status', operator: 'is', values: ['lost', 'new'] }],
  [false, { field: 'status', operator: 'isNot', values: ['lost', 'new'] }],
  [true, { field: 'tags', operator: 'is', values: ['vip'] }],
  [false, { field: 'tags', operator: 'isNot', values: ['vip'] }],
  [true, { field: 'tags', operator: 'filled' }],
  [true, { field: 'assignedTo', operator: 'empty' }],
  [false, { field: 'assignedTo', operator: 'is', values: ['ana'] }],
  [true, { field: 'assignedTo', operator: 'isNot', values: ['ana'] }],
  [true, { field: 'estimatedValue', operator: 'atLeast', amount: 25_000 }],
  [false, { field: 'estimatedValue', operator: 'atLeast', amount: 25_001 }],
  [true, { field: 'score', operator: 'atMost', amount: 70 }],
  [false, { field: 'score', operator: 'atMost', amount: 69 }],
  [true, { field: 'createdAt', operator: 'within', amount: 5 }],
  [false, { field: 'createdAt', operator: 'within', amount: 4 }],
  [true, { field: 'createdAt', operator: 'before', amount: 4 }],
  [false, { field: 'lastContactDate', operator: 'within', amount: 1_000 }],
  [false, { field: 'lastContactDate', operator: 'before', amount: 0 }],
  [true, { field: 'writesIn', operator: 'is', values: ['de'] }],
  [true, { field: 'variant', operator: 'is', values: ['B'] }],
  // It is nine in the evening in Madrid, eight on the Canary Islands.
  [true, { field: 'localHour', operator: 'atLeast', amount: 20 }],
  [false, { field: 'localHour', operator: 'atLeast', amount: 21 }],
  [true, { field: 'localHour', operator: 'atMost', amount: 21 }],
  [false, { field: 'localHour', operator: 'atMost', amount: 20 }],
])('%s: %j', (expected, change) => {
  expect(holds(condition(change), lead, moment)).toBe(expected)
})

test("the local hour is that of the lead's country, else of the team", () => {
  const until = (country: string | null, hour: number, teamZone = 'UTC') =>
    holds(condition({ field: 'localHour', operator: 'atMost', amount: hour }), { ...lead, country }, { now, teamZone })
  expect([until('DE', 21), until('DE', 20), until(null, 20), until(null, 19)]).toEqual([true, false, true, false])
  expect([until(null, 0, 'Asia/Dubai'), until('DE', 20, 'Asia/Dubai')]).toEqual([true, false])
})

test("a lead's preferred language comes before that of its form", () => {
  const spanish = condition({ field: 'writesIn', operator: 'is', values: ['es'] })
  expect(holds(spanish, { ...lead, preferredLanguage: 'es' }, moment)).toBe(true)
})

test('a rule for a language also matches its regional editions, one for an edition only that edition', () => {
  const holdsFor = (language: string, operator: 'is' | 'isNot', value: string) =>
    holds(condition({ field: 'writesIn', operator, values: [value] }), { ...lead, language }, moment)
  expect([holdsFor('pt-BR', 'is', 'pt'), holdsFor('pt-BR', 'isNot', 'pt')]).toEqual([true, false])
  expect([holdsFor('pt-BR', 'is', 'pt-BR'), holdsFor('pt', 'is', 'pt-BR')]).toEqual([true, false])
})

describe('conditions together', () => {
  const yes = condition({ field: 'status', operator: 'is', values: ['new'] })
  const no = condition({ field: 'status', operator: 'is', values: ['lost'] })
  it.each([
    ['all', [], null],
    ['any', [], null],
    ['all', [yes, yes], null],
    ['all', [yes, no], no],
    ['any', [no, yes], null],
    ['any', [no, no], no],
  ] as const)('%s of %j', (of, list, expected) => {
    expect(failing({ of, list }, lead, moment)).toEqual(expected)
  })
})

describe('every field', () => {
  it.each(conditionFields)('%s takes operators of its kind, each complete only with its values', (field) => {
    const own = operatorsOf(field)
    expect(own.length).toBeGreaterThan(1)
    for (const operator of operators) {
      const full = condition({ field, operator, values: ['x'], amount: 1 })
      expect(isComplete(full)).toBe(own.includes(operator))
      const isBare = operator === 'filled' || operator === 'empty'
      expect(isComplete({ ...full, values: [], amount: null })).toBe(own.includes(operator) && isBare)
    }
    expect(['text', 'code', 'number', 'moment']).toContain(kindOfField(field))
  })
})
