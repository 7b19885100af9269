import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { whatsAppPath } from '#domain/conversation/inbound.ts'
import {
  type Connected,
  deliveryOf,
  hears,
  leadWith,
  messageOf,
  nextPhone,
  sampleOf,
  startConnected,
  statusOf,
  viewOf,
} from '#server/testing/messenger-cases.ts'
import {
  deliverWhatsApp,
  type MessengerServices,
  openMessengerServices,
  whatsAppSettings,
} from '#server/testing/messenger-services.ts'
import { call } from '#server/testing/product.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'

let services: MessengerServices
let product: Connected
beforeAll(async () => {
  services = await openMessengerServices()
  product = await startConnected(services)
})
afterAll(() => services.close())

/** Unassigned messages in the inbox from people with this name. */
const strangers = async (address: string) => {
  const { body } = await call(product.url, 'listInbox', { query: {}, headers: product.headers })
  return body.data.filter(({ lead, message }) => lead === null && message?.person.address === address)
}
const idOfLead = async (phone: string) => {
  const { rows } = await product.database.pool.query('select id from contact_requests where phone_key = $1', [phone])
  return rows.map(({ id }) => id as string)
}
/** The lead of the message with this WhatsApp id. */
const filed = async (externalId: string) => {
  const { rows } = await product.database.pool.query(
    'select lead_id as "leadId", author, person_key as "personKey", kind, text from messages where external_id = $1',
    [externalId],
  )
  expect(rows.length).toBeLessThanOrEqual(1)
  return rows[0] as { leadId: string | null; author: string; personKey: string; kind: string; text: string } | undefined
}

it('a delivery of another number of the same app is not taken in, which the log and the settings say once', async () => {
  const metadata = { display_phone_number: '16045550199', phone_number_id: '100000000000009' }
  const said = (own: object) => {
    const { id, delivery } = messageOf(nextPhone(), 'Hola')
    return { id, delivery: deliveryOf({ ...delivery.entry[0]!.changes[0]!.value, ...own }) }
  }
  const [ours, theirs] = [said({}), said({ metadata })]
  for (const { delivery } of [ours, theirs, theirs]) expect(await deliverWhatsApp(product, delivery)).toBe(200)
  expect(await filed(ours.id)).toMatchObject({ text: 'Hola' })
  expect(await filed(theirs.id)).toBeUndefined()
  expect(product.log.filter((line) => line.includes(metadata.phone_number_id))).toHaveLength(1)
  const { body } = await call(product.url, 'readMessengers', { headers: product.headers })
  expect(body.whatsapp.otherNumber).toBe(metadata.phone_number_id)
  const { headers } = product
  const saved = await call(product.url, 'changeWhatsApp', { body: { ...whatsAppSettings }, headers })
  expect(saved.body.whatsapp.otherNumber).toBe(null)
})

it('a person without a number is identified by their account id, and answered through it', async () => {
  const sample = sampleOf('username-without-phone')
  expect(await deliverWhatsApp(product, sample.read())).toBe(200)
  const [entry] = await strangers('@ines.made.up')
  expect(entry?.message).toMatchObject({ text: 'Hola, vi su anuncio. ¿Cuánto cuesta?', channel: 'whatsapp' })
  const lead = await leadWith(product, nextPhone(), 'Inés')
  await call(product.url, 'attachMessages', {
    params: { id: entry!.message!.id },
    body: { leadId: lead.id },
    headers: product.headers,
  })
  const { people } = await lead.read()
  expect(people[0]).toMatchObject({ address: '@ines.made.up', isClosed: false })
  // Her message is long past: a template alone would go.
  await product.database.pool.query('update channel_people set written_at = now() where id = $1', [people[0]!.key])
  expect((await lead.write({ text: '89,95 dólares al mes.' })).status).toBe(201)
  await expect.poll(async () => (await lead.thread())[0]!.state).toBe('sent')
  expect(services.whatsApp.at(-1)).toMatchObject({
    to: expect.stringMatching(/^ES\.\d+$/),
    text: '89,95 dólares al mes.',
  })
})

