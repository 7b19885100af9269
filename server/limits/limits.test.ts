import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createLimiter, createTries } from './limits.ts'

const hourMs = 3_600_000
const limit = { max: 1, windowSeconds: 180 }

describe('a limit used up while the clock is wrong', () => {
  const setClock = (shift: number) => vi.setSystemTime(Date.now() + shift)
  const withClock = () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
  }

  it('ends with its window, although the clock was set back', async () => {
    withClock()
    let count = 0
    const add = async (_key: string, tries: number) => {
      count += tries
      return { count, msLeft: 60_000 }
    }
    const tries = createTries(add, 'login', limit, 1)
    await tries.count('ana')
    await expect(tries.count('ana')).rejects.toMatchObject({ retryAfter: 60 })
    setClock(-hourMs)
    await expect(tries.count('ana')).rejects.toMatchObject({ retryAfter: 60 })
  })

  it('of calls neither ends early nor late', async () => {
    withClock()
    const limiter = createLimiter(1, null)
    await limiter('contact', limit, 'ana')
    for (const shift of [hourMs, -2 * hourMs]) {
      setClock(shift)
      await expect(limiter('contact', limit, 'ana')).rejects.toMatchObject({ retryAfter: 180 })
    }
  })
})
