import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { coalesce } from './coalesce.ts'

const soonMs = 40
const calmMs = 1_000

describe('coalesced runs', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('start soon, and in a flood of requests at most once per interval', async () => {
    let runs = 0
    const { request } = coalesce(async () => void runs++, soonMs, calmMs)
    request()
    await vi.advanceTimersByTimeAsync(soonMs)
    expect(runs).toBe(1)
    for (let i = 0; i < 1_000; i++) {
      request()
      await vi.advanceTimersByTimeAsync(10)
    }
    expect(runs).toBe(11)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(runs).toBe(11)
  })

  it('start at once if someone waits for them', async () => {
    let runs = 0
    const { request, requestNow } = coalesce(async () => void runs++, soonMs, calmMs)
    request()
    await vi.advanceTimersByTimeAsync(soonMs)
    request()
    requestNow()
    await vi.advanceTimersByTimeAsync(soonMs)
    expect(runs).toBe(2)
    await vi.advanceTimersByTimeAsync(calmMs)
    expect(runs).toBe(2)
  })

  it('never overlap, and requests meanwhile follow', async () => {
    let running = 0
    let most = 0
    let runs = 0
    const run = async () => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setTimeout(resolve, 2_000))
      running--
      runs++
    }
    const { request, requestNow } = coalesce(run, soonMs, calmMs)
    request()
    await vi.advanceTimersByTimeAsync(500)
    request()
    requestNow()
    await vi.advanceTimersByTimeAsync(10_000)
    expect([runs, most]).toEqual([2, 1])
  })
})
