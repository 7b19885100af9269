import { expect, test } from 'vitest'
import { statementOf } from './statement.ts'

const facts = { topic: 'company', kind: 'text', sample: null, alsoSaid: [], isAddress: false } as const
const now = Date.UTC(2026, 10, 23)
const stated = (text: { en: string }) =>
  statementOf(facts, { text, asOf: '2026-11-20', evidence: { reference: 'minutes' }, version: 0 } as never, now)

test('a statement that promises profit is refused', () => {
  expect(stated({ en: 'Our profits are not guaranteed' }).value.text).toEqual({ en: 'Our profits are not guaranteed' })
  expect(() => stated({ en: 'Guaranteed profits every month' })).toThrow()
})
