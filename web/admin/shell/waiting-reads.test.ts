import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createWaitingReads } from './waiting-reads.ts'

describe('the counts of the menu', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('are read once in five seconds while others work', () => {
    const read = vi.fn()
    const reads = createWaitingReads(read, 5_000)
    for (let second = 0; second < 20; second++) {
      reads.changed()
      vi.advanceTimersByTime(1_000)
    }
    expect(read).toHaveBeenCalledTimes(4)
  })

  it.each([
    ['before its answer', ['changed', 'acted']],
    ['after its answer', ['acted', 'changed']],
  ] as const)('are read at once if the event of an own action comes %s', (_, order) => {
    const read = vi.fn()
    const reads = createWaitingReads(read, 5_000)
    for (const step of order) reads[step]()
    expect(read).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(10_000)
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('are not read after an action that changes none of them', () => {
    const read = vi.fn()
    createWaitingReads(read, 5_000).acted()
    vi.advanceTimersByTime(10_000)
    expect(read).not.toHaveBeenCalled()
  })
})
