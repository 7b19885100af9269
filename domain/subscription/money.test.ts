import { describe, expect, it } from 'vitest'
import { accountOf } from './account.ts'
import { type HookEvent, readHookEvent } from './hook.ts'
import { movementsOf } from './movements.ts'
import { stateAt } from './state.ts'
import { stepsOf } from './steps.ts'
import {
  charge,
  dispute,
  factsOf,
  invoice,
  invoicePaid,
  invoicePayment,
  line,
  ours,
  refund,
  type Sent,
  seconds,
  sent,
  subscription,
} from './stripe.fixture.ts'

const account = (events: readonly Sent[]) => accountOf(factsOf(events), ours)
const day = (moment: number) => new Date(moment).toISOString().slice(0, 10)
const written = ({ moves }: ReturnType<typeof accountOf>) =>
  moves.map((one) => `${one.kind} ${day(one.at)} ${one.amount} ${one.currency}`)
const cash = (events: readonly Sent[]) => written(account(events))
const at = (moment: string) => seconds(moment) * 1_000

/** Something that is bought once, by a link, without an invoice. */
const purchase = (id: string, moment: string, amount: number, fields: Record<string, unknown> = {}) =>
  sent('checkout.session.completed', moment, {
    id: `cs_${id}`,
    object: 'checkout.session',
    mode: 'payment',
    payment_status: 'paid',
    customer: `cus_${id}`,
    payment_intent: `pi_${id}_9_1`,
    invoice: null,
    amount_total: amount,
    currency: 'usd',
    ...fields,
  })
const sold = (product: string, amount: number) => ({ amount_total: amount, price: { product } })

describe('a one-time purchase without an invoice', () => {
  const paying = [invoicePaid('ida 1', '2026-11-02T10:00', 8_995)]
  const bought = purchase('ida', '2026-11-05T10:00', 25_000)

  it('by a customer of ours is money, not recurring, and is reduced by its refunds', () => {
    const events = [
      ...paying,
      bought,
      charge('charge.succeeded', 'ida 9', 1, '2026-11-05T10:00', 25_000),
      refund('refund.created', 'x', 'ida_9_1', '2026-11-07T10:00', 5_000, 'succeeded'),
      charge('charge.refunded', 'ida 9', 1, '2026-11-07T10:00', 25_000, 5_000),
    ]
    const expected = ['payment 2026-11-02 8995 usd', 'payment 2026-11-05 25000 usd', 'refund 2026-11-07 -5000 usd']
    expect(cash(events)).toEqual(expected)
    expect(cash(events.toReversed())).toEqual(expected)
    expect(movementsOf(account(events).lives.map((life) => stepsOf(life)))).toMatchObject([{ amount: 8_995 }])
    expect(account(events).isUndecided).toBe(false)
  })

  it('by anybody else is marked and wins nobody, unless something says that it is ours', () => {
    expect(account([bought])).toMatchObject({ moves: [], firstPaidAt: null, isUndecided: true })
    const course = purchase('ida', '2026-11-05T10:00', 1_900, { line_items: { data: [sold('prod_course', 1_900)] } })
    expect(account([bought, course])).toMatchObject({ moves: [], isUndecided: false })
    expect(cash([...paying, course])).toEqual(['payment 2026-11-02 8995 usd'])
    const both = purchase('ida', '2026-11-05T10:00', 26_900, {
      line_items: { data: [sold('prod_course', 1_900), sold('prod_bot', 25_000)] },
    })
    expect(cash([both])).toEqual(['payment 2026-11-05 25000 usd'])
    const byLink = factsOf([purchase('ida', '2026-11-05T10:00', 25_000, { payment_link: 'plink_bot' })])
    expect(written(accountOf(byLink, { products: new Set(['prod_bot', 'plink_bot']) }))).toEqual([
      'payment 2026-11-05 25000 usd',
    ])
  })

  it('counts once paid, and by its invoice if there is one', () => {
    const waits = purchase('ida', '2026-11-05T10:00', 25_000, { payment_status: 'unpaid' })
    expect(cash([...paying, waits])).toHaveLength(1)
    const later = { ...bought, type: 'checkout.session.async_payment_succeeded', created: seconds('2026-11-08T10:00') }
    expect(cash([...paying, waits, later])).toContain('payment 2026-11-08 25000 usd')
    const invoiced = [
      purchase('ida', '2026-11-05T10:00', 25_000, { invoice: 'in_ida_9' }),
      invoicePaid('ida 9', '2026-11-05T10:00', 25_000, { parent: null }),
    ]
    expect(cash([...paying, ...invoiced])).toEqual(['payment 2026-11-02 8995 usd', 'payment 2026-11-05 25000 usd'])
  })
})

