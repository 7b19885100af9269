import { describe, expect, it } from 'vitest'
import { followStream } from '#server/testing/event-stream.ts'
import { call, message, ownProduct, ownSignedIn, type Product, signIn, startProduct } from '#server/testing/product.ts'
import { joinTeam } from '#server/testing/teammates.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'
import { edgeLimits } from './edge-limits.ts'

type Headers = { cookie: string; 'last-event-id'?: string }

const follow = ({ url }: Product, headers: Headers) => followStream(`${url}/api/events`, headers)
type Stream = Awaited<ReturnType<typeof follow>>

const changes = ({ events }: Stream) => events.filter(({ event }) => event === 'change').map(({ data }) => data)
const readies = ({ events }: Stream) => events.filter(({ event }) => event === 'ready').length

/** A board on the product of the file. */
async function startOne() {
  const product = await startProduct()
  const headers = await signIn(product.url)
  const board = await follow(product, headers)
  await expect.poll(() => readies(board)).toBe(1)
  return { product, headers, board }
}

/** Another server beside the first one, and a board on each. */
async function startTwo(first: Product) {
  const second = await ownProduct({ beside: first })
  const headers = await signIn(first.url)
  const boards = [await follow(first, headers), await follow(second, headers)]
  for (const board of boards) await expect.poll(() => readies(board)).toBe(1)
  return { first, second, headers, boards }
}

const leadsEvent = (change: string, id: string) => ({ topic: 'leads', change, id })

