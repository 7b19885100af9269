import type pg from 'pg'
import pino from 'pino'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startSender } from './sender.ts'

it('an idle sender makes no database query for a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const query = vi.fn(async () => ({ rows: [] }))
  const sender = startSender({
    pool: { query } as unknown as pg.Pool,
    listener: { on: () => {}, onGap: () => {} },
    transport: async () => ({ deliver: async () => {} }),
    address: null,
    brandName: async () => 'Example',
    log: pino({ level: 'silent' }),
  })
  onTestFinished(() => sender.stop())
  // If a mail is due, and when the next one is.
  await vi.advanceTimersByTimeAsync(59_999)
  expect(query).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(query).toHaveBeenCalledTimes(4)
})
