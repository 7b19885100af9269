import { describe, expect, it } from 'vitest'
import { createReadiness } from './readiness.ts'

describe('the readiness of a server', () => {
  it('is checked at most every two seconds, however many ask', async () => {
    let now = 0
    let probes = 0
    const isReady = createReadiness(
      async () => {
        probes += 1
      },
      () => false,
      () => now,
    )
    expect(await Promise.all([isReady(), isReady(), isReady()])).toEqual([true, true, true])
    now = 1_999
    await isReady()
    expect(probes).toBe(1)
    now = 2_000
    await isReady()
    expect(probes).toBe(2)
  })

  it('is false while nothing can be written, and at once when the server stops', async () => {
    let now = 0
    let isFull = true
    let isStopping = false
    const probe = async () => {
      if (isFull) throw new Error('no space left')
    }
    const isReady = createReadiness(
      probe,
      () => isStopping,
      () => now,
    )
    expect(await isReady()).toBe(false)
    isFull = false
    expect(await isReady()).toBe(true)
    isFull = true
    now = 2_000
    expect(await isReady()).toBe(false)
    isFull = false
    expect(await isReady()).toBe(true)
    isStopping = true
    expect(await isReady()).toBe(false)
  })
})
