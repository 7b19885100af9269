import type { Fact, Reading } from '#domain/subscription/facts.ts'
import { invoiceFact } from './invoice.ts'
import { idsOf, isObject, type Json, listOf, momentOf, objectOf, textOf } from './json.ts'
import { chargeFact, checkoutFact, disputeFact, invoicePaymentFact, refundFact } from './payment.ts'
import { subscriptionFact } from './subscription.ts'

/** Events that an endpoint has to be sent, for everything here to be known. */
export const stripeEventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.trial_will_end',
  'customer.updated',
  'invoice.created',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'invoice_payment.paid',
  'charge.succeeded',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
] as const

/** Metadata of an event. */
export type StripeEvent = {
  readonly id: string
  readonly type: string
  readonly at: number
  readonly isLive: boolean
  /** The connected account; null for the endpoint's own. */
  readonly account: string | null
  readonly object: Json | null
  readonly previous: Json | null
}

/** Parses a signed body; null if it is no event. A missing time is that of arrival. */
export function stripeEvent(body: unknown, arrivedAt: number): StripeEvent | null {
  if (!isObject(body)) return null
  const id = textOf(body.id)
  const type = textOf(body.type)
  if (id === null || type === null) return null
  const data = objectOf(body.data)
  const stated = momentOf(body.created) ?? Date.parse(String(body.created))
  return {
    id,
    type,
    at: Number.isNaN(stated) ? arrivedAt : stated,
    isLive: body.livemode !== false,
    account: textOf(body.account) ?? textOf(body.context),
    object: body.object === 'event' && isObject(data.object) ? data.object : null,
    previous: isObject(data.previous_attributes) ? data.previous_attributes : null,
  }
}

/** The facts of an event; null for irrelevant kinds. */
export function readStripeEvent({ type, at, object, previous }: StripeEvent): Reading | null {
  if (object === null || textOf(object.id) === null) return null
  const fact = factOf(type, at, object, previous)
  if (fact) {
    const details = objectOf(object.customer_details)
    return {
      facts: [fact, ...refundsIn(at, object)],
      refs: [...new Set([...ownRefs(fact), ...idsOf(object.customer)])],
      email: textOf(details.email) ?? textOf(object.customer_email),
      reference: fact.kind === 'checkout' ? textOf(object.client_reference_id) : null,
    }
  }
  if (object.object === 'customer')
    return { facts: [], refs: idsOf(object.id), email: textOf(object.email), reference: null }
  if (object.object !== 'payment_intent') return null
  const refs = idsOf(object.id, object.latest_charge, object.invoice, object.customer)
  return { facts: [], refs, email: null, reference: null }
}

/** Refunds that a charge lists, as it did until 2022. */
const refundsIn = (at: number, object: Json): readonly Fact[] =>
  object.object === 'charge' ? listOf(object.refunds).map((refund) => refundFact(at, refund)) : []

function factOf(type: string, at: number, object: Json, previous: Json | null): Fact | null {
  switch (object.object) {
    case 'subscription':
      return subscriptionFact(type, at, object, previous)
    case 'invoice':
      return type === 'invoice.upcoming' ? null : invoiceFact(type, at, object)
    case 'invoice_payment':
      return invoicePaymentFact(at, object)
    case 'charge':
      return object.status === 'succeeded' ? chargeFact(at, object) : null
    case 'refund':
      return refundFact(at, object)
    case 'dispute':
      return disputeFact(type, at, object)
    case 'checkout.session':
      return type === 'checkout.session.expired' ? null : checkoutFact(at, object)
    default:
      return null
  }
}

/** Ids that a fact names; those of prices and products are of many payers. */
function ownRefs(fact: Fact): readonly string[] {
  const payments = fact.kind === 'subscription' ? [] : fact.payments
  const of = [
    fact.kind === 'invoice' || fact.kind === 'checkout' ? fact.subscription : null,
    fact.kind === 'invoice_payment' ? fact.invoice : null,
  ]
  return idsOf(fact.id, ...of, ...payments)
}
