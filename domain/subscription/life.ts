import { dayMs } from '#domain/basics/instant.ts'
import type { InvoiceFact, Price, Snapshot, SubscriptionFact } from './facts.ts'
import { earliest, type Invoice, invoicesOf } from './invoices.ts'
import { inOrder } from './order.ts'

/** A snapshot and from when on it was true. */
export type Dated = { readonly at: number; readonly now: Snapshot }

/** All facts about one subscription, in order. */
export type Life = {
  readonly id: string
  readonly snapshots: readonly Dated[]
  readonly invoices: readonly Invoice[]
  readonly isUncertain: boolean
  /** Time since which it has been paid, by payments or else by the first snapshot. Null: never. */
  readonly paysSince: number | null
  /** True if it was paid before the first report. */
  readonly beganBefore: boolean
}

export const endedStatuses: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired', 'ended'])

export function lifeOf(
  id: string,
  facts: readonly SubscriptionFact[],
  invoiceFacts: readonly InvoiceFact[],
  isOurs: (price: Pick<Price, 'product'>) => boolean,
): Life {
  const { snapshots, isUncertain } = inOrder(facts)
  const dated = snapshots.map(({ at, now }) => ({ at, now: { ...now, prices: now.prices.filter(isOurs) } }))
  const invoices = invoicesOf(invoiceFacts)
  const paid = earliest(invoices.flatMap((invoice) => (bringsRecurring(invoice) ? invoice.paidAt! : [])))
  const opening = openingOf(snapshots, isOurs)
  const beganBefore = opening !== null && opening.paysSince !== null && (paid === null || paid > opening.paysSince)
  return {
    id,
    snapshots: opening ? [opening.dated, ...dated] : dated,
    invoices,
    isUncertain,
    paysSince: beganBefore ? opening.paysSince : paid,
    beganBefore,
  }
}

/** True if a payment is for the subscription itself, even a partial period, or for an invoice without known lines. */
export const bringsRecurring = ({ paid, lines }: Invoice): boolean =>
  paid > 0 &&
  (lines.length === 0 || lines.some(({ isRecurring, isProration, net }) => (isRecurring || isProration) && net > 0))

/** The state before the first snapshot, if that is a change: its previous values, and all else unchanged. */
function openingOf([first]: readonly SubscriptionFact[], isOurs: (price: Pick<Price, 'product'>) => boolean) {
  if (!first || first.change === 'created') return null
  const now: Snapshot = { ...first.now, ...first.before }
  const startedAt = now.startedAt ?? first.at
  if (startedAt >= first.at || first.change === 'ended') return null
  const paysSince = Math.max(startedAt, now.trialEnd ?? 0)
  // Renewed at least once, or without a trial for a day: its first charge is behind it.
  const isPast = (now.periodStart ?? 0) > paysSince || now.trialEnd === null
  const isPaid = now.status === 'active' && now.discounts.length === 0 && isPast && first.at - paysSince >= dayMs
  const prices = now.prices.filter(isOurs)
  const dated = { at: startedAt, now: { ...now, prices, cancelAt: null, canceledAt: null, cancelAtPeriodEnd: false } }
  return { dated, paysSince: isPaid && prices.length > 0 ? paysSince : null }
}
