import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallOf } from '#contract/api.ts'
import { deliverMail } from '#server/testing/inbound-mail.ts'
import { checkRows, importedLeads, openImport, runImport } from '#server/testing/lead-files.ts'
import { type Connected, hears, leadWith, nextPhone, startConnected, viewOf } from '#server/testing/messenger-cases.ts'
import { type MessengerServices, openMessengerServices } from '#server/testing/messenger-services.ts'
import { call, message, type Product, signIn, startProduct } from '#server/testing/product.ts'
import { joinTeam } from '#server/testing/teammates.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'

const environment = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'sales@example.org' }

/** The desk of a product, to work a lead by its id. */
async function deskOf<P extends Pick<Product, 'url' | 'database'>>(product: P) {
  const { url } = product
  const headers = await signIn(url)
  return {
    ...product,
    headers,
    mailFrom: (address: string, text = 'Hello') =>
      deliverMail(
        product,
        `From: Zoe <${address}>\nTo: sales@example.org\nMessage-ID: <${crypto.randomUUID()}@x>\n\n${text}`,
      ),
    read: async (id: string) => (await call(url, 'readLead', { params: { id }, headers })).body,
    thread: async (id: string) => (await call(url, 'listMessages', { params: { id }, query: {}, headers })).body,
    write: (id: string, to: string, seen: string | null) => {
      const body = { channel: 'email' as const, to, subject: 'Hi', text: 'Hi', seen }
      return call(url, 'sendMessage', { params: { id }, body, headers })
    },
    change: async (id: string, body: CallOf<'changeLead'>['body']) =>
      expect((await call(url, 'changeLead', { params: { id }, body, headers })).status).toBe(200),
    attach: (id: string, leadId: string | null) =>
      call(url, 'attachMessages', { params: { id }, body: { leadId }, headers }),
    settle: (id: string, seen: string | null, as = headers) =>
      call(url, 'settleMessages', { params: { id }, body: { seen }, headers: as }),
    entry: async (id: string) =>
      (await call(url, 'listInbox', { query: { order: 'newest' }, headers })).body.data.find(
        ({ lead }) => lead?.id === id,
      ),
    async merge(stays: string, goes: string, as = headers) {
      const versionOf = async (id: string) => (await call(url, 'readLead', { params: { id }, headers })).body.version
      const others = [{ id: goes, version: await versionOf(goes) }]
      const body = { version: await versionOf(stays), others, fields: {} }
      return (await call(url, 'mergeLeads', { params: { id: stays }, body, headers: as })).body.mergeId
    },
  }
}
const desk = async () => deskOf(await startProduct({ environment }))

describe('“no answer needed” for a lead that wrote by forms alone', () => {
  it('stops its clock without counting a reply, is logged, and ends with their next form', async () => {
    const { url, headers, read, entry, settle, ...product } = await desk()
    const person = { ...somebody(), name: 'Ana Form' }
    const id = await sendLead({ ...product, url }, person)
    expect(await entry(id)).toMatchObject({ message: null, seen: null })
    expect((await settle(id, null)).body).toEqual({ settled: 0 })
    expect(await read(id)).toMatchObject({ clockEvent: 'reply', firstReplyAt: null, lastReplyAt: null, status: 'new' })
    expect(await entry(id)).toBeUndefined()
    expect((await settle(id, 'no mark')).status).toBe(200)
    // Once more closes and logs nothing.
    expect((await settle(id, null)).status).toBe(200)
    const query = { entity: 'lead' as const, entityId: id }
    const log = (await call(url, 'listAudit', { query, headers })).body.data
    expect(log.filter(({ action }) => action === 'lead.needs_no_answer')).toHaveLength(1)
    await call(url, 'sendContact', { body: { ...message, ...person, message: 'Still there?' } })
    expect(await entry(id)).toMatchObject({ words: 'Still there?' })
  })

  it('covers only the forms that were seen', async () => {
    const { read, entry, settle, thread, url, ...product } = await desk()
    const person = { ...somebody(), name: 'Ana Twice' }
    const id = await sendLead({ ...product, url }, person)
    const again = async (words: string) => call(url, 'sendContact', { body: { ...message, ...person, message: words } })
    const first = (await entry(id))!.seen
    await again('How much?')
    const refused = await settle(id, first)
    const { seen } = await thread(id)
    const text = expect.stringContaining('How much?')
    expect([refused.status, refused.body.error.current]).toEqual([409, { by: 'Ana Twice', text, seen }])
    expect((await read(id)).clockEvent).not.toBe('reply')
    expect((await entry(id))!.seen).toBe(seen)
    expect((await settle(id, seen)).status).toBe(200)
    expect((await read(id)).clockEvent).toBe('reply')
  })

  it('is offered for a form that comes after the lead was won, which waits in the inbox', async () => {
    const { read, entry, settle, write, change, url, headers, ...product } = await desk()
    const person = { ...somebody(), name: 'Ana Won' }
    const id = await sendLead({ ...product, url }, person)
    await write(id, person.email, null)
    await change(id, { status: 'converted' })
    const count = async () => (await call(url, 'readWaiting', { headers })).body.inbox
    const before = await count()
    await call(url, 'sendContact', { body: { ...message, ...person, message: 'It does not start' } })
    const shown = await entry(id)
    expect(shown).toMatchObject({ words: 'It does not start', due: null, since: (await read(id)).waitingSince })
    expect(await count()).toBe(before + 1)
    expect((await settle(id, shown!.seen)).status).toBe(200)
    expect([await entry(id), await count()]).toEqual([undefined, before])
  })

  it('covers words that a teammate logged, from the inbox as from the lead', async () => {
    const { read, entry, settle, thread, url, headers, ...product } = await desk()
    const nora = await joinTeam(product)
    const id = await sendLead({ ...product, url }, somebody())
    const body = { leadId: id, type: 'follow_up' as const, subject: 'WhatsApp', content: 'Call me', byVisitor: true }
    const before = (await entry(id))!.seen
    await call(url, 'addInteraction', { body, headers: nora.headers })
    expect((await settle(id, before)).status).toBe(409)
    expect((await settle(id, (await thread(id)).seen)).status).toBe(200)
    expect((await read(id)).clockEvent).toBe('reply')
  })
})