describe('a person is their account, not their number', () => {
  it('is recognised through another number and id, and a stranger with their old number is not', async () => {
    const old = nextPhone()
    const now = nextPhone()
    const lucia = await leadWith(product, old)
    const sample = sampleOf('identity-changed')
    const [changed, after, stranger] = sample.read({ '34600111202': old, '34600111203': now }) as object[]
    await hears(product, old, 'Hola', (JSON.stringify(changed).match(/ES\.\w+/) ?? [''])[0])
    for (const one of [changed, after, stranger]) expect(await deliverWhatsApp(product, one!)).toBe(200)
    const thread = await lucia.thread()
    expect(thread.map(({ text }) => text)).toEqual(['Soy Lucía, tengo número nuevo.', `+${old} → +${now}`, 'Hola'])
    expect(new Set(thread.map(({ person }) => person.key)).size).toBe(1)
    const { rows } = await product.database.pool.query(
      `select key from lead_addresses where lead_id = $1 and kind = 'phone' order by since`,
      [lucia.id],
    )
    expect(rows.map(({ key }) => key)).toEqual([old, now])
    expect(await filed(`wamid.${sample.mark}0203`)).toMatchObject({ leadId: null, author: 'other' })
  })

  it('joins the one lead with their number once it is known, with earlier messages and an earlier “stop”', async () => {
    const phone = nextPhone()
    const lead = await leadWith(product, phone)
    await product.database.pool.query(
      `insert into consents (id, lead_id, purpose, address, granted, wording_version, language, form)
       values (gen_random_uuid(), $1, 'phone_offers', $2, true, '2026-11', 'es', 'hand')`,
      [lead.id, phone],
    )
    const user = `ES.7${phone}`
    const [first, second] = [messageOf('', 'STOP', user), messageOf(phone, 'Soy Lucía', user)]
    expect(await deliverWhatsApp(product, first.delivery)).toBe(200)
    expect(await filed(first.id)).toMatchObject({ leadId: null, author: 'other' })
    expect(await deliverWhatsApp(product, second.delivery)).toBe(200)
    for (const { id } of [first, second]) expect(await filed(id)).toMatchObject({ leadId: lead.id, author: 'lead' })
    const { rows } = await product.database.pool.query(
      `select withdrawn_through as way from consents where lead_id = $1 and purpose = 'phone_offers'`,
      [lead.id],
    )
    expect(rows).toEqual([{ way: 'message' }])
  })

  it('is recognised if only the id changed, and if their first message with it comes first', async () => {
    const phone = nextPhone()
    const lead = await leadWith(product, phone)
    const [before, after] = [`ES.old${phone}`, `ES.new${phone}`]
    await hears(product, phone, 'Uno', before)
    const early = await hears(product, '', 'Dos', after)
    expect(await filed(early)).toMatchObject({ leadId: null })
    const change = {
      from_user_id: before,
      id: `wamid.${crypto.randomUUID()}`,
      timestamp: String(Math.floor(Date.now() / 1_000)),
      type: 'system',
      system: { body: 'User changed', user_id: after, type: 'user_changed_user_id' },
    }
    expect(await deliverWhatsApp(product, deliveryOf({ messages: [change] }))).toBe(200)
    expect(await filed(early)).toMatchObject({ leadId: lead.id, author: 'lead' })
    const late = await hears(product, '', 'Tres', after)
    expect(await filed(late)).toMatchObject({ leadId: lead.id })
    // The number may be anybody's now.
    const other = await hears(product, phone, 'Hola, ¿quiénes son?', `ES.else${phone}`)
    expect(await filed(other)).toMatchObject({ leadId: null })
  })

  it('is another person if a known number comes with another id, even without notice', async () => {
    const phone = nextPhone()
    const lead = await leadWith(product, phone)
    const mine = await hears(product, phone, 'Soy yo', `ES.mine${phone}`)
    const other = await hears(product, phone, 'Soy otro', `ES.other${phone}`)
    expect(await filed(mine)).toMatchObject({ leadId: lead.id })
    expect(await filed(other)).toMatchObject({ leadId: null })
    const again = await hears(product, '', 'Sigo siendo yo', `ES.mine${phone}`)
    expect(await filed(again)).toMatchObject({ leadId: lead.id })
  })
})

