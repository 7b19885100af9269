import { accountOf, type Ours } from './account.ts'
import type { Fact } from './facts.ts'
import { silentSince } from './state.ts'

/** A query to the provider about a payer, by the provider's ids. */
export type Question = {
  readonly about: 'subscription' | 'invoice' | 'checkout' | 'payment'
  readonly id: string
}

/** Objects of a payer that are asked about at once. */
const most = 10

/**
 * Open questions the provider can answer: subscriptions with missing or contradictory events, and money with unknown
 * purpose. `t` is now.
 */
export function questionsOf(facts: readonly Fact[], ours: Ours, t: number): readonly Question[] {
  const account = accountOf(facts, ours)
  const known = new Set(facts.filter((fact) => fact.kind === 'subscription').map(({ id }) => id))
  const questions: Question[] = account.lives
    .filter((life) => life.isUncertain || silentSince(life, t) !== null || !known.has(life.id))
    .map(({ id }) => ({ about: 'subscription', id }))
  if (account.isUndecided) {
    const invoices = new Set(facts.filter((fact) => fact.kind === 'invoice').map(({ id }) => id))
    for (const fact of facts) {
      if (fact.kind === 'invoice' && fact.paid > 0 && fact.lines.every(({ product }) => product === null))
        questions.push({ about: 'invoice', id: fact.id })
      if (fact.kind === 'checkout' && fact.isPaid && fact.amount !== null && fact.lines === null)
        questions.push({ about: 'checkout', id: fact.id })
      if (fact.kind === 'charge' && !fact.payments.some((id) => invoices.has(id)))
        questions.push(...fact.payments.map((id) => ({ about: 'payment', id }) as const))
    }
  }
  // Stripe does not know ids from other programs and files.
  const asked = new Map(
    questions.filter(({ id }) => /^(?:sub|in|cs|pi)_\w{1,200}$/.test(id)).map((one) => [one.id, one]),
  )
  return [...asked.values()].slice(0, most)
}
