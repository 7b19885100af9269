import { expect, it } from 'vitest'
import { mailRetryDelayMs, mailTemplates, mailTries, waitsWhileQuiet } from './mail.ts'

it('an email that could not be sent is retried after one minute, then at doubling intervals up to four hours, for a day in all', () => {
  const delays = Array.from({ length: mailTries - 1 }, (_, i) => mailRetryDelayMs(i + 1) / 60_000)
  expect(delays).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 256, 256, 256, 256])
  expect(delays.reduce((sum, minutes) => sum + minutes) / 60).toBeGreaterThanOrEqual(24)
})

it('quiet hours of a teammate delay what can wait until morning, and nothing for customers', () => {
  expect(mailTemplates.filter(waitsWhileQuiet)).toEqual([
    'setup_for_staff',
    'cancellation_for_staff',
    'task_reminder',
    'webhook_paused',
    'login_ended',
    'weekly_summary',
    'digest',
  ])
})
