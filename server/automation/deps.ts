import type { Lead } from '#contract/leads.ts'
import type { EventFacts } from '#domain/automation/events.ts'
import type { Rule } from '#domain/automation/rule.ts'
import type { Effect } from '#domain/automation/run.ts'
import type { Changed } from '#domain/automation/undo.ts'
import type { Channel, Messenger } from '#domain/conversation/message.ts'
import type { Audience, EscalationLevel } from '#domain/leads/escalation.ts'
import type { Priority, QuickAction } from '#domain/leads/options.ts'
import type { LeadStatus } from '#domain/leads/pipeline.ts'
import type { Sql } from '#server/db/database.ts'
import type { leads } from '#server/db/schema/leads.ts'
import type { Outbox } from '#server/outside/mail/outbox.ts'

export type StoredLead = typeof leads.$inferSelect

/** Effects of rules on leads, in the caller's transaction (`server/leads/effects`). */
type LeadEffects = {
  hold(tx: Sql, id: string): Promise<StoredLead | null>
  asLead(stored: StoredLead): Lead
  change(
    tx: Sql,
    before: StoredLead,
    wanted: { status?: LeadStatus; priority?: Priority; assignedTo?: string; tags?: string[] },
    by: string,
  ): Promise<boolean>
  addTask(
    tx: Sql,
    lead: StoredLead,
    task: { title: string; type: QuickAction; priority: Priority; dueDate: Date },
    by: string,
  ): Promise<{ id: string; assignedTo: string | null }>
  /** Channel of the lead's last message; email if the lead used forms only. */
  channelUsed(tx: Sql, leadId: string): Promise<Channel>
  /** The lead's messenger contact, if a message can be sent to it. */
  chatWith(
    tx: Sql,
    lead: StoredLead,
    channel: Messenger,
  ): Promise<{
    readonly isOpen: boolean
    readonly wantsOffers: boolean
    send(message: {
      readonly text: string
      readonly template: { readonly name: string; readonly language: string; readonly values: readonly string[] } | null
      readonly rule: string
    }): Promise<string>
  } | null>
  /** Returns the alert's id. */
  notify(
    tx: Sql,
    lead: StoredLead,
    alert: { audience: Audience; step: { level: EscalationLevel; since: string } | null; reason: string },
  ): Promise<string>
  newest(db: Sql, since: Date, limit: number): Promise<Lead[]>
  byIds(db: Sql, ids: readonly string[]): Promise<Lead[]>
  ofStage(db: Sql, stage: LeadStatus, after: Lead | null, limit: number): Promise<Lead[]>
}

/** Dependencies of the rules engine. */
export type Engine = {
  readonly db: Sql
  readonly leads: LeadEffects
  /** Analyses a lead; false for one that is gone. */
  readonly analyse: (tx: Sql, leadId: string, by: string | null) => Promise<boolean>
  readonly outbox: Outbox
  /** The site's current trial length and sender. */
  readonly readSite: () => Promise<{
    readonly trialDays: number
    readonly name: string
    /** Start of a trial without checkout; default: the connection. */
    readonly trialBegins?: 'connection' | 'form'
  }>
  /** Reports an error. */
  readonly report: (error: Error) => void
}

/** An action in its transaction, with the lead locked. */
export type Acting = Engine & {
  readonly tx: Sql
  readonly lead: StoredLead
  readonly ruleId: string
  readonly rule: Rule
  readonly facts: EventFacts
  /** True after a wait. */
  readonly isLater: boolean
}

/**
 * Result of an action: its effect, choices made at the time (assignee, or text), the consent behind a letter, its
 * change, and when a waiting letter is checked again or a wait ends.
 */
export type Result = {
  readonly effect: Effect
  readonly detail?: string
  readonly consentId?: string
  readonly changed?: Changed | undefined
  readonly dueAt?: Date
  /** The mail or message that was written. */
  readonly messageId?: string
}
