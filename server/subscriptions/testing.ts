import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import type { Sent } from '#domain/subscription/stripe.fixture.ts'

/** The tests' signing secret, and settings of a product that accepts it. */
export const stripeSecret = 'whsec_of_the_tests'
export const stripeSettings = {
  STRIPE_WEBHOOK_SECRET: stripeSecret,
  STRIPE_PRODUCTS: 'prod_bot',
  CHECKOUT_URL: 'https://pay.example/bot',
}

const stripe = new Stripe('sk_test_none')

/** The signature header that Stripe would send with these bytes now. */
export const signatureFor = (payload: string, secret = stripeSecret, timestamp = Math.floor(Date.now() / 1_000)) =>
  stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })

/** Sends bytes as Stripe does; returns the status. */
export async function post(url: string, payload: string, signature: string | null = signatureFor(payload)) {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    ...(signature && { 'stripe-signature': signature }),
  }
  const answer = await fetch(`${url}/api/checkout/stripe`, { method: 'POST', headers, body: payload })
  return answer.status
}

/** Sends events one after the other, each signed now; all must be accepted. */
export async function deliver(url: string, events: readonly Sent[]): Promise<void> {
  for (const event of events) {
    const status = await post(url, JSON.stringify(event))
    if (status !== 200) throw new Error(`${event.type} was answered with ${status}`)
  }
}

/** A unique name for a payer's ids and address. */
export const newPayer = () => `p${randomUUID().replaceAll('-', '')}`

/** The events as another payer's: replaces ids that contain a name. */
export const as = (events: readonly Sent[], name: string, payer: string): Sent[] =>
  events.map((event) => ({
    ...(JSON.parse(
      JSON.stringify(event).replaceAll(`_${name}`, `_${payer}`).replaceAll(`${name}@`, `${payer}@`),
    ) as Sent),
    id: `evt_${randomUUID()}`,
  }))
