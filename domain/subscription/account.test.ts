import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountOf } from './account.ts'
import { movementsOf, sumMovements } from './movements.ts'
import { silentSince, stateAt } from './state.ts'
import { stepsOf } from './steps.ts'
import {
  charge,
  dispute,
  factsOf,
  invoice,
  invoiceFailed,
  invoicePaid,
  invoicePayment,
  item,
  line,
  ours,
  refund,
  type Sent,
  seconds,
  sent,
  subscription,
} from './stripe.fixture.ts'

const account = (events: readonly Sent[]) => accountOf(factsOf(events), ours)
const at = (moment: string) => seconds(moment) * 1_000
const day = (moment: number) => new Date(moment).toISOString().slice(0, 10)
const stateOf = (events: readonly Sent[], moment: string) => stateAt(account(events).lives[0]!, at(moment))
/** Movements as `kind day amount`. */
const movements = (events: readonly Sent[]) =>
  movementsOf(account(events).lives.map((life) => stepsOf(life))).map(
    (one) => `${one.kind} ${day(one.at)} ${one.amount}`,
  )
const cash = (events: readonly Sent[]) => account(events).moves.map((one) => `${one.kind} ${day(one.at)} ${one.amount}`)

const trial = { trial_start: seconds('2026-11-02T12:00'), trial_end: seconds('2026-11-09T12:00') }
const trialing = { ...trial, status: 'trialing' }
const created = (id: string, start: string, fields: object = {}, price: object = {}) =>
  sent('customer.subscription.created', start, subscription(id, start, { ...fields }, price))
const updated = (
  id: string,
  moment: string,
  fields: object,
  previous: object,
  start = '2026-11-02T12:00',
  price: object = {},
) => sent('customer.subscription.updated', moment, subscription(id, start, { ...fields }, price), { ...previous })
const ended = (id: string, moment: string, fields: object = {}, start = '2026-11-02T12:00') =>
  sent(
    'customer.subscription.deleted',
    moment,
    subscription(id, start, { status: 'canceled', canceled_at: seconds(moment), ended_at: seconds(moment), ...fields }),
  )

/** A whole life: trial, failed first charge, refund, end and return. */
const wholeLife = (): readonly Sent[] => [
  created('rosa', '2026-11-02T12:00', trialing),
  invoicePaid('rosa 1', '2026-11-02T12:00', 0),
  sent('checkout.session.completed', '2026-11-02T12:00:01', {
    id: 'cs_rosa',
    object: 'checkout.session',
    mode: 'subscription',
    payment_status: 'no_payment_required',
    customer: 'cus_rosa',
    subscription: 'sub_rosa',
    client_reference_id: 'ref_rosa',
  }),
  sent('customer.subscription.trial_will_end', '2026-11-06T12:00', subscription('rosa', '2026-11-02T12:00', trialing)),
  updated('rosa', '2026-11-09T12:00', trial, { status: 'trialing' }),
  invoiceFailed('rosa 2', '2026-11-09T13:00', 8_995, 1, '2026-11-12T12:00', '2026-11-09T12:00'),
  updated('rosa', '2026-11-09T13:00', { ...trial, status: 'past_due' }, { status: 'active' }),
  invoiceFailed('rosa 2', '2026-11-12T12:00', 8_995, 2, '2026-11-15T12:00', '2026-11-09T12:00'),
  invoicePaid('rosa 2', '2026-11-13T12:00', 8_995, { created: seconds('2026-11-09T12:00') }),
  invoicePayment('rosa 2', 1, '2026-11-13T12:00', 8_995),
  charge('charge.succeeded', 'rosa 2', 1, '2026-11-13T12:00', 8_995),
  updated('rosa', '2026-11-13T12:00', trial, { status: 'past_due' }),
  refund('refund.created', 'a', 'rosa_2_1', '2026-11-14T09:00', 2_000, 'succeeded'),
  charge('charge.refunded', 'rosa 2', 1, '2026-11-14T09:00', 8_995, 2_000),
  updated('rosa', '2026-11-20T08:00', { ...trial, cancel_at: seconds('2026-12-09T12:00') }, { cancel_at: null }),
  ended('rosa', '2026-12-09T12:00', { ...trial, cancel_at: seconds('2026-12-09T12:00') }),
  { ...created('rosa', '2027-03-01T10:00', { id: 'sub_rosa2' }) },
  invoicePaid('rosa 3', '2027-03-01T10:00', 8_995, {
    parent: { type: 'subscription_details', subscription_details: { subscription: 'sub_rosa2' } },
  }),
]