describe('a number in other spellings', () => {
  it('joins the lead that has it, and is answered as it came', async () => {
    const numbers = {
      '551187654321': '+55 11987654321',
      '5215512345678': '+52 5512345678',
      '5491123456789': '+54 1123456789',
    }
    const leads: string[] = []
    for (const phone of Object.values(numbers))
      leads.push(await sendLead(product, { email: somebody().email, phone, name: 'Bia' }))
    const sample = sampleOf('number-variants')
    const deliveries = sample.read() as object[]
    for (const delivery of deliveries) expect(await deliverWhatsApp(product, delivery)).toBe(200)
    for (const [index, id] of leads.entries()) {
      expect(await filed(`wamid.${sample.mark}030${index + 1}`)).toMatchObject({ leadId: id, author: 'lead' })
      await product.database.pool.query('update channel_people set written_at = now() where lead_id = $1', [id])
      expect((await viewOf(product.url, product.headers, id).write()).status).toBe(201)
      await expect.poll(() => services.whatsApp.at(-1)?.to).toBe(Object.keys(numbers)[index])
    }
  })

  it('needs a choice if two leads have it', async () => {
    const phone = nextPhone()
    await leadWith(product, phone, 'Ana Uno')
    await leadWith(product, phone, 'Berta Dos')
    const id = await hears(product, phone)
    expect(await filed(id)).toMatchObject({ leadId: null })
    expect(await strangers(`+${phone}`)).toHaveLength(1)
  })
})

it('states only advance, apply even before our own response, and explain a failure', async () => {
  const phone = nextPhone()
  const lucia = await leadWith(product, phone)
  await hears(product, phone)
  await lucia.write()
  await expect.poll(async () => (await lucia.thread())[0]!.state).toBe('sent')
  const [one] = await lucia.thread()
  const first = services.whatsApp.at(-1)!.id
  // The second is delivered before the answer to our request.
  services.beforeAnswer = async (id) => {
    expect(await deliverWhatsApp(product, statusOf(id, 'delivered'))).toBe(200)
  }
  await lucia.write()
  await expect.poll(async () => (await lucia.thread())[0]!.state).toBe('delivered')
  const second = services.whatsApp.at(-1)!.id
  services.beforeAnswer = async () => {}
  await lucia.write()
  await expect.poll(async () => (await lucia.thread())[0]!.state).toBe('sent')
  const third = services.whatsApp.at(-1)!.id
  const own = { 'wamid.MADEUPOUT1': first, 'wamid.MADEUPOUT2': second, 'wamid.MADEUPOUT3': third }
  for (const delivery of sampleOf('statuses').read(own) as object[])
    expect(await deliverWhatsApp(product, delivery)).toBe(200)
  const thread = await lucia.thread()
  expect(thread.find(({ id }) => id === one!.id)!.state).toBe('read')
  expect(thread[1]).toMatchObject({ state: 'delivered', problem: null })
  expect(thread[0]).toMatchObject({ state: 'failed', problem: '131047' })
  expect(thread.map(({ billing }) => billing)).toEqual([null, null, null, null])
  // Meta reports billing with a state, also with a late one.
  const regular = { billable: true, pricing_model: 'PMP', type: 'regular', category: 'marketing_lite' }
  await deliverWhatsApp(product, statusOf(first, 'sent', { pricing: regular }))
  const inWindow = { billable: false, pricing_model: 'PMP', type: 'free_customer_service', category: 'service' }
  await deliverWhatsApp(product, statusOf(second, 'delivered', { pricing: inWindow }))
  const told = await lucia.thread()
  expect(told.map(({ billing }) => billing)).toEqual([null, 'nothing', 'marketing', null])
  // Undelivered messages wait in the inbox.
  const { body } = await call(product.url, 'listInbox', { query: {}, headers: product.headers })
  expect(body.data.find(({ lead }) => lead?.id === lucia.id)?.message).toMatchObject({ id: thread[0]!.id })
})

