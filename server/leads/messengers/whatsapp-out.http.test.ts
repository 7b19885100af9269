import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

const hourMs = 3_600_000
const hoursAgo = (hours: number) => ({ text: { body: 'Hola' }, at: new Date(Date.now() - hours * hourMs) })
const template = (own: object = {}) => ({ name: 'trial_question', language: 'es', values: ['Lucía'], ...own })
const utility = { name: 'trial_question', language: 'es', category: 'UTILITY', text: 'Hola {{1}}, ¿sigue la prueba?' }

/** A lead whose form agreed to offers by phone and WhatsApp. */
async function agreed(phone: string) {
  const dialled = phone.startsWith('34') ? `+34 ${phone.slice(2)}` : `+1 ${phone.slice(1)}`
  const consent = { emailOffers: false, phoneOffers: true, wordingVersion: '2026-11' } as const
  const id = await sendLead(product, { email: somebody().email, phone: dialled, consent })
  return { id, ...viewOf(product.url, product.headers, id) }
}

describe('the window of 24 hours', () => {
  it('is counted from the person’s own time stamp, and held', async () => {
    const phone = nextPhone()
    const lucia = await leadWith(product, phone)
    await hears(product, phone, hoursAgo(25))
    const { people } = await lucia.read()
    expect(Date.parse(people[0]!.openUntil!)).toBeLessThan(Date.now())
    const refused = await lucia.write()
    expect(refused.status).toBe(409)
    expect(refused.body.error.message).toContain('24 hours')
    await hears(product, phone, hoursAgo(23))
    expect((await lucia.write()).status).toBe(201)
    await expect.poll(async () => (await lucia.thread())[0]!.state).toBe('sent')
    // A later delivery of an older message closes nothing; one from the future opens no more than now.
    await hears(product, phone, hoursAgo(30))
    await hears(product, phone, hoursAgo(-1_000))
    const open = Date.parse((await lucia.read()).people[0]!.openUntil!)
    expect(open).toBeLessThanOrEqual(Date.now() + 24 * hourMs)
  })

  it('is checked again on sending: a message that is too late has failed, with the reason, and is in the inbox', async () => {
    const phone = nextPhone()
    const lucia = await leadWith(product, phone)
    await hears(product, phone)
    // The first waits; the window ends meanwhile.
    await writeRefused(product, services, lucia)
    await product.database.pool.query(
      `update channel_people set written_at = now() - interval '25 hours' where lead_id = $1`,
      [lucia.id],
    )
    await sendWaiting(product)
    await expect.poll(async () => (await lucia.thread())[0]).toMatchObject({ state: 'failed', problem: '131047' })
    const { body } = await call(product.url, 'listInbox', { query: {}, headers: product.headers })
    expect(body.data.some(({ lead }) => lead?.id === lucia.id)).toBe(true)
  })
})

describe('templates', () => {
  it('can be sent at any time, with checked values, also to a number that never wrote', async () => {
    services.templates = [{ ...utility, heading: 'Su prueba', footer: 'Equipo de ventas' }]
    const lucia = await leadWith(product, nextPhone())
    expect((await lucia.read()).people).toMatchObject([{ key: null, channel: 'whatsapp' }])
    expect((await lucia.write()).status).toBe(409)
    for (const values of [[], [''], ['  '], ['a\nb'], ['one', 'two']])
      expect([values, (await lucia.write({ template: template({ values }), text: '' })).status]).toEqual([values, 400])
    expect((await lucia.write({ template: template({ name: 'another' }), text: '' })).status).toBe(409)
    expect((await lucia.write({ template: template(), text: '' })).status).toBe(201)
    await expect.poll(async () => (await lucia.thread())[0]!.state).toBe('sent')
    const text = 'Su prueba\n\nHola Lucía, ¿sigue la prueba?\n\nEquipo de ventas'
    expect((await lucia.thread())[0]).toMatchObject({ kind: 'template', text })
    expect(services.whatsApp.at(-1)).toMatchObject({
      to: lucia.phone,
      template: { name: 'trial_question', language: 'es', values: ['Lucía'] },
    })
  })

  it("are offered in the lead's language or the nearest, or their absence is shown", async () => {
    services.templates = [utility, { ...utility, language: 'pt_BR', text: 'Olá {{1}}' }]
    const lucia = await leadWith(product, nextPhone())
    const list = async () =>
      (await call(product.url, 'listWhatsAppTemplates', { params: { id: lucia.id }, headers: product.headers })).body
    expect(await list()).toMatchObject({
      data: [{ language: 'es', places: 1, isOffer: false }],
      isOtherLanguage: false,
    })
    services.templates = [{ ...utility, language: 'de' }]
    expect(await list()).toMatchObject({ data: [{ language: 'de' }], isOtherLanguage: true })
  })

  it("are listed for rules by name if the lead's name alone fills them", async () => {
    const two = { ...utility, name: 'two_places', text: 'Hola {{1}}, {{2}}' }
    const named = { ...utility, name: 'named_heading', heading: 'Hola {{1}}' }
    services.templates = [utility, { ...utility, language: 'pt_BR', text: 'Olá {{1}}' }, two, named]
    const { body } = await call(product.url, 'listRuleTemplates', { headers: product.headers })
    expect(body.data).toEqual([{ name: 'trial_question', languages: ['es', 'pt_BR'], header: null }])
  })

  it('that Meta calls marketing need consent, also after a change of category', async () => {
    services.templates = [{ ...utility, category: 'MARKETING' }]
    const stranger = await leadWith(product, nextPhone())
    expect((await stranger.write({ template: template(), text: '' })).status).toBe(409)
    const lucia = await agreed(nextPhone())
    expect((await lucia.write({ template: template(), text: '' })).status).toBe(201)
    await expect.poll(async () => (await lucia.thread())[0]!.state).toBe('sent')
    const american = await agreed('12124567890')
    expect((await american.write({ template: template(), text: '' })).status).toBe(409)
    // Between writing and sending.
    services.templates = [utility]
    const other = await leadWith(product, nextPhone())
    await writeRefused(product, services, { ...other, write: () => other.write({ template: template(), text: '' }) })
    services.templates = [{ ...utility, category: 'MARKETING' }]
    await sendWaiting(product)
    await expect.poll(async () => (await other.thread())[0]).toMatchObject({ state: 'failed', problem: 'no_consent' })
  })
})