describe('the newest words of a lead', () => {
  it('come with its conversation, however much was logged since', async () => {
    const { thread, database, url, ...product } = await desk()
    const person = { ...somebody(), name: 'Ana Long' }
    const id = await sendLead({ ...product, database, url }, person)
    expect((await thread(id)).wroteAgain).toBe(null)
    await call(url, 'sendContact', { body: { ...message, ...person, message: 'Please stop calling' } })
    await database.pool.query(
      `insert into lead_interactions (id, lead_id, type, content, created_by, created_at)
       select gen_random_uuid(), $1, 'note', 'Note', 'nora', now() + n * interval '1 second' from generate_series(1, 60) as n`,
      [id],
    )
    expect((await thread(id)).wroteAgain).toMatchObject({ content: expect.stringContaining('Please stop calling') })
  })
})

describe('an answer to a conversation that became another one while it was written', () => {
  it('first shows an earlier message that was given to the lead', async () => {
    const { mailFrom, thread, write, attach, settle, ...product } = await desk()
    const own = somebody()
    const other = somebody().email
    const stranger = await mailFrom(other, 'I withdraw')
    const id = await sendLead(product, own)
    await mailFrom(own.email, 'Where do I pay?')
    const { seen } = await thread(id)
    await attach(stranger.id, id)
    const refused = await write(id, own.email, seen)
    expect([refused.status, refused.body.error?.current]).toMatchObject([
      409,
      { text: expect.stringContaining('I withdraw') },
    ])
    expect((await settle(id, seen)).status).toBe(409)
    const { status } = await write(id, own.email, (await thread(id)).seen)
    expect(status).toBe(201)
  })

  it('first shows what a merge brought, unless the writer merged them', async () => {
    const { thread, write, merge, settle, ...product } = await desk()
    const nora = await joinTeam(product)
    const [a, b] = [somebody(), somebody()]
    const goes = await sendLead(product, { ...b, message: 'Refund me' })
    const stays = await sendLead(product, a)
    const { seen } = await thread(stays)
    await merge(stays, goes, nora.headers)
    expect((await settle(stays, seen)).status).toBe(409)
    const refused = await write(stays, a.email, seen)
    expect([refused.status, refused.body.error?.current]).toMatchObject([
      409,
      { text: expect.stringContaining('Refund me') },
    ])
    expect((await write(stays, a.email, (await thread(stays)).seen)).status).toBe(201)
  })
})

it('setting a stranger aside leaves a mail that arrived later, though its date is earlier', async () => {
  const { mailFrom, url, headers, database } = await desk()
  const address = somebody().email
  const seen = await mailFrom(address, 'Buy this')
  const late = await mailFrom(address, 'I am your customer')
  await database.pool.query("update messages set at = at - interval '1 hour' where id = $1", [late.id])
  const { body } = await call(url, 'setMessagesAside', { params: { id: seen.id }, headers })
  expect(body).toEqual({ settled: 1 })
})

