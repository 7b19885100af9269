import type { Snapshot, SubscriptionFact } from './facts.ts'

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** True if an update can follow this snapshot: its previous values match. */
function follows({ before, now }: SubscriptionFact, earlier: Snapshot): boolean {
  if (!before) return true
  const fields = Object.keys(before) as (keyof Snapshot)[]
  return fields.every((field) => isSame(before[field], earlier[field])) && !isSame(now, earlier)
}

const places: Readonly<Record<SubscriptionFact['change'], number>> = { created: 0, changed: 1, ended: 2 }

type OrderedSnapshots = {
  readonly snapshots: readonly SubscriptionFact[]
  /** True if the last one is a guess: snapshots of the same second that no fact can order. */
  readonly isUncertain: boolean
}

/** Maximum snapshots of the same second for trying all orders. */
const maxTried = 6

/** Snapshots of a subscription, each once, in the order in which they were true. The provider's moments are whole seconds. */
export function inOrder(facts: readonly SubscriptionFact[]): OrderedSnapshots {
  const distinct = new Map(facts.map((fact) => [JSON.stringify([fact.at, fact.change, fact.now, fact.before]), fact]))
  const byMoment = Map.groupBy(
    [...distinct].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, fact]) => fact),
    ({ at }) => at,
  )
  const snapshots: SubscriptionFact[] = []
  let isUncertain = false
  for (const at of [...byMoment.keys()].toSorted((a, b) => a - b)) {
    const { order, isGuess } = orderOf(byMoment.get(at)!, snapshots.at(-1)?.now ?? null)
    snapshots.push(...order)
    // A certain order now settles an earlier doubt.
    isUncertain = isGuess
  }
  return { snapshots, isUncertain }
}

function orderOf(together: readonly SubscriptionFact[], earlier: Snapshot | null) {
  const sorted = together.toSorted((a, b) => places[a.change] - places[b.change])
  if (sorted.length === 1 || sorted.length > maxTried) return { order: sorted, isGuess: sorted.length > maxTried }
  const possible = ordersOf(sorted).filter((order) => order.every((fact, i) => i === 0 || fits(order[i - 1]!, fact)))
  const joined = possible.filter(([first]) => earlier === null || follows(first!, earlier))
  const candidates = joined.length > 0 ? joined : possible
  const [order = sorted] = candidates
  const ends = new Set(candidates.map((one) => JSON.stringify(one.at(-1)!.now)))
  return { order, isGuess: candidates.length === 0 ? !isSame(sorted[0]!.now, sorted.at(-1)!.now) : ends.size > 1 }
}

/** A snapshot without previous values equals the one before it, unless it is the first or last. */
function fits(earlier: SubscriptionFact, later: SubscriptionFact): boolean {
  if (places[earlier.change] > places[later.change]) return false
  return later.before || later.change === 'ended' ? follows(later, earlier.now) : isSame(earlier.now, later.now)
}

function ordersOf<T>(all: readonly T[]): readonly (readonly T[])[] {
  if (all.length <= 1) return [all]
  return all.flatMap((one, i) => ordersOf(all.toSpliced(i, 1)).map((rest) => [one, ...rest]))
}
