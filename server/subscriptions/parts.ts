import type { LeadStatus } from '#domain/leads/pipeline.ts'
import type { Sql } from '#server/db/database.ts'
import type { leads } from '#server/db/schema/leads.ts'

type StoredLead = typeof leads.$inferSelect

/** Effects of payments on leads, in the caller's transaction (`server/leads/effects`). */
export type LeadEffects = {
  hold(tx: Sql, id: string): Promise<StoredLead | null>
  change(tx: Sql, before: StoredLead, wanted: { status?: LeadStatus }, by: string): Promise<boolean>
}

/** Criteria for our events. */
export type Checkout = {
  readonly products: ReadonlySet<string>
  /** A further provider account whose events count; null: none. */
  readonly account: string | null
  /** Days for which owed money still counts after the first failure. */
  readonly owedDays: number
  /** Hours after which an event triggers no rule. */
  readonly lateHours: number
}

export type Ledger = { readonly checkout: Checkout; readonly leads: LeadEffects }
