import { describe, expect, it } from 'vitest'
import type { CallOf } from '#contract/api.ts'
import { followStream } from '#server/testing/event-stream.ts'
import { addColleague } from '#server/testing/every-call.ts'
import { call, message, ownProduct, type Product, sessionOf, signIn } from '#server/testing/product.ts'
import { rowCounts } from '#server/testing/tables.ts'

type Body = CallOf<'sendContact'>['body']
type Headers = Record<string, string>

/** Enough to be looked at first. */
const doubtful = { ...message, name: 'www.spam.example' }

const send = async (url: string, own: Partial<Body> = {}, headers: Headers = {}) =>
  call(url, 'sendContact', { body: { ...doubtful, ...own }, headers })
const list = async (url: string, headers: Headers, query: CallOf<'listQuarantine'>['query'] = {}) =>
  (await call(url, 'listQuarantine', { query, headers })).body
const ids = async (url: string, headers: Headers, state: 'waiting' | 'discarded' = 'waiting') =>
  (await list(url, headers, { state })).data.map(({ id }) => id)
const release = (url: string, id: string, headers: Headers) =>
  call(url, 'releaseQuarantined', { params: { id }, headers })
const discard = (url: string, id: string, headers: Headers) =>
  call(url, 'discardQuarantined', { params: { id }, headers })

/** Sent three hours ago, as far as the database knows. */
async function hoursAgo({ database }: Product) {
  const { rows } = await database.pool.query<{ at: Date }>(
    `update quarantined_messages set created_at = created_at - interval '3 hours' returning created_at as at`,
  )
  return rows[0]!.at.toISOString()
}

