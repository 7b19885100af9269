import type { Fact, InvoiceLine, Price, Reading, Rhythm, Snapshot } from './facts.ts'

/** The product of everything that the firm's own programs report: there is nothing else. */
export const hookProduct = 'hook'

/** Maps states to this product's names; others are kept. */
const statuses: Readonly<Record<string, string>> = { ended: 'canceled', cancelled: 'canceled', failed: 'past_due' }

/** Another program's report about a subscription; times are epoch ms. */
type HookSubscription = {
  readonly id: string
  readonly customer: string
  readonly email: string | null
  readonly reference: string | null
  readonly state: string
  readonly startedAt: number | null
  readonly trialEnd: number | null
  readonly periodEnd: number | null
  readonly cancelsAt: number | null
  readonly endedAt: number | null
  readonly pausedUntil: number | null
  readonly price: (Rhythm & { readonly amount: number; readonly currency: string }) | null
}

type HookPayment = {
  readonly id: string
  readonly subscription: string | null
  readonly customer: string
  readonly email: string | null
  readonly reference: string | null
  readonly status: 'paid' | 'failed'
  readonly attempt: number
  readonly nextTry: number | null
  readonly amount: number
  readonly currency: string
}

type HookRefund = {
  readonly id: string
  readonly payment: string
  readonly status: 'succeeded' | 'failed'
  readonly amount: number
  readonly currency: string
}

export type HookEvent =
  | { readonly type: 'subscription'; readonly at: number; readonly subscription: HookSubscription }
  | { readonly type: 'payment'; readonly at: number; readonly payment: HookPayment }
  | { readonly type: 'refund'; readonly at: number; readonly refund: HookRefund }

const own = (id: string) => `hook:${id}`

/** Converts another program's event to provider-independent facts. */
export function readHookEvent(event: HookEvent): Reading {
  if (event.type === 'subscription') {
    const { id, customer, email, reference } = event.subscription
    const fact: Fact = {
      kind: 'subscription',
      at: event.at,
      id: own(id),
      change: 'changed',
      now: snapshotOf(event.subscription, event.at),
      before: null,
    }
    return { facts: [fact], refs: [own(id), own(`customer ${customer}`)], email, reference }
  }
  if (event.type === 'payment') {
    const { customer, email, reference, id, subscription } = event.payment
    const refs = [own(id), own(`customer ${customer}`), ...(subscription === null ? [] : [own(subscription)])]
    return { facts: [paymentFact(event.payment, event.at)], refs, email, reference }
  }
  const { id, payment, ...refund } = event.refund
  const fact: Fact = {
    ...refund,
    kind: 'refund',
    at: event.at,
    createdAt: event.at,
    id: own(id),
    payments: [own(payment)],
    isOurs: true,
  }
  return { facts: [fact], refs: [own(id), own(payment)], email: null, reference: null }
}

function snapshotOf(given: HookSubscription, at: number): Snapshot {
  const status = statuses[given.state] ?? given.state
  const price: Price | null = given.price && {
    item: null,
    product: hookProduct,
    currency: given.price.currency,
    unit: String(given.price.amount),
    quantity: 1,
    rhythm: { interval: given.price.interval, every: given.price.every },
    taxInside: [],
  }
  return {
    status,
    startedAt: given.startedAt ?? at,
    trialStart: given.trialEnd === null ? null : given.startedAt,
    trialEnd: given.trialEnd,
    periodStart: null,
    periodEnd: given.periodEnd,
    cancelAt: given.cancelsAt,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: given.endedAt ?? (status === 'canceled' ? at : null),
    cancelReason: null,
    pause: given.pausedUntil === null ? null : { until: given.pausedUntil },
    prices: price ? [price] : [unknownPrice],
    discounts: [],
  }
}

const unknownPrice: Price = {
  item: null,
  product: hookProduct,
  currency: 'usd',
  unit: null,
  quantity: 1,
  rhythm: null,
  taxInside: [],
}

/** All payments are for our product; the subscription's price tells the interval. */
const lineOf = (amount: number, isOfSubscription: boolean): InvoiceLine => ({
  product: hookProduct,
  item: null,
  amount,
  discount: 0,
  net: amount,
  isRecurring: isOfSubscription,
  isProration: false,
  rhythm: null,
  start: null,
  end: null,
})

/** A subscription payment corresponds to an invoice: it may fail first and be paid later. */
function paymentFact({ id, subscription, status, attempt, nextTry, amount, currency }: HookPayment, at: number): Fact {
  const isPaid = status === 'paid'
  return {
    kind: 'invoice',
    at,
    id: own(id),
    subscription: subscription === null ? null : own(subscription),
    status: isPaid ? 'paid' : 'open',
    hasFailed: !isPaid,
    isFirst: false,
    currency,
    total: amount,
    paid: isPaid ? amount : 0,
    createdAt: at,
    paidAt: isPaid ? at : null,
    attempts: attempt,
    nextTry,
    lines: [lineOf(amount, subscription !== null)],
    payments: [],
  }
}
