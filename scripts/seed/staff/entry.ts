import type { InteractionType } from '#domain/leads/options.ts'
import type { LeadStatus } from '#domain/leads/pipeline.ts'

/** A teammate's entry in a lead's history. */
export type Entry = {
  readonly type: InteractionType
  readonly content: string
  readonly subject?: string
  readonly outcome?: string
  /** Shortest and longest duration in minutes. */
  readonly minutes?: readonly [number, number]
}

/** A teammate's texts in one language: on reaching a column, in between, and on the lead. */
export type StaffBook = {
  readonly onReaching: Partial<Record<LeadStatus, readonly Entry[]>>
  readonly between: readonly Entry[]
  readonly leadNotes: readonly string[]
}
