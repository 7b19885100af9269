import { createHmac } from 'node:crypto'
import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { maxAtOnce, pauseAfterMs, webhookRetriesMs } from '#domain/staff/webhooks.ts'
import { createOutbox } from '#server/outside/mail/outbox.ts'
import { webhookTimeoutMs } from '#server/outside/webhook.ts'
import { call, caughtUp, message, startSignedIn } from '#server/testing/product.ts'
import { settleClock } from '#server/testing/settled-clock.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'
import { type Received, startWithWebhook as start, startReceiver } from '#server/testing/webhook-receiver.ts'
import { type DeliveryDeps, openWebhookLines } from './deliver.ts'
import { purgeDeliveries } from './feature.ts'

type Started = Awaited<ReturnType<typeof start>>

const deps = ({ database, secret }: Started) => ({
  db: database.sql,
  vault: { open: async () => secret },
  scope: 'loopback' as const,
  timeoutMs: webhookTimeoutMs,
  outbox: createOutbox({ sends: async () => false }),
  log: pino({ level: 'silent' }),
})

/** Sends due deliveries. */
const deliverWebhooks = (given: DeliveryDeps) => openWebhookLines(given).run()

/** Puts test events into the queue past the calls, which would wake the server's own job. */
const queue = ({ database, params }: Started, count = 1) =>
  database.pool.query(
    `insert into webhook_deliveries (id, webhook_id, event, due_at)
     select gen_random_uuid(), $1, 'webhook.test', now() - interval '1 second' from generate_series(1, $2::int)`,
    [params.id, count],
  )

