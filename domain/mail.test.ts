import { describe, expect, it } from 'vitest'
import { mailRetryDelayMs, mailTries } from './mail.ts'

describe('a mail that could not be sent', () => {
  it('is tried after one minute, then each time after twice as long, for several hours in all', () => {
    const delays = Array.from({ length: mailTries - 1 }, (_, i) => mailRetryDelayMs(i + 1) / 60_000)
    expect(delays).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256])
    expect(delays.reduce((sum, minutes) => sum + minutes) / 60).toBeGreaterThan(8)
  })
})
