import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { AnswerOf, CallOf } from '#contract/api.ts'
import { followStream } from '#server/testing/event-stream.ts'
import { call, message, ownSignedIn, type Product, startProduct, startSignedIn } from '#server/testing/product.ts'
import { rowCounts } from '#server/testing/tables.ts'
import { joinTeam } from '#server/testing/teammates.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'

type Body = CallOf<'sendContact'>['body']
type Headers = Record<string, string>

/** A message of somebody who has not written before, with enough to be looked at first. */
const doubtful = (own: Partial<Body> = {}) => ({ ...message, ...somebody(), name: 'www.spam.example', ...own })

const send = (url: string, body: Body, headers: Headers = {}) => call(url, 'sendContact', { body, headers })
const list = async (url: string, headers: Headers, query: CallOf<'listQuarantine'>['query'] = {}) =>
  (await call(url, 'listQuarantine', { query, headers })).body
const ids = async (url: string, headers: Headers, state: 'waiting' | 'discarded' = 'waiting') =>
  (await list(url, headers, { state })).data.map(({ id }) => id)
const release = (url: string, id: string, headers: Headers) =>
  call(url, 'releaseQuarantined', { params: { id }, headers })
const discard = (url: string, id: string, headers: Headers) =>
  call(url, 'discardQuarantined', { params: { id }, headers })

/** The messages of an address that wait or were discarded. */
const keptOf = async ({ database }: Pick<Product, 'database'>, email: string) =>
  (await database.pool.query<{ id: string }>('select id from quarantined_messages where email_key = $1', [email])).rows

/** Sends a doubtful message; answers its id. */
async function sendDoubtful(product: Product, own: Partial<Body> = {}): Promise<string> {
  const body = doubtful(own)
  await send(product.url, body)
  const [kept] = await keptOf(product, body.email)
  return kept!.id
}

/** Sent three hours ago by the database's clock. */
async function hoursAgo({ database }: Product, id: string) {
  const { rows } = await database.pool.query<{ at: Date }>(
    `update quarantined_messages set created_at = created_at - interval '3 hours' where id = $1 returning created_at as at`,
    [id],
  )
  return rows[0]!.at.toISOString()
}

