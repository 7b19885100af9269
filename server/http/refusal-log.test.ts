import pino from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openRefusalLog } from './refusal-log.ts'

describe('the log of refused requests', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('has one line after a second, with the number per reason', () => {
    const lines: string[] = []
    const refused = openRefusalLog(pino({ base: null }, { write: (line) => void lines.push(line) }))
    for (let i = 0; i < 3_000; i++) refused.count(i % 3 === 0 ? 'limited' : 'noRoom')
    vi.advanceTimersByTime(1_000)
    refused.count('noRoom')
    refused.close()
    vi.advanceTimersByTime(5_000)
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { msg: '3000 requests refused', refused: { limited: 1_000, noRoom: 2_000 } },
      { msg: '1 requests refused', refused: { noRoom: 1 } },
    ])
  })

  it('has fewer lines as refusals continue, counts each once, and starts over after a pause', () => {
    const lines: string[] = []
    const refused = openRefusalLog(pino({ base: null }, { write: (line) => void lines.push(line) }))
    const seconds = 120
    for (let second = 0; second < seconds; second++) {
      refused.count('database ECONNREFUSED')
      vi.advanceTimersByTime(1_000)
    }
    vi.advanceTimersByTime(60_000)
    const counts = lines.map((line) => JSON.parse(line).refused['database ECONNREFUSED'])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(seconds)
    expect(lines.length).toBeLessThan(10)
    vi.advanceTimersByTime(120_000)
    const before = lines.length
    refused.count('noRoom')
    vi.advanceTimersByTime(1_000)
    expect(lines.length).toBe(before + 1)
    refused.close()
  })
})
