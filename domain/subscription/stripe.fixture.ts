import type { Fact } from './facts.ts'
import { readStripeEvent, stripeEvent } from './stripe/event.ts'

/** An event as Stripe sends it; amounts and moments are Stripe's. */
export type Sent = {
  readonly id: string
  readonly object: 'event'
  readonly api_version: string
  readonly created: number
  readonly livemode: boolean
  readonly account?: string
  readonly type: string
  readonly data: { readonly object: Record<string, unknown>; readonly previous_attributes?: Record<string, unknown> }
}

export const ours = { products: new Set(['prod_bot']) }

/** Epoch seconds of `2026-11-09T12:00`, or to the second, in UTC. */
export const seconds = (moment: string) => Date.parse(`${moment}Z`) / 1_000
let count = 0

export function sent(
  type: string,
  at: string,
  object: Record<string, unknown>,
  previous?: Record<string, unknown>,
): Sent {
  count += 1
  return {
    id: `evt_${count}`,
    object: 'event',
    api_version: '2025-09-30.clover',
    created: seconds(at),
    livemode: true,
    type,
    data: { object, ...(previous && { previous_attributes: previous }) },
  }
}

type PriceOptions = {
  product?: string
  unit?: number | null
  unitDecimal?: string
  quantity?: number
  interval?: string
  every?: number
  currency?: string
  taxBehavior?: string
  taxRates?: object[]
}

export const item = (id: string, options: PriceOptions = {}, period: [string, string] | null = null) => ({
  id: `si_${id}`,
  object: 'subscription_item',
  ...(period && { current_period_start: seconds(period[0]), current_period_end: seconds(period[1]) }),
  quantity: options.quantity ?? 1,
  tax_rates: options.taxRates ?? [],
  price: {
    id: `price_${options.unit ?? 8_995}`,
    object: 'price',
    type: 'recurring',
    currency: options.currency ?? 'usd',
    product: options.product ?? 'prod_bot',
    unit_amount: options.unit === undefined ? 8_995 : options.unit,
    ...(options.unitDecimal && { unit_amount_decimal: options.unitDecimal }),
    tax_behavior: options.taxBehavior ?? 'exclusive',
    recurring: { interval: options.interval ?? 'month', interval_count: options.every ?? 1 },
  },
})

/** A subscription as an event carries it. */
export const subscription = (
  id: string,
  start: string,
  fields: Record<string, unknown> = {},
  price: PriceOptions = {},
) => ({
  id: `sub_${id}`,
  object: 'subscription',
  customer: `cus_${id}`,
  currency: price.currency ?? 'usd',
  created: seconds(start),
  start_date: seconds(start),
  status: 'active',
  trial_start: null,
  trial_end: null,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  ended_at: null,
  cancellation_details: { reason: null },
  pause_collection: null,
  discounts: [],
  items: { object: 'list', data: [item(id, price)] },
  ...fields,
})

type LineOptions = {
  product?: string | null
  proration?: boolean
  once?: boolean
  discount?: number
  tax?: object[]
  days?: number
}

const dayS = 86_400

export const line = (id: string, at: string, amount: number, options: LineOptions = {}) => ({
  id: `il_${id}`,
  object: 'line_item',
  amount,
  discount_amounts: options.discount ? [{ amount: options.discount, discount: 'di_1' }] : [],
  ...(options.tax && { taxes: options.tax }),
  period: { start: seconds(at), end: seconds(at) + (options.days ?? 30) * dayS },
  parent: {
    type: options.once ? 'invoice_item_details' : 'subscription_item_details',
    [options.once ? 'invoice_item_details' : 'subscription_item_details']: {
      proration: options.proration ?? false,
      subscription: `sub_${id}`,
      ...(options.once ? {} : { subscription_item: `si_${id}` }),
    },
  },
  ...(options.product !== null && {
    pricing: { type: 'price_details', price_details: { price: 'price_8995', product: options.product ?? 'prod_bot' } },
  }),
})

/** An invoice as an event carries it. `name` is the payer and a number, such as `rosa 2`. */
export function invoice(name: string, at: string, paid: number, fields: Record<string, unknown> = {}) {
  const [id = '', number = '1'] = name.split(' ')
  const lines = (fields.lines as unknown[] | undefined) ?? [line(id, at, paid)]
  return {
    id: `in_${id}_${number}`,
    object: 'invoice',
    customer: `cus_${id}`,
    customer_email: `${id}@example.com`,
    currency: 'usd',
    created: seconds(at),
    billing_reason: number === '1' ? 'subscription_create' : 'subscription_cycle',
    amount_due: paid,
    amount_paid: paid,
    total: paid,
    attempt_count: 1,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { paid_at: seconds(at) },
    parent: { type: 'subscription_details', subscription_details: { subscription: `sub_${id}` } },
    total_discount_amounts: [],
    total_taxes: [],
    ...fields,
    lines: { object: 'list', data: lines },
  }
}

export const invoicePaid = (name: string, at: string, paid: number, fields: Record<string, unknown> = {}) =>
  sent('invoice.paid', at, invoice(name, at, paid, fields))

/** A try to charge an invoice that failed. */
export const invoiceFailed = (
  name: string,
  at: string,
  due: number,
  tries: number,
  next: string | null,
  created = at,
) =>
  sent('invoice.payment_failed', at, {
    ...invoice(name, created, due),
    amount_paid: 0,
    attempt_count: tries,
    next_payment_attempt: next && seconds(next),
    status: 'open',
    status_transitions: { paid_at: null },
  })

export const invoicePayment = (name: string, part: number, at: string, amount: number, currency = 'usd') => {
  const key = name.replace(' ', '_')
  return sent('invoice_payment.paid', at, {
    id: `inpay_${key}_${part}`,
    object: 'invoice_payment',
    invoice: `in_${key}`,
    amount_paid: amount,
    currency,
    status: 'paid',
    status_transitions: { paid_at: seconds(at) },
    payment: { type: 'payment_intent', payment_intent: `pi_${key}_${part}` },
  })
}

export const charge = (type: string, name: string, part: number, at: string, amount: number, refunded = 0) => {
  const key = `${name.replace(' ', '_')}_${part}`
  return sent(type, at, {
    id: `ch_${key}`,
    object: 'charge',
    payment_intent: `pi_${key}`,
    customer: `cus_${name.split(' ')[0]}`,
    amount,
    amount_refunded: refunded,
    currency: 'usd',
    status: 'succeeded',
    created: seconds(at),
  })
}

export const refund = (
  type: string,
  id: string,
  of: string,
  at: string,
  amount: number,
  status: string,
  created = at,
) =>
  sent(type, at, {
    id: `re_${id}`,
    object: 'refund',
    charge: `ch_${of}`,
    payment_intent: `pi_${of}`,
    amount,
    currency: 'usd',
    status,
    created: seconds(created),
  })

export const dispute = (type: string, of: string, at: string, status: string, moved: number[], created = at) =>
  sent(type, at, {
    id: `du_${of}`,
    object: 'dispute',
    charge: `ch_${of}`,
    payment_intent: `pi_${of}`,
    amount: 8_995,
    currency: 'usd',
    status,
    created: seconds(created),
    balance_transactions: moved.map((amount) => ({ amount, currency: 'usd', fee: 1_500 })),
  })

/** The stored facts of events. */
export const factsOf = (events: readonly Sent[]): readonly Fact[] =>
  events.flatMap((event) => readStripeEvent(stripeEvent(event, 0)!)?.facts ?? [])
