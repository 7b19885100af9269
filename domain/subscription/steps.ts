import { dayMs } from '#domain/basics/instant.ts'
import type { Invoice } from './invoices.ts'
import { bringsRecurring, type Dated, type Life } from './life.ts'
import { discountIn, monthlyOfLines, monthlyOfPrices, taxIn, untaxed } from './recurring.ts'
import { owedSince, stateAt } from './state.ts'

/** From a moment on, a subscription's monthly amount. */
export type Step = {
  readonly at: number
  readonly monthly: number
  readonly currency: string
  /** True if a pause began or ended here. */
  readonly isPause: boolean
}

/** Days for which owed revenue still counts after the first failure; a setting. */
const owedDaysByDefault = 30

/** History of a subscription's monthly amount, in its currency. */
export function stepsOf(life: Life, owedDays = owedDaysByDefault): readonly Step[] {
  const currency = currencyOf(life)
  if (currency === null || life.paysSince === null) return []
  const steps: Step[] = []
  let monthly = 0
  let isPaused = false
  for (const at of momentsOf(life, owedDays)) {
    const { state } = stateAt(life, at)
    const next = monthlyAt(life, at, owedDays)
    const pausesNow = state === 'paused'
    if (next !== monthly) steps.push({ at, monthly: next, currency, isPause: pausesNow || isPaused })
    monthly = next
    isPaused = pausesNow
  }
  return steps
}

const currencyOf = ({ snapshots, invoices }: Life): string | null =>
  snapshots.flatMap(({ now }) => now.prices).at(-1)?.currency ?? invoices[0]?.currency ?? null

/** Times at which the amount may change. */
function momentsOf(life: Life, owedDays: number): readonly number[] {
  const moments = new Set([
    ...life.snapshots.map(({ at }) => at),
    ...life.snapshots.flatMap(({ now }) => (now.endedAt === null ? [] : [now.endedAt])),
    ...life.invoices.flatMap(({ paidAt, closedAt, failures }) => [
      ...(paidAt === null ? [] : [paidAt]),
      ...(closedAt === null ? [] : [closedAt]),
      ...failures.map(({ at }) => at),
    ]),
    ...(life.paysSince === null ? [] : [life.paysSince]),
  ])
  for (const moment of [...moments]) {
    const owed = owedSince(life, moment)
    if (owed !== null) moments.add(owed + owedDays * dayMs)
  }
  return [...moments].toSorted((a, b) => a - b)
}

/** Monthly revenue of a subscription at a moment (MRR: `docs/design/money.md`). */
export function monthlyAt(life: Life, t: number, owedDays = owedDaysByDefault): number {
  if (life.paysSince === null || life.paysSince > t) return 0
  const { state } = stateAt(life, t)
  if (state === 'ended' || state === 'paused' || state === 'incomplete' || state === 'trial_over') return 0
  const owed = owedSince(life, t)
  if (owed !== null && t >= owed + owedDays * dayMs) return 0
  return amountAt(life, t)
}

/** The last paid invoice determines recurring revenue; a later price change counts from its time. */
function amountAt(life: Life, t: number): number {
  const snapshots = life.snapshots.filter(({ at }) => at <= t)
  const changedAt = lastChange(snapshots)
  const paid = life.invoices
    .filter((invoice) => invoice.paidAt !== null && invoice.paidAt <= t && bringsRecurring(invoice))
    .toSorted((a, b) => a.createdAt - b.createdAt || a.paidAt! - b.paidAt! || (a.id < b.id ? -1 : 1))
  const last = paid.findLast((invoice) => linesThatRecur(invoice).length > 0)
  const now = snapshots.at(-1)?.now ?? life.snapshots[0]?.now ?? null
  if (last && (last.createdAt >= changedAt || now === null))
    return monthlyOfLines(linesThatRecur(last), now?.prices ?? [])
  if (now === null) return paid.at(-1)?.paid ?? 0
  const lines = last ? linesThatRecur(last) : []
  return monthlyOfPrices(now.prices, discountIn(lines, now.discounts), last ? taxIn(lines) : untaxed)
}

const linesThatRecur = ({ lines }: Invoice) => lines.filter(({ isRecurring, net }) => isRecurring && net > 0)

/** Time of the last price change; 0 if none. */
function lastChange(snapshots: readonly Dated[]): number {
  const priced = (index: number) =>
    JSON.stringify(
      snapshots[index]!.now.prices.map(({ product, unit, quantity, rhythm }) => [product, unit, quantity, rhythm]),
    )
  const index = snapshots.findLastIndex((_, i) => i > 0 && priced(i) !== priced(i - 1))
  return index < 0 ? Number.NEGATIVE_INFINITY : snapshots[index]!.at
}
