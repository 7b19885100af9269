import { z } from 'zod'
import { decimalSigns } from '#domain/basics/amount.ts'
import { isTimeZone } from '#domain/basics/calendar-day.ts'
import { limits } from '#domain/basics/text.ts'
import { dateOrders } from '#domain/import/file-dates.ts'
import { leadFields } from '#domain/leads/lead-fields.ts'
import { setupStatuses } from '#domain/setups/setups.ts'
import { paymentColumns } from '#domain/subscription/file/headings.ts'
import { setAsideReasons } from '#domain/subscription/file/read.ts'
import { checkoutOutcomes, matchedBys, waitingReasons } from '#domain/subscription/matching.ts'
import { moveKinds } from '#domain/subscription/move.ts'
import { movementKinds } from '#domain/subscription/movements.ts'
import { endReasons, subscriptionStates, trialFigures } from '#domain/subscription/state.ts'
import { cancellation } from './cancellations.ts'
import { filter, pageSize } from './query.ts'
import { routes } from './route.ts'
import { seenFields } from './seen.ts'
import { linkedLead, setup } from './setups.ts'
import { choice, id, moment, text } from './text.ts'

/** An amount in minor units of ISO 4217 and its currency. */
const money = z.strictObject({ amount: z.int(), currency: z.string() })

/** A subscription, combined from all its events. */
const subscription = z.strictObject({
  id: z.string(),
  state: choice(subscriptionStates),
  /** The provider's name for it. */
  status: z.string().nullable(),
  endReason: choice(endReasons).nullable(),
  startedAt: moment.nullable(),
  trialStart: moment.nullable(),
  trialEnd: moment.nullable(),
  /** Due date of the next payment; null if none or unknown. */
  nextPaymentAt: moment.nullable(),
  cancelsAt: moment.nullable(),
  endedAt: moment.nullable(),
  pausedUntil: moment.nullable(),
  failedSince: moment.nullable(),
  nextTry: moment.nullable(),
  /** Since when a report of a renewal is missing. */
  silentSince: moment.nullable(),
  /** Price of one period, and its length. */
  price: money.nullable(),
  rhythm: z.string().nullable(),
  /** Current monthly revenue. */
  monthly: money.nullable(),
  /** True if events of one second contradict one another. */
  isUncertain: z.boolean(),
  /** True if it was paid before the first report. */
  beganBefore: z.boolean(),
})
export type Subscription = z.output<typeof subscription>

const payment = z.strictObject({
  id: z.string(),
  kind: choice(moveKinds),
  at: moment,
  isDayUnknown: z.boolean(),
  amount: z.int(),
  currency: z.string(),
})
export type Payment = z.output<typeof payment>

/** Somebody who pays, with all that is known of it. */
const payer = z.strictObject({
  id,
  matchedBy: choice(matchedBys).nullable(),
  /** Why they are not matched; null if they are. */
  waits: choice(waitingReasons).nullable(),
  candidates: z.array(linkedLead),
  /** Addresses given when paying. */
  addresses: z.array(z.string()),
  firstPaidAt: moment.nullable(),
  /** True if the person was erased, though the subscription may continue. */
  isErased: z.boolean(),
  openDisputes: z.int(),
  lostDisputes: z.int(),
  /** True if some payment has an unknown purpose. */
  isUndecided: z.boolean(),
  subscriptions: z.array(subscription),
  /** Newest first. */
  payments: z.array(payment),
})
export type Payer = z.output<typeof payer>

/** A customer: setups, payments and cancellations. */
const customer = z.strictObject({
  /** From the lead, else from the other records. */
  id: z.string(),
  lead: linkedLead.nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** True if something waits for the team. */
  waits: z.boolean(),
  at: moment,
  payers: z.array(payer),
  setups: z.array(setup.pick({ id: true, status: true, createdAt: true, processedAt: true })),
  cancellations: z.array(cancellation.pick({ id: true, kind: true, receivedAt: true, handledAt: true })),
})
export type Customer = z.output<typeof customer>

const movementSums = z.strictObject({
  currency: z.string(),
  start: z.int(),
  end: z.int(),
  ...Object.fromEntries(movementKinds.map((kind) => [kind, z.int()])),
} as { currency: z.ZodString; start: z.ZodInt; end: z.ZodInt } & Record<(typeof movementKinds)[number], z.ZodInt>)

