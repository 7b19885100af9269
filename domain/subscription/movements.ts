import type { Step } from './steps.ts'

/** Changes of a person's monthly recurring revenue. */
export const movementKinds = ['new', 'returned', 'more', 'less', 'paused', 'resumed', 'lost'] as const
export type MovementKind = (typeof movementKinds)[number]

export type Movement = {
  readonly at: number
  readonly kind: MovementKind
  /** Positive for additions, negative for losses. */
  readonly amount: number
  readonly currency: string
}

/** Movements of one person, from the steps of all their subscriptions. Simultaneous steps are one change. */
export function movementsOf(subscriptions: readonly (readonly Step[])[]): readonly Movement[] {
  const steps = subscriptions.flatMap((steps, index) => steps.map((step) => ({ ...step, index })))
  const moments = [...new Set(steps.map(({ at }) => at))].toSorted((a, b) => a - b)
  const monthly = subscriptions.map(() => 0)
  const currencies = subscriptions.map(([first]) => first?.currency ?? '')
  const level = (currency: string) =>
    monthly.reduce((sum, amount, i) => (currencies[i] === currency ? sum + amount : sum), 0)
  const paysElsewhere = (currency: string) => monthly.some((amount, i) => amount > 0 && currencies[i] !== currency)
  const movements: Movement[] = []
  for (const at of moments) {
    const now = steps.filter((step) => step.at === at)
    const touched = [...new Set(now.map(({ currency }) => currency))].toSorted()
    const before = new Map(touched.map((currency) => [currency, level(currency)]))
    const paidBefore = monthly.some((amount) => amount > 0)
    for (const { index, monthly: amount } of now) monthly[index] = amount
    for (const currency of touched) {
      const from = before.get(currency)!
      const to = level(currency)
      if (from === to) continue
      const isPause = now.filter((step) => step.currency === currency).every((step) => step.isPause)
      const kept = from > 0 || (paidBefore && paysElsewhere(currency))
      const rises = kept ? 'more' : movements.length === 0 ? 'new' : 'returned'
      const falls = to > 0 || paysElsewhere(currency) ? 'less' : 'lost'
      const kind = to > from ? (isPause ? 'resumed' : rises) : isPause ? 'paused' : falls
      movements.push({ at, kind, amount: to - from, currency })
    }
  }
  return movements
}

/** Sums of movements in a period by kind, with the start and end. */
type MovementSums = {
  readonly start: number
  readonly end: number
  readonly byKind: Readonly<Record<MovementKind, number>>
}

/** Movements of one currency between two times: start + movements = end. */
export function sumMovements(movements: readonly Movement[], from: number, until: number): MovementSums {
  const byKind: Record<MovementKind, number> = { new: 0, returned: 0, more: 0, less: 0, paused: 0, resumed: 0, lost: 0 }
  let start = 0
  for (const { at, kind, amount } of movements) {
    if (at < from) start += amount
    else if (at < until) byKind[kind] += amount
  }
  return { start, byKind, end: movementKinds.reduce((sum, kind) => sum + byKind[kind], start) }
}
