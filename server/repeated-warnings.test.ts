import pino from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { collapseRepeats } from './repeated-warnings.ts'

function openLog() {
  const lines: string[] = []
  const log = pino({ base: null, hooks: collapseRepeats() }, { write: (line) => void lines.push(line) })
  return { log, lines: () => lines.splice(0).map((line) => JSON.parse(line)) }
}

describe('a repeated warning', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is written at once, then once a minute with its count, and at once again after a quiet minute', () => {
    const { log, lines } = openLog()
    const lost = () => log.warn({ code: '57P01' }, 'connection lost')
    for (let i = 0; i < 80; i++) lost()
    expect(lines()).toMatchObject([{ code: '57P01', msg: 'connection lost' }])
    vi.advanceTimersByTime(60_000)
    expect(lines()).toMatchObject([{ code: '57P01', msg: 'connection lost', repeats: 79 }])
    vi.advanceTimersByTime(60_000)
    lost()
    expect(lines()).toHaveLength(1)
  })

  it('differs if its message or a field does', () => {
    const { log, lines } = openLog()
    log.warn({ code: '57P01' }, 'connection lost')
    log.warn({ code: '08006' }, 'connection lost')
    log.warn({ code: '08006' }, 'jobs not reached')
    expect(lines()).toHaveLength(3)
  })

  it('suppresses no error and no request', () => {
    const { log, lines } = openLog()
    for (let i = 0; i < 3; i++) {
      log.error({ code: 'internal' }, 'request failed')
      log.info({ status: 200 }, 'request')
    }
    expect(lines()).toHaveLength(6)
  })

  it('uses bounded memory, however many different ones there are', () => {
    const { log, lines } = openLog()
    for (let i = 0; i < 1_000; i++) log.warn({ i }, 'different')
    expect(lines()).toHaveLength(1_000)
    expect(vi.getTimerCount()).toBe(200)
  })
})
