import { type InvoiceFact, type InvoiceLine, invoiceStatuses } from './facts.ts'

/** A try to charge an invoice that failed. */
export type FailedTry = { readonly at: number; readonly attempts: number; readonly nextTry: number | null }

/** An invoice combined from all facts about it; times are null for what has not happened. */
export type Invoice = {
  readonly id: string
  readonly subscription: string | null
  readonly currency: string
  readonly isFirst: boolean
  readonly createdAt: number
  readonly total: number
  readonly paid: number
  /** Total payment, other items included. */
  readonly whole: number
  readonly paidAt: number | null
  /** Time it was voided or written off. */
  readonly closedAt: number | null
  readonly failures: readonly FailedTry[]
  readonly lines: readonly InvoiceLine[]
  readonly payments: readonly string[]
}

const rank = ({ status }: InvoiceFact) => invoiceStatuses.indexOf(status)

/** Invoices by id. A state can only be followed by one of a higher rank, so the highest known one counts. */
export function invoicesOf(facts: readonly InvoiceFact[]): readonly Invoice[] {
  return [...Map.groupBy(facts, ({ id }) => id).values()].map(invoiceOf).toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

function invoiceOf(facts: readonly InvoiceFact[]): Invoice {
  const sorted = facts.toSorted(
    (a, b) => rank(b) - rank(a) || b.at - a.at || (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1),
  )
  const [best] = sorted as [InvoiceFact]
  const paid = sorted.filter(({ status }) => status === 'paid')
  const closed = sorted.filter(({ status }) => status === 'void' || status === 'uncollectible')
  const paidAt = earliest(paid.map((fact) => fact.paidAt ?? fact.at))
  return {
    id: best.id,
    subscription: sorted.find(({ subscription }) => subscription !== null)?.subscription ?? null,
    currency: best.currency,
    isFirst: sorted.some(({ isFirst }) => isFirst),
    createdAt: earliest(sorted.map(({ createdAt }) => createdAt))!,
    total: best.total,
    paid: paidAt === null ? 0 : Math.max(...paid.map((fact) => fact.paid)),
    whole: Math.max(0, ...paid.map((fact) => fact.whole ?? fact.paid)),
    paidAt,
    closedAt: paidAt === null ? earliest(closed.map(({ at }) => at)) : null,
    failures: failuresOf(sorted.filter(({ hasFailed }) => hasFailed)),
    lines: sorted.find(({ lines }) => lines.length > 0)?.lines ?? [],
    payments: [...new Set(sorted.flatMap(({ payments }) => payments))].toSorted(),
  }
}

/** One attempt is one failure, however many events report it. */
function failuresOf(facts: readonly InvoiceFact[]): readonly FailedTry[] {
  const byTry = Map.groupBy(facts, ({ attempts }) => attempts)
  return [...byTry.values()]
    .map((tries) => tries.toSorted((a, b) => a.at - b.at)[0]!)
    .map(({ at, attempts, nextTry }) => ({ at, attempts, nextTry }))
    .toSorted((a, b) => a.at - b.at || a.attempts - b.attempts)
}

export const earliest = (moments: readonly number[]): number | null =>
  moments.length === 0 ? null : Math.min(...moments)
