import { fromStripeUnits } from '#domain/subscription/currency.ts'
import type {
  ChargeFact,
  CheckoutFact,
  DisputeFact,
  InvoicePaymentFact,
  RefundFact,
} from '#domain/subscription/facts.ts'
import { idOf, idsOf, type Json, listOf, momentOf, objectOf, textOf, wholeOf } from './json.ts'

const currencyOf = (object: Json) => (textOf(object.currency) ?? 'usd').toLowerCase()
const amountOf = (object: Json, field: string) => fromStripeUnits(wholeOf(object[field]) ?? 0, currencyOf(object))

export function invoicePaymentFact(at: number, object: Json): InvoicePaymentFact {
  const payment = objectOf(object.payment)
  return {
    kind: 'invoice_payment',
    at,
    id: textOf(object.id) ?? '',
    invoice: idOf(object.invoice) ?? '',
    amount: amountOf(object, 'amount_paid'),
    currency: currencyOf(object),
    paidAt: object.status === 'paid' ? (momentOf(objectOf(object.status_transitions).paid_at) ?? at) : null,
    payments: idsOf(payment.payment_intent, payment.charge),
  }
}

export const chargeFact = (at: number, object: Json): ChargeFact => ({
  kind: 'charge',
  at,
  id: textOf(object.id) ?? '',
  amount: amountOf(object, 'amount'),
  currency: currencyOf(object),
  refunded: amountOf(object, 'amount_refunded'),
  payments: idsOf(object.payment_intent, object.invoice),
})

const refundStatuses: Readonly<Record<string, RefundFact['status']>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
}

export const refundFact = (at: number, object: Json): RefundFact => ({
  kind: 'refund',
  at,
  id: textOf(object.id) ?? '',
  amount: amountOf(object, 'amount'),
  currency: currencyOf(object),
  status: refundStatuses[String(object.status)] ?? 'waiting',
  createdAt: momentOf(object.created) ?? at,
  payments: idsOf(object.charge, object.payment_intent),
})

/** A dispute; its movement is in its balance transactions, else in the event type. */
export function disputeFact(type: string, at: number, object: Json): DisputeFact {
  const amount = amountOf(object, 'amount')
  const currency = currencyOf(object)
  // In the balance's currency, which may differ from the payment's: then only a full movement is known.
  const moved = listOf(object.balance_transactions).map((entry) => {
    const one = amountOf(entry, 'amount')
    return currencyOf({ currency, ...entry }) === currency ? one : Math.sign(one) * amount
  })
  const taken = moved.filter((one) => one < 0).reduce((total, one) => total - one, 0)
  const given = moved.filter((one) => one > 0).reduce((total, one) => total + one, 0)
  const status = String(object.status)
  const isOver = status === 'won' || status === 'lost'
  const isInquiry = status.startsWith('warning') || status === 'prevented'
  return {
    kind: 'dispute',
    at,
    id: textOf(object.id) ?? '',
    amount,
    currency,
    status: isOver ? status : isInquiry ? 'inquiry' : 'open',
    createdAt: momentOf(object.created) ?? at,
    withdrawn: Math.min(taken, amount) || (type === 'charge.dispute.funds_withdrawn' || isOver ? amount : 0),
    reinstated:
      Math.min(given, amount) || (type === 'charge.dispute.funds_reinstated' || status === 'won' ? amount : 0),
    payments: idsOf(object.charge, object.payment_intent),
  }
}

/** The purchased items, which only the provider's answers contain; null if absent. */
function boughtIn(object: Json): CheckoutFact['lines'] {
  const items = listOf(object.line_items)
  if (items.length === 0) return null
  return items.map((item) => ({
    product: idOf(objectOf(item.price).product),
    amount: fromStripeUnits(wholeOf(item.amount_total) ?? 0, currencyOf(object)),
  }))
}

export function checkoutFact(at: number, object: Json): CheckoutFact {
  const isPurchase = object.mode === 'payment'
  return {
    kind: 'checkout',
    at,
    id: textOf(object.id) ?? '',
    subscription: idOf(object.subscription),
    isPaid: object.payment_status === 'paid',
    paidAt: at,
    amount: isPurchase ? amountOf(object, 'amount_total') : null,
    currency: isPurchase ? currencyOf(object) : null,
    lines: boughtIn(object),
    link: idOf(object.payment_link),
    payments: idsOf(object.payment_intent, object.invoice),
  }
}
