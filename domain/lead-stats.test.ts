import { expect, test } from 'vitest'
import { dayMs } from './instant.ts'
import { conversionRate, isHighValue, leadStats } from './lead-stats.ts'

const now = Date.UTC(2026, 5, 30)

test.each([
  [10_000, true],
  [9_999, false],
  [0, false],
  [null, false],
  [undefined, false],
])('an estimated value of %s is high: %s', (value, high) => {
  expect(isHighValue(value)).toBe(high)
})

test('the conversion rate is converted over all, and unknown without leads', () => {
  expect(conversionRate(1, 4)).toBe(25)
  expect(conversionRate(0, 4)).toBe(0)
  expect(conversionRate(0, 0)).toBeNull()
})

test('the windows are the last 7 and 30 days, their first instant included', () => {
  const ages = [0, 7 * dayMs, 7 * dayMs + 1, 30 * dayMs, 30 * dayMs + 1]
  const leads = ages.map((age) => ({ createdAt: now - age }))
  expect(leadStats(leads, now)).toMatchObject({ total: 5, weekly: 2, monthly: 4 })
})

test('high value and converted are counted over all leads', () => {
  const leads = [
    { createdAt: 0, estimatedValue: 10_000, status: 'converted' as const },
    { createdAt: now, estimatedValue: 500, status: 'lost' as const },
    { createdAt: now, status: null },
    { createdAt: now, estimatedValue: 50_000 },
  ]
  expect(leadStats(leads, now)).toMatchObject({ highValue: 2, converted: 1, conversionRate: 25 })
})

test('no leads make no rate', () => {
  expect(leadStats([], now)).toEqual({
    total: 0,
    weekly: 0,
    monthly: 0,
    highValue: 0,
    converted: 0,
    conversionRate: null,
  })
})
