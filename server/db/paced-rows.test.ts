import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { pacedRows } from './paced-rows.ts'

it('Rows of a long file are handed on whole and in order, and others have a turn after every fifty of them', async () => {
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
  expect(largest).toBe(50)
  expect(turns).toBeGreaterThanOrEqual(3_000 / 50)
})
