/** Moments are epoch milliseconds, amounts whole minor units of ISO 4217, currencies in lower case. */

export const intervals = ['day', 'week', 'month', 'year'] as const
export type Interval = (typeof intervals)[number]

/** Billing interval of a price. */
export type Rhythm = { readonly interval: Interval; readonly every: number }

/** One price of a subscription. */
export type Price = {
  /** The provider's id of the item. */
  readonly item: string | null
  readonly product: string | null
  readonly currency: string
  /** Minor units for one, as a decimal; null where the provider computes it otherwise. */
  readonly unit: string | null
  readonly quantity: number
  /** Null for one-time prices. */
  readonly rhythm: Rhythm | null
  /** Percent of tax inside the amount, as decimals. */
  readonly taxInside: readonly string[]
}

/** A discount; both null if the provider gives only its id. */
export type Discount = {
  readonly id: string
  /** A decimal. */
  readonly percent: string | null
  readonly amount: number | null
}

/** A subscription as the provider describes it at a moment. */
export type Snapshot = {
  readonly status: string
  readonly startedAt: number | null
  readonly trialStart: number | null
  readonly trialEnd: number | null
  readonly periodStart: number | null
  readonly periodEnd: number | null
  readonly cancelAt: number | null
  readonly cancelAtPeriodEnd: boolean
  readonly canceledAt: number | null
  readonly endedAt: number | null
  readonly cancelReason: string | null
  /** Payments are paused; `until` is null where no day is set. */
  readonly pause: { readonly until: number | null } | null
  readonly prices: readonly Price[]
  readonly discounts: readonly Discount[]
}

export type SubscriptionFact = {
  readonly kind: 'subscription'
  readonly at: number
  readonly id: string
  readonly change: 'created' | 'changed' | 'ended'
  readonly now: Snapshot
  /** Previous values of changed fields, if the provider gives them. */
  readonly before: Partial<Snapshot> | null
}

/** A line of an invoice. */
export type InvoiceLine = {
  readonly product: string | null
  readonly item: string | null
  /** Before discount and tax. */
  readonly amount: number
  readonly discount: number
  /** After discount, before tax. */
  readonly net: number
  readonly isRecurring: boolean
  readonly isProration: boolean
  /** Null if the line has none. */
  readonly rhythm: Rhythm | null
  readonly start: number | null
  readonly end: number | null
}

export const invoiceStatuses = ['draft', 'open', 'uncollectible', 'void', 'paid'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

export type InvoiceFact = {
  readonly kind: 'invoice'
  readonly at: number
  readonly id: string
  readonly subscription: string | null
  readonly status: InvoiceStatus
  /** True if this reports a failed charge. */
  readonly hasFailed: boolean
  readonly isFirst: boolean
  readonly currency: string
  readonly total: number
  readonly paid: number
  /** Total payment of an invoice with other items. */
  readonly whole?: number
  readonly createdAt: number
  readonly paidAt: number | null
  readonly attempts: number
  readonly nextTry: number | null
  readonly lines: readonly InvoiceLine[]
  /** Payments of it that are named here. */
  readonly payments: readonly string[]
}

/** A payment of an invoice, or a part of it. */
export type InvoicePaymentFact = {
  readonly kind: 'invoice_payment'
  readonly at: number
  readonly id: string
  readonly invoice: string
  readonly amount: number
  readonly currency: string
  readonly paidAt: number | null
  readonly payments: readonly string[]
}

export type ChargeFact = {
  readonly kind: 'charge'
  readonly at: number
  readonly id: string
  readonly amount: number
  readonly currency: string
  /** Running total, refunds that failed later included. */
  readonly refunded: number
  /** The payment and the invoice that it belongs to. */
  readonly payments: readonly string[]
}

export type RefundFact = {
  readonly kind: 'refund'
  readonly at: number
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly status: 'waiting' | 'succeeded' | 'failed'
  readonly createdAt: number
  readonly payments: readonly string[]
  /** Ours regardless of product: its source reports nothing else. */
  readonly isOurs?: true
}

export type DisputeFact = {
  readonly kind: 'dispute'
  readonly at: number
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly status: 'inquiry' | 'open' | 'won' | 'lost'
  readonly createdAt: number
  /** Withdrawn and reinstated, as far as this says. */
  readonly withdrawn: number
  readonly reinstated: number
  readonly payments: readonly string[]
}

/** A checkout that a person went through. */
export type CheckoutFact = {
  readonly kind: 'checkout'
  readonly at: number
  readonly id: string
  readonly subscription: string | null
  readonly isPaid: boolean
  readonly paidAt: number
  /** For a one-time purchase; else null. */
  readonly amount: number | null
  readonly currency: string | null
  /** Purchased lines with their payments; null if the event has none. */
  readonly lines: readonly { readonly product: string | null; readonly amount: number }[] | null
  /** The link that led to it, which may be of one product alone. */
  readonly link: string | null
  readonly payments: readonly string[]
}

/** A payment as a file or another provider states it. */
export type PaymentFact = {
  readonly kind: 'payment'
  readonly at: number
  readonly id: string
  readonly subscription: string | null
  readonly status: 'paid' | 'waiting' | 'failed'
  readonly amount: number
  readonly currency: string
  readonly paidAt: number
  /** Running total of refunds, which name no day. */
  readonly refunded: number
  readonly fee: number | null
  readonly payments: readonly string[]
}

export type Fact =
  | SubscriptionFact
  | InvoiceFact
  | InvoicePaymentFact
  | ChargeFact
  | RefundFact
  | DisputeFact
  | CheckoutFact
  | PaymentFact

/** A provider's event, reduced to what is stored. */
export type Reading = {
  readonly facts: readonly Fact[]
  /** Ids of the provider that belong to one payer. */
  readonly refs: readonly string[]
  /** The payer's address, and the reference that our link carried. */
  readonly email: string | null
  readonly reference: string | null
}
