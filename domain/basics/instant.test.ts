import { expect, test } from 'vitest'
import { epochMs, InvalidInstantError } from './instant.ts'

test('a Date, its epoch milliseconds and its ISO string are the same instant', () => {
  const ms = Date.UTC(2026, 10, 21, 4, 30)
  expect(epochMs(ms)).toBe(ms)
  expect(epochMs(new Date(ms))).toBe(ms)
  expect(epochMs(new Date(ms).toISOString())).toBe(ms)
  expect(epochMs('2026-11-21T05:30:00+01:00')).toBe(ms)
})

test.each(['2026-11-21T04:30:00', '2026-11-21', 'yesterday', '', 'Z'])('the string %j is refused', (text) => {
  expect(() => epochMs(text)).toThrow(InvalidInstantError)
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, new Date(Number.NaN)])('%s is not an instant', (value) => {
  expect(() => epochMs(value)).toThrow(InvalidInstantError)
})
