import type { Fact } from '#domain/subscription/facts.ts'
import type { MoveKind } from '#domain/subscription/move.ts'
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

/** Signed checkout events, each once: their outcome here, without their content. */
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

/** Facts stated by events: the database refuses changes and deletions. Contains no personal data. */
export const subscriptionLedger = pgTable(
  'subscription_ledger',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    /** Index of the fact within its event. */
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

/** Payers of the provider; their addresses are billing addresses only. */
export const payers = pgTable(
  'payers',
  {
    id: uuid('id').primaryKey(),
    /** The lead they are matched to; of a merged one the lead that stayed counts. */
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'set null' }),
    /** reference, email or hand; null while they wait. */
    matchedBy: text('matched_by'),
    matchedAt: moment('matched_at'),
    /** Reference from the link they came by. */
    reference: text('reference'),
    /** Time of their first payment above zero for our product; null if none. */
    firstPaidAt: moment('first_paid_at'),
    /** The lead that their first payment moved to Converted, and its stage before; null if none. */
    wonFrom: text('won_from'),
    wonLeadId: uuid('won_lead_id'),
    /** When their person was erased: nothing links to them any more. */
    erasedAt: moment('erased_at'),
    openDisputes: integer('open_disputes').notNull().default(0),
    lostDisputes: integer('lost_disputes').notNull().default(0),
    /** True if some payment has an unknown purpose. */
    isUndecided: boolean('is_undecided').notNull().default(false),
    /** True if they have bought anything of ours. */
    isOurs: boolean('is_ours').notNull().default(false),
    /** When the passing of time next changes something. */
    dueAt: moment('due_at'),
    /** When the provider was last asked open questions. */
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
    /** `domain/addresses/email-address`. */
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

/** A subscription, computed from all its events in the ledger. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** The provider's id. */
    id: text('id').primaryKey(),
    payerId: uuid('payer_id')
      .notNull()
      .references(() => payers.id, { onDelete: 'cascade' }),
    state: text('state').$type<SubscriptionState>().notNull(),
    /** The provider's name for it. */
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
    /** Billing interval: `month 1`. */
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
    /** True if only the payment's day is known, not the refund's. */
    isDayUnknown: boolean('is_day_unknown').notNull().default(false),
    /** Minor units; negative for outgoing. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    fee: bigint('fee', { mode: 'number' }),
    knownAt: moment('known_at').notNull().defaultNow(),
  },
  (t) => [index('payments_payer').on(t.payerId, t.at), index('payments_at').on(t.at)],
)

/** Imported payment files; their facts are in the ledger, and count until undone. */
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