describe('a webhook', () => {
  it("receives a lead's arrival, changes and deletion, without contact details", async () => {
    const { url, headers, receiver, types, newest } = await start()
    await call(url, 'sendContact', { body: message })
    await expect.poll(types).toEqual(['lead.created'])
    const { id } = await newest()
    expect(receiver.received[0]!.body.data).toMatchObject({ lead: { id, status: 'new', language: 'es' } })
    await call(url, 'changeLead', { params: { id }, body: { status: 'qualified', priority: 'high' }, headers })
    await expect.poll(types).toEqual(['lead.created', 'lead.changed'])
    expect(receiver.received[1]!.body.data).toMatchObject({
      changed: ['status', 'priority'],
      lead: { id, status: 'qualified', priority: 'high' },
    })
    await call(url, 'deleteLead', { params: { id }, headers })
    await expect.poll(types).toEqual(['lead.created', 'lead.changed', 'lead.deleted'])
    expect(receiver.received[2]!.body.data).toEqual({ id })
    const sent = receiver.received.map(({ text }) => text).join()
    for (const secret of [message.name, message.email, message.phone, message.message])
      expect(sent).not.toContain(secret)
  })

  it('with permission receives contact details, and only its subscribed events', async () => {
    const { url, headers, receiver, types, newest } = await start({ withContact: true, events: ['lead.message'] })
    await call(url, 'sendContact', { body: message })
    const { id } = await newest()
    await call(url, 'changeLead', { params: { id }, body: { priority: 'low' }, headers })
    await call(url, 'sendContact', { body: { ...message, message: 'Are you there?' } })
    await expect.poll(types).toEqual(['lead.message'])
    expect(receiver.received[0]!.body.data).toMatchObject({ lead: { name: message.name, email: message.email } })
  })

  it('can verify the sender by a reproducible signature, for a day with the old secret too', async () => {
    const { url, headers, params, receiver, secret } = await start()
    const check = (by: string, { headers: sent, text }: Received) => {
      const key = Buffer.from(by.slice('whsec_'.length), 'base64')
      const signature = createHmac('sha256', key)
        .update(`${sent['webhook-id']}.${sent['webhook-timestamp']}.${text}`)
        .digest('base64')
      return sent['webhook-signature']!.split(' ').includes(`v1,${signature}`)
    }
    const test = async () => {
      const before = receiver.received.length
      await call(url, 'testWebhook', { params, headers })
      await expect.poll(() => receiver.received.length).toBe(before + 1)
      return receiver.received.at(-1)!
    }
    const first = await test()
    expect(check(secret, first)).toBe(true)
    expect(check(secret, { ...first, text: `${first.text} ` })).toBe(false)
    expect(Math.abs(Number(first.headers['webhook-timestamp']) - Date.now() / 1_000)).toBeLessThan(60)
    const renewed = (await call(url, 'renewWebhookSecret', { params, headers })).body.secret
    const second = await test()
    expect([check(secret, second), check(renewed, second)]).toEqual([true, true])
  })

  it('that fails is retried under the same id, and its log has the response', async () => {
    const started = await start()
    const { url, headers, receiver, deliveries, database } = started
    receiver.answer = (response) => void response.writeHead(503).end('not now')
    await queue(started)
    await deliverWebhooks(deps(started))
    expect(await deliveries()).toMatchObject([
      { status: 'waiting', problem: 'status', responseStatus: 503, responseText: 'not now' },
    ])
    while ((await deliveries())[0]!.status === 'waiting') {
      await database.pool.query(`update webhook_deliveries set due_at = now() - interval '1 second'`)
      await deliverWebhooks(deps(started))
    }
    expect((await deliveries())[0]).toMatchObject({ status: 'failed', dueAt: null })
    expect(receiver.received).toHaveLength(webhookRetriesMs.length + 1)
    expect(new Set(receiver.received.map((one) => one.headers['webhook-id'])).size).toBe(1)
    receiver.answer = (response) => void response.end('ok')
    const { id } = (await deliveries())[0]!
    await call(url, 'replayWebhookDelivery', { params: { id }, headers })
    await expect.poll(async () => (await deliveries())[0]!.status).toBe('delivered')
    expect(receiver.received.at(-1)!.headers['webhook-id']).toBe(id)
  })

  it('is disabled after failing for three days, and resumes when enabled', async () => {
    const started = await start()
    const { url, headers, params, receiver, body, deliveries, database } = started
    receiver.answer = (response) => void response.writeHead(500).end()
    const read = async () => (await call(url, 'listWebhooks', { headers })).body.data[0]!
    await database.pool.query(`update users set email = 'owner@example.com'`)
    await queue(started)
    await deliverWebhooks(deps(started))
    expect(await read()).toMatchObject({ isOn: true, failingSince: expect.any(String) })
    await database.pool.query(`update webhooks set failing_since = now() - $1 * interval '1 millisecond'`, [
      pauseAfterMs + 1_000,
    ])
    await queue(started)
    await deliverWebhooks(deps(started))
    expect((await read()).isOn).toBe(false)
    expect((await read()).pausedAt).not.toBeNull()
    const log = (await call(url, 'listAudit', { query: {}, headers })).body.data
    expect(log.some(({ action }) => action === 'webhook.paused')).toBe(true)
    const { rows: mails } = await database.pool.query(
      `select recipient, values from mails where template = 'webhook_paused'`,
    )
    expect(mails).toMatchObject([{ recipient: 'owner@example.com', values: { name: 'The shop' } }])
    receiver.answer = (response) => void response.end()
    await call(url, 'changeWebhook', { params, body, headers })
    expect(await read()).toMatchObject({ isOn: true, pausedAt: null, failingSince: null })
    await database.pool.query(
      `update webhook_deliveries set due_at = now() - interval '1 second' where status = 'waiting'`,
    )
    await call(url, 'testWebhook', { params, headers })
    await expect.poll(async () => (await deliveries()).every(({ status }) => status === 'delivered')).toBe(true)
  })

  it('is not redirected, and only the beginning of a long response is read', async () => {
    const started = await start()
    const { receiver, deliveries } = started
    receiver.answer = (response) => void response.writeHead(302, { location: receiver.url }).end()
    await queue(started)
    await deliverWebhooks(deps(started))
    expect(await deliveries()).toMatchObject([{ status: 'waiting', responseStatus: 302 }])
    expect(receiver.received).toHaveLength(1)
    receiver.answer = (response) => void response.end('x'.repeat(5_000_000))
    await queue(started)
    await deliverWebhooks(deps(started))
    const taken = (await deliveries()).find(({ status }) => status === 'delivered')
    expect(taken!.responseText).toHaveLength(500)
  })

  it('loses and repeats nothing if a server dies while sending', async () => {
    const started = await start()
    const { receiver, database } = started
    await queue(started, 10)
    // One that was taken by a server which died comes back once its claim is over.
    await database.pool.query(`update webhook_deliveries set attempts = 1, due_at = now() + interval '1 hour'
      where id = (select id from webhook_deliveries limit 1)`)
    await Promise.all([1, 2, 3].map(() => deliverWebhooks(deps(started))))
    expect(receiver.received).toHaveLength(9)
    // Only that one: the others are claimed until their responses are recorded. The column is rounded to milliseconds,
    // possibly up.
    await database.pool.query(`update webhook_deliveries set due_at = now() - interval '1 second'
      where status = 'waiting' and due_at > now() + interval '30 minutes'`)
    await deliverWebhooks(deps(started))
    expect(receiver.received).toHaveLength(10)
    expect(new Set(receiver.received.map((one) => one.headers['webhook-id'])).size).toBe(10)
  })

  it('receives no message when merged leads had written again', async () => {
    const { url, headers, types, database } = await start({ events: ['lead.message', 'lead.deleted'] })
    const other = { ...message, email: 'other@example.com', phone: '+34 612345670' }
    for (const body of [message, other, { ...other, message: 'Are you there?' }]) {
      await call(url, 'sendContact', { body })
    }
    await expect.poll(types).toEqual(['lead.message'])
    const { data } = (await call(url, 'listLeads', { query: {}, headers })).body
    const [stays, goes] = data.toSorted((a, b) => a.returnedCount - b.returnedCount) as [
      (typeof data)[0],
      (typeof data)[0],
    ]
    const body = { others: [{ id: goes.id, version: goes.version }], version: stays.version, fields: {} }
    expect((await call(url, 'mergeLeads', { params: { id: stays.id }, body, headers })).status).toBe(200)
    await expect.poll(types).toContain('lead.deleted')
    const { rows } = await database.pool.query(`select from webhook_deliveries where event = 'lead.message'`)
    expect(rows).toHaveLength(1)
  })

  it.each<[string, Started['receiver']['answer']]>([
    ['never answers', () => undefined],
    ['drips its answer', (response) => void response.write('o')],
  ])('that %s delays no other', async (_, answer) => {
    const started = await start({ events: ['lead.created'] })
    const { url, headers, receiver, body } = started
    receiver.answer = answer
    const well = await startReceiver()
    const other = { ...body, name: 'Another', url: well.url }
    expect((await call(url, 'addWebhook', { body: other, headers })).status).toBe(201)
    for (let events = 1; events <= 3; events++) {
      await sendLead(started, somebody())
      await expect.poll(() => well.received.length).toBe(events)
    }
    await expect.poll(() => receiver.received.length).toBeGreaterThan(0)
    expect((await started.deliveries()).every(({ status }) => status === 'waiting')).toBe(true)
  })

  it('that is down is tried with one event at a time, and queued ones keep their attempts', async () => {
    const started = await start()
    const { receiver, database } = started
    receiver.answer = (response) => void response.writeHead(502).end()
    await queue(started, 3 * maxAtOnce)
    const lines = openWebhookLines(deps(started))
    const tried = async () => (await database.pool.query('select from webhook_deliveries where attempts > 0')).rowCount
    await lines.run()
    expect(await tried()).toBe(maxAtOnce)
    await lines.run()
    expect(await tried()).toBe(maxAtOnce)
    lines.tryAgain(started.params.id)
    receiver.answer = (response) => void response.end()
    await lines.run()
    expect(await tried()).toBe(3 * maxAtOnce)
  })

  it('that refuses some events gets the others', async () => {
    const started = await start()
    const { receiver } = started
    receiver.answer = (response) => void response.writeHead(receiver.received.length > maxAtOnce ? 200 : 400).end()
    await queue(started, 3 * maxAtOnce)
    await deliverWebhooks(deps(started))
    const delivered = (await started.deliveries()).filter(({ status }) => status === 'delivered')
    expect(delivered).toHaveLength(2 * maxAtOnce)
  })

  it('keeps no event of an erased person, and no delivery for longer than thirty days', async () => {
    const { url, headers, params, database, deliveries } = await start({ events: ['lead.created', 'lead.deleted'] })
    await database.pool.query(`update webhooks set url = 'http://127.0.0.1:9/'`)
    await call(url, 'sendContact', { body: message })
    await expect.poll(async () => (await deliveries()).length).toBe(1)
    const { email } = message
    await call(url, 'erasePerson', { body: { email, confirmation: email }, headers })
    expect((await deliveries()).map(({ event }) => event)).toEqual(['lead.deleted'])
    await call(url, 'testWebhook', { params, headers })
    await database.pool.query(
      `update webhook_deliveries set created_at = now() - interval '31 days' where event = 'lead.deleted'`,
    )
    // A single reading of a clock deletes nothing.
    await purgeDeliveries(database.sql)
    expect(await deliveries()).toHaveLength(2)
    await settleClock(database.pool)
    await purgeDeliveries(database.sql)
    expect((await deliveries()).map(({ event }) => event)).toEqual(['webhook.test'])
  })

  it('is refused with a URL that is not public, not HTTPS, or of another service', async () => {
    const { url, headers } = await startSignedIn()
    for (const address of [
      'http://hooks.example.com/',
      'https://127.0.0.1/',
      'https://2130706433/',
      'https://[::1]/',
      'https://[::ffff:10.0.0.1]/',
      'https://169.254.169.254/latest/meta-data',
      'https://100.64.0.1/',
      'https://intranet/',
      'https://user@hooks.example.com/',
      'https://hooks.example.com:25/',
      'https://hooks.example.com/#part',
      'ftp://hooks.example.com/',
      'not an address',
    ]) {
      const body = { name: 'A', url: address, events: ['lead.created' as const], withContact: false, isOn: true }
      const answer = await call(url, 'addWebhook', { body, headers })
      expect([address, answer.status, Object.keys(answer.body.error?.fields ?? {})]).toEqual([address, 400, ['url']])
    }
  })
})

it('a rule sends an event to the webhooks that subscribed to it', async () => {
  const { url, headers, receiver, types, database } = await start({ events: ['rule.fired'] })
  const rule = {
    name: 'Tell the shop',
    trigger: { on: 'arrived', imports: false } as const,
    conditions: { of: 'all', list: [] } as const,
    actions: [{ do: 'webhook' } as const],
  }
  const { body } = await call(url, 'addRule', { body: rule as never, headers })
  await call(url, 'switchRule', { params: { id: body.id }, body: { isOn: true }, headers })
  await caughtUp({ database })
  await call(url, 'sendContact', { body: message })
  await expect.poll(types).toEqual(['rule.fired'])
  expect(receiver.received[0]!.body.data).toMatchObject({ rule: 'Tell the shop', lead: { status: 'new' } })
})
