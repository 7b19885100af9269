import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallOf } from '#contract/api.ts'
import { purge } from '#server/privacy/purge.ts'
import {
  type Connected,
  hears,
  leadWith,
  nextPhone,
  sendWaiting,
  startConnected,
  statusOf,
  viewOf,
  writeRefused,
} from '#server/testing/messenger-cases.ts'
import {
  botToken,
  deliverWhatsApp,
  type MessengerServices,
  openMessengerServices,
} from '#server/testing/messenger-services.ts'
import { call, caughtUp, signIn, startProduct } from '#server/testing/product.ts'
import { settleClock } from '#server/testing/settled-clock.ts'
import { type MailServer, openMailServer } from '#server/testing/smtp-server.ts'
import { joinTeam } from '#server/testing/teammates.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'

let services: MessengerServices
let server: MailServer
let product: Connected
beforeAll(async () => {
  services = await openMessengerServices()
  server = await openMailServer()
  product = await startConnected(services)
})
afterAll(() => {
  services.close()
  return server.close()
})

const pdf = '%PDF-1.7 the offer for Luc\u00eda'
const photo = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])
type Channel = CallOf<'addMessageFile'>['query']['channel']
type By = { readonly url: string; readonly headers: Record<string, string> }

const add = (
  { url, headers }: By,
  id: string,
  channel: Channel,
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
) => call(url, 'addMessageFile', { params: { id }, query: { channel, name }, file: new Blob([content]), headers })
const read = async ({ url, headers }: By, id: string, place: number) =>
  (await fetch(`${url}/api/messages/${id}/files/${place}`, { headers })).text()

/** A lead who has just written on WhatsApp. */
async function open() {
  const phone = nextPhone()
  const lead = await leadWith(product, phone)
  await hears(product, phone)
  const sent = () => services.whatsApp.filter(({ to }) => to === phone)
  return { ...lead, phone, sent }
}

describe('a file in an email', () => {
  const start = async () => {
    const mailing = await startProduct({ environment: { SMTP_URL: server.url, MAIL_FROM: 'sales@example.org' } })
    const by = { url: mailing.url, headers: await signIn(mailing.url) }
    const { email, phone } = somebody()
    const id = await sendLead(mailing, { email, phone })
    await expect.poll(() => server.received.filter(({ to }) => to.includes(email))).toHaveLength(1)
    const send = (files: string[], headers = by.headers) => {
      const body = {
        channel: 'email' as const,
        to: email,
        subject: 'The offer',
        text: 'Here it is.',
        seen: null,
        files,
      }
      return call(by.url, 'sendMessage', { params: { id }, body, headers })
    }
    return { mailing, by, id, email, send }
  }

  it('is sent once with its name, is sealed, and can be opened from the thread, which is audited', async () => {
    const { mailing, by, id, email, send } = await start()
    const offer = (await add(by, id, 'email', 'Angebot f\u00fcr Luc\u00eda.pdf', pdf)).body
    const picture = (await add(by, id, 'email', 'chart.jpg', photo)).body
    const { body, status } = await send([picture.id, offer.id])
    expect([status, body.files.map(({ place, name, size }) => [place, name, size])]).toEqual([
      201,
      [
        [1, 'chart.jpg', photo.length],
        [2, 'Angebot f\u00fcr Luc\u00eda.pdf', Buffer.byteLength(pdf)],
      ],
    ])
    await caughtUp(mailing)
    const ofLead = () => server.received.filter(({ to }) => to.includes(email))
    await expect.poll(() => ofLead().length).toBe(2)
    const { attachments } = ofLead()[1]!.mail
    expect(attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['chart.jpg', 'image/jpeg'],
      ['Angebot f\u00fcr Luc\u00eda.pdf', 'application/pdf'],
    ])
    expect(Buffer.from(attachments[1]!.content as ArrayBuffer).toString()).toBe(pdf)
    expect(await read(by, body.id, 2)).toBe(pdf)
    const { pool } = mailing.database
    const { rows } = await pool.query(
      `select encode(sealed, 'escape') as sealed, draft from message_files where id = $1`,
      [offer.id],
    )
    expect(rows[0].sealed).not.toContain(Buffer.from(pdf).toString('base64').slice(0, 16))
    expect(rows[0].draft).toBe(null)
    const audited = await pool.query(
      `select action from audit_log where entity_id = any($1) and action like '%file%' order by id`,
      [[id, body.id]],
    )
    expect(audited.rows.map(({ action }) => action)).toEqual([
      'lead.message_file_added',
      'lead.message_file_added',
      'message.file_read',
    ])
  })

  it('belongs to its writer until it is sent, once', async () => {
    const { mailing, by, id, send } = await start()
    const file = (await add(by, id, 'email', 'offer.pdf', pdf)).body
    const omar = await joinTeam(mailing)
    expect((await send([file.id], omar.headers)).status).toBe(400)
    const remove = (headers: Record<string, string>) =>
      call(by.url, 'deleteMessageFile', { params: { id: file.id }, headers })
    expect((await remove(omar.headers)).status).toBe(404)
    expect((await send([file.id, file.id])).status).toBe(400)
    const other = await sendLead(mailing, somebody())
    const theirs = (await add(by, other, 'email', 'offer.pdf', pdf)).body
    expect((await send([theirs.id])).status).toBe(400)
    expect((await send([file.id])).status).toBe(201)
    expect((await remove(by.headers)).status).toBe(404)
  })

  it('is deleted with its lead, or after a week if never sent', async () => {
    const { mailing, by, id } = await start()
    const waiting = async () =>
      (await mailing.database.pool.query('select id from message_files where lead_id = $1', [id])).rows.length
    const [old, young] = [await add(by, id, 'email', 'offer.pdf', pdf), await add(by, id, 'email', 'offer.pdf', pdf)]
    const age = `update message_files set created_at = now() - $2::interval where id = $1`
    await mailing.database.pool.query(age, [old.body.id, '7 days 1 minute'])
    await mailing.database.pool.query(age, [young.body.id, '6 days 23 hours'])
    await settleClock(mailing.database.pool)
    await purge(mailing.database)
    expect(await waiting()).toBe(1)
    await mailing.database.pool.query('delete from contact_requests where id = $1', [id])
    expect(await waiting()).toBe(0)
  })
})

