import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contactBody } from '#contract/contact.ts'
import { startArrivals } from './demo-arrivals.ts'

const twoMinutes = 120_000

describe('leads that arrive in a demonstration', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it("come every two minutes, in the public call's form and each from a new person", async () => {
    const send = vi.fn(async (_contact: object) => {})
    const arrivals = startArrivals({ send, seed: 'test', say: () => {} })
    vi.advanceTimersByTime(100 * twoMinutes)
    arrivals.stop()
    expect(send).toHaveBeenCalledTimes(100)
    const sent = send.mock.calls.map(([contact]) => contactBody.parse(contact))
    expect(new Set(sent.map(({ email }) => email)).size).toBe(100)
  })

  it('can be paused and resumed, and a failure is reported', async () => {
    const said: string[] = []
    const send = vi.fn(async (_contact: object) => {
      throw new Error('503')
    })
    const arrivals = startArrivals({ send, seed: 'test', say: (line) => void said.push(line) })
    arrivals.toggle()
    await vi.advanceTimersByTimeAsync(10 * twoMinutes)
    expect(send).not.toHaveBeenCalled()
    arrivals.toggle()
    await vi.advanceTimersByTimeAsync(twoMinutes)
    arrivals.stop()
    expect(said).toEqual(['Paused: no more leads arrive.', 'Leads arrive again.', 'A lead did not arrive: 503'])
  })
})
