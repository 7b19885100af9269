import { describe, expect, it } from 'vitest'
import { FailedApart, runApart, TooHeavy } from './run-apart.ts'

const module = new URL('./testing-tasks.ts', import.meta.url)
const usual = { megabytes: 200, seconds: 20 }
const task = (name: string, ...args: unknown[]) => ({ module, name, args })

describe('processing untrusted input', () => {
  it.each([
    ['works without end', 'loopForever', { megabytes: 200, seconds: 0.5 }, 'time'],
    ['takes memory without end', 'allocateForever', { megabytes: 200, seconds: 20 }, 'memory'],
  ])('that %s is ended, and the server continues', async (_what, name, allowance, excess) => {
    await expect(runApart(task(name), allowance)).rejects.toMatchObject({ name: 'TooHeavy', excess })
    expect(await runApart(task('ask', 'well?'), usual, { answer: async () => 'well' })).toBe('well')
  })

  it('fails with its own error, yields in pieces, and knows no secret of the server', async () => {
    await expect(runApart(task('fail'), usual)).rejects.toEqual(new FailedApart('RangeError', 'no such thing'))
    const parts: number[] = []
    expect(await runApart(task('count', 3), usual, { onPart: (n: number) => void parts.push(n) })).toBe('counted')
    expect(parts).toEqual([1, 2, 3])
    const known = await runApart<string[]>(task('environment'), usual)
    expect(known.filter((name) => /KEY|PASSWORD|URL|TOKEN/.test(name))).toEqual([])
  })

  it('is refused if more wait than the machine can handle', async () => {
    const runs = Array.from({ length: 14 }, () => runApart(task('loopForever'), { megabytes: 200, seconds: 0.2 }))
    const ends = await Promise.allSettled(runs)
    const excesses = ends.map((end) =>
      end.status === 'rejected' && end.reason instanceof TooHeavy ? end.reason.excess : end,
    )
    expect([excesses.filter((one) => one === 'time').length, excesses.filter((one) => one === 'crowd').length]).toEqual(
      [10, 4],
    )
  })
})
