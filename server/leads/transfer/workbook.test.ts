import { afterEach, expect, it, vi } from 'vitest'
import { workbook } from './workbook.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('a workbook of the same rows is the same file on another day', async () => {
  const made = async (day: string) => {
    vi.useFakeTimers({ now: new Date(day), toFake: ['Date'] })
    const batches = (async function* () {
      yield [['Ana', 1]] as const
    })()
    const pieces: Uint8Array[] = []
    for await (const piece of workbook(['Name', 'Score'], batches)) pieces.push(piece)
    return Buffer.concat(pieces)
  }
  expect((await made('2026-11-23')).equals(await made('2027-01-01'))).toBe(true)
})