describe('a doubtful message', () => {
  it('is answered like any other, and is no lead, no number, no mail and no card until it is released', async () => {
    const product = await ownProduct()
    const { url, database } = product
    const headers = await signIn(url)
    const stream = await followStream(`${url}/api/events`, headers)
    const fine = await call(url, 'sendContact', {
      body: { ...message, email: 'b@example.com', phone: '+34 622222222' },
    })
    const { status, body } = await send(url)
    expect([status, Object.keys(body.data)]).toEqual([fine.status, Object.keys(fine.body.data)])
    expect(await rowCounts(database.pool)).toMatchObject({
      contact_requests: 1,
      consents: 1,
      mails: 1,
      quarantined_messages: 1,
    })
    const found = await list(url, headers)
    expect(found).toMatchObject({
      waiting: 1,
      nextCursor: null,
      data: [
        {
          name: 'www.spam.example',
          email: message.email,
          phone: message.phone,
          country: 'ES',
          message: message.message,
          reasons: ['no_token', 'link_as_name'],
          score: 6,
          discardedAt: null,
        },
      ],
    })
    const data = () => stream.events.map((event) => event.data)
    const { id } = found.data[0]!
    await expect.poll(data).toContainEqual({ topic: 'quarantine', change: 'arrived', id })
    expect(data().filter((event) => (event as { topic: string }).topic === 'leads')).toHaveLength(1)
    const { body: leads } = await call(url, 'listLeads', { query: {}, headers })
    expect([leads.total, leads.data[0]?.email]).toEqual([1, 'b@example.com'])
  })

  it('is a new lead with one click: as of when it was sent, on every board, with its receipt', async () => {
    const product = await ownProduct()
    const { url, database } = product
    const headers = await signIn(url)
    const { body } = await send(url, { consent: { emailOffers: true, wordingVersion: '2026-11' } })
    const sentAt = await hoursAgo(product)
    const stream = await followStream(`${url}/api/events`, headers)
    const [id = ''] = await ids(url, headers)
    const { body: released } = await release(url, id, headers)
    expect(released).toEqual({ leadId: id })
    const { body: lead } = await call(url, 'readLead', { params: { id }, headers })
    expect(lead).toMatchObject({ name: 'www.spam.example', status: 'new', createdAt: sentAt })
    const { body: leads } = await call(url, 'listLeads', { query: {}, headers })
    expect([leads.total, leads.data.map((one) => one.id)]).toEqual([1, [id]])
    const data = () => stream.events.map((event) => event.data)
    await expect.poll(data).toContainEqual({ topic: 'leads', change: 'arrived', id })
    await expect.poll(data).toContainEqual({ topic: 'quarantine', change: 'removed', id })
    const { rows: mails } = await database.pool.query('select template, recipient, values, entity_id from mails')
    const values = { receivedAt: body.data.receivedAt }
    expect(mails).toEqual([{ template: 'contact_receipt', recipient: message.email, values, entity_id: id }])
    const { rows: consents } = await database.pool.query('select purpose, given_at from consents order by purpose')
    expect(consents.map(({ purpose, given_at }) => [purpose, given_at.toISOString()])).toEqual([
      ['answer', sentAt],
      ['email_offers', sentAt],
    ])
    const { rows: log } = await database.pool.query(`select action, entity_id from audit_log where entity = 'lead'`)
    expect(log).toEqual([{ action: 'quarantine.released', entity_id: id }])
    expect((await release(url, id, headers)).status).toBe(404)
    expect(await list(url, headers)).toMatchObject({ data: [], waiting: 0 })
  })

  it('of a known person joins their lead when it is released, and does not touch it before', async () => {
    const product = await ownProduct()
    const { url, database } = product
    const headers = await signIn(url)
    await call(url, 'sendContact', { body: message })
    const read = async () =>
      (await database.pool.query('select id, name, version, returned_count from contact_requests')).rows
    const before = await read()
    await send(url)
    const sentAt = await hoursAgo(product)
    expect(await read()).toEqual(before)
    const { body } = await release(url, (await ids(url, headers))[0]!, headers)
    expect(body.leadId).toBe(before[0].id)
    expect(await read()).toEqual([{ ...before[0], version: 2, returned_count: 1 }])
    const { rows } = await database.pool.query('select created_at from lead_interactions')
    expect(rows.map((row) => row.created_at.toISOString())).toEqual([sentAt])
  })

  it('goes to the bin with one click, is released from there, and says who put it there', async () => {
    const product = await ownProduct()
    const { url, database } = product
    const headers = await signIn(url)
    await send(url)
    await send(url, { email: 'b@example.com', phone: '+34 622222222' })
    const [second = '', first = ''] = await ids(url, headers)
    expect((await discard(url, first, headers)).status).toBe(204)
    expect((await discard(url, first, headers)).status).toBe(204)
    expect(await list(url, headers)).toMatchObject({ data: [{ id: second }], waiting: 1 })
    expect(await list(url, headers, { state: 'discarded' })).toMatchObject({
      data: [{ id: first, discardedBy: 'owner', discardedAt: expect.any(String) }],
      waiting: 1,
    })
    await discard(url, second, headers)
    expect((await release(url, first, headers)).body.leadId).toBe(first)
    expect(await ids(url, headers, 'discarded')).toEqual([second])
    const { rows } = await database.pool.query(
      `select action from audit_log where action like 'quarantine.%' order by id`,
    )
    expect(rows.map(({ action }) => action)).toEqual(['quarantine.binned', 'quarantine.binned', 'quarantine.released'])
  })

  it('counts once, however often it is sent', async () => {
    const { url, database } = await ownProduct()
    const key = (name: string) => ({ 'idempotency-key': `the key ${name}`.replaceAll(' ', '-') })
    const twice = await Promise.all([send(url), send(url), send(url, {}, key('one')), send(url, {}, key('one'))])
    expect(new Set(twice.map(({ body }) => body.data.id)).size).toBe(2)
    const { status, body } = await send(url, { message: 'Another one' }, key('one'))
    expect([status, body.error.code]).toEqual([422, 'key_reused'])
    expect(await rowCounts(database.pool)).toMatchObject({ contact_requests: 0, quarantined_messages: 2 })
  })

  it('is released or deleted by those who may write and delete leads; all who read leads see it', async () => {
    const product = await ownProduct()
    const { url } = product
    await send(url)
    const viewer = await sessionOf(product, await addColleague(product, 'viewer'))
    const [id = ''] = await ids(url, viewer)
    expect([(await release(url, id, viewer)).status, (await discard(url, id, viewer)).status]).toEqual([403, 403])
    const agent = await sessionOf(product, await addColleague(product, 'agent'))
    expect((await release(url, id, agent)).status).toBe(200)
  })

  it('comes page by page, newest first', async () => {
    const { url } = await ownProduct()
    const headers = await signIn(url)
    for (const n of [1, 2, 3]) await send(url, { email: `p${n}@example.com`, phone: `+34 61234567${n}` })
    const first = await list(url, headers, { limit: 2 })
    const rest = await list(url, headers, { limit: 2, cursor: first.nextCursor! })
    expect([...first.data, ...rest.data].map(({ email }) => email)).toEqual([3, 2, 1].map((n) => `p${n}@example.com`))
    expect([first.waiting, rest.nextCursor]).toEqual([3, null])
  })

  it('goes with everything else about its person', async () => {
    const { url, database } = await ownProduct()
    const headers = await signIn(url)
    await send(url)
    const person = { phone: message.phone }
    const exported = await call(url, 'exportPerson', { body: person, headers })
    expect(exported.body.records.quarantinedMessages).toMatchObject([
      { message: { lead: { name: 'www.spam.example' } } },
    ])
    await call(url, 'erasePerson', { body: { ...person, confirmation: person.phone }, headers })
    expect(await rowCounts(database.pool)).toMatchObject({ quarantined_messages: 0 })
  })
})
