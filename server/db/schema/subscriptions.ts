import type { Fact } from '#domain/subscription/facts.ts'
import type { MoveKind } from '#domain/subscription/moves.ts'
import type { EndReason, SubscriptionState } from '#domain/subscription/state.ts'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  unique,
  uuid,
} from '#server/db/drizzle.ts'
import { createdAt, moment } from './columns.ts'
import { leads } from './leads.ts'

/** Signed events of checkouts, each once: what happened to it here, and nothing of what it says. */
export const checkoutEvents = pgTable(
  'checkout_events',
  {
    provider: text('provider').notNull(),
    id: text('id').notNull(),
    type: text('type').notNull(),
    at: moment('at').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
    /** `domain/subscription/matching` checkoutOutcomes. */
    outcome: text('outcome').notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.id] }), index('checkout_events_received').on(t.receivedAt)],
)

/** What events state, as far as it is kept: the database refuses to change or delete a line. No personal data is in it. */
export const subscriptionLedger = pgTable(
  'subscription_ledger',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    /** Which of several facts of one event. */
    part: integer('part').notNull(),
    /** The id by which its payer is found. */
    ref: text('ref').notNull(),
    kind: text('kind').notNull(),
    at: moment('at').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
    fact: jsonb('fact').$type<Fact>().notNull(),
  },
  (t) => [
    unique('subscription_ledger_event').on(t.provider, t.eventId, t.part),
    index('subscription_ledger_ref').on(t.ref),
  ],
)

/** Payers as the provider knows them; their addresses are billing addresses only. */
export const payers = pgTable(
  'payers',
  {
    id: uuid('id').primaryKey(),
    /** The lead they are matched to; of a merged one the lead that stayed counts. */
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'set null' }),
    /** reference, email or hand; null while they wait. */
    matchedBy: text('matched_by'),
    matchedAt: moment('matched_at'),
    /** What the link carried by which they came. */
    reference: text('reference'),
    /** When their first money above zero for our product arrived; null for none. */
    firstPaidAt: moment('first_paid_at'),
    /** The stage that their first money moved the lead from, and the lead; null where it moved none. */
    wonFrom: text('won_from'),
    wonLeadId: uuid('won_lead_id'),
    /** Since when their person is erased: nothing leads back to them any more. */
    erasedAt: moment('erased_at'),
    openDisputes: integer('open_disputes').notNull().default(0),
    lostDisputes: integer('lost_disputes').notNull().default(0),
    /** Money came of which nothing says what it was for. */
    isUndecided: boolean('is_undecided').notNull().default(false),
    /** Whether anything of ours is known of them. */
    isOurs: boolean('is_ours').notNull().default(false),
    /** When time alone changes something next. */
    dueAt: moment('due_at'),
    /** When the provider was last asked what its events leave open. */
    askedAt: moment('asked_at'),
    createdAt: createdAt(),
    newsAt: moment('news_at').notNull().defaultNow(),
  },
  (t) => [index('payers_lead').on(t.leadId), index('payers_due').on(t.dueAt), index('payers_news').on(t.newsAt, t.id)],
)

/** Ids of the provider that belong to a payer: customers, subscriptions, invoices, payments. */
export const payerRefs = pgTable(
  'payer_refs',
  {
    ref: text('ref').primaryKey(),
    payerId: uuid('payer_id')
      .notNull()
      .references(() => payers.id, { onDelete: 'cascade' }),
  },
  (t) => [index('payer_refs_payer').on(t.payerId)],
)

/** Addresses that a payer gave when paying: found by them, and nothing else follows from them. */
export const billingAddresses = pgTable(
  'billing_addresses',
  {
    payerId: uuid('payer_id')
      .notNull()
      .references(() => payers.id, { onDelete: 'cascade' }),
    /** `domain/email-address`. */
    emailKey: text('email_key').notNull(),
    address: text('address').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.payerId, t.emailKey] }),
    index('billing_addresses_email_key').on(t.emailKey),
    index('billing_addresses_search').using('gin', sql`${t.emailKey} gin_trgm_ops`),
  ],
)

/** Unguessable references in checkout links, each of one lead. */
export const checkoutReferences = pgTable(
  'checkout_references',
  {
    reference: text('reference').primaryKey(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [index('checkout_references_lead').on(t.leadId)],
)

/** A subscription as all its events say together; computed from the ledger. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** The provider's id. */
    id: text('id').primaryKey(),
    payerId: uuid('payer_id')
      .notNull()
      .references(() => payers.id, { onDelete: 'cascade' }),
    state: text('state').$type<SubscriptionState>().notNull(),
    /** As the provider calls it. */
    status: text('status'),
    endReason: text('end_reason').$type<EndReason>(),
    startedAt: moment('started_at'),
    trialStart: moment('trial_start'),
    trialEnd: moment('trial_end'),
    periodEnd: moment('period_end'),
    cancelsAt: moment('cancels_at'),
    endedAt: moment('ended_at'),
    pausedUntil: moment('paused_until'),
    failedSince: moment('failed_since'),
    nextTry: moment('next_try'),
    paysSince: moment('pays_since'),
    silentSince: moment('silent_since'),
    /** Current monthly recurring revenue, minor units. */
    monthly: bigint('monthly', { mode: 'number' }).notNull(),
    /** Price of one period, minor units; null if unknown. */
    price: bigint('price', { mode: 'number' }),
    currency: text('currency'),
    /** How often it is due: `month 1`. */
    rhythm: text('rhythm'),
    isUncertain: boolean('is_uncertain').notNull(),
    beganBefore: boolean('began_before').notNull(),
  },
  (t) => [index('subscriptions_payer').on(t.payerId), index('subscriptions_state').on(t.state)],
)

/** Steps of a subscription's monthly recurring revenue; computed from the ledger. */
export const subscriptionSteps = pgTable(
  'subscription_steps',
  {
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    monthly: bigint('monthly', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    isPause: boolean('is_pause').notNull(),
    /** Since when this is known here. */
    knownAt: moment('known_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.subscriptionId, t.at] })],
)

/** Money that moved: payments, refunds, disputes; computed from the ledger. */
export const payments = pgTable(
  'payments',
  {
    /** The provider's id of the payment, refund or dispute. */
    id: text('id').primaryKey(),
    payerId: uuid('payer_id')
      .notNull()
      .references(() => payers.id, { onDelete: 'cascade' }),
    subscriptionId: text('subscription_id'),
    kind: text('kind').$type<MoveKind>().notNull(),
    at: moment('at').notNull(),
    /** Only the day of the payment is known, not that of the refund. */
    isDayUnknown: boolean('is_day_unknown').notNull().default(false),
    /** Minor units; negative for what went out. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    fee: bigint('fee', { mode: 'number' }),
    knownAt: moment('known_at').notNull().defaultNow(),
  },
  (t) => [index('payments_payer').on(t.payerId, t.at), index('payments_at').on(t.at)],
)

/** Files of payments that were imported; what they state is in the ledger, and counts until it is undone. */
export const paymentImports = pgTable('payment_imports', {
  id: uuid('id').primaryKey(),
  fileName: text('file_name').notNull(),
  payments: integer('payments').notNull(),
  refunds: integer('refunds').notNull(),
  createdBy: text('created_by').notNull(),
  createdAt: createdAt(),
  undoneAt: moment('undone_at'),
  undoneBy: text('undone_by'),
})
