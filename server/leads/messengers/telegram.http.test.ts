import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Connected, leadWith, nextPhone, sampleOf, startConnected } from '#server/testing/messenger-cases.ts'
import { botToken, type MessengerServices, openMessengerServices } from '#server/testing/messenger-services.ts'
import { call, message } from '#server/testing/product.ts'

let services: MessengerServices
let product: Connected
beforeAll(async () => {
  services = await openMessengerServices()
  product = await startConnected(services, { telegram: true })
})
afterAll(() => services.close())

let people = 710_000_000
let updates = 900_000_000
const chatOf = (id: number) => ({ id, first_name: 'Lucía', type: 'private' })
/** An update of a private chat. */
const update = (chat: number, message: object, kind = 'message') => ({
  update_id: ++updates,
  [kind]: {
    message_id: updates,
    from: { ...chatOf(chat), is_bot: false },
    chat: chatOf(chat),
    date: now(),
    ...message,
  },
})
const now = () => Math.floor(Date.now() / 1_000)

async function tied() {
  const bot = async () => (await call(product.url, 'readMessengers', { headers: product.headers })).body.telegram.bot
  await expect.poll(bot).toBe('desk_bot')
  const lucia = await leadWith(product, nextPhone())
  const { url, headers } = product
  const { link } = (await call(url, 'makeStartLink', { params: { id: lucia.id }, headers })).body
  expect(link).toMatch(/^https:\/\/t\.me\/desk_bot\?start=[\w-]{20,64}$/)
  const key = new URL(link).searchParams.get('start')!
  const chat = ++people
  const open = async () => {
    services.update(update(chat, { text: `/start ${key}` }))
    await expect.poll(async () => (await lucia.read()).people.some(({ channel }) => channel === 'telegram')).toBe(true)
  }
  const write = async (own: object = {}) => {
    const person = (await lucia.read()).people.find(({ channel }) => channel === 'telegram')!
    return lucia.write({ channel: 'telegram', to: person.key, ...own })
  }
  return { ...lucia, key, chat, open, write }
}
const texts = async (lead: Awaited<ReturnType<typeof tied>>) => (await lead.thread()).map(({ text }) => text)
const strangers = async (text: string) => {
  const { body } = await call(product.url, 'listInbox', { query: {}, headers: product.headers })
  return body.data.filter(({ lead, message }) => lead === null && message?.text === text)
}

describe('a start link', () => {
  it('ties the first chat; the second is a stranger without history, however often an update comes', async () => {
    const lucia = await tied()
    const [first, second, again, words] = sampleOf('telegram-start-second-person').read({
      STARTKEY: lucia.key,
      '700000001': String(++people),
      '700000002': String(++people),
    }) as object[]
    services.update(first!, second!, again!, words!)
    await expect.poll(() => strangers('Send me everything you wrote so far')).toHaveLength(1)
    expect((await lucia.thread()).map(({ kind, settledAs }) => [kind, settledAs])).toEqual([['start', 'automatic']])
    const own = await lucia.read()
    expect(own.people.filter(({ channel }) => channel === 'telegram')).toHaveLength(1)
  })

  it('is not used up by a group, which the bot leaves without storing anything', async () => {
    const lucia = await tied()
    const group = sampleOf('telegram-group').read({ STARTKEY: lucia.key, '700000001': String(lucia.chat) }) as object[]
    services.update(...group.map((one) => ({ ...one, update_id: ++updates })))
    await expect.poll(() => services.left).toContain(-400000001)
    await lucia.open()
    expect(await texts(lucia)).toEqual([''])
    expect(await strangers('who is this?')).toEqual([])
  })

  it('ties what its person writes to a business account of the bot, too', async () => {
    const lucia = await tied()
    await lucia.open()
    const business = { business_connection_id: 'x', text: 'To your account' }
    services.update(update(lucia.chat, business, 'business_message'))
    services.update(update(++people, { ...business, text: 'Who answers me?' }, 'business_message'))
    await expect.poll(() => strangers('Who answers me?')).toHaveLength(1)
    expect((await lucia.thread())[0]).toMatchObject({ text: 'To your account', author: 'lead', settledAs: null })
  })

  it('counts the firm’s answer from its own app as a reply, but not an absence note', async () => {
    const lucia = await tied()
    await lucia.open()
    const stranger = ++people
    const say = (own: object, chat = lucia.chat) =>
      services.update(update(chat, { business_connection_id: 'x', ...own }, 'business_message'))
    const from = { id: 8, first_name: 'Gold', username: 'gold_desk' }
    say({ text: 'Where do I pay?' })
    say({ text: 'We are closed', from, is_from_offline: true })
    say({ text: 'Do you sell gold?' }, stranger)
    await expect.poll(() => strangers('Do you sell gold?')).toHaveLength(1)
    expect(await lucia.lead()).toMatchObject({ lastReplyAt: null, status: 'new' })
    say({ text: 'On the account page.', from })
    say({ text: 'No, we trade it.', from }, stranger)
    await expect.poll(() => strangers('Do you sell gold?')).toEqual([])
    expect(await lucia.lead()).toMatchObject({ clockEvent: 'reply', status: 'contacted' })
    expect((await lucia.thread()).slice(0, 3)).toMatchObject([
      { text: 'On the account page.', direction: 'out', writtenBy: '@gold_desk', state: 'sent', isAutomatic: false },
      { text: 'We are closed', direction: 'out', isAutomatic: true },
      { text: 'Where do I pay?', direction: 'in', settledAs: 'answered' },
    ])
  })

  it('does not affect a person who has a lead', async () => {
    const [lucia, dora] = [await tied(), await tied()]
    await lucia.open()
    services.update(update(lucia.chat, { text: `/start ${dora.key}` }), update(lucia.chat, { text: 'sigo aquí' }))
    await expect.poll(() => texts(lucia)).toContain('sigo aquí')
    expect(await texts(dora)).toEqual([])
  })

  it('ties to the surviving lead of a merge', async () => {
    const [lucia, stays] = [await tied(), await leadWith(product, nextPhone())]
    const [{ version }, merged] = [await stays.lead(), await lucia.lead()]
    const { url, headers } = product
    const body = { version, others: [{ id: merged.id, version: merged.version }], fields: {} }
    expect((await call(url, 'mergeLeads', { params: { id: stays.id }, body, headers })).status).toBe(200)
    services.update(update(lucia.chat, { text: `/start ${lucia.key}` }), update(lucia.chat, { text: 'soy yo' }))
    await expect.poll(async () => (await stays.thread()).map(({ text }) => text)).toContain('soy yo')
  })
})