describe('the final state from a set of events', () => {
  it('does not depend on their order and repetition (property)', () => {
    const events = wholeLife()
    const expected = JSON.stringify(account(events))
    const orders = fc.shuffledSubarray([...events, ...events], { minLength: events.length })
    fc.assert(
      fc.property(orders, (some) => {
        const missing = events.filter((event) => !some.includes(event))
        expect(JSON.stringify(account([...some, ...missing]))).toBe(expected)
      }),
      { numRuns: 60 },
    )
  })

  it('counts the whole life once: cash by day, one new, one lost, one returned', () => {
    expect(cash(wholeLife())).toEqual(['payment 2026-11-13 8995', 'refund 2026-11-14 -2000', 'payment 2027-03-01 8995'])
    expect(movements(wholeLife())).toEqual(['new 2026-11-13 8995', 'lost 2026-12-09 -8995', 'returned 2027-03-01 8995'])
  })

  it('orders snapshots of the same second by their previous values', () => {
    const events = [
      created('olga', '2026-11-02T09:00:05', { status: 'incomplete' }),
      updated('olga', '2026-11-02T09:00:05', {}, { status: 'incomplete' }, '2026-11-02T09:00:05'),
      invoicePaid('olga 1', '2026-11-02T09:00:05', 8_995),
    ]
    for (const order of [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]) {
      const some = order.map((index) => events[index]!)
      expect(stateOf(some, '2026-11-02T10:00').state).toBe('active')
      expect(account(some).lives[0]!.isUncertain).toBe(false)
    }
    // The paid invoice alone outweighs the snapshot of its own second.
    expect(stateOf([events[2]!, events[0]!], '2026-11-02T10:00').state).toBe('active')
  })

  it("is marked as uncertain if snapshots of the same second can't be ordered", () => {
    const one = updated('olga', '2026-11-05T09:00', { status: 'past_due' }, { status: 'active' })
    const other = updated('olga', '2026-11-05T09:00', {}, { status: 'past_due' })
    const before = created('olga', '2026-11-02T12:00')
    expect(account([before, one, other]).lives[0]!.isUncertain).toBe(false)
    expect(account([one, other]).lives[0]!.isUncertain).toBe(true)
  })

  it("counts an invoice's payment once, whatever events report it", () => {
    const paid = invoice('jan 1', '2026-11-02T09:00', 8_995)
    const events = [
      sent('invoice.paid', '2026-11-02T09:00', paid),
      sent('invoice.payment_succeeded', '2026-11-02T09:00', paid),
      sent('invoice.paid', '2026-11-02T09:00', paid),
      invoicePayment('jan 1', 1, '2026-11-02T09:00', 8_995),
      charge('charge.succeeded', 'jan 1', 1, '2026-11-02T09:00', 8_995),
    ]
    expect(cash(events)).toEqual(['payment 2026-11-02 8995'])
    // A part paid a day earlier counts on its day.
    const parts = [invoicePayment('jan 1', 1, '2026-11-01T09:00', 5_000), events[0]!]
    expect(cash(parts)).toEqual(['payment 2026-11-01 5000', 'payment 2026-11-02 3995'])
  })

  it('is the same from both shapes of the API', () => {
    const start = '2026-10-03T08:00'
    const renewed = '2026-11-03T08:00'
    const period = { current_period_start: seconds(renewed), current_period_end: seconds('2026-12-03T08:00') }
    const earlier = { current_period_start: seconds(start), current_period_end: seconds(renewed) }
    const { parent: _parent, lines: _lines, ...bare } = invoice('pavel 2', renewed, 8_995)
    const { price, ...entry } = item('pavel')
    const of = { interval: 'month', interval_count: 1 }
    const old = [
      updated('pavel', renewed, period, earlier, start),
      sent('invoice.paid', renewed, {
        ...bare,
        subscription: 'sub_pavel',
        charge: 'ch_pavel_2_1',
        payment_intent: 'pi_pavel_2_1',
        lines: {
          data: [
            {
              ...entry,
              amount: 8_995,
              type: 'subscription',
              proration: false,
              subscription: 'sub_pavel',
              subscription_item: 'si_pavel',
              period: { start: seconds(renewed), end: seconds('2026-12-03T08:00') },
              price: { ...price, recurring: of },
            },
          ],
        },
      }),
      { ...charge('charge.refunded', 'pavel 2', 1, '2026-11-04T08:00', 8_995, 1_000) },
    ]
    const recent = [
      updated(
        'pavel',
        renewed,
        { items: { data: [item('pavel', {}, [renewed, '2026-12-03T08:00'])] } },
        { items: { data: [earlier] } },
        start,
      ),
      invoicePaid('pavel 2', renewed, 8_995),
      invoicePayment('pavel 2', 1, renewed, 8_995),
      charge('charge.refunded', 'pavel 2', 1, '2026-11-04T08:00', 8_995, 1_000),
    ]
    for (const events of [old, recent]) {
      expect(stateOf(events, '2026-11-05T00:00')).toMatchObject({
        state: 'active',
        snapshot: { periodEnd: at('2026-12-03T08:00') },
      })
      expect(cash(events)).toEqual(['payment 2026-11-03 8995', 'refund 2026-11-04 -1000'])
      // A renewal is not a new customer: paid since its start.
      expect(movements(events)).toEqual(['new 2026-10-03 8995'])
    }
  })

  it('leaves a missing date unknown', () => {
    const events = [created('pavel', '2026-11-02T12:00')]
    expect(stateOf(events, '2026-11-03T00:00').snapshot?.periodEnd).toBeNull()
  })

  it('ignores other products, even next to ours', () => {
    const course = created('nora', '2026-11-02T12:00', {}, { product: 'prod_course', unit: 1_900 })
    expect(account([course, ended('nora', '2026-11-11T10:00')]).lives).toMatchObject([{ id: 'sub_nora' }])
    const ofCourse = {
      ...ended('nora', '2026-11-11T10:00').data.object,
      items: { data: [item('nora', { product: 'prod_course' })] },
    }
    expect(account([course, sent('customer.subscription.deleted', '2026-11-11T10:00', ofCourse)]).lives).toEqual([])
    const both = invoicePaid('nora 2', '2026-11-11T10:00', 10_895, {
      lines: [
        line('nora', '2026-11-11T10:00', 8_995),
        line('nora', '2026-11-11T10:00', 1_900, { product: 'prod_course' }),
      ],
    })
    expect(cash([both])).toEqual(['payment 2026-11-11 8995'])
  })

  it('gives the time since which a renewal is missing', () => {
    const events = [
      created('ole', '2026-11-02T12:00', {
        items: { data: [item('ole', {}, ['2026-11-02T12:00', '2026-12-02T12:00'])] },
      }),
      invoicePaid('ole 1', '2026-11-02T12:00', 8_995),
    ]
    const [life] = account(events).lives
    expect(silentSince(life!, at('2026-12-02T18:00'))).toBeNull()
    expect(silentSince(life!, at('2026-12-05T00:00'))).toBe(at('2026-12-02T12:00'))
    expect(
      silentSince(
        account([...events, invoicePaid('ole 2', '2026-12-02T13:00', 8_995)]).lives[0]!,
        at('2026-12-05T00:00'),
      ),
    ).toBeNull()
  })
})

