import { describe, expect, it } from 'vitest'
import { mailRetryDelayMs, mailTemplates, mailTries, waitsWhileQuiet } from './mail.ts'

describe('a mail that could not be sent', () => {
  it('is tried after one minute, then each time after twice as long, four hours at most, for a day in all', () => {
    const delays = Array.from({ length: mailTries - 1 }, (_, i) => mailRetryDelayMs(i + 1) / 60_000)
    expect(delays).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 256, 256, 256, 256])
    expect(delays.reduce((sum, minutes) => sum + minutes) / 60).toBeGreaterThanOrEqual(24)
  })
})

describe('quiet hours of a teammate', () => {
  it('hold back what can wait until morning, and nothing that goes to customers', () => {
    expect(mailTemplates.filter(waitsWhileQuiet)).toEqual([
      'setup_for_staff',
      'cancellation_for_staff',
      'task_reminder',
      'webhook_paused',
      'weekly_summary',
      'digest',
    ])
  })
})