describe('refunds and disputes', () => {
  const paid = [
    invoicePaid('zoe 1', '2026-11-06T10:00', 8_995),
    invoicePayment('zoe 1', 1, '2026-11-06T10:00', 8_995),
    charge('charge.succeeded', 'zoe 1', 1, '2026-11-06T10:00', 8_995),
  ]
  const failed = refund('refund.failed', 'b', 'zoe_1_1', '2026-11-10T10:00', 3_000, 'failed', '2026-11-08T10:00')

  it('count a failed refund as out and back, even if only its failure and the running total are known', () => {
    const total = charge('charge.refunded', 'zoe 1', 1, '2026-11-08T10:00', 8_995, 5_000)
    const known = refund('refund.created', 'a', 'zoe_1_1', '2026-11-07T10:00', 2_000, 'succeeded')
    const expected = [
      'payment 2026-11-06 8995 usd',
      'refund 2026-11-07 -2000 usd',
      'refund 2026-11-08 -3000 usd',
      'refund_failed 2026-11-10 3000 usd',
    ]
    expect(cash([...paid, known, total, failed])).toEqual(expected)
    expect(cash([failed, total, known, ...paid])).toEqual(expected)
    expect(cash([...paid, failed])).toEqual(['payment 2026-11-06 8995 usd'])
  })

  it('add up running totals of several charges of one invoice', () => {
    const parts = [
      invoicePaid('tea 1', '2026-11-06T10:00', 8_995),
      ...[1, 2].flatMap((part) => {
        const amount = part === 1 ? 5_000 : 3_995
        return [
          invoicePayment('tea 1', part, '2026-11-06T10:00', amount),
          charge('charge.refunded', 'tea 1', part, `2026-11-0${6 + part}T10:00`, amount, 1_000),
        ]
      }),
    ]
    expect(cash(parts).filter((one) => one.startsWith('refund'))).toEqual(['refund 2026-11-08 -2000 usd'])
  })

  it('find their invoice by amount and day if nothing names it, and are marked if that is ambiguous', () => {
    const [invoiced, , charged] = paid
    const back = charge('charge.refunded', 'zoe 1', 1, '2026-11-08T10:00', 8_995, 2_000)
    const lost = dispute('charge.dispute.funds_withdrawn', 'zoe_1_1', '2026-11-20T10:00', 'needs_response', [-8_995])
    expect(cash([invoiced!, charged!, back, lost])).toEqual([
      'payment 2026-11-06 8995 usd',
      'refund 2026-11-08 -2000 usd',
      'dispute 2026-11-20 -8995 usd',
    ])
    const other = charge('charge.refunded', 'zoe 7', 1, '2026-11-08T10:00', 4_200, 4_200)
    expect(account([invoiced!, other])).toMatchObject({ moves: [{ amount: 8_995 }], isUndecided: true })
    expect(account([...paid, back]).isUndecided).toBe(false)
  })

  it('include a dispute whose balance is in another currency', () => {
    const taken = dispute('charge.dispute.created', 'zoe_1_1', '2026-11-20T10:00', 'needs_response', [])
    const inEuro = {
      ...taken,
      data: { object: { ...taken.data.object, balance_transactions: [{ amount: -8_301, currency: 'eur' }] } },
    }
    expect(cash([...paid, inEuro])).toContain('dispute 2026-11-20 -8995 usd')
    const prevented = dispute('charge.dispute.closed', 'zoe_1_1', '2026-11-20T10:00', 'prevented', [])
    expect(account([...paid, prevented]).disputes).toEqual({ open: 0, lost: 0 })
    expect(cash([...paid, prevented])).toHaveLength(1)
  })

  it('count only our share of a mixed invoice, including partial payments', () => {
    const both = [
      invoicePaid('nora 2', '2026-11-11T10:00', 10_895, {
        lines: [
          line('nora', '2026-11-11T10:00', 8_995),
          line('nora', '2026-11-11T10:00', 1_900, { product: 'prod_course' }),
        ],
      }),
      invoicePayment('nora 2', 1, '2026-11-11T10:00', 5_000),
      invoicePayment('nora 2', 2, '2026-11-12T10:00', 5_895),
    ]
    const sum = (events: readonly Sent[]) => account(events).moves.reduce((total, { amount }) => total + amount, 0)
    expect(account(both).moves).toHaveLength(2)
    expect(sum(both)).toBe(8_995)
    const back = [1, 2].map((part) =>
      charge(
        'charge.refunded',
        'nora 2',
        part,
        '2026-11-13T10:00',
        part === 1 ? 5_000 : 5_895,
        part === 1 ? 5_000 : 5_895,
      ),
    )
    expect(sum([...both, ...back])).toBe(0)
  })
})