describe('a doubtful message', () => {
  it('is answered like any other, and makes no lead, count, mail or card until released', async () => {
    const { url, database, headers } = await ownSignedIn()
    const stream = await followStream(`${url}/api/events`, headers)
    const known = somebody()
    const fine = await send(url, { ...message, ...known })
    const doubted = doubtful()
    const { status, body } = await send(url, doubted)
    expect([status, Object.keys(body.data)]).toEqual([fine.status, Object.keys(fine.body.data)])
    expect(await rowCounts(database.pool)).toMatchObject({
      contact_requests: 1,
      consents: 1,
      mails: 1,
      quarantined_messages: 1,
    })
    const found = await list(url, headers)
    expect(found).toMatchObject({
      nextCursor: null,
      data: [
        {
          name: 'www.spam.example',
          email: doubted.email,
          phone: doubted.phone,
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
    expect([leads.total, leads.data[0]?.email]).toEqual([1, known.email])
  })

  it('becomes a new lead with one click, dated when it was sent, on every board, with its receipt', async () => {
    const product = await startProduct()
    const { url, database } = product
    const { headers } = await joinTeam(product, 'agent')
    const sent = doubtful({ consent: { emailOffers: true, wordingVersion: '2026-11' } })
    const { body } = await send(url, sent)
    const [{ id } = { id: '' }] = await keptOf(product, sent.email)
    const sentAt = await hoursAgo(product, id)
    const stream = await followStream(`${url}/api/events`, headers)
    const { body: released } = await release(url, id, headers)
    expect(released).toEqual({ leadId: id })
    const { body: lead } = await call(url, 'readLead', { params: { id }, headers })
    expect(lead).toMatchObject({ name: 'www.spam.example', status: 'new', createdAt: sentAt })
    const { body: leads } = await call(url, 'listLeads', { query: { q: sent.email }, headers })
    expect([leads.total, leads.data.map((one) => one.id)]).toEqual([1, [id]])
    const data = () => stream.events.map((event) => event.data)
    await expect.poll(data).toContainEqual({ topic: 'leads', change: 'arrived', id })
    await expect.poll(data).toContainEqual({ topic: 'quarantine', change: 'removed', id })
    const { rows: mails } = await database.pool.query(
      'select template, values, entity_id from mails where recipient = $1',
      [sent.email],
    )
    const values = { receivedAt: body.data.receivedAt }
    expect(mails).toEqual([{ template: 'contact_receipt', values, entity_id: id }])
    const { rows: consents } = await database.pool.query(
      'select purpose, given_at from consents where lead_id = $1 order by purpose',
      [id],
    )
    expect(consents.map(({ purpose, given_at }) => [purpose, given_at.toISOString()])).toEqual([
      ['answer', sentAt],
      ['email_offers', sentAt],
    ])
    const { rows: log } = await database.pool.query('select action, entity from audit_log where entity_id = $1', [id])
    expect(log).toEqual([{ action: 'quarantine.released', entity: 'lead' }])
    expect((await release(url, id, headers)).status).toBe(404)
    expect(await ids(url, headers)).not.toContain(id)
  })

  it('of a known person joins their lead on release, and does not affect it before', async () => {
    const product = await startSignedIn()
    const { url, database, headers } = product
    const person = somebody()
    const leadId = await sendLead(product, person)
    const read = async () =>
      (await database.pool.query('select name, version, returned_count from contact_requests where id = $1', [leadId]))
        .rows
    const before = await read()
    const id = await sendDoubtful(product, person)
    const sentAt = await hoursAgo(product, id)
    expect(await read()).toEqual(before)
    expect((await release(url, id, headers)).body.leadId).toBe(leadId)
    expect(await read()).toEqual([{ ...before[0], version: 2, returned_count: 1 }])
    const { rows } = await database.pool.query('select created_at from lead_interactions where lead_id = $1', [leadId])
    expect(rows.map((row) => row.created_at.toISOString())).toEqual([sentAt])
  })

  it('goes to the bin with one click, can be released from there, and names who put it there', async () => {
    const product = await startSignedIn()
    const { url, database, headers } = product
    const [first, second] = [await sendDoubtful(product), await sendDoubtful(product)]
    expect((await discard(url, first, headers)).status).toBe(204)
    expect((await discard(url, first, headers)).status).toBe(204)
    const waitingIds = await ids(url, headers)
    expect([waitingIds.includes(first), waitingIds.includes(second)]).toEqual([false, true])
    const discarded = await list(url, headers, { state: 'discarded' })
    expect(discarded.data.find(({ id }) => id === first)).toMatchObject({
      discardedBy: 'owner',
      discardedAt: expect.any(String),
    })
    await discard(url, second, headers)
    expect((await release(url, first, headers)).body.leadId).toBe(first)
    const left = await ids(url, headers, 'discarded')
    expect([left.includes(first), left.includes(second)]).toEqual([false, true])
    const { rows } = await database.pool.query('select action from audit_log where entity_id = any($1) order by id', [
      [first, second],
    ])
    expect(rows.map(({ action }) => action)).toEqual(['quarantine.binned', 'quarantine.binned', 'quarantine.released'])
  })

  it('counts once, however often it is sent', async () => {
    const product = await startProduct()
    const { url, database } = product
    const headers = { 'idempotency-key': randomUUID() }
    const body = doubtful()
    const answers = await Promise.all([
      send(url, body),
      send(url, body),
      send(url, body, headers),
      send(url, body, headers),
    ])
    expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(2)
    const other = await send(url, { ...body, message: 'Another one' }, headers)
    expect([other.status, other.body.error.code]).toEqual([422, 'key_reused'])
    expect(await keptOf(product, body.email)).toHaveLength(2)
    const { rowCount } = await database.pool.query('select from contact_requests where email = $1', [body.email])
    expect(rowCount).toBe(0)
  })

  it('comes page by page, newest first', async () => {
    const product = await startSignedIn()
    const { url, headers } = product
    const sent = [await sendDoubtful(product), await sendDoubtful(product), await sendDoubtful(product)]
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: AnswerOf<'listQuarantine'> = await list(url, headers, { limit: 2, cursor })
      seen.push(...page.data.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(seen.filter((id) => sent.includes(id))).toEqual(sent.toReversed())
  })

  it('is erased with everything else about its person', async () => {
    const product = await startSignedIn()
    const { url, headers } = product
    const { email, phone } = somebody()
    await sendDoubtful(product, { email, phone })
    const exported = await call(url, 'exportPerson', { body: { phone }, headers })
    expect(exported.body.records.quarantinedMessages).toMatchObject([
      { message: { lead: { name: 'www.spam.example' } } },
    ])
    await call(url, 'erasePerson', { body: { phone, confirmation: phone }, headers })
    expect(await keptOf(product, email)).toEqual([])
  })
})