describe('the state of a subscription', () => {
  it('includes a cancellation by its date alone, its revocation and repetition', () => {
    const start = '2026-09-10T07:00'
    const end = seconds('2026-12-10T07:00')
    const events = [
      updated('silvia', '2026-11-12T15:30', { cancel_at: end }, { cancel_at: null }, start),
      updated('silvia', '2026-11-14T15:30', {}, { cancel_at: end }, start),
      updated('silvia', '2026-11-21T15:30', { cancel_at: end }, { cancel_at: null }, start),
      ended('silvia', '2026-12-10T07:00', { cancel_at: end }, start),
    ]
    const states = ['2026-11-13T00:00', '2026-11-15T00:00', '2026-11-22T00:00', '2026-12-11T00:00']
    expect(states.map((moment) => stateOf(events, moment).state)).toEqual([
      'cancelling',
      'active',
      'cancelling',
      'ended',
    ])
    expect(account(events).firstPaidAt).toBeNull()
    expect(movements(events).filter((one) => one.startsWith('lost'))).toEqual(['lost 2026-12-10 -8995'])
  })

  it('is "first charge due" after a trial, then past due, and won by the first payment', () => {
    const states = ['2026-11-05T00:00', '2026-11-09T12:30', '2026-11-10T00:00', '2026-11-14T00:00']
    expect(states.map((moment) => stateOf(wholeLife(), moment).state)).toEqual([
      'trialing',
      'first_charge_due',
      'past_due',
      'active',
    ])
    expect(account(wholeLife()).firstPaidAt).toBe(at('2026-11-13T12:00'))
    // A trial ends on its day, even without an event.
    expect(stateOf([created('rosa', '2026-11-02T12:00', trialing)], '2026-11-09T12:01').state).toBe('first_charge_due')
  })

  it('counts nobody as lost who never paid', () => {
    const free = { ...trialing, items: { data: [item('tom')] } }
    const overs = [
      [created('tom', '2026-11-02T12:00', free), ended('tom', '2026-11-09T12:00', trial)],
      [
        created('tom', '2026-11-02T12:00', free),
        sent(
          'customer.subscription.paused',
          '2026-11-09T12:00',
          subscription('tom', '2026-11-02T12:00', { ...trial, status: 'paused' }),
        ),
      ],
      [
        created('tom', '2026-11-02T12:00', { status: 'incomplete' }),
        invoiceFailed('tom 1', '2026-11-02T12:00', 8_995, 1, null),
        updated(
          'tom',
          '2026-11-03T11:00',
          { status: 'incomplete_expired', ended_at: seconds('2026-11-03T11:00') },
          { status: 'incomplete', ended_at: null },
        ),
      ],
    ]
    const states = overs.map((events) => stateOf(events, '2026-11-20T00:00'))
    expect(states.map(({ state, endReason }) => [state, endReason])).toEqual([
      ['ended', 'trial_over'],
      ['trial_over', null],
      ['ended', 'given_up'],
    ])
    expect(states.map(({ failed }) => failed)).toEqual([null, null, null])
    expect(overs.flatMap(movements)).toEqual([])
  })

  it('is paused although the provider calls it active', () => {
    const start = '2026-08-05T06:00'
    const pause = { pause_collection: { behavior: 'void', resumes_at: seconds('2027-02-05T06:00') } }
    const events = [
      created('walid', start),
      invoicePaid('walid 1', start, 8_995),
      updated('walid', '2026-11-07T11:00', pause, { pause_collection: null }, start),
      sent('invoice.voided', '2026-12-05T07:00', {
        ...invoice('walid 5', '2026-12-05T06:00', 8_995),
        amount_paid: 0,
        status: 'void',
        status_transitions: {},
      }),
    ]
    expect(stateOf(events, '2026-12-06T00:00')).toMatchObject({
      state: 'paused',
      pausedUntil: at('2027-02-05T06:00'),
      failed: null,
    })
    const back = updated('walid', '2027-02-05T06:00', {}, { pause_collection: pause.pause_collection }, start)
    expect(movements([...events, back])).toEqual([
      'new 2026-08-05 8995',
      'paused 2026-11-07 -8995',
      'resumed 2027-02-05 8995',
    ])
    // Paused, ended, then a new subscription: lost once, and returned.
    const over = [...events, ended('walid', '2027-01-01T00:00', {}, start)]
    expect(movements(over)).toEqual(['new 2026-08-05 8995', 'paused 2026-11-07 -8995'])
  })

  it('has one failure episode from the first failure to the payment', () => {
    expect(stateOf(wholeLife(), '2026-11-12T13:00').failed).toEqual({
      since: at('2026-11-09T13:00'),
      nextTry: at('2026-11-15T12:00'),
      tries: 2,
    })
    expect(stateOf(wholeLife(), '2026-11-13T13:00').failed).toBeNull()
  })

  it('counts owed money for thirty days, then as lost, and as returned if paid', () => {
    const start = '2026-09-01T10:00'
    const events = [
      created('lea', start),
      invoicePaid('lea 1', start, 8_995),
      invoiceFailed('lea 2', '2026-10-01T11:00', 8_995, 1, null, '2026-10-01T10:00'),
      updated('lea', '2026-10-01T11:00', { status: 'past_due' }, { status: 'active' }, start),
      invoiceFailed('lea 3', '2026-11-01T11:00', 8_995, 1, null, '2026-11-01T10:00'),
    ]
    expect(movements(events)).toEqual(['new 2026-09-01 8995', 'lost 2026-10-31 -8995'])
    const paid = ['lea 2', 'lea 3'].map((name) =>
      invoicePaid(name, '2026-11-20T10:00', 8_995, { created: seconds('2026-10-01T10:00') }),
    )
    expect(movements([...events, ...paid])).toEqual([
      'new 2026-09-01 8995',
      'lost 2026-10-31 -8995',
      'returned 2026-11-20 8995',
    ])
    // Ended while it still counted: lost then, and once.
    expect(movements([...events, ended('lea', '2026-10-20T10:00', {}, start)])).toEqual([
      'new 2026-09-01 8995',
      'lost 2026-10-20 -8995',
    ])
  })

  it("moves the end of the trial with the provider's", () => {
    const later = seconds('2026-11-16T12:00')
    const events = [
      created('ria', '2026-11-02T12:00', trialing),
      updated('ria', '2026-11-08T12:00', { ...trialing, trial_end: later }, { trial_end: trial.trial_end }),
    ]
    expect(stateOf(events, '2026-11-10T12:00')).toMatchObject({
      state: 'trialing',
      snapshot: { trialEnd: later * 1_000 },
    })
  })

  it("shows an unknown state by the provider's name", () => {
    expect(stateOf([created('eva', '2026-11-02T12:00', { status: 'on_hold' })], '2026-11-03T00:00')).toMatchObject({
      state: 'other',
      snapshot: { status: 'on_hold' },
    })
  })
})

