import { dayMs } from '#domain/basics/instant.ts'
import { roundHalfUp } from './currency.ts'
import type { ChargeFact, DisputeFact, Fact, InvoicePaymentFact, PaymentFact, RefundFact } from './facts.ts'
import { earliest, type Invoice, invoicesOf } from './invoices.ts'
import type { Move } from './move.ts'
import type { Purchase } from './purchases.ts'
import { disputesOf, refundsOf, unnamedRefund } from './returned.ts'

/** Joins ids that facts name together. */
class Groups {
  readonly #parents = new Map<string, string>()
  of(id: string): string {
    let root = id
    while (this.#parents.has(root)) root = this.#parents.get(root)!
    return root
  }
  join(ids: readonly string[]): void {
    const roots = [...new Set(ids.map((id) => this.of(id)))].toSorted()
    for (const root of roots.slice(1)) this.#parents.set(root, roots[0]!)
  }
}

/** Ids of one payment that a fact names; a subscription is of many. */
const paymentIds = (fact: Fact): readonly string[] => {
  if (fact.kind === 'subscription') return []
  return [fact.id, ...(fact.kind === 'invoice_payment' ? [fact.invoice] : []), ...fact.payments]
}

type OfKind<K extends Fact['kind']> = Extract<Fact, { kind: K }>

const ofKind = <K extends Fact['kind']>(facts: readonly Fact[], kind: K): readonly OfKind<K>[] =>
  facts.filter((fact): fact is OfKind<K> => fact.kind === kind)

type Bought = Omit<Purchase, 'lines' | 'link'>

/**
 * All cash of one payer for our products, each payment, refund and dispute once. `invoices` and `purchases`: ours only.
 * `isUnexplained`: money with unknown purpose.
 */
export function movesOf(
  facts: readonly Fact[],
  invoices: readonly Invoice[],
  purchases: readonly Bought[],
): { readonly moves: readonly Move[]; readonly isUnexplained: boolean } {
  const groups = new Groups()
  for (const fact of facts) groups.join(paymentIds(fact))
  joinLooseCharges(groups, facts)
  const known = {
    parts: ofKind(facts, 'invoice_payment'),
    charges: ofKind(facts, 'charge'),
    refunds: ofKind(facts, 'refund'),
    disputes: ofKind(facts, 'dispute'),
    payments: ofKind(facts, 'payment'),
  }
  const foreign = new Set<string>()
  const byGroup = new Map<string, Collected>()
  const collected = (id: string) => {
    const group = groups.of(id)
    const found = byGroup.get(group)
    if (found) return found
    const added: Collected = {
      invoices: [],
      purchases: [],
      parts: [],
      charges: [],
      refunds: [],
      disputes: [],
      payments: [],
    }
    byGroup.set(group, added)
    return added
  }
  const own = new Set(invoices.map(({ id }) => id))
  for (const fact of facts) if (fact.kind === 'invoice' && !own.has(fact.id)) foreign.add(groups.of(fact.id))
  const bought = new Set(purchases.map(({ id }) => id))
  for (const fact of facts)
    if (fact.kind === 'checkout' && fact.lines !== null && !bought.has(fact.id)) foreign.add(groups.of(fact.id))
  for (const invoice of invoices) collected(invoice.id).invoices.push(invoice)
  for (const purchase of purchases) collected(purchase.id).purchases.push(purchase)
  for (const part of known.parts) collected(part.id).parts.push(part)
  for (const charge of known.charges) collected(charge.id).charges.push(charge)
  for (const refund of known.refunds) collected(refund.id).refunds.push(refund)
  for (const dispute of known.disputes) collected(dispute.id).disputes.push(dispute)
  for (const payment of known.payments) collected(payment.id).payments.push(payment)
  // A file does not say what a payment was for: one on another product's invoice is not ours.
  const counted = [...byGroup].filter(
    ([group, own]) => own.invoices.length > 0 || own.purchases.length > 0 || !foreign.has(group),
  )
  return {
    moves: counted
      .flatMap(([, group]) => movesOfGroup(group))
      .toSorted((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1)),
    isUnexplained: counted.some(([, group]) => isLoose(group) && group.charges.some(({ amount }) => amount > 0)),
  }
}

/** True if its purpose is unknown. */
const isLoose = ({ invoices, purchases, payments }: Collected) =>
  invoices.length === 0 && purchases.length === 0 && payments.length === 0

/**
 * Since 2025 a charge names no invoice, and an endpoint may not get the events that link them. One charge and one paid
 * invoice of the payer with the same amount and day, and no other, are one payment.
 */
function joinLooseCharges(groups: Groups, facts: readonly Fact[]): void {
  const linked = new Set<string>()
  for (const fact of facts)
    if (fact.kind === 'invoice' || fact.kind === 'checkout' || fact.kind === 'payment') linked.add(groups.of(fact.id))
  const charges = [...Map.groupBy(ofKind(facts, 'charge'), ({ id }) => id).values()]
    .map((same) => same.toSorted((a, b) => a.at - b.at)[0]!)
    .filter(({ id }) => !linked.has(groups.of(id)))
  const taken = new Set(
    [...ofKind(facts, 'charge'), ...ofKind(facts, 'invoice_payment')].map(({ id }) => groups.of(id)),
  )
  const open = invoicesOf(ofKind(facts, 'invoice')).filter(({ id, paid }) => paid > 0 && !taken.has(groups.of(id)))
  const isOne = (charge: ChargeFact, invoice: Invoice) =>
    charge.amount === invoice.paid &&
    charge.currency === invoice.currency &&
    Math.abs(charge.at - invoice.paidAt!) < dayMs
  for (const charge of charges) {
    const [invoice, ...others] = open.filter((one) => isOne(charge, one))
    if (!invoice || others.length > 0 || charges.filter((one) => isOne(one, invoice)).length > 1) continue
    groups.join([charge.id, invoice.id])
  }
}

type Collected = {
  readonly invoices: Invoice[]
  readonly purchases: Bought[]
  readonly parts: InvoicePaymentFact[]
  readonly charges: ChargeFact[]
  readonly refunds: RefundFact[]
  readonly disputes: DisputeFact[]
  readonly payments: PaymentFact[]
}

function movesOfGroup(group: Collected): readonly Move[] {
  const paid = paymentsOf(group)
  const [first] = paid
  const refunds = refundsOf(group)
  // Payments and refunds of other products do not count; a file that begins later has refunds of earlier payments.
  if (!first)
    return group.refunds.some(({ isOurs }) => isOurs)
      ? refunds.moves.map((move) => ({ ...move, invoice: null, subscription: null }))
      : []
  const about = { invoice: first.invoice, subscription: first.subscription }
  const went = [...refunds.moves, ...unnamedRefund(group, refunds.named, first), ...disputesOf(group)]
  const share = shareIn(group)
  return [...paid, ...went.map((move) => ({ ...move, ...about, amount: share(move.amount) }))]
}

/** Our part of an amount of a mixed invoice. */
function shareIn({ invoices: [invoice] }: Pick<Collected, 'invoices'>): (amount: number) => number {
  if (!invoice || invoice.whole <= 0 || invoice.whole === invoice.paid) return (amount) => amount
  return (amount) => roundHalfUp(BigInt(amount) * BigInt(invoice.paid), BigInt(invoice.whole))
}

function paymentsOf({ invoices, purchases, parts, payments }: Collected): readonly Move[] {
  const stated = statedPayments(payments)
  const fee = stated.find((payment) => payment.fee !== null)?.fee ?? null
  const ofInvoices = invoices.flatMap((invoice) => {
    const whole = partsOf(parts.filter((part) => part.invoice === invoice.id))
    const share = shareIn({ invoices: [invoice] })
    // The last part absorbs rounding.
    const isAll = invoice.whole === whole.reduce((sum, part) => sum + part.amount, 0)
    const before = whole.slice(0, -1).reduce((sum, part) => sum + share(part.amount), 0)
    const own = whole.map((part, i) => ({
      ...part,
      amount: isAll && i === whole.length - 1 ? invoice.paid - before : share(part.amount),
    }))
    const rest = invoice.paid - own.reduce((sum, part) => sum + part.amount, 0)
    const about = {
      invoice: invoice.id,
      subscription: invoice.subscription,
      kind: 'payment',
      isDayUnknown: false,
    } as const
    const { currency } = invoice
    return [
      ...own.map(({ id, at, amount }) => ({ ...about, key: id, at, amount, currency, fee: null })),
      ...(rest > 0 && invoice.paidAt !== null
        ? [{ ...about, key: invoice.id, at: invoice.paidAt, amount: rest, currency, fee: null }]
        : []),
    ]
  })
  if (ofInvoices.length > 0) return ofInvoices.map((move, i) => (i === 0 ? { ...move, fee } : move))
  if (invoices.length > 0) return []
  const [purchase] = purchases
  if (purchase) {
    const { id: key, at, amount, currency } = purchase
    return [{ key, kind: 'payment', at, isDayUnknown: false, amount, currency, fee, invoice: null, subscription: null }]
  }
  return stated.map(({ id, paidAt, amount, currency, fee, subscription }) => ({
    key: id,
    kind: 'payment',
    at: paidAt,
    isDayUnknown: false,
    amount,
    currency,
    fee,
    invoice: null,
    subscription,
  }))
}

/** Parts of a paid invoice, each once. */
function partsOf(parts: readonly InvoicePaymentFact[]) {
  return [...Map.groupBy(parts, ({ id }) => id)].flatMap(([id, facts]) => {
    const paid = facts.filter(({ paidAt, amount }) => paidAt !== null && amount > 0)
    const at = earliest(paid.map(({ paidAt }) => paidAt!))
    return at === null ? [] : [{ id, at, amount: Math.max(...paid.map(({ amount }) => amount)) }]
  })
}

/** Payments reported by files and other providers: one counts as paid if any source says so. */
function statedPayments(facts: readonly PaymentFact[]): readonly PaymentFact[] {
  return [...Map.groupBy(facts, ({ id }) => id).values()].flatMap((same) => {
    const paid = same.filter(({ status, amount }) => status === 'paid' && amount > 0)
    const [first] = paid.toSorted((a, b) => a.paidAt - b.paidAt || b.amount - a.amount)
    return first ? { ...first, fee: paid.find(({ fee }) => fee !== null)?.fee ?? null } : []
  })
}

/** Number of open and lost disputes. */
export function disputeStates(facts: readonly Fact[]): { readonly open: number; readonly lost: number } {
  const states = [...Map.groupBy(ofKind(facts, 'dispute'), ({ id }) => id).values()].map((all) => {
    const has = (status: DisputeFact['status']) => all.some((fact) => fact.status === status)
    if (has('lost')) return 'lost'
    return has('won') || !has('open') ? 'over' : 'open'
  })
  const count = (state: string) => states.filter((one) => one === state).length
  return { open: count('open'), lost: count('lost') }
}
