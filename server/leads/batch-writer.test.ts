import { describe, expect, it } from 'vitest'
import { batchWriter } from './batch-writer.ts'

type Message = { id: number; person: string }
const subjectsOf = ({ person }: Message) => [person]
const of = (id: number, person = `person ${id}`): Message => ({ id, person })

/** Writes batches when called, and remembers them. */
function slowWriter() {
  const batches: number[][] = []
  const release: (() => void)[] = []
  const write = async (items: readonly Message[]) => {
    batches.push(items.map(({ id }) => id))
    await new Promise<void>((done) => release.push(done))
    return items.map(({ id }) => `written ${id}`)
  }
  return { batches, write, next: () => release.shift()!() }
}
const settled = () => new Promise((done) => setImmediate(done))

describe('writing in turn', () => {
  it('writes the first at once and later ones together, each with its own result', async () => {
    const { batches, write, next } = slowWriter()
    const send = batchWriter(64, subjectsOf, write)
    const answers = [send(of(1)), send(of(2)), send(of(3))]
    expect(batches).toEqual([[1]])
    next()
    await settled()
    expect(batches).toEqual([[1], [2, 3]])
    next()
    expect(await Promise.all(answers)).toEqual(['written 1', 'written 2', 'written 3'])
  })

  it('keeps the messages of one person in order, in separate batches', async () => {
    const { batches, write, next } = slowWriter()
    const send = batchWriter(64, subjectsOf, write)
    const answers = [send(of(1)), send(of(2, 'Ana')), send(of(3, 'Ana')), send(of(4)), send(of(5, 'Ana'))]
    for (let batch = 0; batch < 4; batch++) {
      next()
      await settled()
    }
    await Promise.all(answers)
    expect(batches).toEqual([[1], [2, 4], [3], [5]])
  })

  it('writes at most the maximum at a time', async () => {
    const { batches, write, next } = slowWriter()
    const send = batchWriter(2, subjectsOf, write)
    const answers = [1, 2, 3, 4].map((id) => send(of(id)))
    for (let batch = 0; batch < 3; batch++) {
      next()
      await settled()
    }
    await Promise.all(answers)
    expect(batches).toEqual([[1], [2, 3], [4]])
  })

  it('lets a bad one harm only itself', async () => {
    const send = batchWriter(64, subjectsOf, async (items: readonly Message[]) => {
      await settled()
      if (items.some(({ id }) => id === 3)) throw Object.assign(new Error('bad'), { code: '23505' })
      return items.map(({ id }) => id)
    })
    const answers = await Promise.allSettled([1, 2, 3, 4].map((id) => send(of(id))))
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  })

  it('rejects every waiting message if the database is away, and continues afterwards', async () => {
    let isAway = true
    const send = batchWriter(64, subjectsOf, async (items: readonly Message[]) => {
      await settled()
      if (isAway) throw Object.assign(new Error('away'), { code: '57P01' })
      return items.map(({ id }) => id)
    })
    const answers = await Promise.allSettled([1, 2, 3].map((id) => send(of(id))))
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    isAway = false
    expect(await send(of(4))).toBe(4)
  })
})