describe('a person with several subscriptions', () => {
  it('replaces one by another: new, more, less', () => {
    const second = { id: 'sub_yara2', items: { data: [item('yara2')] } }
    const events = [
      invoicePaid('yara 1', '2026-10-01T09:00', 8_995),
      created('yara', '2026-10-28T20:00', second),
      invoicePaid('yara 2', '2026-10-28T20:00', 8_995, {
        parent: { type: 'subscription_details', subscription_details: { subscription: 'sub_yara2' } },
      }),
      ended('yara', '2026-11-01T09:00', {}, '2026-10-01T09:00'),
    ]
    expect(movements(events)).toEqual(['new 2026-10-01 8995', 'more 2026-10-28 8995', 'less 2026-11-01 -8995'])
  })

  it('changes currency without leaving', () => {
    const steps = (currency: string, from: number, until: number | null) => [
      { at: from, monthly: 9_000, currency, isPause: false },
      ...(until === null ? [] : [{ at: until, monthly: 0, currency, isPause: false }]),
    ]
    const moved = movementsOf([steps('usd', 1, 3), steps('eur', 2, null)])
    expect(moved.map(({ kind, currency }) => `${kind} ${currency}`)).toEqual(['new usd', 'more eur', 'less usd'])
  })

  it('has movements that add up to the end, for any steps (property)', () => {
    const step = fc.record({ at: fc.nat(50), monthly: fc.nat(3), isPause: fc.boolean() })
    const book = fc.array(
      fc.record({ currency: fc.constantFrom('usd', 'eur'), steps: fc.array(step, { maxLength: 8 }) }),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(book, fc.nat(50), fc.nat(50), (subscriptions, a, b) => {
        const all = subscriptions.map(({ currency, steps }) => {
          const byMoment = new Map(steps.map((one) => [one.at, { ...one, currency }]))
          return [...byMoment.values()].toSorted((one, other) => one.at - other.at)
        })
        for (const currency of ['usd', 'eur']) {
          const own = movementsOf(all).filter((movement) => movement.currency === currency)
          const sums = sumMovements(own, Math.min(a, b), Math.max(a, b))
          const level =
            all.flat().length === 0
              ? 0
              : all
                  .filter(([first]) => first?.currency === currency)
                  .reduce((sum, steps) => sum + (steps.findLast((one) => one.at < Math.max(a, b))?.monthly ?? 0), 0)
          expect(sums.end).toBe(level)
          expect(sums.start + Object.values(sums.byKind).reduce((x, y) => x + y, 0)).toBe(sums.end)
        }
      }),
    )
  })
})