describe('a file on WhatsApp', () => {
  it('is refused if WhatsApp does not accept its type, or its content differs', async () => {
    const { id } = await open()
    for (const [name, content] of [
      ['photo.webp', 'RIFF0000WEBP'],
      ['offer.pdf', 'MZ\u0090 a program'],
      ['offer.exe', 'MZ'],
      ['offer.pdf', ''],
    ] as const)
      expect([name, (await add(product, id, 'whatsapp', name, content)).body]).toMatchObject([
        name,
        { error: { fields: { name: {} } } },
      ])
  })

  it('is uploaded and sent with the text as caption; further ones follow, each with its own state', async () => {
    const { id, phone, sent, thread, write } = await open()
    const files = [
      (await add(product, id, 'whatsapp', 'chart.jpg', photo)).body.id,
      (await add(product, id, 'whatsapp', 'offer.pdf', pdf)).body.id,
    ]
    expect((await write({ text: 'El gr\u00e1fico.', files })).status).toBe(201)
    await expect.poll(async () => (await thread())[0]!.state).toBe('sent')
    expect(sent().map(({ media, text }) => [media?.kind, media?.name, media?.caption, text])).toEqual([
      ['image', 'chart.jpg', 'El gr\u00e1fico.', null],
      ['document', 'offer.pdf', '', null],
    ])
    expect(sent()[1]!.media!.content).toBe(pdf)
    const [first, second] = sent()
    await deliverWhatsApp(product, statusOf(first!.id, 'read', { ours: first!.ours }))
    expect((await thread())[0]!.state).toBe('sent')
    await deliverWhatsApp(product, statusOf(second!.id, 'delivered', { ours: second!.ours }))
    expect((await thread())[0]!.state).toBe('delivered')
    await deliverWhatsApp(product, statusOf(second!.id, 'failed', { ours: second!.ours, code: 131053 }))
    expect((await thread())[0]).toMatchObject({ state: 'delivered' })
    expect(await read(product, (await thread())[0]!.id, 2)).toBe(pdf)
    expect(phone).toBe(first!.to)
  })

  it('that fails later fails its message, though another part arrived', async () => {
    const { id, sent, thread, write } = await open()
    const files = [(await add(product, id, 'whatsapp', 'voice.mp3', 'ID3 sound')).body.id]
    await write({ text: 'Escucha.', files })
    await expect.poll(async () => (await thread())[0]!.state).toBe('sent')
    const [text, voice] = sent()
    expect([text!.text, voice!.media?.kind]).toEqual(['Escucha.', 'audio'])
    await deliverWhatsApp(product, statusOf(text!.id, 'read', { ours: text!.ours }))
    await deliverWhatsApp(product, statusOf(voice!.id, 'failed', { ours: voice!.ours, code: 131053 }))
    expect((await thread())[0]).toMatchObject({ state: 'failed', problem: '131053' })
  })

  it('without a response is "perhaps sent"; a resend skips what was sent', async () => {
    const { id, sent, thread, write } = await open()
    const files = [
      (await add(product, id, 'whatsapp', 'chart.jpg', photo)).body.id,
      (await add(product, id, 'whatsapp', 'offer.pdf', pdf)).body.id,
    ]
    // The first part is sent; the second one's outcome is unknown.
    services.beforeAnswer = async () => {
      if (services.answers.length === 0 && sent().length === 1) services.answers.push('hang up')
    }
    await write({ text: '', files })
    await expect.poll(async () => (await thread())[0]!.state).toBe('perhaps')
    services.beforeAnswer = async () => {}
    const messageId = (await thread())[0]!.id
    expect((await thread())[0]).toMatchObject({ kind: 'image' })
    const again = { params: { id: messageId }, body: { outcome: 'again' as const }, headers: product.headers }
    await call(product.url, 'decideOutcome', again)
    await expect.poll(async () => (await thread())[0]!.state).toBe('sent')
    expect(sent().map(({ media }) => media?.name)).toEqual(['chart.jpg', 'offer.pdf', 'offer.pdf'])
  })
})

