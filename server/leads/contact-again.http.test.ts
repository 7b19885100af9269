import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { ContactBody } from '#contract/contact.ts'
import { call, message, ownProduct, type Product, signIn } from '#server/testing/product.ts'
import { rowCounts } from '#server/testing/tables.ts'

type Sent = Partial<ContactBody>

const send = ({ url }: Pick<Product, 'url'>, body: Sent = {}, key?: string) =>
  call(url, 'sendContact', { body: { ...message, ...body }, ...(key && { headers: { 'idempotency-key': key } }) })

const counts = async ({ database }: Product) => {
  const { contact_requests: leads, lead_interactions: interactions } = await rowCounts(database.pool)
  return { leads, interactions }
}

async function onlyLead(product: Product) {
  const { body } = await call(product.url, 'listLeads', { query: {}, headers: await signIn(product.url) })
  expect(body.data).toHaveLength(1)
  return body.data[0]!
}

const change = async (product: Product, id: string, body: Record<string, unknown>) =>
  call(product.url, 'changeLead', { params: { id }, body, headers: await signIn(product.url) })

describe('a message sent with an Idempotency-Key', () => {
  it('makes one lead however often it is sent at once, and every answer is the same', async () => {
    const product = await ownProduct()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(product, {}, key)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await counts(product)).toEqual({ leads: 1, interactions: 0 })
  })

  it('is refused when the key was used for another message', async () => {
    const product = await ownProduct()
    const key = randomUUID()
    await send(product, {}, key)
    const other = await send(product, { message: 'Something else' }, key)
    expect([other.status, other.body.error.code]).toEqual([422, 'key_reused'])
    expect(await counts(product)).toEqual({ leads: 1, interactions: 0 })
  })

  it('is not spoilt by an attempt with the same key that was not in order', async () => {
    const product = await ownProduct()
    const key = randomUUID()
    expect((await send(product, { phone: '+34 1' }, key)).status).toBe(400)
    expect((await send(product, {}, key)).status).toBe(201)
  })

  it('is answered the same by another server and after a restart', async () => {
    const first = await ownProduct()
    const key = randomUUID()
    const answer = await send(first, {}, key)
    const second = await ownProduct({ beside: first })
    expect((await send(second, {}, key)).body).toEqual(answer.body)
    await first.server.stop()
    expect((await send(second, {}, key)).body).toEqual(answer.body)
    expect(await counts(second)).toEqual({ leads: 1, interactions: 0 })
  })
})

describe('the same message sent again without a key', () => {
  it('makes one lead and no interaction', async () => {
    const product = await ownProduct()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(product)))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await counts(product)).toEqual({ leads: 1, interactions: 0 })
  })

  it('counts as a further message once a double click can be ruled out', async () => {
    const product = await ownProduct()
    await send(product)
    await product.database.pool.query(`update idempotency_keys set created_at = created_at - interval '11 minutes'`)
    await send(product)
    expect(await counts(product)).toEqual({ leads: 1, interactions: 1 })
  })
})

