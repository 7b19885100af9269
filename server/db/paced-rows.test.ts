import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { pacedRows } from './paced-rows.ts'

it('Rows of a long file are passed on complete and in order, and others get a turn after every ten', async () => {
  let turns = 0
  let isDone = false
  const others = (async () => {
    while (!isDone) {
      turns += 1
      await nextTurn()
    }
  })()
  async function* batches() {
    for (let first = 0; first < 3_000; first += 1_000) yield Array.from({ length: 1_000 }, (_, i) => first + i)
  }
  const rows: number[] = []
  let largest = 0
  for await (const few of pacedRows(batches())) {
    largest = Math.max(largest, few.length)
    rows.push(...few)
  }
  isDone = true
  await others
  expect(rows).toEqual(Array.from({ length: 3_000 }, (_, i) => i))
  expect(largest).toBe(10)
  expect(turns).toBeGreaterThanOrEqual(3_000 / 10)
})

it('A file gets at most a third of the time: each batch is followed by a pause twice as long', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const pauses: number[] = []
  try {
    async function* batches() {
      for (let i = 0; i < 3; i++) {
        vi.advanceTimersByTime(10)
        yield [i]
      }
    }
    for await (const _ of pacedRows(batches(), async (pause) => void pauses.push(pause))) vi.advanceTimersByTime(15)
  } finally {
    vi.useRealTimers()
  }
  expect(pauses).toEqual([50, 50, 50])
})