describe('a delivery', () => {
  it('loses nothing to an unknown kind, stores each message once, and gets 200', async () => {
    const [phone, other] = [nextPhone(), nextPhone()]
    const lucia = await leadWith(product, phone)
    const sample = sampleOf('batch')
    const delivery = sample.read({ '34600111202': phone, '393331234567': other }) as { entry: object[] }
    const twice = await Promise.all([deliverWhatsApp(product, delivery), deliverWhatsApp(product, delivery)])
    expect(twice).toEqual([200, 200])
    expect(await deliverWhatsApp(product, { ...delivery, entry: delivery.entry.slice(1) })).toBe(200)
    const thread = await lucia.thread()
    // Either of two simultaneous deliveries may have stored a message, so their order is that of either.
    expect(thread.map(({ text, kind }) => [text, kind]).toSorted()).toEqual([
      ['cube', 'unsupported'],
      ['tres', 'text'],
      ['uno', 'text'],
    ])
    expect(thread.every(({ hasOriginal }) => hasOriginal)).toBe(true)
    expect(await strangers(`+${other}`)).toHaveLength(1)
    const { rows } = await product.database.pool.query('select from messages where external_id like $1', [
      `wamid.${sample.mark}%`,
    ])
    expect(rows).toHaveLength(4)
  })

  it.each([
    ['a NUL and half a letter', { text: { body: 'a\u0000b\ud83d' } }, 'ab'],
    ['an unknown kind with fields of any shape', { type: 'poll', poll: [[null, { a: 'x' }]] }, ''],
    ['no kind at all', { type: undefined }, ''],
    ['text that is no text', { text: { body: { deep: true } } }, ''],
    ['a moment that is none', { at: new Date(0), timestamp: 'soon', text: { body: 'soon' } }, 'soon'],
  ])('keeps a message with %s', async (_, said, text) => {
    const phone = nextPhone()
    const lucia = await leadWith(product, phone)
    await hears(product, phone, said as never)
    await hears(product, phone, 'después')
    expect((await lucia.thread()).map((one) => one.text.replace('�', ''))).toEqual(['después', text])
  })

  it('gets 200 if signed but meaningless', async () => {
    for (const body of ['', 'null', '[]', '{"entry":[null,{"changes":[{"value":7}]}]}', 'not json'])
      expect([body, await deliverWhatsApp(product, Buffer.from(body))]).toEqual([body, 200])
  })
})

