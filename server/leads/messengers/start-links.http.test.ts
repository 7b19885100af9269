import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startLinkDays } from '#domain/conversation/messengers/start-link.ts'
import { newId } from '#server/db/id.ts'
import { viewOf } from '#server/testing/messenger-cases.ts'
import { botToken, type MessengerServices, openMessengerServices } from '#server/testing/messenger-services.ts'
import { call, type Product, signIn, startProduct } from '#server/testing/product.ts'
import { formStateIn, plainRenderer } from '#server/testing/renderer.ts'
import { somebody } from '#server/testing/visitors.ts'
import { purgeStartKeys, startLinkOfMail } from './start-keys.ts'

let services: MessengerServices
let product: Product
let headers: Record<string, string>
beforeAll(async () => {
  services = await openMessengerServices()
  product = await startProduct({
    renderer: plainRenderer,
    environment: { TELEGRAM_API: `${services.url}/telegram` },
  })
  headers = await signIn(product.url)
})
afterAll(() => services.close())

let connected = false
/** Connects the bot, and waits until pages know it. */
async function connect() {
  if (connected) return
  connected = true
  await call(product.url, 'changeTelegram', { body: { token: botToken }, headers })
  await expect.poll(async () => (await send(visitor())).state.start?.bot).toBe('desk_bot')
}

const visitor = () => {
  const { email, phone } = somebody()
  return { name: 'Lucía Prado', email, phone: phone.slice('+34 '.length) }
}
type Visitor = ReturnType<typeof visitor>

/** Sends a form as a visitor's browser does, and answers the thanks. */
async function send({ name, email, phone }: Visitor, more: Record<string, string> = { 'x-fragment': 'form' }) {
  const body = new URLSearchParams({
    ...{ form: 'quick', name, email, phonePrefix: '+34', phoneNumber: phone, investmentExperience: 'beginner' },
    capitalRange: '10k-50k',
  })
  const answer = await fetch(`${product.url}/es/welcome`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: product.url, ...more },
    body,
  })
  const to = answer.headers.get('location')
  const html = await (to ? await fetch(new URL(to, product.url)) : answer).text()
  const { rows } = await product.database.pool.query<{ id: string }>(
    'select lead_id as id from lead_addresses where key = lower($1)',
    [email],
  )
  return { state: formStateIn(html, 'quick')!, id: rows[0]!.id }
}

const isKept = async (key: string) =>
  (await product.database.pool.query('select from start_keys where key = $1', [key])).rowCount === 1

/** A new lead, and the key offered to them, which is stored shortly after the response. */
async function newLead(more?: Record<string, string>) {
  await connect()
  const { state, id } = await send(visitor(), more)
  const { key } = state.start!
  await expect.poll(() => isKept(key)).toBe(true)
  return { state, id, key }
}

let chats = 720_000_000
let updates = 800_000_000
/** Somebody opens a link and writes this; answers how they write more. */
function open(key: string, text: string) {
  const id = ++chats
  const chat = { id, first_name: 'Somebody', type: 'private' }
  const of = () => ({
    message_id: ++updates,
    from: { ...chat, is_bot: false },
    chat,
    date: Math.floor(Date.now() / 1_000),
  })
  services.update(
    { update_id: ++updates, message: { ...of(), text: `/start ${key}` } },
    { update_id: ++updates, message: { ...of(), text } },
  )
  return (more: string) => services.update({ update_id: ++updates, message: { ...of(), text: more } })
}
const texts = async (id: string) => (await viewOf(product.url, headers, id).thread()).map(({ text }) => text)
const ofNobody = async () => {
  const { data } = (await call(product.url, 'listInbox', { query: {}, headers })).body
  return data.filter(({ lead }) => lead === null).map(({ message }) => message?.text)
}

describe('a start link in the thanks', () => {
  it('does not exist while no bot is connected', async () => {
    expect((await send(visitor())).state).toEqual({ values: {}, problems: {}, outcome: 'sent' })
  })

  it.each([
    ['with a script', { 'x-fragment': 'form' }],
    ['without one', {}],
  ])('ties the chat of a new lead to it, %s', async (way, more) => {
    const { state, id, key } = await newLead(more as Record<string, string>)
    expect(state.start).toEqual({ bot: 'desk_bot', key: expect.stringMatching(/^[\w-]{24}$/) })
    open(key, `hola ${way}`)
    await expect.poll(() => texts(id)).toContain(`hola ${way}`)
  })

  it("looks the same for a visitor who types a known lead's address, and ties their chat to no lead", async () => {
    await connect()
    const lucia = visitor()
    const first = await send(lucia)
    const stranger = await send({ ...lucia, phone: visitor().phone })
    expect(stranger.id).toBe(first.id)
    expect(stranger.state.start).toEqual({ bot: 'desk_bot', key: expect.stringMatching(/^[\w-]{24}$/) })
    open(stranger.state.start!.key, 'show me what she wrote')
    await expect.poll(ofNobody).toContain('show me what she wrote')
    expect(await texts(first.id)).toEqual([])
  })
})