describe('snapshots', () => {
  it('of the same second without relevant changes cause no uncertainty', () => {
    const moment = '2026-11-02T09:00:05'
    const snapshot = (status: string) => subscription('olga', moment, { status })
    const events = [
      sent('customer.subscription.created', moment, snapshot('incomplete')),
      sent('customer.subscription.updated', moment, snapshot('active'), { status: 'incomplete' }),
      sent('customer.subscription.updated', moment, snapshot('active'), { default_payment_method: null }),
    ]
    for (const order of [events, events.toReversed(), [events[2]!, events[0]!, events[1]!]]) {
      const [life] = account(order).lives
      expect(life!.isUncertain).toBe(false)
      expect(life!.snapshots.at(-1)!.now.status).toBe('active')
    }
  })

  it('may report an earlier end afterwards', () => {
    const start = '2026-10-01T09:00'
    const over = subscription('ben', start, { status: 'canceled', ended_at: seconds('2026-11-10T09:00') })
    const events = [
      sent('customer.subscription.created', start, subscription('ben', start)),
      invoicePaid('ben 1', start, 8_995),
      sent('customer.subscription.deleted', '2026-11-12T09:00', over),
    ]
    const [life] = account(events).lives
    expect(stateAt(life!, at('2026-11-11T00:00')).state).toBe('ended')
    expect(stepsOf(life!).map((step) => [day(step.at), step.monthly])).toEqual([
      ['2026-10-01', 8_995],
      ['2026-11-10', 0],
    ])
  })

  it('are reported missing if money arrives for an unknown subscription', () => {
    const unknown = invoice('ned 4', '2026-11-02T09:00', 8_995, { lines: [] })
    expect(account([sent('invoice.paid', '2026-11-02T09:00', unknown)])).toMatchObject({ moves: [], isUndecided: true })
  })
})

describe('a payment reported by another program', () => {
  const facts = (events: readonly HookEvent[]) => events.flatMap((event) => readHookEvent(event).facts)
  const hooked = (events: readonly HookEvent[]) => accountOf(facts(events), { products: new Set(['hook']) })
  const payment = (more: object = {}): HookEvent => ({
    type: 'payment',
    at: at('2026-11-02T09:00'),
    payment: {
      id: 'p-1',
      subscription: 's-1',
      customer: 'c-1',
      email: null,
      reference: null,
      status: 'paid',
      attempt: 0,
      nextTry: null,
      amount: 8_995,
      currency: 'usd',
      ...more,
    },
  })
  const monthly = (events: readonly HookEvent[]) =>
    movementsOf(hooked(events).lives.map((life) => stepsOf(life))).map(({ kind, amount }) => `${kind} ${amount}`)

  it('counts with or without a known subscription', () => {
    expect(written(hooked([payment()]))).toEqual(['payment 2026-11-02 8995 usd'])
    expect(monthly([payment()])).toEqual(['new 8995'])
    expect(written(hooked([payment({ subscription: null })]))).toEqual(['payment 2026-11-02 8995 usd'])
    expect(monthly([payment({ subscription: null })])).toEqual([])
    expect(hooked([payment({ subscription: null })]).isUndecided).toBe(false)
  })

  it("recurs at its price's interval, at the paid amount", () => {
    const yearly: HookEvent = {
      type: 'subscription',
      at: at('2026-11-02T09:00'),
      subscription: {
        id: 's-1',
        customer: 'c-1',
        email: null,
        reference: null,
        state: 'active',
        startedAt: at('2026-11-02T09:00'),
        trialEnd: null,
        periodEnd: null,
        cancelsAt: null,
        endedAt: null,
        pausedUntil: null,
        price: { amount: 89_900, currency: 'usd', interval: 'year', every: 1 },
      },
    }
    expect(monthly([yearly, payment({ amount: 89_900 })])).toEqual(['new 7492'])
    expect(monthly([yearly, payment({ amount: 44_950 })])).toEqual(['new 3746'])
  })

  it('is refunded once although the payment was reported elsewhere', () => {
    const back: HookEvent = {
      type: 'refund',
      at: at('2026-11-20T09:00'),
      refund: { id: 'r-1', payment: 'p-1', status: 'succeeded', amount: 2_000, currency: 'usd' },
    }
    expect(written(hooked([back, back]))).toEqual(['refund 2026-11-20 -2000 usd'])
    expect(written(hooked([payment(), back]))).toEqual(['payment 2026-11-02 8995 usd', 'refund 2026-11-20 -2000 usd'])
  })
})