describe('the live event stream', () => {
  it('sends every event to every board on every server in order, whichever server received it', async () => {
    const { first, second, headers, boards } = await startTwo(await startProduct())
    const person = somebody()
    const id = await sendLead(first, person)
    const params = { id }
    await call(second.url, 'sendContact', { body: { ...message, ...person, message: 'Again' } })
    await call(first.url, 'changeLead', { params, body: { status: 'qualified' }, headers })
    await call(second.url, 'addInteraction', { body: { leadId: id, content: 'A note' }, headers })
    await call(first.url, 'deleteLead', { params, headers })
    const expected = ['arrived', 'returned', 'changed', 'changed', 'removed'].map((change) => leadsEvent(change, id))
    for (const board of boards) await expect.poll(() => changes(board)).toEqual(expected)
  })

  it('names the change and the id, never anything of the person', async () => {
    const { product, headers, board } = await startOne()
    const person = somebody()
    const params = { id: await sendLead(product, person) }
    await call(product.url, 'changeLead', { params, body: { name: 'Ana Maria', notes: 'private' }, headers })
    await expect
      .poll(() => changes(board))
      .toEqual([leadsEvent('arrived', params.id), leadsEvent('changed', params.id)])
    const said = JSON.stringify(board.events)
    expect(said).not.toMatch(/ana|torres|maria|private|@/i)
    expect(said).not.toContain(person.phone.slice(-9))
  })

  it('begins with "ready", is not cached, and has the event-stream type', async () => {
    const { board } = await startOne()
    expect(board.events[0]?.event).toBe('ready')
    expect(board.status).toBe(200)
    expect(board.headers.get('content-type')).toBe('text/event-stream')
    expect(board.headers.get('cache-control')).toBe('no-store')
  })

  it('sends nothing for rolled-back changes', async () => {
    const product = await ownSignedIn()
    const { url, database, headers } = product
    const board = await follow(product, headers)
    await expect.poll(() => readies(board)).toBe(1)
    const person = somebody()
    const params = { id: await sendLead(product, person) }
    // The last statement of both transactions fails, after the notification was queued or the row written.
    await database.pool.query(
      `create function fail() returns trigger language plpgsql as 'begin raise exception $$no$$; end'`,
    )
    await database.pool.query(
      'create constraint trigger fail after insert on audit_log deferrable initially deferred for each row execute function fail()',
    )
    await database.pool.query(
      'create constraint trigger fail after insert on consents deferrable initially deferred for each row execute function fail()',
    )
    const other = { ...message, ...somebody() }
    const failed = [
      await call(url, 'changeLead', { params, body: { status: 'lost' }, headers }),
      await call(url, 'deleteLead', { params, headers }),
      await call(url, 'sendContact', { body: other }),
    ]
    expect(failed.map(({ status }) => status)).toEqual([500, 500, 500])
    await database.pool.query('drop function fail() cascade')
    const unchanged = [
      await call(url, 'changeLead', { params, body: {}, headers }),
      await call(url, 'changeLead', { params, body: { version: 99 }, headers }),
      await call(url, 'sendContact', { body: { ...message, ...person } }),
    ]
    expect(unchanged.map(({ status }) => status)).toEqual([200, 409, 201])
    await call(url, 'sendContact', { body: other })
    const arrived = [leadsEvent('arrived', params.id), leadsEvent('arrived', expect.any(String))]
    await expect.poll(() => changes(board)).toEqual(arrived)
  })

  it('delivers what was missed during a lost database connection, without a full reload', async () => {
    const { first, boards } = await startTwo(await ownProduct())
    for (let lost = 1; lost <= 2; lost++) {
      const { rows } = await first.database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name = 'orfine listener'`,
      )
      expect(rows).toHaveLength(2)
      await call(first.url, 'sendContact', { body: { ...message, message: `Lost ${lost}` } })
      for (const board of boards) await expect.poll(() => changes(board)).toHaveLength(lost)
    }
    expect(boards.map(readies)).toEqual([1, 1])
  })

  it('delivers what a reconnecting board missed, on any server, or a full reload if that is unknown', async () => {
    const { first, second, headers, boards } = await startTwo(await startProduct())
    const params = { id: await sendLead(first) }
    await expect.poll(() => changes(boards[0]!)).toHaveLength(1)
    const place = /^id: (\d+)$/m.exec(boards[0]!.events.at(-1)!.text)![1]!
    boards[0]!.close()
    await call(first.url, 'changeLead', { params, body: { status: 'qualified' }, headers })
    const back = [
      await follow(second, { ...headers, 'last-event-id': place }),
      await followStream(`${second.url}/api/events?after=${place}`, headers),
    ]
    for (const board of back) {
      await expect.poll(() => board.events.map(({ event }) => event)).toContain('resumed')
      // It may receive events during the reconnect twice.
      expect(new Set(changes(board).map((event) => JSON.stringify(event)))).toEqual(
        new Set([JSON.stringify(leadsEvent('changed', params.id))]),
      )
      expect(readies(board)).toBe(0)
    }
    await call(first.url, 'deleteLead', { params, headers })
    for (const board of back) await expect.poll(() => changes(board).at(-1)).toEqual(leadsEvent('removed', params.id))
    for (const unknown of ['999999999', 'x', '-1']) {
      const board = await follow(second, { ...headers, 'last-event-id': unknown })
      await expect.poll(() => board.events.map(({ event }) => event)).toEqual(['ready'])
    }
  })

  it('delivers an event of a server that died before notifying the others', async () => {
    const { product, board } = await startOne()
    const event = leadsEvent('changed', '01900000-0000-7000-8000-000000000000')
    const insert = `insert into events (channel, payload) values ('live', $1)`
    await product.database.pool.query(insert, [JSON.stringify(event)])
    await expect.poll(() => changes(board)).toEqual([event])
  })

  it('is not harmed by foreign notifications or events', async () => {
    const { product, board } = await startOne()
    const payloads = [
      'not json',
      '',
      'null',
      '{"topic":"leads"}',
      '{"topic":"leads","change":"changed","id":"x","name":"Ana"}',
    ]
    for (const payload of payloads) {
      await product.database.pool.query(`select pg_notify('live', $1)`, [payload])
      await product.database.pool.query(`insert into events (channel, payload) values ('live', $1)`, [payload])
    }
    const id = await sendLead(product)
    await expect.poll(() => changes(board)).toEqual([leadsEvent('arrived', id)])
  })

  it("lets boards reload now and then while a newer version sends events this one can't name", async () => {
    const { product, headers, board } = await startOne()
    await sendLead(product)
    await expect.poll(() => changes(board)).toHaveLength(1)
    const place = /^id: (\d+)$/m.exec(board.events.at(-1)!.text)![1]!
    const newer = JSON.stringify({
      v: 2,
      topic: 'letters',
      change: 'arrived',
      id: '01900000-0000-7000-8000-000000000000',
    })
    await product.database.pool.query(
      `insert into events (channel, payload) select 'live', $1 from generate_series(1, 50)`,
      [newer],
    )
    await expect.poll(() => readies(board)).toBe(2)
    // A reconnecting board gets it at once.
    const back = await follow(product, { ...headers, 'last-event-id': place })
    await expect.poll(() => back.events.map(({ event }) => event)).toEqual(['ready'])
    const id = await sendLead(product)
    await expect.poll(() => changes(board).at(-1)).toEqual(leadsEvent('arrived', id))
    expect(JSON.stringify(board.events)).not.toContain('letters')
  })

  it('ends with its session, on every server, and no other does', async () => {
    const { first, headers, boards } = await startTwo(await startProduct())
    const other = await follow(first, await signIn(first.url))
    await expect.poll(() => readies(other)).toBe(1)
    await call(first.url, 'logOut', { headers })
    for (const board of boards) await expect.poll(board.isOver).toBe(true)
    const id = await sendLead(first)
    await expect.poll(() => changes(other)).toEqual([leadsEvent('arrived', id)])
    expect(other.isOver()).toBe(false)
    expect(changes(boards[0]!)).toEqual([])
  })

  it('is not opened by HEAD, which would never be closed', async () => {
    const { url } = await startProduct()
    const { status } = await fetch(`${url}/api/events`, { method: 'HEAD', headers: await signIn(url) })
    expect(status).toBe(405)
  })
})

it('live streams are limited per person, whatever the session, and per address; a closed one frees capacity', async () => {
  const product = await ownProduct()
  const { maxPerPerson, maxPerAddress } = edgeLimits.streams
  const openAll = async (as: Headers) => {
    // A session that is known has more room than one to be looked up.
    const first = await follow(product, as)
    const others = Array.from({ length: maxPerPerson - 1 }, () => follow(product, as))
    const opened = [first, ...(await Promise.all(others))]
    expect(opened.map(({ status }) => status)).toEqual(Array(maxPerPerson).fill(200))
    return opened
  }
  const open = await openAll(await signIn(product.url))
  const headers = await signIn(product.url)
  const refused = await call(product.url, 'readSession', { headers })
  expect(refused.status).toBe(200)
  const answer = await fetch(`${product.url}/api/events`, { headers })
  expect(answer.status).toBe(429)
  expect(await answer.json()).toMatchObject({ error: { message: expect.stringContaining('Close some tabs') } })

  for (let count = maxPerPerson; count < maxPerAddress; count += maxPerPerson)
    await openAll((await joinTeam(product)).headers)
  const last = (await joinTeam(product)).headers
  expect((await follow(product, last)).status).toBe(429)
  open[0]!.close()
  await expect.poll(async () => (await follow(product, last)).status).toBe(200)
})