describe('a template that begins with a file', () => {
  const brochure = {
    name: 'brochure',
    language: 'es',
    category: 'UTILITY',
    text: 'Hola {{1}}, aquí está.',
    header: 'DOCUMENT' as const,
  }
  const template = { name: 'brochure', language: 'es', values: ['Lucía'] }

  it('goes with the one file that was chosen for it, of the kind that it begins with', async () => {
    services.templates = [brochure, { ...brochure, name: 'way_to_us', header: 'LOCATION' }]
    const lead = await open()
    const { url, headers } = product
    const listed = await call(url, 'listWhatsAppTemplates', { params: { id: lead.id }, headers })
    expect(listed.body.data.map(({ name, header }) => [name, header])).toEqual([['brochure', 'document']])
    expect((await call(url, 'listRuleTemplates', { headers })).body.data).toEqual([
      { name: 'brochure', languages: ['es'], header: 'document' },
    ])
    const write = (...files: string[]) => lead.write({ text: '', template, files })
    const added = async (name: string, content: string | Uint8Array<ArrayBuffer>) =>
      (await add(product, lead.id, 'whatsapp', name, content)).body.id
    const [picture, text, document] = [
      await added('photo.jpg', photo),
      await added('offer.txt', 'the offer'),
      await added('offer.pdf', pdf),
    ]
    for (const files of [[], [picture], [text], [document, picture]])
      expect([files, (await write(...files)).body]).toMatchObject([files, { error: { code: 'invalid_input' } }])
    expect((await write(document)).status).toBe(201)
    await expect
      .poll(async () => (await lead.thread())[0])
      .toMatchObject({
        state: 'sent',
        kind: 'template',
        text: 'Hola Lucía, aquí está.',
        files: [{ name: 'offer.pdf' }],
      })
    expect(lead.sent()).toMatchObject([
      { media: null, template: { ...template, header: { kind: 'document', name: 'offer.pdf', content: pdf } } },
    ])
  })

  it('is not sent where WhatsApp has it without one by then', async () => {
    services.templates = [brochure]
    const lead = await open()
    const file = (await add(product, lead.id, 'whatsapp', 'offer.pdf', pdf)).body.id
    await writeRefused(product, services, { ...lead, write: () => lead.write({ text: '', template, files: [file] }) })
    const { header: _, ...without } = brochure
    services.templates = [without]
    await sendWaiting(product)
    await expect.poll(async () => (await lead.thread())[0]).toMatchObject({ state: 'failed', problem: '132012' })
    expect(lead.sent()).toEqual([])
  })
})

describe('a file on Telegram', () => {
  it('is sent as a picture or document with its text, as a document if Telegram does not accept the picture', async () => {
    const { pool } = product.database
    await call(product.url, 'changeTelegram', { body: { token: botToken }, headers: product.headers })
    const lead = await leadWith(product, nextPhone())
    const { rows } = await pool.query(
      `insert into channel_people (id, channel, key, lead_id, known_at) values (gen_random_uuid(), 'telegram', '72000001', $1, now())
       returning id`,
      [lead.id],
    )
    const { thread, write } = viewOf(product.url, product.headers, lead.id)
    const send = async (name: string, content: string | Uint8Array<ArrayBuffer>) => {
      const files = [(await add(product, lead.id, 'telegram', name, content)).body.id]
      expect((await write({ channel: 'telegram', to: rows[0].id, text: 'Mira', files })).status).toBe(201)
      await expect.poll(async () => (await thread())[0]!.state).toBe('sent')
      return services.telegram.at(-1)
    }
    expect(await send('chart.jpg', photo)).toMatchObject({ chat: 72000001, file: { kind: 'photo', caption: 'Mira' } })
    expect(await send('offer.pdf', pdf)).toMatchObject({ file: { kind: 'document', name: 'offer.pdf', content: pdf } })
    services.refusesPhotos = true
    expect(await send('chart.jpg', photo)).toMatchObject({ file: { kind: 'document', name: 'chart.jpg' } })
  })
})
