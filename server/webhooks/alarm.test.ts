import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openAlarm } from './alarm.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('an alarm rings once for simultaneous requests, and a later time does not delay a sooner one', () => {
  const ring = vi.fn()
  const alarm = openAlarm(ring)
  alarm.in(60_000)
  alarm.in(200)
  alarm.in(300)
  vi.advanceTimersByTime(199)
  expect(ring).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(1)
  expect(ring).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(100_000)
  expect(ring).toHaveBeenCalledTimes(1)
  alarm.in(500)
  alarm.stop()
  vi.advanceTimersByTime(100_000)
  expect(ring).toHaveBeenCalledTimes(1)
})
