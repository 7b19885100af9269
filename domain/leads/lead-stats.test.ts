import { expect, test } from 'vitest'
import { dayMs } from '#domain/basics/instant.ts'
import { conversionRate, windowStart } from './lead-stats.ts'

test('the conversion rate is converted over all, and unknown without leads', () => {
  expect(conversionRate(1, 4)).toBe(25)
  expect(conversionRate(0, 4)).toBe(0)
  expect(conversionRate(0, 0)).toBeNull()
})

test('the windows are the last 7 and 30 days', () => {
  const now = Date.UTC(2026, 5, 30)
  expect(windowStart('weekly', now)).toBe(now - 7 * dayMs)
  expect(windowStart('monthly', now)).toBe(now - 30 * dayMs)
})
