import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { startMailServer } from '#server/testing/mail-server.ts'
import { call, message, type Product, setupMessage } from '#server/testing/product.ts'
import { ruleOf } from '#server/testing/rules.ts'
import { startWithWebhook } from '#server/testing/webhook-receiver.ts'

/** The query that operators are given. */
const handbook = await readFile(new URL('../../docs/operating.md', import.meta.url), 'utf8')
const query = /## Following one request.*?```sql\n(.*?);\n```/s.exec(handbook)![1]!

type Found = { what: string; state: string; lead: string | null }
const find = async ({ database }: Pick<Product, 'database'>, id: string): Promise<Found[]> =>
  (await database.pool.query<Found>(query.replaceAll(`:'id'`, `'${id}'`))).rows
const whats = async (product: Pick<Product, 'database'>, id: string) =>
  (await find(product, id)).map(({ what }) => what).sort()

const idOf = ({ headers }: { headers: Headers }) => headers.get('x-request-id')!
const linesOf = ({ log }: Pick<Product, 'log'>, id: string) =>
  log.map((line) => JSON.parse(line)).filter(({ requestId }) => requestId === id)

/** Another person with each number. */
const person = (n: number) => ({ ...message, email: `p${n}@example.com`, phone: `+34 ${612_000_000 + n}` })

describe('the id of a request', () => {
  it("finds everything a visitor's message caused: lead, mail, deliveries, the rule with its audit row, and log lines", async () => {
    const mailServer = await startMailServer()
    const product = await startWithWebhook({}, { SMTP_URL: mailServer.url, MAIL_FROM: 'team@example.com' })
    const { url, headers, receiver, newest } = product
    const rule = (await call(url, 'addRule', { body: ruleOf({}), headers })).body
    await call(url, 'switchRule', { params: { id: rule.id }, body: { isOn: true }, headers })

    const id = idOf(await call(url, 'sendContact', { body: message }))
    const all = [
      'audit lead.edited',
      'lead',
      'mail contact_receipt',
      'rule',
      'webhook lead.changed',
      'webhook lead.created',
    ]
    await expect.poll(() => whats(product, id)).toEqual(all)
    const { id: lead } = await newest()
    await expect.poll(async () => (await find(product, id)).map(({ state }) => state)).not.toContain('waiting')
    const found = await find(product, id)
    expect(new Set(found.map((one) => one.lead))).toEqual(new Set([lead]))

    const lines = () => linesOf(product, id).map(({ msg, event, route }) => [msg, event ?? route].join(' ').trim())
    await expect
      .poll(() => lines().sort())
      .toEqual([
        'mail sent',
        'request /api/contact',
        'webhook delivered lead.changed',
        'webhook delivered lead.created',
      ])
    // It is not in anything sent outside.
    await mailServer.until(1)
    for (const sent of [mailServer.received[0]!.raw, ...receiver.received.map((one) => JSON.stringify(one))])
      expect(sent).not.toContain(id)
  })

  it('is unique to each message, though several are written together, and to each further one', async () => {
    const product = await startWithWebhook()
    const { url, database } = product
    const people = Array.from({ length: 24 }, (_, n) => person(n))
    const ids = (await Promise.all(people.map((body) => call(url, 'sendContact', { body })))).map(idOf)
    const { rows } = await database.pool.query('select count(distinct xmin::text)::int as n from contact_requests')
    expect(rows[0].n).toBeLessThan(people.length)
    for (const id of ids)
      expect(await whats(product, id)).toEqual(['lead', 'mail contact_receipt', 'webhook lead.created'])

    const further = people.map((body) => ({ ...body, message: 'Again' }))
    const again = (await Promise.all(further.map((body) => call(url, 'sendContact', { body })))).map(idOf)
    for (const id of again) expect(await whats(product, id)).toEqual(['entry of Visitor', 'webhook lead.message'])
    const { rows: pairs } = await database.pool.query(
      `select l.request_id as first, i.request_id as second
       from contact_requests l join lead_interactions i on i.lead_id = l.id order by l.email`,
    )
    const expected = people.map(({ email }, i) => ({ email, first: ids[i], second: again[i] }))
    expect(pairs).toEqual(
      expected.toSorted((a, b) => (a.email < b.email ? -1 : 1)).map(({ first, second }) => ({ first, second })),
    )
  })

  it('stays with suspected spam until a teammate releases it, under a request of their own', async () => {
    const product = await startWithWebhook()
    const { url, headers } = product
    const id = idOf(await call(url, 'sendContact', { body: { ...message, name: 'www.spam.example' } }))
    expect(await whats(product, id)).toEqual(['suspected spam'])
    const { data } = (await call(url, 'listQuarantine', { query: {}, headers })).body
    const released = await call(url, 'releaseQuarantined', { params: { id: data[0]!.id }, headers })
    expect(await whats(product, id)).toEqual(['lead', 'mail contact_receipt', 'webhook lead.created'])
    expect(await whats(product, idOf(released))).toEqual(['audit quarantine.released'])
  })

  it("finds the effects of a teammate's change, and the mails of a customer's setup", async () => {
    const product = await startWithWebhook()
    const { url, headers, newest } = product
    const rule = ruleOf({ trigger: { on: 'stage', to: 'qualified' } })
    const { id: ruleId } = (await call(url, 'addRule', { body: rule, headers })).body
    await call(url, 'switchRule', { params: { id: ruleId }, body: { isOn: true }, headers })
    await call(url, 'sendContact', { body: message })
    const params = { id: (await newest()).id }
    const moved = idOf(await call(url, 'changeLead', { params, body: { status: 'qualified' }, headers }))
    await expect
      .poll(() => whats(product, moved))
      .toEqual(['audit lead.edited', 'audit lead.moved', 'rule', 'webhook lead.changed', 'webhook lead.changed'])
    const setup = idOf(await call(url, 'sendSetup', { body: setupMessage }))
    expect(await whats(product, setup)).toContain('mail setup_received')
  })
})