describe('messages that become a lead’s later', () => {
  it('make it wait since the first that is unanswered: by an address that an edit adds', async () => {
    const { mailFrom, read, change, write, entry, ...product } = await desk()
    const own = somebody()
    const id = await sendLead(product, own)
    await write(id, own.email, null)
    const address = somebody().email
    const { id: first } = await mailFrom(address, 'It is me')
    const { rows } = await product.database.pool.query<{ at: Date }>('select at from messages where id = $1', [first])
    await change(id, { email: address })
    const at = rows[0]!.at.toISOString()
    expect(await read(id)).toMatchObject({ clockEvent: 'message', clockSince: at, waitingSince: at })
    expect(await entry(id)).toMatchObject({ since: at, due: expect.any(String), waiting: 1 })
  })

  it('and by being restored from the recycle bin', async () => {
    const { mailFrom, read, write, url, headers, ...product } = await desk()
    const own = somebody()
    const id = await sendLead({ ...product, url }, own)
    await write(id, own.email, null)
    await call(url, 'deleteLead', { params: { id }, headers })
    await mailFrom(own.email, 'Are you there?')
    await call(url, 'restoreLead', { params: { id }, headers })
    expect((await read(id)).clockEvent).toBe('message')
  })

  it('leave no wait behind once they are taken back, but that of a form', async () => {
    const { mailFrom, read, write, attach, settle, url, ...product } = await desk()
    const person = { ...somebody(), name: 'Ana Back' }
    const id = await sendLead({ ...product, url }, person)
    // Closed without a reply, before and after the wrong mail.
    await settle(id, null)
    const { clockSince } = await read(id)
    const stranger = await mailFrom(somebody().email)
    await attach(stranger.id, id)
    expect((await read(id)).clockEvent).toBe('message')
    await attach(stranger.id, null)
    expect((await read(id)).clockEvent).toBe('reply')
    expect(Math.abs(Date.parse((await read(id)).clockSince!) - Date.parse(clockSince!))).toBeLessThan(1_000)
    await write(id, person.email, null)
    await call(url, 'sendContact', { body: { ...message, ...person, message: 'One more question' } })
    await attach(stranger.id, id)
    await attach(stranger.id, null)
    expect((await read(id)).clockEvent).toBe('message')
  })

  it('leave an imported lead as untouched as it was', async () => {
    const file = await openImport()
    await checkRows(file, [{ name: 'Zoe Listed', ...somebody() }])
    await runImport(file)
    const { id } = (await importedLeads(file))[0]!
    const { mailFrom, read, attach } = await deskOf(file)
    const stranger = await mailFrom(somebody().email)
    await attach(stranger.id, id)
    expect((await read(id)).clockEvent).toBe('message')
    await attach(stranger.id, null)
    expect(await read(id)).toMatchObject({ clockEvent: null, clockSince: null })
  })
})

describe('messages of a messenger', () => {
  let services: MessengerServices
  let product: Connected
  beforeAll(async () => {
    services = await openMessengerServices()
    product = await startConnected(services)
  })
  afterAll(() => services.close())

  it('make a lead wait once an edit adds their number', async () => {
    const { change } = await deskOf(product)
    const lucia = await leadWith(product, nextPhone())
    expect((await lucia.write({ to: null, template: null })).status).toBe(409)
    await product.database.pool.query(
      `update contact_requests set clock_event = 'reply', clock_since = now() where id = $1`,
      [lucia.id],
    )
    const phone = nextPhone()
    await hears(product, phone, 'It is me')
    await change(lucia.id, { phone: `+34 ${phone.slice(2)}` })
    const [first] = await lucia.thread()
    expect(await lucia.lead()).toMatchObject({ clockEvent: 'message', clockSince: first!.at })
  })

  it('first show an edit of a message that is being answered', async () => {
    const phone = nextPhone()
    const lucia = await leadWith(product, phone)
    const about = await hears(product, phone, 'I want one')
    const { seen } = await lucia.read()
    const said = { original_message_id: about, message: { type: 'text', text: { body: 'I want none' } } }
    await hears(product, phone, { type: 'edit', edit: said })
    const refused = await lucia.write({ seen })
    expect([refused.status, refused.body.error?.current]).toMatchObject([409, { text: 'I want none' }])
    expect((await lucia.write()).status).toBe(201)
  })

  it('make the right lead wait once a merge is undone', async () => {
    const { merge, read } = await deskOf(product)
    const [lucia, dora] = [await leadWith(product, nextPhone()), await leadWith(product, nextPhone(), 'Dora')]
    const { url, headers } = product
    for (const one of [lucia, dora]) {
      await hears(product, one.phone, 'Hola')
      expect((await one.write()).status).toBe(201)
    }
    const mergeId = await merge(lucia.id, dora.id)
    await hears(product, dora.phone, 'Since')
    await call(url, 'undoMerge', { params: { id: mergeId }, body: {}, headers })
    expect((await viewOf(url, headers, dora.id).thread())[0]).toMatchObject({ text: 'Since' })
    expect([(await read(lucia.id)).clockEvent, (await read(dora.id)).clockEvent]).toEqual(['reply', 'message'])
  })
})
