import { dayMs } from '#domain/basics/instant.ts'
import type { Snapshot } from './facts.ts'
import type { FailedTry, Invoice } from './invoices.ts'
import { endedStatuses, type Life } from './life.ts'

/** States of a subscription; `other` shows the provider's name. */
export const subscriptionStates = [
  'trialing',
  'first_charge_due',
  'active',
  'free',
  'past_due',
  'paused',
  'trial_over',
  'cancelling',
  'incomplete',
  'ended',
  'other',
] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/** Finished trials: all, paid, and possibly paid later. */
export const trialFigures = ['over', 'paid', 'due'] as const

/** Reason for the end. */
export const endReasons = ['trial_over', 'given_up', 'dispute', 'unpaid', 'cancelled'] as const
export type EndReason = (typeof endReasons)[number]

/** An unpaid invoice with a failed charge: since when, and the next attempt. */
type FailedPayment = { readonly since: number; readonly nextTry: number | null; readonly tries: number }

type StateAt = {
  readonly state: SubscriptionState
  /** Null where no snapshot is known. */
  readonly snapshot: Snapshot | null
  readonly endReason: EndReason | null
  readonly endedAt: number | null
  readonly pausedUntil: number | null
  readonly cancelsAt: number | null
  readonly failed: FailedPayment | null
  readonly hasPaid: boolean
}

const isUnpaid = (status: string) => status === 'past_due' || status === 'unpaid'

/** The state of a subscription at a moment, from what was known by then. */
export function stateAt(life: Life, t: number): StateAt {
  const last = life.snapshots.findLast(({ at }) => at <= t) ?? null
  const snapshot = last?.now ?? null
  const hasPaid = life.paysSince !== null && life.paysSince <= t
  const invoices = life.invoices.filter(({ createdAt }) => createdAt <= t)
  const failed = failedAt(invoices, t, last?.at ?? 0, snapshot?.status ?? null)
  const cancelsAt = snapshot && (snapshot.cancelAt ?? (snapshot.cancelAtPeriodEnd ? snapshot.periodEnd : null))
  const rest = { snapshot, endReason: null, endedAt: null, pausedUntil: null, cancelsAt, failed, hasPaid }
  // The provider may report an earlier end afterwards.
  const end = life.snapshots.find(
    ({ at, now }) => endedStatuses.has(now.status) && Math.min(at, now.endedAt ?? at) <= t,
  )
  if (end)
    return {
      ...rest,
      state: 'ended',
      snapshot: end.now,
      endReason: endReasonOf(end.now, hasPaid),
      endedAt: end.now.endedAt ?? end.at,
      cancelsAt: null,
      failed: null,
    }
  if (snapshot?.status === 'paused' || isPaused(life, snapshot, t)) {
    const state = !hasPaid && snapshot?.status === 'paused' && snapshot.trialEnd !== null ? 'trial_over' : 'paused'
    return { ...rest, state, pausedUntil: snapshot?.pause?.until ?? null, failed: null }
  }
  return { ...rest, state: runningState(life, { t, since: last?.at ?? 0, snapshot, failed, hasPaid, cancelsAt }) }
}

type Running = Pick<StateAt, 'snapshot' | 'failed' | 'hasPaid' | 'cancelsAt'> & {
  readonly t: number
  readonly since: number
}

function runningState(life: Life, { t, since, snapshot, failed, hasPaid, cancelsAt }: Running): SubscriptionState {
  const isPaidSince = life.invoices.some(({ paidAt }) => paidAt !== null && paidAt >= since && paidAt <= t)
  const stated = snapshot?.status ?? (hasPaid ? 'active' : 'incomplete')
  const isSettled = (isUnpaid(stated) || stated === 'incomplete') && isPaidSince && failed === null
  const status = isSettled ? 'active' : stated
  if (status === 'incomplete') return 'incomplete'
  if (isUnpaid(status) || failed) return 'past_due'
  if (status === 'trialing' && !hasPaid)
    return t < (snapshot?.trialEnd ?? t + 1) ? 'trialing' : unpaidState(life, snapshot, t)
  if (status !== 'active' && status !== 'trialing') return 'other'
  if (!hasPaid) return unpaidState(life, snapshot, t)
  return cancelsAt === null ? 'active' : 'cancelling'
}