it("“stop” on Telegram ends the offers agreed to for the numbers of the chat's lead, and no other", async () => {
  const agrees = async (lead: Awaited<ReturnType<typeof tied>>) => {
    const { name, email, phone } = await lead.lead()
    const consent = { emailOffers: true, phoneOffers: true, wordingVersion: '2026-11' } as const
    await call(product.url, 'sendContact', { body: { ...message, name, email, phone: phone!, consent } })
  }
  const ended = async ({ id }: { id: string }) => {
    const { data } = (await call(product.url, 'listConsents', { params: { id }, headers: product.headers })).body
    return data.filter(({ withdrawnAt }) => withdrawnAt !== null).map(({ purpose }) => purpose)
  }
  const [lucia, dora] = [await tied(), await tied()]
  await agrees(lucia)
  await agrees(dora)
  await lucia.open()
  services.update(update(lucia.chat, { text: 'Stop, please' }))
  await expect.poll(() => ended(lucia)).toEqual(['phone_offers'])
  expect(await ended(dora)).toEqual([])
  expect((await lucia.read()).people.find(({ channel }) => channel === 'telegram')!.wantsNoOffers).toBe(true)
})

describe('a conversation on Telegram', () => {
  it('stores an album as one message, in order, with captions, styles, and edits kept separately', async () => {
    const lucia = await tied()
    await lucia.open()
    // As large as the updates say, since an edit compares sizes.
    for (const n of [1, 2, 3]) services.files.set(`made-up-${n}-l`, Buffer.alloc(90_000, `page ${n} `))
    const album = sampleOf('telegram-album').read({ '700000001': String(lucia.chat) }) as object[]
    services.update(...album.map((one) => ({ ...one, update_id: ++updates })))
    const newest = async () => (await lucia.thread())[0]!
    await expect.poll(async () => (await newest()).edits.map(({ text }) => text)).toEqual(['first page, corrected'])
    await expect.poll(async () => (await newest()).files.map(({ state }) => state)).toEqual(['here', 'here', 'here'])
    const message = await newest()
    expect(message.text).toBe('🙂🙂 first page\nthird page, signed')
    expect(message.marks.map(({ from, to, style }) => [message.text.slice(from, to), style])).toEqual([
      ['first', 'bold'],
    ])
    const pages = await Promise.all(
      message.files.map(async ({ place }) => {
        const path = `${product.url}/api/messages/${message.id}/files/${place}`
        return (await (await fetch(path, { headers: product.headers })).text()).slice(0, 6)
      }),
    )
    expect(pages).toEqual(['page 1', 'page 2', 'page 3'])
    expect(await texts(lucia)).toHaveLength(2)
  })

  it('keeps both files if one is replaced, and waits for an answer again', async () => {
    const lucia = await tied()
    await lucia.open()
    for (const [name, size] of [
      ['wrong', 100],
      ['right', 200],
    ] as const)
      services.files.set(`${name}-${lucia.chat}`, Buffer.alloc(size))
    const photo = (name: string, file_size: number) => ({
      message_id: 5,
      caption: 'my passport',
      photo: [{ file_id: `${name}-${lucia.chat}`, width: 10, height: 10, file_size }],
    })
    const edited = update(lucia.chat, { ...photo('right', 200), edit_date: now() }, 'edited_message')
    services.update(update(lucia.chat, photo('wrong', 100)), edited, { ...edited, update_id: ++updates })
    const files = async () => (await lucia.thread())[0]!.files.map(({ size, state }) => [size, state])
    await expect.poll(files).toEqual([
      [100, 'here'],
      [200, 'here'],
    ])
    expect((await lucia.thread())[0]).toMatchObject({ edits: [], settledAs: null })
  })

  it('sends a text as typed and in parts, claims only that it was sent, and reports an oversized file', async () => {
    const lucia = await tied()
    await lucia.open()
    expect((await lucia.write({ text: '50_000 *net*' })).status).toBe(201)
    expect((await lucia.write({ text: `${'palabra '.repeat(620)}fin` })).status).toBe(201)
    await expect.poll(async () => (await lucia.thread())[0]!.state).toBe('sent')
    const sent = services.telegram.filter(({ chat }) => chat === lucia.chat).map(({ text }) => text)
    expect([sent[0], sent.length]).toEqual(['50_000 *net*', 3])
    const big = { file_id: 'big', file_name: 'vídeo.mp4', mime_type: 'video/mp4', file_size: 21 * 1024 * 1024 }
    services.update(update(lucia.chat, { video: big, caption: 'mira' }))
    await expect
      .poll(async () => (await lucia.thread())[0]!.files)
      .toMatchObject([{ name: 'vídeo.mp4', state: 'too_big' }])
  })

  it('sends nothing to a lead that was deleted while a message waited', async () => {
    const lucia = await tied()
    await lucia.open()
    const { url, headers, database } = product
    await call(url, 'deleteLead', { params: { id: lucia.id }, query: {}, headers })
    const { rows } = await database.pool.query(
      `with written as (insert into messages (id, lead_id, channel, direction, author, person_key, state, text, settled_at, settled_as)
         select gen_random_uuid(), lead_id, channel, 'out', 'us', id::text, 'queued', 'Are you there?', now(), 'ours'
         from channel_people where lead_id = $1 and channel = 'telegram' returning id),
       due as (insert into channel_sends (message_id, channel) select id, 'telegram' from written),
       woken as (insert into events (channel, payload) values ('messengers', ''))
       select id from written`,
      [lucia.id],
    )
    const state = async () =>
      (await database.pool.query('select state, problem from messages where id = $1', [rows[0].id])).rows[0]
    await expect.poll(state).toEqual({ state: 'failed', problem: 'lead_deleted' })
    expect(services.telegram.filter(({ chat }) => chat === lucia.chat)).toEqual([])
  })

  it('is closed if the bot is blocked, and opens again when they write', async () => {
    const lucia = await tied()
    await lucia.open()
    services.blocked.add(lucia.chat)
    await lucia.write()
    await expect.poll(async () => (await lucia.thread())[0]).toMatchObject({ state: 'failed', problem: '403' })
    const isClosed = async () => (await lucia.read()).people.find(({ channel }) => channel === 'telegram')!.isClosed
    expect(await isClosed()).toBe(true)
    expect((await lucia.write()).status).toBe(409)
    services.blocked.delete(lucia.chat)
    services.update(update(lucia.chat, { text: 'perdón' }))
    await expect.poll(isClosed).toBe(false)
    const member = (status: string) => ({ new_chat_member: { user: { id: 600000001 }, status } })
    services.update(update(lucia.chat, member('kicked'), 'my_chat_member'))
    await expect.poll(isClosed).toBe(true)
  })

  it('reports another program polling the same bot, and continues when it stops', async () => {
    const lucia = await tied()
    await lucia.open()
    services.isAskedTwice = true
    services.update(update(lucia.chat, { text: 'cero' }))
    const problem = async () =>
      (await call(product.url, 'readMessengers', { headers: product.headers })).body.telegram.problem
    await expect.poll(problem).toBe('twice')
    services.isAskedTwice = false
    services.update(update(lucia.chat, { text: 'uno' }))
    await product.database.pool.query(`insert into events (channel, payload) values ('messengers', '')`)
    await expect.poll(problem).toBe(null)
    await expect.poll(() => texts(lucia)).toContain('uno')
  })

  it('seals its token, and deletes it when disconnected', async () => {
    const { rows } = await product.database.pool.query(`select sealed from channel_secrets where channel = 'telegram'`)
    expect(rows[0].sealed.toString('latin1')).not.toContain(botToken)
    const body = { token: null }
    expect((await call(product.url, 'changeTelegram', { body, headers: product.headers })).body.telegram).toMatchObject(
      {
        hasToken: false,
        bot: null,
      },
    )
  })
})