describe('kinds of messages', () => {
  it('are shown in words; a reaction is shown at its message and can be removed', async () => {
    const phone = nextPhone()
    const lucia = await leadWith(product, phone)
    await hears(product, phone, 'Hola', `ES.kinds${phone}`)
    await lucia.write({ text: 'Son 89,95.' })
    await expect.poll(async () => (await lucia.thread())[0]!.state).toBe('sent')
    const sample = sampleOf('kinds')
    const own = { '34600111202': phone, 'wamid.MADEUPOUT1': services.whatsApp.at(-1)!.id }
    const delivery = sample.read(own) as ReturnType<typeof deliveryOf>
    const value = delivery.entry[0]!.changes[0]!.value as unknown as { messages: object[]; contacts: object[] }
    value.contacts = [{ profile: { name: 'Lucía' }, wa_id: phone, user_id: `ES.kinds${phone}` }]
    const all = value.messages
    value.messages = all.slice(0, 1)
    expect(await deliverWhatsApp(product, delivery)).toBe(200)
    expect((await lucia.thread())[0]!.reactions).toEqual(['👍'])
    value.messages = all
    expect(await deliverWhatsApp(product, delivery)).toBe(200)
    const thread = await lucia.thread()
    expect(thread.find(({ text }) => text === 'Son 89,95.')!.reactions).toEqual([])
    expect(thread.slice(0, 6).map(({ kind, text, quoted }) => [kind, text, quoted?.text ?? null])).toEqual([
      ['unsupported', 'Message type unknown', null],
      ['text', '¿Y este precio?', 'Son 89,95.'],
      ['choice', 'Martes 10:00\nhora de Madrid', null],
      ['choice', 'Sí, llámenme', null],
      ['contact', 'Marek Vzor\n+34 600 111 204', null],
      ['location', 'Oficina\nCalle Inventada 1\n40.4168, -3.7038', null],
    ])
    expect(await idOfLead('34600111204')).toEqual([])
  })

  it('show an edit beside the original, and a deletion, only by their author', async () => {
    const phone = nextPhone()
    const lucia = await leadWith(product, phone)
    const about = await hears(product, phone, 'Quiero uno')
    const edit = {
      type: 'edit',
      edit: { original_message_id: about, message: { type: 'text', text: { body: 'Quiero dos' } } },
    }
    await hears(product, nextPhone(), edit)
    expect((await lucia.thread())[0]!.edits).toEqual([])
    const settle = async () =>
      call(product.url, 'settleMessages', {
        params: { id: lucia.id },
        body: { seen: (await lucia.thread())[0]!.id },
        headers: product.headers,
      })
    await settle()
    await hears(product, phone, edit)
    expect((await lucia.thread())[0]).toMatchObject({
      text: 'Quiero uno',
      edits: [{ text: 'Quiero dos' }],
      settledAs: null,
    })
    // An edit that changes nothing waits for no answer.
    await settle()
    await hears(product, phone, { ...edit, timestamp: String(Math.round(Date.now() / 1000) + 9) })
    expect((await lucia.thread())[0]).toMatchObject({ edits: [{ text: 'Quiero dos' }], settledAs: expect.anything() })
    await hears(product, phone, { type: 'revoke', revoke: { original_message_id: about } })
    expect((await lucia.thread())[0]!.deletedAt).not.toBe(null)
  })
})

