import type { Payer, Subscription } from '#contract/subscriptions.ts'
import { trialDay } from '#domain/subscription/trial.ts'
import type { Tone } from '#web/kit/Badge.tsx'
import type { StaffWords } from '#web/words/staff/en.ts'
import type { Format } from './format.ts'

type Words = StaffWords['customers']

/** A line about a subscription: its state, then what comes next. */
type SubscriptionLine = { readonly state: string; readonly tone: Tone; readonly next: readonly string[] }

const tones: Readonly<Record<Subscription['state'], Tone>> = {
  trialing: 'info',
  first_charge_due: 'info',
  active: 'success',
  free: 'neutral',
  past_due: 'danger',
  paused: 'warning',
  trial_over: 'neutral',
  cancelling: 'warning',
  incomplete: 'warning',
  ended: 'neutral',
  other: 'warning',
}

export function subscriptionLine(
  one: Subscription,
  words: Words,
  format: Format,
  zone: string,
  now: Date,
): SubscriptionLine {
  const on = (moment: string | null, text: (when: string) => string) =>
    moment === null ? [] : [text(format.date(moment))]
  const price = one.price && format.minor(one.price.amount, one.price.currency)
  const charged = (text: typeof words.firstCharge) => on(one.nextPaymentAt, text)
  const next: Readonly<Record<Subscription['state'], () => readonly string[]>> = {
    trialing: () => (one.cancelsAt ? on(one.cancelsAt, words.endsOn) : charged(words.firstCharge)),
    first_charge_due: () => [],
    active: () => charged((when) => words.nextPayment(price, when)),
    free: () => [],
    past_due: () => [...on(one.failedSince, words.failedSince), ...on(one.nextTry, words.nextTry)],
    paused: () => on(one.pausedUntil, words.pausedUntil),
    trial_over: () => [words.mayStillPay],
    cancelling: () => on(one.cancelsAt, words.endsOn),
    incomplete: () => [],
    ended: () => on(one.endedAt, words.endedOn),
    other: () => [],
  }
  const marks = [
    ...on(one.silentSince, words.silent),
    ...(one.isUncertain ? [words.uncertain] : []),
    ...(one.beganBefore ? [words.beganBefore] : []),
  ]
  return {
    state: stateText(one, words, format, zone, now),
    tone: tones[one.state],
    next: [...next[one.state](), ...marks],
  }
}

function stateText(one: Subscription, words: Words, format: Format, zone: string, now: Date): string {
  if (one.state === 'ended' && one.endReason) return words.endReasons[one.endReason]
  if (one.state === 'other' && one.status) return one.status
  if (one.state === 'trialing' && one.trialStart && one.trialEnd) {
    const trial = trialDay({ start: new Date(one.trialStart), end: new Date(one.trialEnd) }, now, zone)
    if (trial) return words.trialDay(format.number(trial.day), format.number(trial.of))
  }
  return words.subscription[one.state]
}

/** A payer's total payments, per currency. */
export function paidLines({ payments }: Payer, words: Words, format: Format): readonly string[] {
  const byCurrency = Map.groupBy(payments, ({ currency }) => currency)
  return [...byCurrency].map(([currency, moves]) => {
    const net = moves.reduce((sum, { amount }) => sum + amount, 0)
    const count = moves.filter(({ kind }) => kind === 'payment').length
    return words.total(format.minor(net, currency), count, format.number(count))
  })
}

/** Notes that need attention. */
export function payerNotes(payer: Payer, words: Words): readonly string[] {
  const hasPaid = payer.payments.some(({ kind }) => kind === 'payment')
  const byCurrency = Map.groupBy(payer.payments, ({ currency }) => currency)
  const isGone = [...byCurrency.values()].every((moves) => moves.reduce((sum, { amount }) => sum + amount, 0) <= 0)
  return [
    ...(payer.waits ? [words.waits[payer.waits]] : []),
    ...(payer.isErased ? [words.stillRuns] : []),
    ...(payer.openDisputes > 0 ? [words.dispute] : []),
    ...(payer.lostDisputes > 0 ? [words.disputeLost] : []),
    ...(payer.isUndecided ? [words.undecided] : []),
    ...(hasPaid && isGone && payer.lostDisputes === 0 && payer.openDisputes === 0 ? [words.refunded] : []),
  ]
}