/** State without payment: free, if an invoice of zero came after the trial. */
function unpaidState(life: Life, snapshot: Snapshot | null, t: number): SubscriptionState {
  const since = snapshot?.trialEnd ?? 0
  const isFree = life.invoices.some(
    ({ paidAt, total, createdAt }) => paidAt !== null && paidAt <= t && total === 0 && createdAt >= since,
  )
  return isFree ? 'free' : 'first_charge_due'
}

/** A pause lasts until the provider ends it, or money arrives after its last day. */
function isPaused(life: Life, snapshot: Snapshot | null, t: number): boolean {
  if (!snapshot?.pause) return false
  const { until } = snapshot.pause
  if (until === null || t < until) return true
  return !life.invoices.some(({ paid, paidAt }) => paid > 0 && paidAt !== null && paidAt >= until && paidAt <= t)
}

function endReasonOf({ status, cancelReason, trialEnd, endedAt }: Snapshot, hasPaid: boolean): EndReason {
  if (status === 'incomplete_expired') return 'given_up'
  if (cancelReason === 'payment_disputed') return 'dispute'
  if (cancelReason === 'payment_failed') return 'unpaid'
  if (!hasPaid && trialEnd !== null && cancelReason === null && (endedAt ?? trialEnd) >= trialEnd) return 'trial_over'
  return 'cancelled'
}

/**
 * The open payment failure: from its first failure until it is paid, closed, or the provider reports the subscription
 * active. An unconfirmed first payment is none.
 */
function failedAt(invoices: readonly Invoice[], t: number, since: number, status: string | null): FailedPayment | null {
  const isFine = status === 'active' || status === 'trialing'
  const open = invoices.filter(
    ({ isFirst, paidAt, closedAt }) =>
      !isFirst && (paidAt === null || paidAt > t) && (closedAt === null || closedAt > t),
  )
  const tries = open
    .flatMap(({ failures }) => failures.filter(({ at }) => at <= t))
    .toSorted((a, b) => a.at - b.at || a.attempts - b.attempts)
  const [first] = tries as [FailedTry?]
  if (!first || (isFine && tries.at(-1)!.at < since)) return null
  return { since: first.at, nextTry: tries.at(-1)!.nextTry, tries: tries.length }
}

/**
 * Start of the owed period, after which revenue stops counting: the failure, else the first snapshot that reports it.
 */
export function owedSince(life: Life, t: number): number | null {
  const { failed, state } = stateAt(life, t)
  if (state !== 'past_due') return null
  const later = life.snapshots.filter(({ at }) => at <= t)
  const fine = later.findLastIndex(({ now }) => !isUnpaid(now.status))
  const stated = later[fine + 1]?.at ?? null
  const known = [failed?.since, stated].filter((moment) => typeof moment === 'number')
  return known.length > 0 ? Math.min(...known) : null
}

/** Days after a renewal was due until its silence is remarked on. */
const silentDays = 1

/** Since when news is missing: a renewal or an end was due then, and nothing came. */
export function silentSince(life: Life, t: number): number | null {
  const { state, snapshot, cancelsAt } = stateAt(life, t)
  if (snapshot === null || !['trialing', 'first_charge_due', 'active', 'free', 'cancelling'].includes(state))
    return null
  const due = cancelsAt ?? snapshot.periodEnd
  if (due === null || t < due + silentDays * dayMs) return null
  const news = Math.max(
    ...life.snapshots.map(({ at }) => at),
    ...life.invoices.map(({ createdAt, paidAt }) => paidAt ?? createdAt),
  )
  return news < due ? due : null
}
