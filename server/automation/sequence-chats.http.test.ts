import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Action } from '#domain/automation/rule.ts'
import { isSensibleHour } from '#domain/insight/local-time.ts'
import { purge } from '#server/privacy/purge.ts'
import { engineOn } from '#server/testing/automation.ts'
import { type Connected, hears, nextPhone, startConnected, viewOf } from '#server/testing/messenger-cases.ts'
import { type MessengerServices, openMessengerServices } from '#server/testing/messenger-services.ts'
import { call } from '#server/testing/product.ts'
import { ruleOf } from '#server/testing/rules.ts'
import { settleClock } from '#server/testing/settled-clock.ts'
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

type Sent = Extract<Action, { do: 'message' }>

async function start(phoneOffers: boolean, own: Partial<Sent> = {}) {
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
        { do: 'message', channel: 'whatsapp', texts: [text], template: 'trial_question', ...own },
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
    await rows(
      `update automation_receipts set due_at = now() - interval '1 second' where due_at is not null and lead_id = $1`,
      [id],
    )
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
  expect((await thread())[0]!.text).toMatch(/^Hola, .+\.\n\n.+\n\nResponde STOP/s)
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

it('A template that begins with a file goes with that of its rule, which all its messages show', async () => {
  const { url, headers, database } = product
  services.templates = [
    { name: 'brochure', language: 'es', category: 'UTILITY', text: 'Hola {{1}}.', header: 'DOCUMENT' },
  ]
  const content = '%PDF-1.7 the brochure'
  const added = async (name: string, text: string) =>
    call(url, 'addRuleFile', { query: { name }, file: new Blob([text]), headers })
  expect((await added('brochure.exe', content)).status).toBe(400)
  expect((await added('brochure.pdf', 'no document')).status).toBe(400)
  const [file, unused] = [(await added('brochure.pdf', content)).body, (await added('draft.pdf', content)).body]
  const message = { do: 'message', channel: 'whatsapp', texts: [], template: 'brochure' } as const
  const refused = async (of: Sent['file']) =>
    (await call(url, 'addRule', { body: ruleOf({ actions: [{ ...message, file: of }] }), headers })).status
  expect([await refused(null), await refused({ ...file, id: crypto.randomUUID() })]).toEqual([400, 400])
  const leads = [await start(true, { ...message, file }), await start(true, { ...message, file })]
  for (const { begin, thread, phone } of leads) {
    await begin()
    await expect
      .poll(async () => (await thread())[0])
      .toMatchObject({ state: 'sent', kind: 'template', files: [{ name: 'brochure.pdf', size: content.length }] })
    expect(services.whatsApp.find(({ to }) => to === phone)?.template?.header).toMatchObject({
      kind: 'document',
      content,
    })
    const { id, files } = (await thread())[0]!
    const read = await fetch(`${url}/api/messages/${id}/files/${files[0]!.place}`, { headers })
    expect(await read.text()).toBe(content)
  }
  // It is kept as long as a version of its rule; one that no rule names is not.
  await database.pool.query(`update message_files set created_at = now() - interval '8 days'`)
  await settleClock(database.pool)
  await purge(database)
  const { rows } = await database.pool.query('select id from message_files where id = any($1)', [[file.id, unused.id]])
  expect(rows).toEqual([{ id: file.id }])
})
