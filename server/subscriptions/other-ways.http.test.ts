import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { activity, charges } from '#domain/subscription/file/payment-files.fixture.ts'
import { charge, invoicePaid, invoicePayment, refund } from '#domain/subscription/stripe.fixture.ts'
import { call, ownProduct, type Product, signIn, startProduct } from '#server/testing/product.ts'
import { sendSetup } from '#server/testing/setups.ts'
import { sendLead } from '#server/testing/visitors.ts'
import { deliver, newPayer, stripeSettings } from './testing.ts'

const key = randomBytes(32).toString('base64')
/** The activity report with a payment that may be a known one. */
const report = `${activity}10/11/2026;01:00:00;PST;Pago;Completado;USD;89,95;0,00;gil@example.com;;\n`
const product = () => startProduct({ environment: { ...stripeSettings, PAYMENTS_WEBHOOK_SECRET: `whsec_${key}` } })

/** Sends an event as another program signs it; answers status and body. */
async function send(url: string, body: unknown, { id = randomUUID() as string, time = Date.now(), secret = key } = {}) {
  const text = JSON.stringify(body)
  const seconds = String(Math.floor(time / 1_000))
  const signature = createHmac('sha256', Buffer.from(secret, 'base64'))
    .update(`${id}.${seconds}.${text}`)
    .digest('base64')
  const answer = await fetch(`${url}/api/checkout/events`, {
    method: 'POST',
    headers: { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': `v1,AAAA v1,${signature}` },
    body: text,
  })
  return { status: answer.status, body: await answer.json() }
}

async function leadOf({ url, database }: Product) {
  const headers = await signIn(url)
  const email = `${newPayer()}@example.com`
  const id = await sendLead({ url, database }, { email })
  const params = { id }
  return {
    id,
    email,
    headers,
    status: async () => (await call(url, 'readLead', { params, headers })).body.status,
    payers: async () => (await call(url, 'readLeadPayments', { params, headers })).body.payers,
  }
}

const price = { amount: 8_995, currency: 'USD', interval: 'month' }
const payment = (customer: string, email: string, more: object = {}) => ({
  type: 'payment',
  at: '2026-11-02T09:00:00Z',
  payment: {
    id: `p ${customer}`,
    customer,
    subscription: `s ${customer}`,
    email,
    status: 'paid',
    amount: 8_995,
    currency: 'USD',
    ...more,
  },
})
const subscribed = (customer: string, at: string, more: object = {}) => ({
  type: 'subscription',
  at,
  subscription: { id: `s ${customer}`, customer, state: 'active', startedAt: '2026-11-02T09:00:00Z', price, ...more },
})

describe('the hook for other programs', () => {
  it('accepts requests signed like our own webhooks, and no others', async () => {
    const { url } = await product()
    const event = payment(newPayer(), 'nobody@example.com')
    expect((await send(url, event, { secret: randomBytes(32).toString('base64') })).status).toBe(400)
    expect((await send(url, event, { time: Date.now() - 360_000 })).status).toBe(400)
    expect((await send(url, event)).status).toBe(200)
  })

  it("orders by the body's time, and counts a webhook-id once", async () => {
    const running = await product()
    const { url } = running
    const lead = await leadOf(running)
    const customer = newPayer()
    const id = randomUUID()
    const paid = payment(customer, lead.email)
    for (const event of [
      subscribed(customer, '2026-11-20T09:00:00Z', { state: 'ended', endedAt: '2026-11-20T09:00:00Z' }),
      subscribed(customer, '2026-11-02T09:00:00Z'),
    ])
      expect((await send(url, event)).status).toBe(200)
    for (const _ of [1, 2]) expect((await send(url, paid, { id })).status).toBe(200)
    expect(await lead.payers()).toMatchObject([{ subscriptions: [{ state: 'ended' }], payments: [{ amount: 8_995 }] }])
    expect(await lead.status()).toBe('converted')
  })

  it('names an undocumented field, and shows an unknown state', async () => {
    const running = await product()
    const { url } = running
    const lead = await leadOf(running)
    const customer = newPayer()
    const float = await send(url, payment(customer, lead.email, { amount: 89.95 }))
    expect(float.status).toBe(422)
    expect(Object.keys(float.body.error.fields)).toEqual(['payment.amount'])
    await send(url, subscribed(customer, '2026-11-02T09:00:00Z', { state: 'on_hold', email: lead.email }))
    expect(await lead.payers()).toMatchObject([{ subscriptions: [{ state: 'other', status: 'on_hold' }] }])
  })
})

describe('a file of payments', () => {
  const fileOf = (rows: readonly string[]) =>
    new Blob([`id,Created (UTC),Amount,Amount Refunded,Currency,Status,Customer Email\n${rows.join('\n')}\n`])
  const importing =
    (of: Product, headers: Record<string, string>) =>
    async (rows: readonly string[], query: object = {}) =>
      (
        await call(of.url, 'importPayments', {
          query: { name: 'payments.csv', commit: 'true', ...query },
          file: fileOf(rows),
          headers,
        })
      ).body

  it("is imported once, wins on the payment's day, mails nobody, and can be undone separately", async () => {
    const running = await product()
    const lead = await leadOf(running)
    await running.database.pool.query(`update contact_requests set created_at = '2026-11-01T00:00:00Z' where id = $1`, [
      lead.id,
    ])
    const bring = importing(running, lead.headers)
    const rows = [`ch_${newPayer()},2026-11-06 10:00,89.95,0.00,usd,Paid,${lead.email}`]
    expect(await bring(rows, { commit: 'false' })).toMatchObject({ id: null, counts: { taken: 1 } })
    expect(await lead.payers()).toEqual([])
    const first = await bring(rows)
    expect(first).toMatchObject({ counts: { taken: 1, known: 0 } })
    expect(await bring(rows)).toMatchObject({ counts: { taken: 0, known: 1 } })
    expect(await lead.payers()).toMatchObject([{ payments: [{ amount: 8_995, at: '2026-11-06T10:00:00.000Z' }] }])
    expect(await lead.status()).toBe('converted')
    const { rows: moves } = await running.database.pool.query(`select at from lead_stage_changes where lead_id = $1`, [
      lead.id,
    ])
    expect(moves).toEqual([{ at: new Date('2026-11-06T10:00:00Z') }])
    const events = await running.database.pool.query(
      `select from automation_events where lead_id = $1 and kind = 'stage'`,
      [lead.id],
    )
    expect(events.rowCount).toBe(0)
    const { status } = await call(running.url, 'undoPaymentImport', {
      params: { id: first.id! },
      headers: lead.headers,
    })
    expect(status).toBe(204)
    expect((await lead.payers()).flatMap(({ payments }) => payments)).toEqual([])
    // An undone file can be imported again.
    expect(await bring(rows)).toMatchObject({ counts: { taken: 1 } })
  })

  it('keeps equal rows without an id apart, and asks about a possible duplicate of a known payment', async () => {
    const running = await product()
    const lead = await leadOf(running)
    const bring = importing(running, lead.headers)
    const row = `,2026-11-10 09:00,89.95,0.00,usd,Paid,${lead.email}`
    expect(await bring([row, row])).toMatchObject({ counts: { taken: 2 } })
    expect(await bring([row, row])).toMatchObject({ counts: { taken: 0, known: 2 } })
    const other = `,2026-11-10 09:00:00,89.95,,usd,Paid,${lead.email}`
    expect(await bring([other])).toMatchObject({ counts: { taken: 0, doubtful: 1 }, rows: [{ outcome: 'doubtful' }] })
    expect((await lead.payers()).flatMap(({ payments }) => payments)).toHaveLength(2)
    await bring([other], { doubtful: 'add' })
    expect((await lead.payers()).flatMap(({ payments }) => payments)).toHaveLength(3)
  })

  it('gives the right sums after events and when repeated, in any kind of file', async () => {
    const running = await ownProduct({ environment: stripeSettings })
    const { url } = running
    const headers = await signIn(url)
    await deliver(url, [
      invoicePaid('zoe 1', '2026-11-06T10:00', 8_995),
      invoicePayment('zoe 1', 1, '2026-11-06T10:00', 8_995),
      charge('charge.succeeded', 'zoe 1', 1, '2026-11-06T10:00', 8_995),
      refund('refund.created', 'a', 'zoe_1_1', '2026-11-07T10:00', 2_000, 'succeeded'),
      refund('refund.created', 'b', 'zoe_1_1', '2026-11-08T10:00', 3_000, 'succeeded'),
      refund('refund.failed', 'b', 'zoe_1_1', '2026-11-10T10:00', 3_000, 'failed'),
    ])
    const bring = async (text: string, query: object = {}) => {
      const file = new Blob([text])
      const { body } = await call(url, 'importPayments', {
        query: { name: 'payments.csv', commit: 'true', ...query },
        file,
        headers,
      })
      return body
    }
    expect((await bring(charges)).counts).toMatchObject({ taken: 5, known: 1, no_money: 2 })
    expect((await bring(charges)).counts).toMatchObject({ taken: 0, known: 6 })
    expect(await bring(report)).toMatchObject({ id: null, doubtfulDate: '08/11/2026' })
    const { rows, counts } = await bring(report, { order: 'day' })
    expect(counts).toMatchObject({ taken: 4, doubtful: 1, no_money: 3 })
    expect(rows.find(({ outcome }) => outcome === 'doubtful')).toMatchObject({ payer: 'gil@example.com' })
    const { cash } = (await call(url, 'readMoney', { query: { from: '2026-11-01', to: '2026-11-30' }, headers })).body
    const sum = (currency: string, column: 'paid' | 'refunded') =>
      cash.filter((row) => row.currency === currency).reduce((total, row) => total + row[column], 0)
    expect([sum('usd', 'paid'), sum('usd', 'refunded'), sum('jpy', 'paid')]).toEqual([300_870, 127_450, 13_400])
  })
})

it("a lead's record shows the newest account setup from their address", async () => {
  const running = await product()
  const { url } = running
  const { email, headers, id: leadId } = await leadOf(running)
  const params = { id: leadId }
  const setupOf = async () => (await call(url, 'readLeadPayments', { params, headers })).body.setup
  expect(await setupOf()).toBeNull()
  await sendSetup(url, { email })
  const id = await sendSetup(url, { email: email.toUpperCase() })
  expect(await setupOf()).toMatchObject({ id, status: 'pending', processedAt: null })
  await call(url, 'changeSetup', { params: { id }, body: { status: 'completed' }, headers })
  expect(await setupOf()).toMatchObject({ id, status: 'completed', processedAt: expect.any(String) })
})
