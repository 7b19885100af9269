import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { CallOf } from '#contract/api.ts'
import { addedByHand } from '#domain/leads/added-lead.ts'
import { followStream } from '#server/testing/event-stream.ts'
import { call, message, signIn, startProduct } from '#server/testing/product.ts'
import { somebody } from '#server/testing/visitors.ts'

type Body = CallOf<'addLead'>['body']

async function adding() {
  const product = await startProduct()
  const headers = await signIn(product.url)
  return {
    ...product,
    headers,
    /** An unused number. */
    phone: somebody().phone,
    email: () => somebody().email,
    add: (body: Partial<Body>, key?: string) =>
      call(product.url, 'addLead', {
        body: { name: 'Ana Caller', leadSource: 'phone', ...body },
        headers: { ...headers, ...(key && { 'idempotency-key': key }) },
      }),
    consentsOf: async (id: string) => (await call(product.url, 'listConsents', { params: { id }, headers })).body.data,
  }
}

describe('a lead added by hand', () => {
  it('needs a name and one way to reach the person; the number determines country and language', async () => {
    const { add, phone, email } = await adding()
    const byPhone = await add({ phone: phone.replace(/(\d{3})(?=\d)/g, '$1 ') })
    expect(byPhone.status).toBe(201)
    expect(byPhone.body).toMatchObject({
      phone,
      email: '',
      country: 'ES',
      language: 'es',
      status: 'contacted',
      leadSource: 'phone',
      platform: addedByHand,
      assignedTo: null,
      firstReplyAt: null,
    })
    const byEmail = await add({ email: email(), leadSource: 'fair' })
    expect(byEmail.body).toMatchObject({ phone: '', country: null, status: 'new', leadSource: 'fair' })

    const neither = await add({})
    expect([neither.status, neither.body.error.fields?.phone?.problem]).toEqual([400, 'required'])
    const wrong = await add({ phone: '+34 1' })
    expect([wrong.status, wrong.body.error.fields?.phone?.problem]).toEqual([400, 'phone_too_short'])
  })

  it('is answered in the language of the notes, else that of their number', async () => {
    const { add, email } = await adding()
    let number = 1_234_510
    const dubai = () => `+971 50${++number}`
    const language = async (body: Partial<Body>) =>
      (await add({ phone: dubai(), email: email(), ...body })).body.language
    expect(await language({ notes: 'Здравствуйте, хочу подключить робота к своему счёту' })).toBe('ru')
    expect(await language({ name: 'Анна Белова', notes: 'Wants a call back tomorrow after lunch' })).toBe('ru')
    const english = { notes: 'Wants a call back tomorrow after lunch' }
    expect(await language({ ...english, phone: '+33 6 12 34 56 78' })).toBe('fr')
    // A name in Latin letters behind a number of the Emirates.
    expect(await language(english)).toBe('en')
    expect(await language({ notes: 'Здравствуйте, хочу подключить робота', preferredLanguage: 'de' })).toBe('de')
  })

  it('is added once for one key, however often it is sent', async () => {
    const { add, phone, database } = await adding()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => add({ phone }, key)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    const { rows } = await database.pool.query('select 1 from contact_requests where phone = $1', [phone])
    expect(rows).toHaveLength(1)
  })

  it('with a known email or phone is refused with the existing lead, unless it is declared another', async () => {
    const { url, add, phone, email, headers } = await adding()
    const known = { name: 'Known Person', email: email(), phone }
    await call(url, 'sendContact', { body: { ...message, ...known } })
    for (const reach of [{ email: known.email.toUpperCase() }, { phone }]) {
      const { status, body } = await add(reach)
      expect([status, body.error.code]).toEqual([409, 'conflict'])
      expect(body.error.current).toMatchObject([{ name: known.name, by: 'email' in reach ? 'email' : 'phone' }])
      const found = await call(url, 'findKnownLeads', { body: reach, headers })
      expect(found.body).toMatchObject({ data: [{ name: known.name }], phone: 'phone' in reach ? phone : null })
    }
    expect((await add({ phone, isAnother: true })).status).toBe(201)
  })

  it('added by two teammates in the same moment is added once', async () => {
    const { add, phone } = await adding()
    const names = ['Ana', 'Ana Caller', 'A. Caller', 'Caller, Ana']
    const statuses = (await Promise.all(names.map((name) => add({ name, phone })))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([201, 409, 409, 409])
  })

  it('stores given consents with time, way and wording, and none otherwise', async () => {
    const { add, email, consentsOf } = await adding()
    const givenAt = '2026-11-20T10:00:00.000Z'
    const words = 'Yes, send me the price list on WhatsApp.'
    const consent = { purposes: ['answer', 'phone_offers'] as const, way: 'on_the_phone', words, givenAt } as const
    const agreed = await add({ email: email(), consent: { ...consent, purposes: [...consent.purposes] } })
    const records = await consentsOf(agreed.body.id)
    expect(records.map(({ purpose }) => purpose).toSorted()).toEqual(['answer', 'phone_offers'])
    for (const record of records) expect(record).toMatchObject({ granted: true, form: 'on_the_phone', words, givenAt })

    expect(await consentsOf((await add({ email: email() })).body.id)).toEqual([])
    const unsaid = await add({ email: email(), consent: { purposes: ['answer'], way: 'on_paper', words: '', givenAt } })
    expect([unsaid.status, unsaid.body.error.fields?.['consent.words']?.problem]).toEqual([400, 'required'])
  })

  it('is assigned to a teammate only, and notifies the others unless its owner typed it in', async () => {
    const { url, add, phone, email, headers } = await adding()
    const stranger = await add({ phone, assignedTo: 'Ana Kellr' })
    expect([stranger.status, stranger.body.error.fields?.assignedTo?.problem]).toEqual([400, 'invalid_choice'])
    const stream = await followStream(`${url}/api/events`, headers)
    const mine = await add({ phone, assignedTo: 'owner' })
    const free = await add({ email: email() })
    const received = () => stream.events.map(({ data }) => data)
    await expect.poll(received).toContainEqual({ topic: 'leads', change: 'changed', id: mine.body.id })
    await expect.poll(received).toContainEqual({ topic: 'leads', change: 'arrived', id: free.body.id })
  })

  it('does not count among first replies: its person was not waiting', async () => {
    const { url, add, phone, headers, database } = await adding()
    const totals = async () =>
      (await database.pool.query('select sum(replies)::int as n from first_reply_totals')).rows[0].n
    const before = await totals()
    const { body } = await add({ phone })
    await call(url, 'addInteraction', { body: { leadId: body.id, type: 'call', content: 'Called back' }, headers })
    expect(await totals()).toBe(before)
  })
})
