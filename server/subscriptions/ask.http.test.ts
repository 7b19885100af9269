import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  invoice,
  invoicePaid,
  item,
  type Sent,
  seconds,
  sent,
  subscription,
} from '#domain/subscription/stripe.fixture.ts'
import { openStripeReader } from '#server/outside/payments/stripe.ts'
import { ownProduct } from '#server/testing/product.ts'
import { askOpenQuestions } from './ask.ts'
import type { Ledger } from './parts.ts'
import { deliver, stripeSettings } from './testing.ts'

const key = 'rk_live_of_the_tests'
const ledger: Ledger = {
  checkout: { products: new Set(['prod_bot']), account: null, owedDays: 30, lateHours: 24 },
  leads: { hold: async () => null, change: async () => false },
}

/** A double of Stripe: returns configured objects by path to the key's holder, and records requests. */
async function doubleOf(objects: Readonly<Record<string, object>>) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url!.split('?')[0]!
    asked.push(`${request.method} ${path}`)
    const found = request.headers.authorization === `Bearer ${key}` ? objects[path] : null
    response.writeHead(found ? 200 : found === null ? 401 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(found ?? { error: {} }))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()))
  onTestFinished(() => void server.close())
  return { asked, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

async function asking(objects: Readonly<Record<string, object>>, withKey = key) {
  const product = await ownProduct({ environment: stripeSettings })
  const { asked, address } = await doubleOf(objects)
  const refused: number[] = []
  const problems: string[] = []
  const reader = openStripeReader({
    key: withKey,
    address,
    timeoutMs: 20_000,
    onRefused: (status) => void refused.push(status),
  })
  return {
    asked,
    refused,
    problems,
    deliver: (events: readonly Sent[]) =>
      deliver(
        product.url,
        events.map((event) => ({ ...event, id: `evt_${randomUUID()}` })),
      ),
    ask: (now = new Date()) =>
      askOpenQuestions(
        product.database.sql,
        { reader, ledger, report: (error) => void problems.push(error.message) },
        now,
      ),
    read: async () => {
      const { rows } = await product.database.pool.query(
        `select is_undecided as open, is_ours as ours, coalesce((select sum(amount)::int from payments where payer_id = p.id), 0) as paid,
          (select state from subscriptions where payer_id = p.id) as state from payers p`,
      )
      return rows
    },
  }
}

const bought = (product: string) => ({
  id: 'cs_ida',
  object: 'checkout.session',
  mode: 'payment',
  payment_status: 'paid',
  customer: 'cus_ida',
  payment_intent: 'pi_ida',
  amount_total: 25_000,
  currency: 'usd',
  customer_details: { email: 'ida@example.com' },
  line_items: { object: 'list', data: [{ amount_total: 25_000, price: { product } }] },
})
const purchase = () => {
  const { line_items: _items, ...session } = bought('')
  return sent('checkout.session.completed', '2026-11-05T10:00', session)
}

describe('Stripe is asked with a read-only key', () => {
  it('what was bought if an event does not say: ours counts, another product does not', async () => {
    for (const [product, expected] of [
      ['prod_bot', { open: false, ours: true, paid: 25_000 }],
      ['prod_course', { open: false, ours: false, paid: 0 }],
    ] as const) {
      const stripe = await asking({ '/v1/checkout/sessions/cs_ida': bought(product) })
      await stripe.deliver([purchase()])
      expect(await stripe.read()).toMatchObject([{ open: true, paid: 0 }])
      await stripe.ask()
      expect(stripe.asked).toEqual(['GET /v1/checkout/sessions/cs_ida'])
      expect(await stripe.read()).toMatchObject([expected])
    }
  })

  it('about a renewal without events', async () => {
    const start = '2026-09-02T12:00'
    const running = subscription('ole', start, {
      items: { data: [item('ole', {}, ['2026-10-02T12:00', '2026-11-02T12:00'])] },
    })
    const over = subscription('ole', start, {
      status: 'canceled',
      ended_at: seconds('2026-11-02T12:00'),
      latest_invoice: { ...invoice('ole 2', '2026-10-02T12:00', 8_995) },
    })
    const stripe = await asking({ '/v1/subscriptions/sub_ole': over })
    await stripe.deliver([sent('customer.subscription.created', start, running), invoicePaid('ole 1', start, 8_995)])
    expect(await stripe.read()).toMatchObject([{ state: 'active', paid: 8_995 }])
    await stripe.ask()
    expect(await stripe.read()).toMatchObject([{ state: 'ended', paid: 17_990 }])
    // An older event that arrives late changes none of it.
    await stripe.deliver([sent('customer.subscription.updated', '2026-11-01T12:00', running)])
    expect(await stripe.read()).toMatchObject([{ state: 'ended', paid: 17_990 }])
    expect(stripe.asked).toEqual(['GET /v1/subscriptions/sub_ole'])
  })

  it('once in six hours, without effect if the key is refused or nothing is known there', async () => {
    const refused = await asking({ '/v1/checkout/sessions/cs_ida': bought('prod_bot') }, 'rk_live_of_somebody')
    await refused.deliver([purchase()])
    await refused.ask()
    expect([refused.refused, refused.problems]).toEqual([[401], []])
    const unknown = await asking({})
    await unknown.deliver([purchase()])
    await unknown.ask()
    await unknown.ask()
    expect(unknown.asked).toHaveLength(1)
    await unknown.ask(new Date(Date.now() + 7 * 3_600_000))
    expect(unknown.asked).toHaveLength(2)
    for (const stripe of [refused, unknown]) expect(await stripe.read()).toMatchObject([{ open: true, paid: 0 }])
  })
})