const timeZone = text(60).refine(isTimeZone, 'invalid_choice')
const day = z.iso.date('invalid_date')
const read = { access: { staff: 'setup.read' }, limit: { max: 1200, windowSeconds: 60 } } as const
const signed = {
  method: 'POST',
  access: 'public',
  limit: { max: 6_000, windowSeconds: 60 },
  upload: { maxBytes: 1_048_576, isSigned: true },
  response: z.strictObject({ received: z.literal(true) }),
  errors: ['not_found'],
} as const

export const subscriptionRoutes = routes({
  receiveStripeEvent: {
    ...signed,
    path: '/api/checkout/stripe',
    summary: 'Webhook of Stripe: takes events signed with STRIPE_WEBHOOK_SECRET, each once',
  },
  receivePaymentEvent: {
    ...signed,
    path: '/api/checkout/events',
    summary:
      'Webhook for any other provider: `{ type: subscription | payment | refund, at, … }` (contract/payment-hook), signed with PAYMENTS_WEBHOOK_SECRET as our own webhooks are, each `webhook-id` once',
    errors: ['not_found', 'unprocessable'],
  },
  listCustomers: {
    method: 'GET',
    path: '/api/customers',
    summary:
      'Customers, each person once with setups, subscriptions, payments and cancellations; what waits comes first. A figure of readMoney is named by `movement`, `month` and `currency`; by `day` and `currency`; by `trial`, `from` and `to`, with `source`, `language` or `variant`; or by `started`, with `goneBy`',
    ...read,
    query: z.strictObject({
      state: filter(z.enum(['waiting', 'paying', 'trial', 'left'], 'invalid_choice')),
      /** A part of a name or an address, billing addresses included. */
      q: filter(text(limits.name)),
      /** Behind a figure of the monthly amount: by movement in a month, or paying at its start or end. */
      movement: filter(z.enum(['start', ...movementKinds, 'end'], 'invalid_choice')),
      month: filter(day),
      /** With cash movements on a day. */
      day: filter(day),
      currency: filter(z.string().regex(/^[a-z]{3}$/, 'invalid')),
      /** Leads whose trial ended in a period, all or by outcome, by source of their leads. */
      trial: filter(choice(trialFigures)),
      from: filter(day),
      to: filter(day),
      source: filter(text(leadFields.leadSource.limit)),
      language: filter(text(leadFields.leadSource.limit)),
      variant: filter(choice(['a', 'b'])),
      /** People who first paid in a month, or those of them who had left by the end of another. */
      started: filter(day),
      goneBy: filter(day),
      limit: pageSize,
      cursor: filter(text(400)),
    }),
    response: z.strictObject({ data: z.array(customer), nextCursor: z.string().nullable() }),
    showsLeads: true,
  },
  readLeadPayments: {
    method: 'GET',
    path: '/api/leads/{id}/subscriptions',
    summary: 'Subscriptions, payments and the account setup of a lead',
    access: { staff: 'lead.read' },
    limit: { max: 1200, windowSeconds: 60 },
    params: z.strictObject({ id }),
    response: z.strictObject({
      payers: z.array(payer),
      /** The newest account setup that came from one of their email addresses; null: none. */
      setup: z
        .strictObject({ id, status: choice(setupStatuses), createdAt: moment, processedAt: moment.nullable() })
        .nullable(),
    }),
  },
  addCheckoutLink: {
    method: 'POST',
    path: '/api/leads/{id}/checkout-link',
    summary: 'Link to the checkout that proves whose a payment is',
    access: { staff: 'lead.write' },
    limit: { max: 120, windowSeconds: 60 },
    params: z.strictObject({ id }),
    response: z.strictObject({ reference: z.string(), url: z.string().nullable() }),
    status: 201,
  },
  matchPayer: {
    method: 'POST',
    path: '/api/payers/{id}/match',
    summary: 'Say whose a payment is, or that nobody knows',
    access: { staff: 'setup.write' },
    limit: { max: 600, windowSeconds: 60 },
    params: z.strictObject({ id }),
    body: z.strictObject({ leadId: id.nullable(), seen: seenFields({ leadId: id.nullable() }) }),
    response: payer,
    errors: ['conflict'],
  },
  readMoney: {
    method: 'GET',
    path: '/api/analytics/money',
    summary:
      'Money that moved by day, and monthly recurring revenue with its movements by month, each currency apart; trials that were paid for, who stays, and leads by the day they were won',
    access: { staff: 'analytics.read' },
    limit: { max: 120, windowSeconds: 60 },
    query: z.strictObject({ from: filter(day), to: filter(day) }),
    response: z.strictObject({
      timeZone: z.string(),
      cash: z.array(
        z.strictObject({
          day,
          currency: z.string(),
          paid: z.int(),
          refunded: z.int(),
          disputed: z.int(),
          isLate: z.boolean(),
        }),
      ),
      months: z.array(z.strictObject({ month: day, sums: z.array(movementSums), late: z.int() })),
      /** Trials that ended in the period, by source of their leads; `by` all has the sums. */
      trials: z.array(
        z.strictObject({
          by: choice(['all', 'source', 'language', 'variant']),
          value: z.string(),
          over: z.int(),
          paid: z.int(),
          /** Over, neither paid nor given up. */
          due: z.int(),
        }),
      ),
      /** By month of the first payment: number who had not left by the end of each later month. */
      starts: z.array(z.strictObject({ month: day, started: z.int(), kept: z.array(z.int()) })),
      /** By the month of conversion; intended deposits in US dollars. */
      won: z.array(z.strictObject({ month: day, leads: z.int(), deposits: z.int(), paid: z.array(money) })),
    }),
  },
  importPayments: {
    method: 'POST',
    path: '/api/payments/import',
    summary:
      'Read a file of payments (CSV) of any provider and say what each row comes to; `commit` imports it. It sets off no rule unless `rules` is true',
    access: { staff: 'import' },
    limit: { max: 60, windowSeconds: 300 },
    upload: { maxBytes: 5_242_880 },
    query: z.strictObject({
      name: text(200, 1),
      order: filter(z.enum(dateOrders, 'invalid_choice')),
      decimal: filter(z.enum(decimalSigns, 'invalid_choice')),
      /** Time zone of times without one; default: the team's. */
      zone: filter(timeZone),
      /** Treatment of rows without an id that equal a known payment: skip, or add. */
      doubtful: filter(z.enum(['skip', 'add'], 'invalid_choice')),
      rules: filter(z.enum(['true', 'false'], 'invalid_choice')),
      commit: filter(z.enum(['true', 'false'], 'invalid_choice')),
    }),
    response: z.strictObject({
      /** Null if nothing was imported. */
      id: id.nullable(),
      missing: z.array(choice(paymentColumns)),
      doubtfulDate: z.string().nullable(),
      doubtfulAmount: z.string().nullable(),
      counts: z.strictObject({
        taken: z.int(),
        known: z.int(),
        doubtful: z.int(),
        no_money: z.int(),
        set_aside: z.int(),
      }),
      rows: z.array(
        z.strictObject({
          line: z.int(),
          outcome: choice(['taken', 'known', 'doubtful', 'no_money', 'set_aside']),
          reason: choice(setAsideReasons).nullable(),
          isRefund: z.boolean(),
          /** The address in the file. */
          payer: z.string().nullable(),
          at: moment.nullable(),
          amount: z.int().nullable(),
          currency: z.string().nullable(),
        }),
      ),
    }),
  },
  listPaymentImports: {
    method: 'GET',
    path: '/api/payments/imports',
    summary: 'Files of payments that were imported, newest first',
    access: { staff: 'import' },
    limit: { max: 120, windowSeconds: 60 },
    response: z.strictObject({
      data: z.array(
        z.strictObject({
          id,
          fileName: z.string(),
          payments: z.int(),
          refunds: z.int(),
          createdBy: z.string(),
          createdAt: moment,
          undoneAt: moment.nullable(),
        }),
      ),
    }),
  },
  undoPaymentImport: {
    method: 'POST',
    path: '/api/payments/imports/{id}/undo',
    summary: 'Undo an import of payments: its own lines no longer count; what others report stays',
    access: { staff: 'import' },
    limit: { max: 60, windowSeconds: 300 },
    params: z.strictObject({ id }),
  },
  readCheckoutSetup: {
    method: 'GET',
    path: '/api/checkout/setup',
    summary: 'How the checkout is connected: events to switch on, and what came of them',
    access: { staff: 'settings.read' },
    limit: { max: 120, windowSeconds: 60 },
    response: z.strictObject({
      isConnected: z.boolean(),
      /** True if open questions are looked up at Stripe. */
      asks: z.boolean(),
      address: z.string(),
      eventTypes: z.array(z.string()),
      lastEventAt: moment.nullable(),
      recent: z.array(
        z.strictObject({
          id: z.string(),
          type: z.string(),
          at: moment,
          receivedAt: moment,
          outcome: choice(checkoutOutcomes),
        }),
      ),
    }),
  },
})
