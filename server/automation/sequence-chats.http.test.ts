import { afterAll, beforeAll, expect, it } from 'vitest'
import { isSensibleHour } from '#domain/insight/local-time.ts'
import { engineOn } from '#server/testing/automation.ts'
import { type Connected, hears, nextPhone, startConnected, viewOf } from '#server/testing/messenger-cases.ts'
import { type MessengerServices, openMessengerServices } from '#server/testing/messenger-services.ts'
import { call } from '#server/testing/product.ts'
import { ruleOf } from '#server/testing/rules.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'
import { sendDueLetters } from './letters-due.ts'
import { runRules } from './worker.ts'

let services: MessengerServices
let product: Connected
beforeAll(async () => {
  services = await openMessengerServices()
  product = await startConnected(services)
})
afterAll(() => services.close())

/** A country where it is daytime now. */
const country = ['JP', 'AE', 'AR', 'FJ'].find((one) => isSensibleHour(one, Date.now()))!

async function start(phoneOffers: boolean) {
  const { url, headers, database } = product
  const rows = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows
  const phone = nextPhone()
  const dialled = `+34 ${phone.slice(2)}`
  const consent = { emailOffers: false, phoneOffers, wordingVersion: '2026-11' } as const
  const id = await sendLead(product, { email: somebody().email, phone: dialled, consent, language: 'es' })
  await rows('update contact_requests set country = $2 where id = $1', [id, country])
  const snippet = { name: 'Hola', language: 'es', text: 'Hola, {first name}.', isShared: true } as const
  const text = (await call(url, 'addSnippet', { body: snippet, headers })).body.id
  const added = await call(url, 'addRule', {
    body: ruleOf({
      trigger: { on: 'by_hand' },
      actions: [
        { do: 'message', channel: 'whatsapp', texts: [text], template: 'trial_question' },
        { do: 'wait', hours: 24 },
        { do: 'message', channel: 'whatsapp', texts: [text], template: null },
      ],
    }),
    headers,
  })
  const rule = added.body.id
  await call(url, 'switchRule', { params: { id: rule }, body: { isOn: true }, headers })
  const engine = engineOn(database)
  const run = async () => {
    await runRules(engine)
    return (await call(url, 'listRuns', { query: { rule }, headers })).body.data[0]
  }
  const begin = async () => {
    expect((await call(url, 'startRule', { params: { id: rule }, body: { leadId: id }, headers })).status).toBe(204)
    await expect.poll(async () => (await run())?.outcome).toBe('waiting')
  }
  const due = async () => {
    await rows('update automation_receipts set due_at = now() where due_at is not null and lead_id = $1', [id])
    await sendDueLetters(engine)
    return run()
  }
  return { ...viewOf(url, headers, id), id, phone, rows, begin, due, run }
}

it('A sequence writes freely in the open window, and by the template in the nearest language after it', async () => {
  services.templates = [
    { name: 'trial_question', language: 'es', category: 'MARKETING', text: 'Hola {{1}}, ¿sigue la prueba?' },
  ]
  const { begin, due, thread, phone } = await start(true)
  await begin()
  await expect
    .poll(async () => (await thread())[0])
    .toMatchObject({ state: 'sent', kind: 'template', writtenBy: '@A rule' })
  expect((await thread())[0]!.text).toMatch(/^Hola .+, ¿sigue la prueba\?$/)
  // Their answer ends it; restarted in the open window, it sends a text with risk warning and opt-out.
  await hears(product, phone)
  expect(await due()).toMatchObject({ outcome: 'stopped', reason: 'replied' })
  await begin()
  await expect.poll(async () => (await thread())[0]).toMatchObject({ state: 'sent', kind: 'text' })
  expect((await thread())[0]!.text).toMatch(/^Hola, .+\.\n\n.+\n\nResponda STOP/s)
})

it('A sequence ends at “stop”, and writes to nobody without consent', async () => {
  const agreed = await start(true)
  await agreed.begin()
  await hears(product, agreed.phone, 'STOP')
  const ended = await agreed.due()
  expect([ended?.outcome, ['replied', 'opted_out'].includes(ended?.reason ?? '')]).toEqual(['stopped', true])
  const other = await start(false)
  await other.begin()
  expect((await other.run())?.steps[0]?.effect).toBe('no_consent')
  expect(await other.thread()).toEqual([])
})
