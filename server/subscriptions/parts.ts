import type { LeadStatus } from '#domain/pipeline.ts'
import type { Sql } from '#server/db/database.ts'
import type { leads } from '#server/db/schema/leads.ts'

export type StoredLead = typeof leads.$inferSelect

/** What payments do with leads, in the caller's transaction (`server/leads/effects`). */
export type LeadEffects = {
  hold(tx: Sql, id: string): Promise<StoredLead | null>
  change(tx: Sql, before: StoredLead, wanted: { status?: LeadStatus }, by: string): Promise<boolean>
}

/** What decides which events are ours. */
export type Checkout = {
  readonly products: ReadonlySet<string>
  /** The account of the provider whose events count beside the endpoint's own; null for none. */
  readonly account: string | null
  /** Days after the first failure that what is owed still counts. */
  readonly owedDays: number
  /** Hours after which news sets off no rule. */
  readonly lateHours: number
}

export type Ledger = { readonly checkout: Checkout; readonly leads: LeadEffects }
