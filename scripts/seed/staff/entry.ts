import type { InteractionType } from '#domain/options.ts'
import type { LeadStatus } from '#domain/pipeline.ts'

/** What a colleague writes into a lead's history. */
export type Entry = {
  readonly type: InteractionType
  readonly content: string
  readonly subject?: string
  readonly outcome?: string
  /** Shortest and longest duration in minutes. */
  readonly minutes?: readonly [number, number]
}

/** A colleague's wordings in one language: what is noted on reaching a column, what in between, what on the lead. */
export type StaffBook = {
  readonly onReaching: Partial<Record<LeadStatus, readonly Entry[]>>
  readonly between: readonly Entry[]
  readonly leadNotes: readonly string[]
}
