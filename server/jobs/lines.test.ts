import { describe, expect, it } from 'vitest'
import { type LineEnd, openLines } from './lines.ts'

/** Receivers with work due; the test ends each one's line. */
function receivers() {
  let time = 0
  const due = new Set<string>()
  const tries: string[] = []
  const ends = new Map<string, (end: LineEnd) => void>()
  const lines = openLines({
    due: async () => [...due],
    work(receiver, isTrial) {
      tries.push(`${receiver}${isTrial ? ' (trial)' : ''}`)
      return new Promise((done) => {
        ends.set(receiver, (end) => {
          if (end === 'done') due.delete(receiver)
          done(end)
        })
      })
    },
    now: () => time,
  })
  const turn = () => new Promise((done) => setImmediate(done))
  return {
    lines,
    due,
    tries,
    begin: async () => {
      const run = lines.run()
      await turn()
      return { run }
    },
    end: async (receiver: string, end: LineEnd = 'done') => {
      ends.get(receiver)!(end)
      await turn()
    },
    pass: (ms: number) => {
      time += ms
    },
  }
}

describe('receivers with a line each', () => {
  it('get new work while another has not answered yet', async () => {
    const { lines, due, tries, begin, end } = receivers()
    due.add('slow').add('well')
    const { run } = await begin()
    await end('well')
    due.add('well')
    expect([lines.isRunning, lines.opensIn('slow'), lines.opensIn('well')]).toEqual([true, Number.POSITIVE_INFINITY, 0])
    await (await begin()).run
    expect(tries).toEqual(['slow', 'well', 'well'])
    await end('well')
    await end('slow')
    await run
    expect(lines.isRunning).toBe(false)
  })

  it('rest longer and longer while they are down, and are tried with one item only', async () => {
    const { lines, due, tries, begin, end, pass } = receivers()
    due.add('down')
    const rests: number[] = []
    for (let n = 0; n < 6; n++) {
      const { run } = await begin()
      await end('down', 'down')
      await run
      rests.push(lines.opensIn('down'))
      pass(lines.opensIn('down') - 1)
      await (await begin()).run
      pass(1)
    }
    expect(rests).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000])
    expect(tries).toEqual(['down', ...Array(5).fill('down (trial)')])
    const { run } = await begin()
    await end('down')
    await run
    expect(lines.opensIn('down')).toBe(0)
  })

  it('are tried at once when somebody asks for it', async () => {
    const { lines, due, tries, begin, end } = receivers()
    due.add('down')
    const { run } = await begin()
    await end('down', 'down')
    await run
    lines.tryAgain('down')
    const again = await begin()
    await end('down')
    await again.run
    expect(tries).toEqual(['down', 'down'])
  })

  it('fail the run if the work itself fails, once all are done', async () => {
    const lines = openLines({
      due: async () => ['broken', 'well'],
      work: async (receiver) => {
        if (receiver === 'broken') throw new Error('no database')
        return 'done'
      },
    })
    await expect(lines.run()).rejects.toThrow('no database')
    expect(lines.isRunning).toBe(false)
  })
})
