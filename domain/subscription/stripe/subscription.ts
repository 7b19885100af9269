import { fromStripeUnits } from '#domain/subscription/currency.ts'
import type { Discount, Price, Snapshot, SubscriptionFact } from '#domain/subscription/facts.ts'
import { idOf, isObject, type Json, listOf, momentOf, objectOf, rhythmOf, textOf, wholeOf } from './json.ts'

const changes: Readonly<Record<string, SubscriptionFact['change']>> = {
  'customer.subscription.created': 'created',
  'customer.subscription.deleted': 'ended',
}

/** A subscription event as a fact. */
export function subscriptionFact(type: string, at: number, object: Json, previous: Json | null): SubscriptionFact {
  return {
    kind: 'subscription',
    at,
    id: textOf(object.id) ?? '',
    change: changes[type] ?? 'changed',
    now: snapshotOf(object),
    before: previous && beforeOf(previous, object),
  }
}

function snapshotOf(object: Json): Snapshot {
  const items = listOf(object.items)
  return {
    status: textOf(object.status) ?? 'unknown',
    startedAt: momentOf(object.start_date) ?? momentOf(object.created),
    trialStart: momentOf(object.trial_start),
    trialEnd: momentOf(object.trial_end),
    periodStart: periodOf(object, items, 'current_period_start'),
    periodEnd: periodOf(object, items, 'current_period_end'),
    cancelAt: momentOf(object.cancel_at),
    cancelAtPeriodEnd: object.cancel_at_period_end === true,
    canceledAt: momentOf(object.canceled_at),
    endedAt: momentOf(object.ended_at),
    cancelReason: textOf(objectOf(object.cancellation_details).reason),
    pause: isObject(object.pause_collection) ? { until: momentOf(object.pause_collection.resumes_at) } : null,
    prices: pricesOf(object, items),
    discounts: discountsOf(object),
  }
}

/** The period stood with the subscription until 2025, with each of its items since: the one that is due first counts. */
function periodOf(object: Json, items: readonly Json[], field: string): number | null {
  const moments = items.flatMap((item) => momentOf(item[field]) ?? [])
  return momentOf(object[field]) ?? (moments.length > 0 ? Math.min(...moments) : null)
}

function pricesOf(object: Json, items: readonly Json[]): readonly Price[] {
  // A subscription of one plan had no items once.
  const entries = items.length > 0 ? items : isObject(object.plan) ? [object] : []
  const rates = listOf(object.default_tax_rates)
  return entries.flatMap((item) => {
    const price = isObject(item.price) ? item.price : isObject(item.plan) ? item.plan : null
    if (!price) return []
    const currency = (textOf(price.currency) ?? textOf(object.currency) ?? 'usd').toLowerCase()
    const own = listOf(item.tax_rates)
    const inside = price.tax_behavior === 'exclusive' ? [] : own.length > 0 ? own : rates
    return {
      item: textOf(item.id),
      product: idOf(price.product),
      currency,
      unit: unitOf(price, currency),
      quantity: wholeOf(item.quantity) ?? 1,
      rhythm: price.type === 'one_time' ? null : rhythmOf(price),
      taxInside: inside.filter((rate) => rate.inclusive === true).map((rate) => String(rate.percentage)),
    }
  })
}

/** Minor units for one, as a decimal. */
function unitOf(price: Json, currency: string): string | null {
  const whole = wholeOf(price.unit_amount) ?? wholeOf(price.amount)
  if (whole !== null) return String(fromStripeUnits(whole, currency))
  const decimal = textOf(price.unit_amount_decimal) ?? textOf(price.amount_decimal)
  if (decimal === null || !/^\d{1,15}(\.\d{1,12})?$/.test(decimal)) return null
  // The provider's exceptions have no fractions.
  return fromStripeUnits(1_000, currency) === 1_000
    ? decimal
    : String(fromStripeUnits(Math.round(Number(decimal)), currency))
}

function discountsOf(object: Json): readonly Discount[] {
  const named = Array.isArray(object.discounts) ? object.discounts : []
  const all = named.length > 0 || !object.discount ? named : [object.discount]
  return all.flatMap((discount: unknown) => {
    const id = idOf(discount)
    if (id === null) return []
    const { coupon, source } = objectOf(discount)
    const rule = objectOf(coupon ?? objectOf(source).coupon)
    const percent = typeof rule.percent_off === 'number' ? String(rule.percent_off) : null
    const off = wholeOf(rule.amount_off)
    return { id, percent, amount: off === null ? null : fromStripeUnits(off, textOf(rule.currency) ?? 'usd') }
  })
}

/** Previous values in an update, for the fields it names; null if it names none that is stored. */
function beforeOf(previous: Json, object: Json): Partial<Snapshot> | null {
  const whole = { ...object, ...previous }
  const read = snapshotOf(whole)
  const items = listOf(previous.items)
  const hasPrices = items.some((item) => isObject(item.price) || isObject(item.plan)) || isObject(previous.plan)
  const named: Readonly<Record<keyof Snapshot, boolean>> = {
    status: 'status' in previous,
    startedAt: 'start_date' in previous,
    trialStart: 'trial_start' in previous,
    trialEnd: 'trial_end' in previous,
    periodStart: 'current_period_start' in previous || items.some((item) => 'current_period_start' in item),
    periodEnd: 'current_period_end' in previous || items.some((item) => 'current_period_end' in item),
    cancelAt: 'cancel_at' in previous,
    cancelAtPeriodEnd: 'cancel_at_period_end' in previous,
    canceledAt: 'canceled_at' in previous,
    endedAt: 'ended_at' in previous,
    cancelReason: 'reason' in objectOf(previous.cancellation_details),
    pause: 'pause_collection' in previous,
    prices: hasPrices || 'quantity' in previous,
    discounts: 'discounts' in previous || 'discount' in previous,
  }
  const period = (field: 'current_period_start' | 'current_period_end') => periodOf(previous, items, field)
  const values: Partial<Snapshot> = {
    ...read,
    periodStart: period('current_period_start'),
    periodEnd: period('current_period_end'),
    ...(hasPrices && items.length === 0 && { prices: pricesOf({ ...object, ...previous, items: null }, []) }),
  }
  const entries = Object.entries(values).filter(([field]) => named[field as keyof Snapshot])
  return entries.length === 0 ? null : (Object.fromEntries(entries) as Partial<Snapshot>)
}
