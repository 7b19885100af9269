import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabaseLine } from '#server/testing/database-line.ts'
import { freshDatabase } from '#server/testing/product.ts'
import { openListener } from './listener.ts'

async function listen() {
  const { connection, database } = await freshDatabase()
  const line = await openDatabaseLine(connection)
  const errors: Error[] = []
  const heartbeat = { every: 50, answerWithin: 500 }
  const listener = await openListener(line.connection, ['news'], (error) => errors.push(error), heartbeat)
  onTestFinished(() => listener.close())
  const heard: string[] = []
  let gaps = 0
  listener.on('news', (payload) => heard.push(payload))
  listener.onGap(() => {
    gaps += 1
  })
  const say = (text: string) => database.pool.query('select pg_notify($1, $2)', ['news', text])
  return { line, listener, heard, errors, say, gaps: () => gaps }
}

describe('the line that hears what other servers commit', () => {
  it('notices a silent connection that was not closed, and reconnects', async () => {
    const { line, listener, heard, errors, say, gaps } = await listen()
    await say('first')
    await expect.poll(() => heard).toEqual(['first'])
    line.silence()
    await expect.poll(listener.isConnected, { timeout: 10_000 }).toBe(false)
    expect(errors.length).toBeGreaterThan(0)
    await say('lost')
    line.mend()
    await expect.poll(listener.isConnected, { timeout: 30_000 }).toBe(true)
    expect(gaps()).toBe(1)
    await say('second')
    await expect.poll(() => heard).toEqual(['first', 'second'])
  })

  it('stays the same connection as long as it answers', async () => {
    const { line, listener, errors, gaps } = await listen()
    const beats = () => line.statements.filter((text) => text === 'select 1').length
    await expect.poll(beats, { timeout: 10_000 }).toBeGreaterThan(5)
    expect({ errors, gaps: gaps(), isConnected: listener.isConnected() }).toEqual({
      errors: [],
      gaps: 0,
      isConnected: true,
    })
  })

  it('can be closed while it is dead', async () => {
    const { line, listener } = await listen()
    line.silence()
    await listener.close()
    expect(listener.isConnected()).toBe(false)
  })

  it('knows when it has caught up with what was committed before', async () => {
    const { listener, heard, say } = await listen()
    for (let i = 1; i <= 200; i++) {
      await say(String(i))
      await listener.caughtUp()
      expect(heard).toHaveLength(i)
    }
  })
})
