import type { MoveKind } from './move.ts'
import type { MovementKind } from './movements.ts'
import { charge, dispute, invoice, item, line, refund, type Sent, sent, subscription } from './stripe.fixture.ts'

/** A number from 0 up to 1, the same for the same seed. */
export function dice(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let n = Math.imul(state ^ (state >>> 15), 1 | state)
    n = (n + Math.imul(n ^ (n >>> 7), 61 | n)) ^ n
    return ((n ^ (n >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Expected results of a payer's events, recorded while generating them, not computed from them. */
type Truth = {
  readonly cash: { readonly at: number; readonly kind: MoveKind; readonly amount: number; readonly currency: string }[]
  readonly movements: {
    readonly at: number
    readonly kind: MovementKind
    readonly amount: number
    readonly currency: string
  }[]
}
export type MadeUp = { readonly events: readonly Sent[]; readonly truth: Truth }

const dayMs = 86_400_000
const hourMs = 3_600_000
/** To the second, like the dates in test events. */
const text = (moment: number) => new Date(moment).toISOString().slice(0, 19)
const inSeconds = (moment: number) => Math.floor(moment / 1_000)

/** Currencies: monthly price in Stripe's units, and units per minor unit of ISO 4217. */
const tariffs = [
  { currency: 'usd', unit: 8_995, per: 1 },
  { currency: 'jpy', unit: 13_400, per: 1 },
  { currency: 'kwd', unit: 27_500, per: 1 },
  { currency: 'isk', unit: 1_250_000, per: 100 },
  { currency: 'eur', unit: 7_900, per: 1 },
] as const

/** A payer with random months in a period. */
class Payer {
  readonly #name: string
  readonly #roll: () => number
  readonly #events: Sent[] = []
  readonly #truth: Truth = { cash: [], movements: [] }
  readonly #tariff: (typeof tariffs)[number]
  #invoices = 0
  #monthly = 0
  #unit: number
  #id: string

  constructor(name: string, roll: () => number) {
    this.#name = name
    this.#roll = roll
    this.#tariff = tariffs[Math.floor(roll() * roll() * tariffs.length)]!
    this.#unit = this.#tariff.unit
    this.#id = name
  }

  live(from: number, until: number): MadeUp {
    let at = from
    for (let turn = 0; at < until; turn++) {
      this.#id = turn === 0 ? this.#name : `${this.#name}x${turn}`
      const end = this.#subscribe(at, until)
      if (end === null || this.#roll() < 0.6) break
      at = end + Math.floor(20 + this.#roll() * 90) * dayMs
    }
    return { events: this.#events, truth: this.#truth }
  }

  /** One subscription; returns its end, or null if it continues. */
  #subscribe(start: number, until: number): number | null {
    const hasTrial = this.#roll() < 0.5
    const trialEnd = hasTrial ? start + 7 * dayMs : null
    this.#unit = this.#tariff.unit
    this.#send(
      'customer.subscription.created',
      start,
      this.#snapshot(start, trialEnd, { status: hasTrial ? 'trialing' : 'active' }),
    )
    if (hasTrial) {
      this.#paid(start, 0, { hasCash: false })
      if (this.#roll() < 0.3) return this.#end(trialEnd!, start, trialEnd, null)
      this.#send('customer.subscription.updated', trialEnd!, this.#snapshot(start, trialEnd), { status: 'trialing' })
    }
    let due = trialEnd ?? start
    for (let month = 0; due < until; month++) {
      const isHalf = month === 0 && this.#roll() < 0.15
      const amount = isHalf ? Math.floor(this.#unit / 2 / this.#tariff.per) * this.#tariff.per : this.#unit
      const luck = this.#roll()
      if (luck < 0.06) {
        this.#failed(due + hourMs, amount, 1)
        this.#send(
          'customer.subscription.updated',
          due + hourMs,
          this.#snapshot(start, trialEnd, { status: 'past_due' }),
          { status: 'active' },
        )
        if (luck < 0.02) {
          // Its invoice is never paid.
          this.#invoices += 1
          return this.#end(due + 20 * dayMs, start, trialEnd, 'payment_failed')
        }
        this.#paid(due + 3 * dayMs, amount, { created: due })
        this.#send('customer.subscription.updated', due + 3 * dayMs, this.#snapshot(start, trialEnd), {
          status: 'past_due',
        })
      } else this.#paid(due, amount, {})
      const paidAt = luck < 0.06 ? due + 3 * dayMs : due
      this.#level(paidAt, amount, false)
      this.#returned(paidAt, amount)
      const next = this.#roll()
      if (next < 0.02) {
        this.#dispute(paidAt + 5 * dayMs, amount)
        return this.#end(paidAt + 5 * dayMs, start, trialEnd, 'payment_disputed')
      }
      if (next < 0.1) {
        const cancelAt = due + 30 * dayMs
        this.#send(
          'customer.subscription.updated',
          due + 9 * dayMs,
          this.#snapshot(start, trialEnd, { cancel_at: inSeconds(cancelAt) }),
          { cancel_at: null },
        )
        return this.#end(cancelAt, start, trialEnd, 'cancellation_requested')
      }
      if (next < 0.13 && !isHalf) this.#dearer(due + 12 * dayMs, start, trialEnd)
      else if (next < 0.16 && !isHalf) due = this.#pause(due + 6 * dayMs, start, trialEnd)
      due += 30 * dayMs
    }
    return null
  }

  #send(type: string, at: number, object: Record<string, unknown>, previous?: Record<string, unknown>): void {
    this.#events.push(sent(type, text(at), object, previous))
  }

  #snapshot(start: number, trialEnd: number | null, fields: Record<string, unknown> = {}) {
    const price = { unit: this.#unit, currency: this.#tariff.currency }
    return subscription(
      this.#id,
      text(start),
      {
        customer: `cus_${this.#name}`,
        trial_start: trialEnd && inSeconds(start),
        trial_end: trialEnd && inSeconds(trialEnd),
        ...fields,
      },
      price,
    )
  }

  #invoice(at: number, amount: number, fields: Record<string, unknown>, lines?: readonly object[]) {
    const of = {
      parent: { type: 'subscription_details', subscription_details: { subscription: `sub_${this.#id}` } },
      currency: this.#tariff.currency,
      lines: lines ?? [{ ...line(this.#id, text(at), amount), parent: this.#parent(false) }],
      ...fields,
    }
    return invoice(`${this.#name} ${this.#invoices + 1}`, text(at), amount, of)
  }

  #parent(isProration: boolean) {
    const details = { proration: isProration, subscription: `sub_${this.#id}`, subscription_item: `si_${this.#id}` }
    return { type: 'subscription_item_details', subscription_item_details: details }
  }

  #paid(
    at: number,
    amount: number,
    { created = at, lines, hasCash = true }: { created?: number; lines?: readonly object[]; hasCash?: boolean },
  ): void {
    const object = this.#invoice(created, amount, { status_transitions: { paid_at: inSeconds(at) } }, lines)
    this.#send('invoice.paid', at, object)
    this.#invoices += 1
    if (!hasCash) return
    const key = `${this.#name}_${this.#invoices}`
    this.#send('invoice_payment.paid', at, {
      id: `inpay_${key}_1`,
      object: 'invoice_payment',
      invoice: `in_${key}`,
      amount_paid: amount,
      currency: this.#tariff.currency,
      status: 'paid',
      status_transitions: { paid_at: inSeconds(at) },
      payment: { type: 'payment_intent', payment_intent: `pi_${key}_1` },
    })
    this.#cash(at, 'payment', amount)
  }

  #failed(at: number, amount: number, tries: number): void {
    const object = this.#invoice(at - hourMs, amount, {
      status: 'open',
      amount_paid: 0,
      attempt_count: tries,
      status_transitions: { paid_at: null },
    })
    this.#send('invoice.payment_failed', at, object)
  }

  #key(): string {
    return `${this.#name} ${this.#invoices}`
  }

  /** Sometimes refunds a part, or all; sometimes that fails. */
  #returned(at: number, amount: number): void {
    const luck = this.#roll()
    if (luck > 0.08) return
    const part = luck < 0.03 ? amount : Math.floor(amount / 3 / this.#tariff.per) * this.#tariff.per
    const when = at + 2 * dayMs
    const of = `${this.#name}_${this.#invoices}_1`
    const { currency } = this.#tariff
    const made = (one: Sent): Sent => ({ ...one, data: { ...one.data, object: { ...one.data.object, currency } } })
    this.#events.push(made(refund('refund.created', of, of, text(when), part, 'succeeded')))
    this.#events.push(made(charge('charge.refunded', this.#key(), 1, text(when), amount, part)))
    this.#cash(when, 'refund', -part)
    if (luck > 0.015) return
    this.#events.push(made(refund('refund.failed', of, of, text(when + 3 * dayMs), part, 'failed', text(when))))
    this.#cash(when + 3 * dayMs, 'refund_failed', part)
  }

  #dispute(at: number, amount: number): void {
    const of = `${this.#name}_${this.#invoices}_1`
    const { currency } = this.#tariff
    for (const [type, when, status] of [
      ['charge.dispute.created', at, 'needs_response'],
      ['charge.dispute.closed', at + 20 * dayMs, 'lost'],
    ] as const) {
      const one = dispute(type, of, text(when), status, [], text(at))
      const object = { ...one.data.object, amount, currency, balance_transactions: [{ amount: -amount, currency }] }
      this.#events.push({ ...one, data: { object } })
    }
    this.#cash(at, 'dispute', -amount)
  }

  /** A new price, prorated at once. */
  #dearer(at: number, start: number, trialEnd: number | null): void {
    const before = item(this.#id, { unit: this.#unit, currency: this.#tariff.currency })
    const old = this.#unit
    this.#unit = old + this.#tariff.per * 6_000
    this.#send('customer.subscription.updated', at, this.#snapshot(start, trialEnd), { items: { data: [before] } })
    const part = (amount: number) => ({
      ...line(this.#id, text(at), amount, { product: null }),
      parent: this.#parent(true),
    })
    const rest = this.#tariff.per * 3_600
    this.#paid(at, rest, { lines: [part(-this.#tariff.per * 1_000), part(rest + this.#tariff.per * 1_000)] })
    this.#level(at, this.#unit, false)
  }

  /** Two months without charges; returns when months continue. */
  #pause(at: number, start: number, trialEnd: number | null): number {
    const pause = { behavior: 'void', resumes_at: inSeconds(at + 60 * dayMs) }
    this.#send('customer.subscription.updated', at, this.#snapshot(start, trialEnd, { pause_collection: pause }), {
      pause_collection: null,
    })
    const level = this.#monthly
    this.#level(at, 0, true)
    this.#send('customer.subscription.updated', at + 60 * dayMs, this.#snapshot(start, trialEnd), {
      pause_collection: pause,
    })
    this.#to(at + 60 * dayMs, level, true)
    return at + 60 * dayMs
  }

  #end(at: number, start: number, trialEnd: number | null, reason: string | null): number {
    const over = {
      status: 'canceled',
      canceled_at: inSeconds(at),
      ended_at: inSeconds(at),
      cancellation_details: { reason },
    }
    this.#send('customer.subscription.deleted', at, this.#snapshot(start, trialEnd, over))
    this.#level(at, 0, false)
    return at
  }

  #cash(at: number, kind: MoveKind, amount: number): void {
    this.#truth.cash.push({ at, kind, amount: amount / this.#tariff.per, currency: this.#tariff.currency })
  }

  #level(at: number, amount: number, isPause: boolean): void {
    this.#to(at, amount / this.#tariff.per, isPause)
  }

  #to(at: number, monthly: number, isPause: boolean): void {
    const change = monthly - this.#monthly
    if (change === 0) return
    const rises = this.#monthly > 0 ? 'more' : this.#truth.movements.length === 0 ? 'new' : 'returned'
    const kind = change > 0 ? (isPause ? 'resumed' : rises) : isPause ? 'paused' : monthly > 0 ? 'less' : 'lost'
    this.#truth.movements.push({ at, kind, amount: change, currency: this.#tariff.currency })
    this.#monthly = monthly
  }
}

/** Payers of a year, generated with a seed each. */
export function yearOf(count: number, { from, until, seed }: { from: number; until: number; seed: number }): MadeUp[] {
  return Array.from({ length: count }, (_, i) => {
    const roll = dice(seed + i)
    const start = from + Math.floor(roll() * ((until - from) / hourMs)) * hourMs
    return new Payer(`y${i}`, roll).live(start, until)
  })
}
