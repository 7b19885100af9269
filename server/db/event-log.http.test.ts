import type pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freshDatabase } from '#server/testing/product.ts'
import { type Ask, EventReader, eventsSince, logEvent, purgeEvents } from './event-log.ts'

async function start() {
  const { database } = await freshDatabase()
  const ask: Ask = async (text, values = []) => (await database.pool.query(text, [...values])).rows
  let minutes = 0
  const reader = new EventReader(() => minutes * 60_000)
  const pass = (more: number) => {
    minutes += more
  }
  await reader.begin(ask)
  const received: string[] = []
  const read = () => reader.read(ask, ({ payload }) => received.push(payload))
  const write = (payload: string) => logEvent(database.sql, 'live', payload)
  /** A transaction that has written an event and is still open. */
  const begin = async (payload: string): Promise<pg.PoolClient> => {
    const client = await database.pool.connect()
    onTestFinished(() => client.release())
    await client.query('begin')
    await client.query('insert into events (channel, payload) values ($1, $2)', ['live', payload])
    return client
  }
  return { ...database, ask, reader, received, read, write, begin, pass }
}

describe('the event log', () => {
  it('is read from its end, in order, each event once', async () => {
    const { ask, received, read, write } = await start()
    await write('first')
    await write('second')
    expect([await read(), await read()]).toEqual([true, false])
    expect(received).toEqual(['first', 'second'])
    const later = new EventReader()
    await later.begin(ask)
    expect(await later.read(ask, () => {})).toBe(false)
  })

  it('delivers events of a transaction that commits after later ones, once', async () => {
    const { reader, received, read, write, begin } = await start()
    const slow = await begin('slow')
    await write('fast')
    await read()
    expect([received, reader.place]).toEqual([['fast'], 0])
    await slow.query('commit')
    await read()
    await read()
    expect([received, reader.place]).toEqual([['fast', 'slow'], 2])
  })

  it('delivers events written before the reader began and committed after', async () => {
    const { ask, write, begin } = await start()
    const slow = await begin('slow')
    await write('fast')
    const later = new EventReader()
    await later.begin(ask)
    await slow.query('commit')
    const received: string[] = []
    await later.read(ask, ({ payload }) => received.push(payload))
    expect(received).toEqual(['slow'])
  })

  it('resumes where it was, and reports possible losses by deletion or a restore', async () => {
    const { ask, reader, write, read, pool, sql, pass } = await start()
    await write('received')
    await read()
    await write('not yet')
    expect(await reader.begin(ask)).toBe(true)
    await pool.query(`update events set created_at = now() - interval '61 minutes'`)
    await purgeEvents(sql)
    pass(61)
    expect(await reader.begin(ask)).toBe(false)
    expect(await reader.begin(ask)).toBe(true)
    await pool.query('alter table events alter column id restart')
    await write('of another history')
    expect(await reader.begin(ask)).toBe(false)
  })

  it('does not report an uncommitted event as lost, even if the log is otherwise empty', async () => {
    const { ask, reader, received, read, begin } = await start()
    const slow = await begin('slow')
    expect(await reader.begin(ask)).toBe(true)
    await slow.query('commit')
    await read()
    expect(received).toEqual(['slow'])
  })

  it('returns what came after a position, unless that is unknown or too much', async () => {
    const { sql, pool, write } = await start()
    expect(await eventsSince(sql, 'live', 0)).toEqual([])
    await write('first')
    await logEvent(sql, 'mails', '')
    await write('second')
    const since = async (place: number) => (await eventsSince(sql, 'live', place))?.map(({ payload }) => payload)
    expect([await since(0), await since(1), await since(3), await since(4)]).toEqual([
      ['first', 'second'],
      ['second'],
      [],
      undefined,
    ])
    await pool.query(`insert into events (channel, payload) select 'live', n::text from generate_series(1, 1000) n`)
    expect([(await since(3))?.length, await since(1)]).toEqual([1_000, undefined])
  })

  it('keeps events for an hour', async () => {
    const { sql, pool, write } = await start()
    await write('old')
    await pool.query(`update events set created_at = now() - interval '61 minutes'`)
    await write('new')
    await purgeEvents(sql)
    const { rows } = await pool.query('select payload from events')
    expect(rows).toEqual([{ payload: 'new' }])
  })
})
