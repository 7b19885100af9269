import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Semaphore } from './semaphore.ts'

const limits = { max: 2, maxWaiting: 2, maxWaitMs: 500 }

/** Requests capacity several times; records the outcomes. */
function ask(room: Semaphore, times: number) {
  const outcomes: (boolean | 'waiting')[] = []
  for (let i = 0; i < times; i++) {
    const entered = room.enter()
    outcomes.push(typeof entered === 'boolean' ? entered : 'waiting')
    if (typeof entered !== 'boolean') void entered.then((isAdmitted) => (outcomes[i] = isAdmitted))
  }
  return outcomes
}

describe('a semaphore', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('admits as many as fit, queues a few and refuses the others at once', () => {
    expect(ask(new Semaphore(limits), 6)).toEqual([true, true, 'waiting', 'waiting', false, false])
  })

  it('admits waiting requests in order as others leave', async () => {
    const room = new Semaphore(limits)
    const outcomes = ask(room, 4)
    room.leave()
    await vi.advanceTimersByTimeAsync(0)
    expect(outcomes).toEqual([true, true, true, 'waiting'])
    room.leave()
    await vi.advanceTimersByTimeAsync(0)
    expect(outcomes).toEqual([true, true, true, true])
  })

  it('refuses a request that has waited too long', async () => {
    const room = new Semaphore(limits)
    const outcomes = ask(room, 3)
    await vi.advanceTimersByTimeAsync(499)
    expect(outcomes[2]).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(outcomes[2]).toBe(false)
  })

  it('does not admit a request after its deadline, even if the timer is late', async () => {
    const room = new Semaphore(limits)
    const outcomes = ask(room, 3)
    vi.setSystemTime(Date.now())
    const late = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 501)
    room.leave()
    await vi.advanceTimersByTimeAsync(0)
    expect(outcomes[2]).toBe(false)
    late.mockRestore()
    expect(room.enter()).toBe(true)
  })

  it('has its full capacity again once all have left', async () => {
    const room = new Semaphore(limits)
    const first = ask(room, 5)
    await vi.advanceTimersByTimeAsync(500)
    for (const outcome of first) if (outcome === true) room.leave()
    expect(ask(room, 3)).toEqual([true, true, 'waiting'])
  })
})
