import type { ChargeFact, DisputeFact, Fact, InvoicePaymentFact, PaymentFact, RefundFact } from './facts.ts'
import { earliest, type Invoice } from './invoices.ts'

export const moveKinds = ['payment', 'refund', 'refund_failed', 'dispute', 'dispute_won'] as const
export type MoveKind = (typeof moveKinds)[number]

/** Money that moved: what came is positive. */
export type Move = {
  /** What makes it this one, whichever way and however often it is reported. */
  readonly key: string
  readonly kind: MoveKind
  readonly at: number
  /** Whether only the day of the payment is known, not that of the refund. */
  readonly isDayUnknown: boolean
  readonly amount: number
  readonly currency: string
  readonly fee: number | null
  readonly invoice: string | null
  readonly subscription: string | null
}

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

/** All money of one payer for what is ours, each payment, refund and dispute once. `invoices` are those that are ours. */
export function movesOf(facts: readonly Fact[], invoices: readonly Invoice[]): readonly Move[] {
  const groups = new Groups()
  for (const fact of facts) groups.join(paymentIds(fact))
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
    const added: Collected = { invoices: [], parts: [], charges: [], refunds: [], disputes: [], payments: [] }
    byGroup.set(group, added)
    return added
  }
  const own = new Set(invoices.map(({ id }) => id))
  for (const fact of facts) if (fact.kind === 'invoice' && !own.has(fact.id)) foreign.add(groups.of(fact.id))
  for (const invoice of invoices) collected(invoice.id).invoices.push(invoice)
  for (const part of known.parts) collected(part.id).parts.push(part)
  for (const charge of known.charges) collected(charge.id).charges.push(charge)
  for (const refund of known.refunds) collected(refund.id).refunds.push(refund)
  for (const dispute of known.disputes) collected(dispute.id).disputes.push(dispute)
  for (const payment of known.payments) collected(payment.id).payments.push(payment)
  return (
    [...byGroup]
      // A file says of no payment what it was for: one of another product’s invoice is not ours.
      .filter(([group, { invoices }]) => invoices.length > 0 || !foreign.has(group))
      .flatMap(([, group]) => movesOfGroup(group))
      .toSorted((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1))
  )
}

type Collected = {
  readonly invoices: Invoice[]
  readonly parts: InvoicePaymentFact[]
  readonly charges: ChargeFact[]
  readonly refunds: RefundFact[]
  readonly disputes: DisputeFact[]
  readonly payments: PaymentFact[]
}

function movesOfGroup(group: Collected): readonly Move[] {
  const paid = paymentsOf(group)
  const [first] = paid
  // Of what is not ours, neither payments nor refunds count.
  if (!first) return []
  const about = { invoice: first.invoice, subscription: first.subscription }
  return [
    ...paid,
    ...refundsOf(group, first).map((move) => ({ ...move, ...about })),
    ...disputesOf(group).map((move) => ({ ...move, ...about })),
  ]
}

type Bare = Omit<Move, 'invoice' | 'subscription'>