describe('a message', () => {
  const open = async () => {
    const phone = nextPhone()
    const lucia = await leadWith(product, phone)
    await hears(product, phone)
    return lucia
  }
  const sentTo = (phone: string) => services.whatsApp.filter(({ to }) => to === phone)

  it('that waited for more than three days during an outage is left to a teammate', async () => {
    const lucia = await open()
    await writeRefused(product, services, lucia)
    await sendWaiting(product, '73 hours')
    await expect.poll(async () => (await lucia.thread())[0]).toMatchObject({ state: 'failed', problem: 'late' })
    expect(sentTo(lucia.phone)).toEqual([])
  })

  it('is "perhaps sent" without a response, and is not resent automatically', async () => {
    const lucia = await open()
    services.answers.push('accept in silence')
    await lucia.write()
    await expect.poll(async () => (await lucia.thread())[0]!.state).toBe('perhaps')
    expect(sentTo(lucia.phone)).toHaveLength(1)
    const { id } = (await lucia.thread())[0]!
    const decide = (outcome: 'sent' | 'again') =>
      call(product.url, 'decideOutcome', { params: { id }, body: { outcome }, headers: product.headers })
    expect((await decide('again')).status).toBe(200)
    await expect.poll(async () => (await lucia.thread())[0]!.state).toBe('sent')
    expect(sentTo(lucia.phone)).toHaveLength(2)
    expect((await decide('again')).status).toBe(409)
  })

  it('that was "perhaps sent" has arrived once a state of it does', async () => {
    const lucia = await open()
    services.answers.push('accept in silence')
    await lucia.write()
    await expect.poll(async () => (await lucia.thread())[0]!.state).toBe('perhaps')
    const { id, ours } = services.whatsApp.at(-1)!
    expect(await deliverWhatsApp(product, statusOf(id, 'delivered', { ours }))).toBe(200)
    expect((await lucia.thread())[0]!.state).toBe('delivered')
    expect(await deliverWhatsApp(product, statusOf(id, 'read'))).toBe(200)
    expect((await lucia.thread())[0]!.state).toBe('read')
  })

  it("is refused with Meta's code, and marks the channel if the code is about us", async () => {
    const lucia = await open()
    services.answers.push({ status: 400, code: 131026 })
    await lucia.write()
    await expect.poll(async () => (await lucia.thread())[0]).toMatchObject({ state: 'failed', problem: '131026' })
    const problem = async () =>
      (await call(product.url, 'readMessengers', { headers: product.headers })).body.whatsapp.problem
    expect(await problem()).toBe(null)
    services.answers.push({ status: 401, code: 190 })
    await lucia.write()
    await expect.poll(async () => (await lucia.thread())[0]).toMatchObject({ state: 'failed', problem: '190' })
    expect(await problem()).toBe('190')
    // What comes in says nothing of the token.
    await hears(product, lucia.phone)
    expect(await problem()).toBe('190')
    await lucia.write()
    await expect.poll(problem).toBe(null)
  })

  it('that is too long is sent in parts, as typed', async () => {
    const lucia = await open()
    const text = `${'palabra '.repeat(600)}50_000 *net* 🙂`
    expect((await lucia.write({ text })).status).toBe(201)
    await expect.poll(async () => (await lucia.thread())[0]!.state).toBe('sent')
    const parts = sentTo(lucia.phone).map((sent) => sent.text)
    expect(parts).toHaveLength(2)
    expect(parts.join(' ')).toBe(text)
  })

  it('goes only to people in the thread, and is refused after unseen messages', async () => {
    const [lucia, dora] = [await open(), await open()]
    const theirs = (await dora.read()).people[0]!.key
    expect((await lucia.write({ to: theirs })).status).toBe(400)
    const seen = (await lucia.thread())[0]!.id
    await hears(product, lucia.phone, 'Una cosa más')
    const refused = await lucia.write({ seen })
    expect([refused.status, refused.body.error.current]).toMatchObject([409, { text: 'Una cosa más' }])
  })

  it('shows at once what WhatsApp says against changed settings', async () => {
    const { url, headers } = product
    const saved = async (own: object) =>
      (await call(url, 'changeWhatsApp', { body: { ...whatsAppSettings, ...own }, headers })).body.whatsapp.problem
    expect(await saved({ token: 'of another app' })).toBe('190')
    expect(await saved({ numberId: '100000000000009' })).toBe('number')
    expect(await saved({ businessId: '100000000000009' })).toBe('business')
    expect(await saved({})).toBe(null)
  })

  it('is refused if nothing is connected', async () => {
    const { url, headers } = product
    const lucia = await open()
    await call(url, 'changeWhatsApp', { body: { numberId: null, businessId: null }, headers })
    expect((await lucia.write()).status).toBe(409)
    const read = (await call(url, 'readMessengers', { headers })).body.whatsapp
    expect(read).toMatchObject({ numberId: null, hasToken: false, hasAppSecret: false, hasVerifyToken: false })
  })
})
