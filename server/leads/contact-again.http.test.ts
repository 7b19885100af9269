import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { CallOf } from '#contract/api.ts'
import type { ContactBody } from '#contract/contact.ts'
import { edgeLimits } from '#server/http/edge-limits.ts'
import { call, message, ownProduct, type Product, signIn, startProduct } from '#server/testing/product.ts'
import { somebody } from '#server/testing/visitors.ts'

type Sent = Partial<ContactBody>

/** As many messages as fit at once: one more would wait, and on a busy machine be refused. */
const atOnce = edgeLimits.concurrency.publicWrites.max

/** A new visitor, and what staff see of them. */
async function visitor(product?: Product) {
  const { url, database } = product ?? (await startProduct())
  const headers = await signIn(url)
  const person = somebody()
  const lead = async () => {
    const [only, ...more] = (await call(url, 'listLeads', { query: { q: person.email }, headers })).body.data
    expect(more).toEqual([])
    return only!
  }
  /** Additions to the history of their only lead. */
  const history = async () =>
    (await call(url, 'listInteractions', { params: { id: (await lead()).id }, query: {}, headers })).body.data
  const send = (own: Sent = {}, key?: string, to = url) =>
    call(to, 'sendContact', {
      body: { ...message, ...person, ...own },
      ...(key && { headers: { 'idempotency-key': key } }),
    })
  return { url, database, headers, person, lead, history, send }
}

describe('a message sent with an Idempotency-Key', () => {
  it('makes one lead however often it is sent at once, with identical responses', async () => {
    const { send, history } = await visitor()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: atOnce }, () => send({}, key)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await history()).toEqual([])
  })

  it('is refused when the key was used for another message', async () => {
    const { send, history } = await visitor()
    const key = randomUUID()
    await send({}, key)
    const other = await send({ message: 'Something else' }, key)
    expect([other.status, other.body.error.code]).toEqual([422, 'key_reused'])
    expect(await history()).toEqual([])
  })

  it('is not affected by an invalid attempt with the same key', async () => {
    const { send } = await visitor()
    const key = randomUUID()
    expect((await send({ phone: '+34 1' }, key)).status).toBe(400)
    expect((await send({}, key)).status).toBe(201)
  })

  it('is answered the same by another server and after a restart', async () => {
    const first = await ownProduct()
    const second = await ownProduct({ beside: first })
    const { send, history } = await visitor(second)
    const key = randomUUID()
    const answer = await send({}, key, first.url)
    expect((await send({}, key)).body).toEqual(answer.body)
    await first.server.stop()
    expect((await send({}, key)).body).toEqual(answer.body)
    expect(await history()).toEqual([])
  })
})

describe('the same message sent again without a key', () => {
  it('makes one lead and no interaction', async () => {
    const { send, history } = await visitor()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send()))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await history()).toEqual([])
  })

  it('counts as a further message once a double click can be ruled out', async () => {
    const { database, send, history } = await visitor()
    const { id } = (await send()).body.data
    await database.pool.query(
      `update idempotency_keys set created_at = created_at - interval '11 minutes' where answer->>'id' = $1`,
      [id],
    )
    await send()
    expect(await history()).toHaveLength(1)
  })
})

