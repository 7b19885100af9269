import type { Fact, InvoiceFact, Price } from './facts.ts'
import { invoicesOf } from './invoices.ts'
import { type Life, lifeOf } from './life.ts'
import type { Move } from './move.ts'
import { disputeStates, movesOf } from './moves.ts'
import { purchasesOf } from './purchases.ts'

/** Our products. */
export type Ours = { readonly products: ReadonlySet<string> }

/** Everything known about one payer, independent of the order and repetition of facts. */
export type Account = {
  readonly lives: readonly Life[]
  readonly moves: readonly Move[]
  /** Time of the first payment above zero; null if none. */
  readonly firstPaidAt: number | null
  readonly disputes: { readonly open: number; readonly lost: number }
  /** True if some payment has an unknown purpose. */
  readonly isUndecided: boolean
}

export function accountOf(facts: readonly Fact[], { products }: Ours): Account {
  const isOurs = ({ product }: Pick<Price, 'product'>) => product !== null && products.has(product)
  const subscriptions = facts.filter((fact) => fact.kind === 'subscription')
  const invoices = described(facts.filter((fact) => fact.kind === 'invoice'))
  const stated = subscriptions.filter(({ now, before }) => now.prices.some(isOurs) || before?.prices?.some(isOurs))
  const ids = new Set(stated.map(({ id }) => id))
  const foreign = new Set(subscriptions.map(({ id }) => id).filter((id) => !ids.has(id)))
  const subscriptionOf = subscriptionsByInvoice(invoices)
  for (const { id, lines } of invoices) {
    const subscription = subscriptionOf.get(id)
    if (subscription && !foreign.has(subscription) && lines.some(isOurs)) ids.add(subscription)
  }
  // A link that is named among the products is of ours alone.
  const bought = purchasesOf(
    facts.filter((fact) => fact.kind === 'checkout'),
    new Set(invoices.map(({ id }) => id)),
  ).map((one) =>
    one.lines === null && isOurs({ product: one.link })
      ? { ...one, lines: [{ product: one.link, amount: one.amount }] }
      : one,
  )
  const isPayer =
    ids.size > 0 || invoices.some(({ lines }) => lines.some(isOurs)) || bought.some(({ lines }) => lines?.some(isOurs))
  const kept = invoices.flatMap((invoice): InvoiceFact[] => {
    const subscription = subscriptionOf.get(invoice.id) ?? null
    const isOfOurs = subscription === null ? isPayer : ids.has(subscription)
    const lines = invoice.lines.filter((line) => (line.product === null ? isOfOurs : isOurs(line)))
    if (lines.length === 0 && (invoice.lines.length > 0 || !isOfOurs)) return []
    return [{ ...invoice, subscription, lines, ...shareOf(invoice, lines) }]
  })
  // For a payer of ours, a purchase without details counts like an invoice without details.
  const purchases = bought.flatMap(({ lines, link: _link, amount, ...purchase }) => {
    if (lines === null) return isPayer ? [{ ...purchase, amount }] : []
    const own = lines.filter(isOurs).reduce((sum, line) => sum + line.amount, 0)
    return own > 0 ? [{ ...purchase, amount: own }] : []
  })
  const { moves, isUnexplained } = movesOf(facts, invoicesOf(kept), purchases)
  const lives = [...ids].toSorted().map((id) =>
    lifeOf(
      id,
      stated.filter((fact) => fact.id === id),
      kept.filter((fact) => fact.subscription === id),
      isOurs,
    ),
  )
  const paid = moves.filter(({ kind, amount }) => kind === 'payment' && amount > 0)
  const unknown = invoices.some(
    ({ paid: amount, lines, id }) =>
      amount > 0 &&
      !(isPayer && !subscriptionOf.has(id)) &&
      !ids.has(subscriptionOf.get(id) ?? '') &&
      !foreign.has(subscriptionOf.get(id) ?? '') &&
      lines.every(({ product }) => product === null),
  )
  return {
    lives,
    moves,
    firstPaidAt: paid[0]?.at ?? null,
    disputes: disputeStates(facts),
    isUndecided:
      unknown ||
      (isPayer && isUnexplained) ||
      (!isPayer && bought.some(({ lines, amount }) => lines === null && amount > 0)),
  }
}

/** A fact about an invoice's lines applies to all lines without a product. */
function described(facts: readonly InvoiceFact[]): readonly InvoiceFact[] {
  const says = ({ lines }: InvoiceFact) => lines.some(({ product }) => product !== null)
  const known = new Map(
    facts
      .filter(says)
      .toSorted((a, b) => a.at - b.at)
      .map(({ id, lines }) => [id, lines]),
  )
  return facts.map((fact) => (says(fact) ? fact : { ...fact, lines: known.get(fact.id) ?? fact.lines }))
}

/** Each invoice’s subscription, which not every event about it needs to name. */
function subscriptionsByInvoice(facts: readonly InvoiceFact[]): ReadonlyMap<string, string> {
  const named = facts.filter(({ subscription }) => subscription !== null)
  return new Map(named.map(({ id, subscription }) => [id, subscription!]))
}

/** The share of an invoice with other items that was paid for these lines. */
function shareOf({ lines: all, paid, total }: InvoiceFact, ours: InvoiceFact['lines']) {
  if (ours.length === all.length) return {}
  const sum = (lines: InvoiceFact['lines']) => lines.reduce((n, line) => n + line.amount - line.discount, 0)
  const whole = sum(all)
  const share = (amount: number) => (whole <= 0 ? 0 : Math.round((amount * sum(ours)) / whole))
  return { paid: share(paid), total: share(total), whole: paid }
}