describe('a start link', () => {
  it('adds what the person wrote before to the thread, and makes the lead wait again', async () => {
    const { id, key } = await newLead()
    const view = viewOf(product.url, headers, id)
    await product.database.pool.query(
      `update contact_requests set clock_event = 'reply', clock_since = now(), last_reply_at = now(), waiting_since = null where id = $1`,
      [id],
    )
    const chat = { id: ++chats, first_name: 'Lucía', type: 'private' }
    const date = Math.floor(Date.now() / 1_000)
    for (const text of ['¿Cuánto cuesta?', `/start ${key}`])
      services.update({
        update_id: ++updates,
        message: { message_id: ++updates, from: { ...chat, is_bot: false }, chat, date, text },
      })
    await expect.poll(() => texts(id)).toContain('¿Cuánto cuesta?')
    expect((await view.lead()).clockEvent).toBe('message')
  })

  it('ties no chat after it expires, and is then deleted', async () => {
    const { id, key } = await newLead()
    const { pool, sql } = product.database
    const age = (days: number) =>
      pool.query(`update start_keys set created_at = now() - $2 * interval '1 day' where key = $1`, [key, days])
    await age(startLinkDays - 0.01)
    await purgeStartKeys(sql)
    expect(await isKept(key)).toBe(true)
    await age(startLinkDays + 0.01)
    open(key, 'too late')
    await expect.poll(ofNobody).toContain('too late')
    expect(await texts(id)).toEqual([])
    await purgeStartKeys(sql)
    expect(await isKept(key)).toBe(false)
  })
})

describe('a person who opened a start link that was not for them', () => {
  it('is tied to no lead once the address that it went to is corrected', async () => {
    const { id, key } = await newLead()
    const change = (body: object) => call(product.url, 'changeLead', { params: { id }, body, headers })
    await change({ name: 'Lucía Prado Gil' })
    expect(await isKept(key)).toBe(true)
    expect((await change({ email: somebody().email })).status).toBe(200)
    open(key, 'this was not for me')
    await expect.poll(ofNobody).toContain('this was not for me')
    expect(await texts(id)).toEqual([])
  })

  it('is taken away from the lead by a teammate, and what they write later is a stranger’s', async () => {
    const { id, key } = await newLead()
    const chat = open(key, 'who is this?')
    await expect.poll(() => texts(id)).toContain('who is this?')
    const view = viewOf(product.url, headers, id)
    expect((await view.read()).people).toMatchObject([{ channel: 'telegram', isGiven: true }])
    const [message] = await view.thread()
    await product.database.pool.query(
      `with waiting as (insert into messages (id, lead_id, channel, direction, author, person_key, text, state)
         select gen_random_uuid(), lead_id, channel, 'out', 'us', person_key, 'Dear Lucía', 'queued' from messages where id = $1 returning id)
       insert into channel_sends (message_id, channel, due_at) select id, 'telegram', now() + interval '1 hour' from waiting`,
      [message!.id],
    )
    const taken = await call(product.url, 'attachMessages', {
      params: { id: message!.id },
      body: { leadId: null },
      headers,
    })
    expect(taken.body).toMatchObject({ leadId: null, author: 'other' })
    const written = await product.database.pool.query(
      `select state, problem, exists (select from channel_sends where message_id = id) as "isDue" from messages
       where direction = 'out' and person_key = (select person_key from messages where id = $1)`,
      [message!.id],
    )
    expect(written.rows).toEqual([{ state: 'failed', problem: 'detached', isDue: false }])
    chat('and later')
    await expect.poll(ofNobody).toContain('and later')
    expect(await texts(id)).toEqual([])
  })
})

describe('a start link in the receipt', () => {
  const linkOfReceipt = async (email: string) => {
    const { rows } = await product.database.pool.query<{ id: string }>(
      `select id from mails where recipient = lower($1) and template = 'contact_receipt'`,
      [email],
    )
    return startLinkOfMail(product.database.sql, rows[0]!.id)
  }

  it("ties the chat of the person who reads the lead's mailbox", async () => {
    await connect()
    const lucia = visitor()
    const { id } = await send(lucia)
    const link = await linkOfReceipt(lucia.email)
    open(new URL(link!).searchParams.get('start')!, 'from my mailbox')
    await expect.poll(() => texts(id)).toContain('from my mailbox')
  })

  it("is not sent to an address typed with a lead's name and number", async () => {
    await connect()
    const lucia = visitor()
    const first = await send(lucia)
    const typed = { ...lucia, email: `${newId()}@example.net` }
    expect((await send(typed)).id).toBe(first.id)
    expect(await linkOfReceipt(typed.email)).toBeNull()
    expect(await linkOfReceipt(lucia.email)).toMatch(/^https:\/\/t\.me\/desk_bot\?start=/)
  })
})