describe('cash and recurring revenue', () => {
  it('count each refund on its day, and a failed one back on its own', () => {
    const events = [
      invoicePaid('zoe 1', '2026-11-06T10:00', 8_995),
      invoicePayment('zoe 1', 1, '2026-11-06T10:00', 8_995),
      charge('charge.succeeded', 'zoe 1', 1, '2026-11-06T10:00', 8_995),
      refund('refund.created', 'a', 'zoe_1_1', '2026-11-07T10:00', 2_000, 'succeeded'),
      charge('charge.refunded', 'zoe 1', 1, '2026-11-07T10:00', 8_995, 2_000),
      refund('refund.created', 'b', 'zoe_1_1', '2026-11-08T10:00', 3_000, 'succeeded'),
      charge('charge.refunded', 'zoe 1', 1, '2026-11-08T10:00', 8_995, 5_000),
      refund('refund.failed', 'b', 'zoe_1_1', '2026-11-10T10:00', 3_000, 'failed', '2026-11-08T10:00'),
    ]
    expect(cash(events)).toEqual([
      'payment 2026-11-06 8995',
      'refund 2026-11-07 -2000',
      'refund 2026-11-08 -3000',
      'refund_failed 2026-11-10 3000',
    ])
    expect(movements(events)).toEqual(['new 2026-11-06 8995'])
    expect(stateOf(events, '2026-11-11T00:00').state).toBe('active')
    // If only the running total is known, it counts.
    expect(cash([...events.slice(0, 3), events[6]!])).toEqual(['payment 2026-11-06 8995', 'refund 2026-11-08 -5000'])
    // A pending refund has not moved.
    const waiting = refund('refund.created', 'c', 'zoe_1_1', '2026-11-08T10:00', 3_000, 'pending')
    expect(cash([...events.slice(0, 3), waiting])).toEqual(['payment 2026-11-06 8995'])
  })

  it('subtract a disputed payment once, and add it back if won', () => {
    const paid = [
      invoicePaid('adam 1', '2026-10-07T10:00', 8_995),
      invoicePayment('adam 1', 1, '2026-10-07T10:00', 8_995),
      charge('charge.succeeded', 'adam 1', 1, '2026-10-07T10:00', 8_995),
    ]
    const opened = ['charge.dispute.created', 'charge.dispute.funds_withdrawn'].map((type) =>
      dispute(type, 'adam_1_1', '2026-10-19T10:00', 'needs_response', [-8_995]),
    )
    const byDispute = ended(
      'adam',
      '2026-10-19T10:00',
      { cancellation_details: { reason: 'payment_disputed' } },
      '2026-10-07T10:00',
    )
    const lost = dispute('charge.dispute.closed', 'adam_1_1', '2026-11-16T10:00', 'lost', [-8_995], '2026-10-19T10:00')
    expect(cash([...paid, ...opened, byDispute, lost])).toEqual(['payment 2026-10-07 8995', 'dispute 2026-10-19 -8995'])
    expect(stateOf([...paid, ...opened, byDispute, lost], '2026-12-01T00:00')).toMatchObject({
      state: 'ended',
      endReason: 'dispute',
    })
    expect([[...opened], [...opened, lost], []].map((some) => account([...paid, ...some]).disputes)).toEqual([
      { open: 1, lost: 0 },
      { open: 0, lost: 1 },
      { open: 0, lost: 0 },
    ])
    const won = dispute(
      'charge.dispute.closed',
      'adam_1_1',
      '2026-11-16T10:00',
      'won',
      [-8_995, 8_995],
      '2026-10-19T10:00',
    )
    expect(cash([...paid, ...opened, won])).toEqual([
      'payment 2026-10-07 8995',
      'dispute 2026-10-19 -8995',
      'dispute_won 2026-11-16 8995',
    ])
    const inquiry = dispute('charge.dispute.created', 'adam_1_1', '2026-10-19T10:00', 'warning_needs_response', [])
    expect(cash([...paid, inquiry])).toEqual(['payment 2026-10-07 8995'])
    expect(account([...paid, inquiry]).disputes.open).toBe(0)
  })

  it.each([
    ['jpy', 13_400, 13_400],
    ['kwd', 27_500, 27_500],
    ['isk', 1_250_000, 12_500],
    ['ugx', 35_000_000, 350_000],
    ['usd', 8_995, 8_995],
  ])("read %s in the minor units of ISO 4217 and the provider's exceptions", (currency, stated, minor) => {
    const events = [invoicePaid('dana 1', '2026-11-08T10:00', stated, { currency })]
    expect(account(events).moves).toMatchObject([{ amount: minor, currency }])
    expect(movements(events)).toEqual([`new 2026-11-08 ${minor}`])
  })

  it.each([
    [{ interval: 'year' }, 89_900, 365, 7_492],
    [{ interval: 'week' }, 2_750, 7, 11_917],
    [{ interval: 'month', every: 3 }, 20_000, 91, 6_667],
    [{ interval: 'month', every: 6 }, 50_001, 184, 8_334],
    [{ interval: 'day' }, 300, 1, 9_125],
  ])('spread a payment for %j over months, rounded once', (rhythm, amount, days, monthly) => {
    const start = '2026-11-01T10:00'
    const paid = invoicePaid('kai 1', start, amount, { lines: [line('kai', start, amount, { days })] })
    expect(movements([paid])).toEqual([`new 2026-11-01 ${monthly}`])
    expect(movements([created('kai', start, {}, { unit: amount, ...rhythm }), paid])).toEqual([
      `new 2026-11-01 ${monthly}`,
    ])
  })

  it('apply a discount as long as the invoice has it', () => {
    const start = '2026-10-09T09:00'
    const events = [
      created('celia', start, { discounts: ['di_1'] }),
      invoicePaid('celia 1', start, 4_497, { lines: [line('celia', start, 8_995, { discount: 4_498 })] }),
      updated('celia', '2026-10-09T09:00:01', {}, { discounts: ['di_1'] }, start),
      invoicePaid('celia 2', '2026-11-09T10:00', 8_995),
    ]
    expect(movements(events)).toEqual(['new 2026-10-09 4497', 'more 2026-11-09 4498'])
    // A price that changes while the discount runs is discounted as well, once it is known how much that is.
    const dearer = updated(
      'celia',
      '2026-10-20T09:00',
      { discounts: ['di_1'] },
      { items: { data: [item('celia')] } },
      start,
      { unit: 14_995 },
    )
    expect(movements([...events.slice(0, 2), dearer])).toEqual(['new 2026-10-09 4497', 'more 2026-10-20 3000'])
  })

  it('exclude tax, added or included, and count no free user as won', () => {
    const start = '2026-11-09T10:00'
    const onTop = invoicePaid('mia 1', start, 9_445, {
      lines: [line('mia', start, 8_995, { tax: [{ amount: 450, tax_behavior: 'exclusive' }] })],
    })
    const inside = invoicePaid('mia 1', start, 8_995, {
      lines: [line('mia', start, 8_995, { tax: [{ amount: 428, tax_behavior: 'inclusive' }] })],
    })
    const ofInvoice = invoicePaid('mia 1', start, 8_995, { total_taxes: [{ amount: 428, tax_behavior: 'inclusive' }] })
    expect([onTop, inside, ofInvoice].flatMap((event) => movements([event]))).toEqual([
      'new 2026-11-09 8995',
      'new 2026-11-09 8567',
      'new 2026-11-09 8567',
    ])
    expect(cash([onTop])).toEqual(['payment 2026-11-09 9445'])
    const free = [
      created('mia', start, { discounts: ['di_1'] }),
      invoicePaid('mia 1', start, 0, { lines: [line('mia', start, 8_995, { discount: 8_995 })] }),
    ]
    expect(stateOf(free, '2026-11-20T00:00').state).toBe('free')
    expect([movements(free), cash(free), account(free).firstPaidAt]).toEqual([[], [], null])
  })

  it('count a new price from its change, without proration and one-time items', () => {
    const start = '2026-10-10T09:00'
    const events = [
      updated('boris', '2026-11-20T09:00', {}, { items: { data: [item('boris')] } }, start, { unit: 14_995 }),
      invoicePaid('boris 3', '2026-11-20T09:00', 4_000, {
        lines: [
          line('boris', '2026-11-20T09:00', -5_997, { proration: true, product: null }),
          line('boris', '2026-11-20T09:00', 9_997, { proration: true, product: null }),
        ],
      }),
      invoicePaid('boris 4', '2026-11-22T09:00', 25_000, { parent: null, lines: [], billing_reason: 'manual' }),
    ]
    expect(cash(events)).toEqual(['payment 2026-11-20 4000', 'payment 2026-11-22 25000'])
    expect(movements(events)).toEqual(['new 2026-10-10 8995', 'more 2026-11-20 6000'])
    // A late payment of an older invoice does not restore the old price.
    const late = invoicePaid('boris 2', '2026-11-25T09:00', 8_995, { created: seconds('2026-11-10T09:00') })
    expect(movements([...events, late])).toEqual(['new 2026-10-10 8995', 'more 2026-11-20 6000'])
  })

  it('count the whole price from a partial period on, and no one-time fee', () => {
    const start = '2026-10-20T09:00'
    const part = invoicePaid('udo 1', start, 3_600, { lines: [line('udo', start, 3_600, { proration: true })] })
    expect(movements([created('udo', start), part])).toEqual(['new 2026-10-20 8995'])
    const fee = invoicePaid('udo 1', start, 1_000, {
      lines: [line('udo', start, 1_000, { once: true }), line('udo', start, 0)],
    })
    const paid = account([created('udo', start, { ...trial, status: 'trialing' }), fee])
    expect([paid.firstPaidAt, movementsOf(paid.lives.map((life) => stepsOf(life)))]).toEqual([at(start), []])
  })

  it('ignore free time given to a paying customer', () => {
    const start = '2026-10-01T09:00'
    const more = { status: 'trialing', trial_end: seconds('2026-11-15T09:00') }
    const events = [
      created('gus', start),
      invoicePaid('gus 1', start, 8_995),
      updated('gus', '2026-11-01T09:00', more, { status: 'active', trial_end: null }, start),
      invoicePaid('gus 2', '2026-11-01T09:00', 0, { lines: [line('gus', '2026-11-01T09:00', 0)] }),
    ]
    expect(movements(events)).toEqual(['new 2026-10-01 8995'])
    expect(stateOf(events, '2026-11-05T00:00').state).toBe('active')
  })
})