describe('a file', () => {
  const file = async (id: string) => {
    const phone = nextPhone()
    const lucia = await leadWith(product, phone)
    await hears(product, phone, { type: 'image', image: { id, mime_type: 'image/jpeg', caption: 'mi pasaporte' } })
    return lucia
  }

  it('does not delay its message, and is retried until it is there', async () => {
    services.files.set('media-1', 503)
    const lucia = await file('media-1')
    expect((await lucia.thread())[0]).toMatchObject({ text: 'mi pasaporte', files: [{ state: 'waiting' }] })
    services.files.set('media-1', Buffer.from('a picture'))
    await expect.poll(async () => (await lucia.thread())[0]!.files[0]).toMatchObject({ state: 'here', size: 9 })
    const { id } = (await lucia.thread())[0]!
    const response = await fetch(`${product.url}/api/messages/${id}/files/1`, { headers: product.headers })
    expect(await response.text()).toBe('a picture')
    const { rows } = await product.database.pool.query('select sealed from message_files where message_id = $1', [id])
    expect(rows[0].sealed.toString('latin1')).not.toContain('a picture')
  })

  it('is reported as gone once its id has expired, or as too big', async () => {
    const gone = await file('media-2')
    await expect.poll(async () => (await gone.thread())[0]!.files[0]!.state).toBe('gone')
    services.files.set('media-3', 503)
    const late = await file('media-3')
    await product.database.pool.query(
      `with over as (update message_downloads set expires_at = now(), due_at = now() - interval '1 second' where remote_id = 'media-3')
       insert into events (channel, payload) values ('messengers', '')`,
    )
    await expect.poll(async () => (await late.thread())[0]!.files[0]!.state).toBe('gone')
    services.files.set('media-4', Buffer.alloc(41 * 1024 * 1024))
    const big = await file('media-4')
    await expect.poll(async () => (await big.thread())[0]!.files[0]!.state).toBe('too_big')
  })

  it('is fetched at most a hundred times a day per person, so that the disk does not fill up', async () => {
    const phone = nextPhone()
    const lucia = await leadWith(product, phone)
    const sent = () => hears(product, phone, { type: 'image', image: { id: 'media-5', mime_type: 'image/jpeg' } })
    services.files.set('media-5', Buffer.from('a picture'))
    await sent()
    await expect.poll(async () => (await lucia.thread())[0]!.files[0]!.state).toBe('here')
    const { id } = (await lucia.thread())[0]!
    await product.database.pool.query(
      `insert into message_files (id, message_id, place, key_version, sealed)
       select gen_random_uuid(), $1, place, '', '' from generate_series(2, 100) as place`,
      [id],
    )
    await sent()
    await expect.poll(async () => (await lucia.thread())[0]!.files[0]!.state).toBe('too_big')
    await product.database.pool.query(`update messages set at = now() - interval '25 hours' where id = $1`, [id])
    await sent()
    await expect.poll(async () => (await lucia.thread())[0]!.files[0]!.state).toBe('here')
  })
})

describe('a person who opts out of offers', () => {
  const agreed = async (phone: string, name = 'Lucía Prado') => {
    const id = await sendLead(product, {
      email: somebody().email,
      phone: `+34 ${phone.slice(2)}`,
      name,
      consent: { emailOffers: false, phoneOffers: true, wordingVersion: '2026-11' },
    } as never)
    return { id, ...viewOf(product.url, product.headers, id) }
  }
  const consents = async (id: string) => {
    const { body } = await call(product.url, 'listConsents', { params: { id }, headers: product.headers })
    return body.data.filter(({ purpose }) => purpose === 'phone_offers').map(({ withdrawnThrough }) => withdrawnThrough)
  }

  it.each(['the event', 'the word', 'the state 131050'])('gets none after %s, whoever imports later', async (way) => {
    const phone = nextPhone()
    const lead = await agreed(phone)
    expect(await consents(lead.id)).toEqual([null])
    if (way === 'the event') {
      await hears(product, phone, 'Hola')
      expect(await deliverWhatsApp(product, sampleOf('stop').read({ '34600111202': phone }))).toBe(200)
    } else if (way === 'the word') await hears(product, phone, 'STOP')
    else {
      await hears(product, phone, 'Hola')
      await lead.write()
      await expect.poll(async () => (await lead.thread())[0]!.state).toBe('sent')
      await deliverWhatsApp(product, statusOf(services.whatsApp.at(-1)!.id, 'failed', { code: 131050 }))
    }
    expect(await consents(lead.id)).toEqual(['message'])
    expect((await lead.read()).people[0]!.wantsNoOffers).toBe(true)
    const later = await agreed(phone, 'Lucía Otra')
    expect(await consents(later.id)).toEqual(['message'])
  })

  it('still gets them after only mentioning the word', async () => {
    const phone = nextPhone()
    const lead = await agreed(phone)
    await hears(product, phone, 'we must stop this fraud, count me in')
    expect(await consents(lead.id)).toEqual([null])
  })
})

