import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabaseLine } from '#server/testing/database-line.ts'
import { freshDatabase } from '#server/testing/product.ts'
import { NotificationsNotDelivered, notifierOn, openListener } from './listener.ts'

/** `answerWithin`: response timeout of the connection, ms; far longer in tests where it must stay open. */
async function listen({ answerWithin = 2_000 } = {}) {
  const { connection, database } = await freshDatabase()
  const line = await openDatabaseLine(connection)
  const errors: Error[] = []
  const onError = (error: Error) => void errors.push(error)
  // Through the pool, which does not use the test's line.
  const notify = notifierOn(database.pool)
  const heartbeat = { every: 50, answerWithin }
  const options = { connection: line.connection, channels: ['news'], notify, onError, heartbeat }
  const listener = await openListener(options)
  onTestFinished(() => listener.close())
  const received: string[] = []
  let gaps = 0
  listener.on('news', (payload) => received.push(payload))
  listener.onGap(() => {
    gaps += 1
  })
  const say = (text: string) => database.pool.query('select pg_notify($1, $2)', ['news', text])
  return { line, options, database, listener, received, errors, say, gaps: () => gaps }
}

describe("the connection that receives other servers' commits", () => {
  it('notices if it is silently dead, and reconnects', async () => {
    const { line, listener, received, errors, say, gaps } = await listen()
    await say('first')
    await expect.poll(() => received).toEqual(['first'])
    line.silence()
    await expect.poll(listener.isConnected).toBe(false)
    await expect.poll(() => errors.length).toBeGreaterThan(0)
    await say('lost')
    line.mend()
    await expect.poll(listener.isConnected).toBe(true)
    expect(gaps()).toBe(1)
    await say('second')
    await expect.poll(() => received).toEqual(['first', 'second'])
  })

  it('stays open as long as it answers', async () => {
    const { line, listener, errors, gaps } = await listen({ answerWithin: 60_000 })
    const beats = () => line.conversations.flat().filter((text) => text === 'select 1').length
    await expect.poll(beats).toBeGreaterThan(5)
    expect({ errors, gaps: gaps(), isConnected: listener.isConnected() }).toEqual({
      errors: [],
      gaps: 0,
      isConnected: true,
    })
  })

  it('is not trusted, and reconnects, if it answers but notifications do not arrive', async () => {
    const { line, listener, received, errors, say, gaps } = await listen()
    line.swallowNotifications()
    await expect.poll(listener.isConnected).toBe(false)
    await expect.poll(() => errors.at(-1)).toBeInstanceOf(NotificationsNotDelivered)
    await say('lost')
    line.mend()
    await expect.poll(listener.isConnected).toBe(true)
    expect(gaps()).toBe(1)
    await say('second')
    await expect.poll(() => received).toEqual(['second'])
  })

  it('is not opened if notifications do not arrive, and names the setting to check', async () => {
    const { line, options } = await listen()
    line.swallowNotifications()
    await expect(openListener(options)).rejects.toThrow(/DATABASE_DIRECT_URL/)
  })

  it('is not trusted while notifying fails, and stays open', async () => {
    const { connection, database } = await freshDatabase()
    let isAway = false
    const say = notifierOn(database.pool)
    const notify = async (channel: string, payload: string) => {
      if (isAway) throw new Error('away')
      await say(channel, payload)
    }
    const heartbeat = { every: 50, answerWithin: 2_000 }
    const listener = await openListener({ connection, channels: [], notify, onError: () => {}, heartbeat })
    onTestFinished(() => listener.close())
    let gaps = 0
    listener.onGap(() => {
      gaps += 1
    })
    isAway = true
    await expect.poll(listener.isConnected).toBe(false)
    isAway = false
    await expect.poll(listener.isConnected).toBe(true)
    expect(gaps).toBe(0)
  })

  it('retries indefinitely, with bounded pauses', async () => {
    const { line, listener, errors } = await listen()
    line.cut()
    // Half a minute's worth if pauses grew to some seconds.
    await expect.poll(() => errors.length).toBeGreaterThan(12)
    line.mend()
    await expect.poll(listener.isConnected).toBe(true)
  })

  it('can be closed while it is dead', async () => {
    const { line, listener } = await listen()
    line.silence()
    await listener.close()
    expect(listener.isConnected()).toBe(false)
  })

  it('knows when it has caught up with earlier commits', async () => {
    const { listener, received, say } = await listen({ answerWithin: 60_000 })
    for (let i = 1; i <= 200; i++) {
      await say(String(i))
      await listener.caughtUp()
      expect(received).toHaveLength(i)
    }
  })
})
