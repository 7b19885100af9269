import type { Instant } from '#domain/basics/instant.ts'
import type { TextReading } from '#domain/insight/insight.ts'
import type { InvestmentExperience } from '#domain/leads/options.ts'
import type { AgedLead, LeadStatus } from '#domain/leads/pipeline.ts'
import type { MaybeReply } from '#domain/leads/quick-action.ts'

/** A reason for a learned probability: of `closed` leads with this value, `converted` converted. */
interface ConversionReason {
  readonly feature: string
  readonly value: string
  readonly converted: number
  readonly closed: number
  /** Above 0 it raises the probability. */
  readonly effect: number
}

/**
 * Conversion probability of a lead, percent: learned from closed leads, or the share of its stage until there are
 * enough.
 */
export type Conversion =
  | {
      readonly state: 'learned'
      readonly percent: number
      readonly low: number
      readonly high: number
      readonly reasons: readonly ConversionReason[]
    }
  | { readonly state: 'not_learned'; readonly closed: number; readonly needed: number; readonly prior: number }

/** The fields of a lead that the analysis uses. Name, nationality, gender and religion are not among them. */
export interface AnalysedLead extends AgedLead {
  readonly status: LeadStatus
  readonly email: string
  readonly phone: string
  /** ISO 3166; used for the local time alone. */
  readonly country: string | null
  readonly investmentExperience: InvestmentExperience | null
  /** Whole US dollars. */
  readonly estimatedValue: number | null
  readonly returnedCount: number
  readonly lastReturnedAt: Instant | null
  readonly firstReplyAt: Instant | null
  readonly lastReplyAt: Instant | null
}

/** Something in the lead's history. */
export interface AnalysedInteraction extends MaybeReply {
  readonly createdAt: Instant
}

interface AnalysedTask {
  readonly type: string
  readonly dueDate: Instant
}

/** A text of the visitor and its analysis. */
export interface VisitorText {
  readonly text: string
  readonly at: Instant
  readonly reading: TextReading
}

/** Everything an analysis is based on. */
export interface Facts {
  readonly lead: AnalysedLead
  /** Newest first. */
  readonly texts: readonly VisitorText[]
  /** Interactions of teammates, newest first. */
  readonly interactions: readonly AnalysedInteraction[]
  readonly openTasks: readonly AnalysedTask[]
  /** True if they ticked the box for offers by phone and have not withdrawn. */
  readonly agreedToCalls: boolean
  readonly conversion: Conversion
}