describe('a person who writes again', () => {
  it.each([
    [
      'e-mail address in other letters',
      ({ email }: Sent) => ({ email: email!.toUpperCase(), phone: somebody().phone }),
    ],
    [
      'phone number in other notation and name in other words',
      ({ phone }: Sent) => ({
        name: message.name.toUpperCase().split(' ').toReversed().join(', '),
        email: somebody().email,
        phone: phone!.replaceAll(/(\d{3})(?=\d)/g, '$1 '),
      }),
    ],
  ])('is recognised by %s and joined to the lead', async (_how, again) => {
    const { person, send, lead, history } = await visitor()
    await send()
    const before = await lead()
    const contact = again(person)
    await send({ name: 'Ana T.', ...contact, message: 'Any news?' })
    const after = await lead()
    const changing = { updatedAt: expect.any(String), lastReturnedAt: expect.any(String) }
    expect(after).toMatchObject({ ...before, returnedCount: 1, version: before.version + 1, ...changing })
    expect(Date.parse(after.updatedAt)).toBeGreaterThanOrEqual(Date.parse(before.updatedAt))
    expect(after.lastReturnedAt).toBe(after.updatedAt)
    const [entry, ...more] = await history()
    expect(more).toEqual([])
    expect(entry).toMatchObject({ type: 'note', createdBy: 'Visitor', byVisitor: true })
    expect(entry!.content).toContain('Any news?')
    expect(entry!.content).toContain(contact.email)
  })

  it.each(['contacted', 'converted', 'lost'] as const)('leaves a lead in "%s" as staff have it', async (status) => {
    const { url, headers, send, lead } = await visitor()
    await send()
    const params = { id: (await lead()).id }
    const staffs = {
      status,
      priority: 'high',
      notes: 'Prefers mornings',
      name: 'Ana Torres García',
      tags: ['vip'],
      estimatedValue: 77_000,
    } satisfies CallOf<'changeLead'>['body']
    expect((await call(url, 'changeLead', { params, body: staffs, headers })).status).toBe(200)
    const again = { name: 'A.', capitalRange: '1m+', investmentExperience: 'expert', country: 'FR' } as const
    await send({ ...again, message: 'Again' })
    expect(await lead()).toMatchObject({ ...staffs, ...params, investmentExperience: 'beginner', returnedCount: 1 })
  })

  it('joins the lead of the email address if the phone belongs to another', async () => {
    const one = await visitor()
    const two = await visitor()
    await one.send()
    await two.send()
    await one.send({ phone: two.person.phone, message: 'Which?' })
    expect([(await one.lead()).returnedCount, (await two.lead()).returnedCount]).toEqual([1, 0])
  })

  it('makes a new lead if the old one is in the bin, which is left alone', async () => {
    const { url, database, headers, send, lead } = await visitor()
    await send()
    const { id } = await lead()
    await call(url, 'deleteLead', { params: { id }, headers })
    const binned = async () => (await database.pool.query('select * from contact_requests where id = $1', [id])).rows
    const before = await binned()
    await send({ message: 'Hello?' })
    expect((await lead()).id).not.toBe(id)
    expect(await binned()).toEqual(before)
  })

  it('makes a new lead if a teammate bins the old one at that moment', async () => {
    const { database, send, lead } = await visitor()
    await send()
    const { id } = await lead()
    const staff = await database.pool.connect()
    await staff.query('begin')
    await staff.query('update contact_requests set deleted_at = now() where id = $1', [id])
    const sending = send({ message: 'Hello?' })
    await expect.poll(() => waitingForLock(database)).toBe(1)
    await staff.query('commit')
    staff.release()
    expect((await sending).status).toBe(201)
    const { id: newId, message } = await lead()
    expect([newId === id, message]).toEqual([false, 'Hello?'])
  })

  it('makes one lead, even from twenty simultaneous messages with different texts', async () => {
    const { send, history, lead } = await visitor()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => send({ message: `Question ${i}` })))
    expect(answers.every(({ status }) => status === 201)).toBe(true)
    expect(await history()).toHaveLength(19)
    expect(await lead()).toMatchObject({ returnedCount: 19, version: 20 })
  })

  it('gets a response that does not reveal if the address was known', async () => {
    const { send, lead } = await visitor()
    const first = await send()
    const again = await send({ message: 'Again' })
    const shape = ({ status, headers, body }: typeof first) => ({
      status,
      headers: [...headers.keys()],
      fields: Object.entries(body.data).map(([field, value]) => [field, value.length]),
    })
    expect(shape(again)).toEqual(shape(first))
    expect(again.body.data.id).not.toBe(first.body.data.id)
    expect((await lead()).id).not.toBe(first.body.data.id)
  })
})

async function waitingForLock({ pool }: Product['database']): Promise<number> {
  const { rows } = await pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}