describe('a person who writes again', () => {
  it.each([
    ['e-mail address in other letters', { email: 'Ana.TORRES@Example.com', phone: '+34 699999999' }],
    ['phone number in other notation', { email: 'other@example.com', phone: '+34 612 345 678' }],
  ])('is recognised by %s and joined to the lead', async (_how, body) => {
    const product = await ownProduct()
    await send(product)
    const before = await onlyLead(product)
    await send(product, { ...body, name: 'Ana T.', message: 'Any news?' })
    const after = await onlyLead(product)
    expect(after).toMatchObject({ ...before, returnedCount: 1, version: before.version + 1, ...changing })
    expect(Date.parse(after.updatedAt)).toBeGreaterThanOrEqual(Date.parse(before.updatedAt))
    expect(after.lastReturnedAt).toBe(after.updatedAt)
    const { data: history } = (
      await call(product.url, 'listInteractions', {
        params: { id: after.id },
        query: {},
        headers: await signIn(product.url),
      })
    ).body
    expect(history).toHaveLength(1)
    expect(history[0]).toMatchObject({ type: 'note', createdBy: 'Visitor' })
    expect(history[0]!.content).toContain('Any news?')
    expect(history[0]!.content).toContain(body.email)
  })

  it.each(['contacted', 'converted', 'lost'] as const)('leaves a lead in "%s" as staff have it', async (status) => {
    const product = await ownProduct()
    await send(product)
    const { id } = await onlyLead(product)
    const staffs = {
      status,
      priority: 'high',
      notes: 'Prefers mornings',
      name: 'Ana Torres García',
      tags: ['vip'],
      estimatedValue: 77_000,
    }
    expect((await change(product, id, staffs)).status).toBe(200)
    await send(product, {
      message: 'Again',
      name: 'A.',
      capitalRange: '1m+',
      investmentExperience: 'expert',
      country: 'FR',
    })
    expect(await onlyLead(product)).toMatchObject({ ...staffs, id, investmentExperience: 'beginner', returnedCount: 1 })
  })

  it('is joined to the lead of the e-mail address where the phone belongs to another', async () => {
    const product = await ownProduct()
    await send(product, { email: 'one@example.com', phone: '+34 611111111' })
    await send(product, { email: 'two@example.com', phone: '+34 622222222' })
    await send(product, { email: 'one@example.com', phone: '+34 622222222', message: 'Which?' })
    const { rows } = await product.database.pool.query(
      'select email, returned_count from contact_requests order by email',
    )
    expect(rows).toEqual([
      { email: 'one@example.com', returned_count: 1 },
      { email: 'two@example.com', returned_count: 0 },
    ])
  })

  it('gets a new lead where the old one is in the bin, which is left alone', async () => {
    const product = await ownProduct()
    await send(product)
    const { id } = await onlyLead(product)
    await call(product.url, 'deleteLead', { params: { id }, headers: await signIn(product.url) })
    const binned = async () =>
      (await product.database.pool.query('select * from contact_requests where id = $1', [id])).rows
    const before = await binned()
    await send(product, { message: 'Hello?' })
    expect((await onlyLead(product)).id).not.toBe(id)
    expect(await binned()).toEqual(before)
  })

  it('gets a new lead where a colleague bins the old one at that very moment', async () => {
    const product = await ownProduct()
    await send(product)
    const { id } = await onlyLead(product)
    const staff = await product.database.pool.connect()
    await staff.query('begin')
    await staff.query('update contact_requests set deleted_at = now() where id = $1', [id])
    const sending = send(product, { message: 'Hello?' })
    await expect.poll(() => waitingForLock(product)).toBe(1)
    await staff.query('commit')
    staff.release()
    expect((await sending).status).toBe(201)
    const lead = await onlyLead(product)
    expect([lead.id === id, lead.message]).toEqual([false, 'Hello?'])
  })

  it('is one lead, even where twenty messages with different texts arrive at once', async () => {
    const product = await ownProduct()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => send(product, { message: `Question ${i}` })))
    expect(answers.every(({ status }) => status === 201)).toBe(true)
    expect(await counts(product)).toEqual({ leads: 1, interactions: 19 })
    expect(await onlyLead(product)).toMatchObject({ returnedCount: 19, version: 20 })
  })

  it('cannot tell from the answer whether the address was known', async () => {
    const product = await ownProduct()
    const first = await send(product)
    const again = await send(product, { message: 'Again' })
    const shape = ({ status, headers, body }: typeof first) => ({
      status,
      headers: [...headers.keys()],
      fields: Object.entries(body.data).map(([field, value]) => [field, value.length]),
    })
    expect(shape(again)).toEqual(shape(first))
    expect(again.body.data.id).not.toBe(first.body.data.id)
    const { rows } = await product.database.pool.query('select id from contact_requests')
    expect(rows.map(({ id }) => id)).not.toContain(first.body.data.id)
  })
})

/** What a further message may change on a lead. */
const changing = { updatedAt: expect.any(String), lastReturnedAt: expect.any(String) }

async function waitingForLock({ database }: Product): Promise<number> {
  const { rows } = await database.pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}