describe('the signature', () => {
  it('is over the raw bytes: one bit makes it wrong', async () => {
    const bytes = readFileSync(new URL('./samples/escaped-body.txt', import.meta.url))
    const right = 'sha256=1b08dc22007f9dbe150c8161bd4ac48945dbf4e5493d9f12c5394c4d22e202de'
    const exact = bytes.at(-1) === 10 ? [bytes, bytes.subarray(0, -1)] : [bytes]
    const given = exact.find(
      (one) => `sha256=${createHmac('sha256', whatsAppSettings.appSecret).update(one).digest('hex')}` === right,
    )
    expect(given).toBeDefined()
    const changed = Buffer.from(given!)
    changed[changed.length - 20]! ^= 1
    expect(await deliverWhatsApp(product, changed, right)).toBe(401)
    for (const wrong of ['', 'sha256=', right.slice(0, -1), right.toUpperCase(), 'sha1=00'])
      expect([wrong, await deliverWhatsApp(product, given!, wrong)]).toEqual([wrong, 401])
    expect(await deliverWhatsApp(product, given!, right)).toBe(200)
    expect((await strangers('+34600111205'))[0]?.message?.text).toBe('ja, schön 🙂 a/b <c> & zoe@example.com')
  })

  it('is not needed for the handshake, which uses the verify token', async () => {
    const ask = (query: string) => fetch(`${product.url}${whatsAppPath}?${query}`)
    const right = await ask('hub.mode=subscribe&hub.verify_token=open+sesame&hub.challenge=1158201444')
    expect([right.status, await right.text()]).toEqual([200, '1158201444'])
    for (const query of [
      'hub.mode=subscribe&hub.verify_token=open&hub.challenge=1',
      'hub.challenge=1',
      'hub.mode=unsubscribe&hub.verify_token=open+sesame',
    ])
      expect([query, (await ask(query)).status]).toEqual([query, 403])
  })
})

it('the clock and the inbox run as for any message: it waits, is answered, and assigns an unassigned lead to the writer', async () => {
  const phone = nextPhone()
  const lucia = await leadWith(product, phone)
  await hears(product, phone, '¿Sigue la prueba?')
  expect(await lucia.lead()).toMatchObject({ clockEvent: null })
  const { body } = await call(product.url, 'listInbox', { query: {}, headers: product.headers })
  expect(body.data.find(({ lead }) => lead?.id === lucia.id)).toMatchObject({
    waiting: 1,
    message: { channel: 'whatsapp' },
  })
  expect((await lucia.write()).status).toBe(201)
  expect(await lucia.lead()).toMatchObject({ clockEvent: 'reply', assignedTo: 'owner', status: 'contacted' })
  expect((await lucia.thread()).map(({ settledAs }) => settledAs)).toEqual(['ours', 'answered'])
  const { delivery } = messageOf(phone, 'Gracias')
  await deliverWhatsApp(product, delivery)
  expect(await lucia.lead()).toMatchObject({ clockEvent: 'message' })
})

it('a merge moves contacts with their messages, and back with later ones', async () => {
  const { url, headers } = product
  const [lucia, dora] = [await leadWith(product, nextPhone()), await leadWith(product, nextPhone(), 'Dora')]
  await hears(product, dora.phone, 'Antes')
  const versionOf = async (id: string) => (await call(url, 'readLead', { params: { id }, headers })).body.version
  const body = {
    version: await versionOf(lucia.id),
    others: [{ id: dora.id, version: await versionOf(dora.id) }],
    fields: {},
  }
  const merged = await call(url, 'mergeLeads', { params: { id: lucia.id }, body, headers })
  expect(merged.status).toBe(200)
  await hears(product, dora.phone, 'Después')
  expect((await lucia.thread()).map(({ text }) => text)).toEqual(['Después', 'Antes'])
  const params = { id: merged.body.mergeId }
  const since = (await call(url, 'listChangedSinceMerge', { params, headers })).body
  expect((await call(url, 'undoMerge', { params, body: { seen: since.mark }, headers })).status).toBe(200)
  expect(await lucia.thread()).toEqual([])
  expect((await dora.thread()).map(({ text }) => text)).toEqual(['Después', 'Antes'])
})
