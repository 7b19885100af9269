import { expect, test } from 'vitest'
import { estimatedValueOf } from './estimated-value.ts'

test.each([
  ['beginner', 10_000],
  ['intermediate', 25_000],
  ['advanced', 50_000],
  ['expert', 100_000],
  ['professional', 100_000],
] as const)('on the contact page %s is worth %d', (investmentExperience, value) => {
  expect(estimatedValueOf({ form: 'contact', investmentExperience })).toBe(value)
})

test('the other forms take the lower bound of the chosen range', () => {
  expect(estimatedValueOf({ form: 'welcome-b', investmentAmount: '5000-10000' })).toBe(5_000)
  expect(estimatedValueOf({ form: 'hero', capitalRange: '500k-1m' })).toBe(500_000)
})