function paymentsOf({ invoices, parts, payments }: Collected): readonly Move[] {
  const stated = statedPayments(payments)
  const fee = stated.find((payment) => payment.fee !== null)?.fee ?? null
  const ofInvoices = invoices.flatMap((invoice) => {
    const own = partsOf(parts.filter((part) => part.invoice === invoice.id))
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

/** Payments that files and other providers state: the same one is paid where anything says so. */
function statedPayments(facts: readonly PaymentFact[]): readonly PaymentFact[] {
  return [...Map.groupBy(facts, ({ id }) => id).values()].flatMap((same) => {
    const paid = same.filter(({ status, amount }) => status === 'paid' && amount > 0)
    const [first] = paid.toSorted((a, b) => a.paidAt - b.paidAt || b.amount - a.amount)
    return first ? { ...first, fee: paid.find(({ fee }) => fee !== null)?.fee ?? null } : []
  })
}

function refundsOf({ refunds, charges, payments }: Collected, paid: Move): readonly Bare[] {
  const byId = [...Map.groupBy(refunds, ({ id }) => id)].map(([id, facts]) => refundOf(id, facts))
  const named = byId.reduce((sum, { wentOut, amount }) => (wentOut ? sum + amount : sum), 0)
  const moves = byId.flatMap(({ id, amount, currency, createdAt, failedAt, wentOut }): Bare[] => {
    if (!wentOut) return []
    const bare = { isDayUnknown: false, currency, fee: null }
    return [
      { ...bare, key: id, kind: 'refund', at: createdAt, amount: -amount },
      ...(failedAt === null
        ? []
        : [{ ...bare, key: `${id} failed`, kind: 'refund_failed' as const, at: failedAt, amount }]),
    ]
  })
  const counted = charges.filter(({ refunded }) => refunded > 0).toSorted((a, b) => a.refunded - b.refunded)
  const total = Math.max(0, ...counted.map(({ refunded }) => refunded), ...payments.map(({ refunded }) => refunded))
  if (total <= named) return moves
  // A running total says more than the refunds that are known.
  const at = counted.at(-1)?.refunded === total ? counted.find(({ refunded }) => refunded === total)!.at : null
  const rest = { kind: 'refund', at: at ?? paid.at, isDayUnknown: at === null, amount: named - total } as const
  return [...moves, { ...rest, key: `${paid.key} refunded`, currency: paid.currency, fee: null }]
}

function refundOf(id: string, facts: readonly RefundFact[]) {
  const failed = facts.filter(({ status }) => status === 'failed')
  return {
    id,
    amount: Math.max(...facts.map(({ amount }) => amount)),
    currency: facts[0]!.currency,
    createdAt: earliest(facts.map(({ createdAt }) => createdAt))!,
    wentOut: facts.some(({ status }) => status === 'succeeded'),
    failedAt: earliest(failed.map(({ at }) => at)),
  }
}

function disputesOf({ disputes }: Collected): readonly Bare[] {
  return [...Map.groupBy(disputes, ({ id }) => id)].flatMap(([id, facts]): Bare[] => {
    const { currency } = facts[0]!
    const bare = { isDayUnknown: false, currency, fee: null }
    const withdrawn = Math.max(...facts.map((fact) => fact.withdrawn))
    const reinstated = Math.max(...facts.map((fact) => fact.reinstated))
    const taken = facts.filter((fact) => fact.withdrawn > 0)
    const given = facts.filter((fact) => fact.reinstated > 0)
    const isOver = (fact: DisputeFact) => fact.status === 'won' || fact.status === 'lost'
    // Where only its end is known, the money was taken when it began.
    const takenAt = earliest(taken.map((fact) => (isOver(fact) ? fact.createdAt : fact.at)))
    return [
      ...(withdrawn > 0 ? [{ ...bare, key: id, kind: 'dispute' as const, at: takenAt!, amount: -withdrawn }] : []),
      ...(reinstated > 0
        ? [
            {
              ...bare,
              key: `${id} won`,
              kind: 'dispute_won' as const,
              at: earliest(given.map(({ at }) => at))!,
              amount: reinstated,
            },
          ]
        : []),
    ]
  })
}

/** How many disputes are open, and how many are lost. */
export function disputeStates(facts: readonly Fact[]): { readonly open: number; readonly lost: number } {
  const states = [...Map.groupBy(ofKind(facts, 'dispute'), ({ id }) => id).values()].map((all) => {
    const has = (status: DisputeFact['status']) => all.some((fact) => fact.status === status)
    if (has('lost')) return 'lost'
    return has('won') || !has('open') ? 'over' : 'open'
  })
  const count = (state: string) => states.filter((one) => one === state).length
  return { open: count('open'), lost: count('lost') }
}
