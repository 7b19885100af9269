import { sum } from '#domain/basics/sum.ts'
import { fromStripeUnits } from '#domain/subscription/currency.ts'
import { type InvoiceFact, type InvoiceLine, type InvoiceStatus, invoiceStatuses } from '#domain/subscription/facts.ts'
import { idOf, idsOf, isObject, type Json, listOf, momentOf, objectOf, rhythmOf, textOf, wholeOf } from './json.ts'

/** The subscription of an invoice: its own field until 2025, its parent since, else that of its lines. */
const subscriptionOfInvoice = (invoice: Json): string | null =>
  idOf(invoice.subscription) ??
  idOf(objectOf(objectOf(invoice.parent).subscription_details).subscription) ??
  idOf(objectOf(invoice.subscription_details).subscription) ??
  listOf(invoice.lines)
    .map(subscriptionOfLine)
    .find((id) => id !== null) ??
  null

const subscriptionOfLine = (line: Json): string | null => idOf(line.subscription) ?? idOf(detailsOf(line).subscription)

/** The parent of a line, in the shape used since 2025. */
const detailsOf = (line: Json): Json => {
  const parent = objectOf(line.parent)
  return objectOf(parent.subscription_item_details ?? parent.invoice_item_details)
}

/** Payments of an invoice that it names itself. */
const paymentsOfInvoice = (invoice: Json): readonly string[] =>
  idsOf(
    invoice.charge,
    invoice.payment_intent,
    ...listOf(invoice.payments).flatMap((entry) => {
      const payment = objectOf(entry.payment)
      return [entry.id, payment.payment_intent, payment.charge]
    }),
  )

export function invoiceFact(type: string, at: number, invoice: Json): InvoiceFact {
  const currency = (textOf(invoice.currency) ?? 'usd').toLowerCase()
  const units = (value: unknown) => fromStripeUnits(wholeOf(value) ?? 0, currency)
  const moments = objectOf(invoice.status_transitions)
  const status = statusOf(type, invoice)
  return {
    kind: 'invoice',
    at,
    id: textOf(invoice.id) ?? '',
    subscription: subscriptionOfInvoice(invoice),
    status,
    hasFailed: type === 'invoice.payment_failed',
    isFirst: invoice.billing_reason === 'subscription_create',
    currency,
    total: units(invoice.total),
    paid: units(invoice.amount_paid),
    createdAt: momentOf(invoice.created) ?? momentOf(invoice.date) ?? at,
    paidAt: status === 'paid' ? (momentOf(moments.paid_at) ?? at) : null,
    attempts: wholeOf(invoice.attempt_count) ?? 0,
    nextTry: momentOf(invoice.next_payment_attempt),
    lines: linesOf(invoice, units),
    payments: paymentsOfInvoice(invoice),
  }
}

function statusOf(type: string, invoice: Json): InvoiceStatus {
  const stated = invoiceStatuses.find((status) => status === invoice.status)
  if (stated) return stated
  if (invoice.paid === true || type === 'invoice.paid' || type === 'invoice.payment_succeeded') return 'paid'
  return 'open'
}

/** Lines after discount and tax; invoice-level amounts are shared out. */
function linesOf(invoice: Json, units: (value: unknown) => number): readonly InvoiceLine[] {
  const raw = listOf(invoice.lines)
  const lines = raw.map((line) => {
    const amount = units(line.amount)
    const discount = sum(listOf(line.discount_amounts).map((entry) => units(entry.amount)))
    const tax = insideTax(line.taxes, line.tax_amounts, units)
    return { ...lineOf(line), amount, discount, tax }
  })
  const amounts = lines.map(({ amount }) => amount)
  const discounts = shared(
    lines.map(({ discount }) => discount),
    sum(listOf(invoice.total_discount_amounts).map((entry) => units(entry.amount))),
    amounts,
  )
  const taxes = shared(
    lines.map(({ tax }) => tax),
    insideTax(invoice.total_taxes, invoice.total_tax_amounts, units),
    amounts.map((amount, i) => amount - discounts[i]!),
  )
  return lines.map(({ tax: _tax, ...line }, i) => ({
    ...line,
    discount: discounts[i]!,
    net: line.amount - discounts[i]! - taxes[i]!,
  }))
}

function lineOf(line: Json) {
  const details = detailsOf(line)
  const price = isObject(line.price)
    ? line.price
    : isObject(line.plan)
      ? line.plan
      : objectOf(objectOf(line.pricing).price_details)
  const parent = objectOf(line.parent).type
  const isOfSubscription = parent === undefined ? line.type === 'subscription' : parent === 'subscription_item_details'
  const isProration = line.proration === true || details.proration === true
  return {
    product: idOf(price.product),
    item: idOf(line.subscription_item) ?? idOf(details.subscription_item),
    isRecurring: isOfSubscription && !isProration && price.type !== 'one_time',
    isProration,
    rhythm: rhythmOf(price),
    start: momentOf(objectOf(line.period).start),
    end: momentOf(objectOf(line.period).end),
  }
}

/** Tax that is part of the amount, in the shape of either API version. */
function insideTax(taxes: unknown, amounts: unknown, units: (value: unknown) => number): number {
  const inside = [
    ...listOf(taxes).filter((tax) => tax.tax_behavior === 'inclusive'),
    ...listOf(amounts).filter((tax) => tax.inclusive === true),
  ]
  return sum(inside.map((tax) => units(tax.amount)))
}

/** Each line's own amount; else the total shared by weight, the rest to the last. */
function shared(own: readonly number[], total: number, weights: readonly number[]): readonly number[] {
  if (total === 0 || own.some((part) => part !== 0)) return own
  const all = sum(weights)
  if (all === 0) return own
  const parts = weights.map((weight) => Math.trunc((total * weight) / all))
  const rest = total - sum(parts)
  const last = weights.findLastIndex((weight) => weight !== 0)
  return parts.map((part, i) => (i === last ? part + rest : part))
}
