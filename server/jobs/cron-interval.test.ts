import { expect, it } from 'vitest'
import { cronInterval } from './cron-interval.ts'

it.each([
  ['* * * * *', 60],
  ['*/5 * * * *', 300],
  ['17 * * * *', 3_600],
  ['40 2 * * *', 86_400],
  ['0 7 * * 1', 604_800],
  ['0 0 1 1 *', 31_622_400],
])('the cron line %s is due every %i seconds', (cron, seconds) => expect(cronInterval(cron)).toBe(seconds))

it('refuses a cron line of another form', () => expect(() => cronInterval('0 7 1 * *')).toThrow(RangeError))
