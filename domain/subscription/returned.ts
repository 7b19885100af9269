import type { ChargeFact, DisputeFact, PaymentFact, RefundFact } from './facts.ts'
import { earliest } from './invoices.ts'
import type { Move, UnlinkedMove } from './move.ts'

/** Facts about one payment that may have been refunded. */
type Collected = {
  readonly charges: readonly ChargeFact[]
  readonly refunds: readonly RefundFact[]
  readonly disputes: readonly DisputeFact[]
  readonly payments: readonly PaymentFact[]
}

/** Running refund totals: each charge's highest, and since when it is known. */
function totalsOf(facts: readonly (ChargeFact | PaymentFact)[]) {
  const tops = [...Map.groupBy(facts, ({ id }) => id).values()].map((same) => {
    const amount = Math.max(...same.map(({ refunded }) => refunded))
    return { amount, at: earliest(same.filter(({ refunded }) => refunded === amount).map(({ at }) => at))! }
  })
  const refunded = tops.filter(({ amount }) => amount > 0)
  return {
    amount: refunded.reduce((sum, { amount }) => sum + amount, 0),
    at: refunded.length > 0 ? Math.max(...refunded.map(({ at }) => at)) : null,
  }
}

/** Total refund of a payment, by what is reported about the payment. */
const refundedInAll = ({ charges, payments }: Collected) =>
  Math.max(totalsOf(charges).amount, totalsOf(payments).amount)

/** Named refunds, and their total. */
export function refundsOf(group: Collected): { readonly moves: readonly UnlinkedMove[]; readonly named: number } {
  const total = refundedInAll(group)
  const known = [...Map.groupBy(group.refunds, ({ id }) => id)]
    .map(([id, facts]) => refundOf(id, facts))
    .toSorted((a, b) => Number(b.wentOut) - Number(a.wentOut) || (a.id < b.id ? -1 : 1))
  let named = 0
  // A refund known only by its failure went out before, if the running total says so.
  const byId = known.map((refund) => {
    const wentOut = refund.wentOut || (refund.failedAt !== null && named + refund.amount <= total)
    if (wentOut) named += refund.amount
    return { ...refund, wentOut }
  })
  const moves = byId.flatMap(({ id, amount, currency, createdAt, failedAt, wentOut }): UnlinkedMove[] => {
    if (!wentOut) return []
    const bare = { isDayUnknown: false, currency, fee: null }
    return [
      { ...bare, key: id, kind: 'refund', at: createdAt, amount: -amount },
      ...(failedAt === null
        ? []
        : [{ ...bare, key: `${id} failed`, kind: 'refund_failed' as const, at: failedAt, amount }]),
    ]
  })
  return { moves, named }
}

/** The part of a running total beyond the named refunds. */
export function unnamedRefund(group: Collected, named: number, paid: Move): readonly UnlinkedMove[] {
  const total = refundedInAll(group)
  if (total <= named) return []
  const stated = totalsOf(group.charges)
  const at = stated.amount === total ? stated.at : null
  const rest = { kind: 'refund', at: at ?? paid.at, isDayUnknown: at === null, amount: named - total } as const
  return [{ ...rest, key: `${paid.key} refunded`, currency: paid.currency, fee: null }]
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

export function disputesOf({ disputes }: Pick<Collected, 'disputes'>): readonly UnlinkedMove[] {
  return [...Map.groupBy(disputes, ({ id }) => id)].flatMap(([id, facts]): UnlinkedMove[] => {
    const { currency } = facts[0]!
    const bare = { isDayUnknown: false, currency, fee: null }
    const withdrawn = Math.max(...facts.map((fact) => fact.withdrawn))
    const reinstated = Math.max(...facts.map((fact) => fact.reinstated))
    const taken = facts.filter((fact) => fact.withdrawn > 0)
    const given = facts.filter((fact) => fact.reinstated > 0)
    const isOver = (fact: DisputeFact) => fact.status === 'won' || fact.status === 'lost'
    // If only its end is known, the money was withdrawn when it began.
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
