import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  invoiceFailed,
  invoicePaid,
  type Sent,
  seconds,
  sent,
  subscription,
} from '#domain/subscription/stripe.fixture.ts'
import { type Product, startProduct } from '#server/testing/product.ts'
import { sendLead } from '#server/testing/visitors.ts'
import { deliver, newPayer, stripeSettings } from './testing.ts'

const product = () => startProduct({ environment: stripeSettings })
const hourMs = 3_600_000
/** Hours ago, to the minute. */
const ago = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString().slice(0, 16)
const fresh = (events: readonly Sent[]) => events.map((event) => ({ ...event, id: `evt_${randomUUID()}` }))

async function payerWithLead(of: Product) {
  const name = newPayer()
  const id = await sendLead(of, { email: `${name}@example.com` })
  const kinds = async () => {
    const { rows } = await of.database.pool.query<{ kind: string }>(
      `select kind from automation_events where lead_id = $1 and kind in ('first_payment', 'payment_failed', 'subscription_cancelled') order by kind`,
      [id],
    )
    return rows.map(({ kind }) => kind)
  }
  return { name, kinds }
}

describe('rules are triggered', () => {
  it('by the first payment, a failed one and a cancellation, once each, however often reported', async () => {
    const running = await product()
    const { name, kinds } = await payerWithLead(running)
    const start = ago(20)
    const ends = seconds(ago(-200))
    const events = [
      invoicePaid(name, start, 8_995),
      invoiceFailed(`${name} 2`, ago(10), 8_995, 1, ago(-5)),
      invoiceFailed(`${name} 2`, ago(5), 8_995, 2, ago(-10)),
      sent(
        'customer.subscription.updated',
        ago(2),
        subscription(name, start, { status: 'past_due', cancel_at: ends }),
        { cancel_at: null },
      ),
    ]
    await deliver(running.url, fresh([...events, ...events]))
    expect(await kinds()).toEqual(['first_payment', 'payment_failed', 'subscription_cancelled'])
  })

  it('not by events of a week ago, nor by a failed payment that has succeeded since', async () => {
    const running = await product()
    const { name, kinds } = await payerWithLead(running)
    const old = [
      invoicePaid(name, ago(200), 8_995),
      invoiceFailed(`${name} 2`, ago(180), 8_995, 1, ago(100)),
      sent(
        'customer.subscription.deleted',
        ago(170),
        subscription(name, ago(200), { status: 'canceled', ended_at: seconds(ago(170)) }),
      ),
    ]
    await deliver(running.url, fresh([...old, ...old.toReversed()]))
    expect(await kinds()).toEqual([])
    const recovered = await payerWithLead(running)
    await deliver(
      running.url,
      fresh([
        invoicePaid(`${recovered.name} 2`, ago(1), 8_995, { created: seconds(ago(3)) }),
        invoiceFailed(`${recovered.name} 2`, ago(3), 8_995, 1, ago(-5)),
      ]),
    )
    expect(await recovered.kinds()).toEqual(['first_payment'])
  })

  it('not by the end of a subscription if the person has another', async () => {
    const running = await product()
    const { name, kinds } = await payerWithLead(running)
    const ended = (id: string) =>
      sent(
        'customer.subscription.deleted',
        ago(1),
        subscription(name, ago(700), { id, status: 'canceled', ended_at: seconds(ago(1)) }),
      )
    const second = `sub_${name}2`
    await deliver(
      running.url,
      fresh([
        invoicePaid(name, ago(700), 8_995),
        sent('customer.subscription.created', ago(60), subscription(name, ago(60), { id: second })),
        invoicePaid(`${name} 2`, ago(60), 8_995, {
          parent: { type: 'subscription_details', subscription_details: { subscription: second } },
        }),
        ended(`sub_${name}`),
      ]),
    )
    expect(await kinds()).toEqual([])
    await deliver(running.url, fresh([ended(second)]))
    expect(await kinds()).toEqual(['subscription_cancelled'])
  })
})
