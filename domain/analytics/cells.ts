import type { LeadStatus } from '#domain/pipeline.ts'

/**
 * What the leads of a day are counted by. A cell holds the leads that arrived on one day and have one value of one
 * dimension, in one bin of a duration (`bins`). A lead is in one cell of most dimensions, in several of `stage`, in none
 * where it has no value.
 */
export const dimensions = [
  /** Every lead; no value. */
  'lead',
  /** Leads whose sender waited for an answer, by the time to the first reply; no value. */
  'reply',
  /** The same by language, teammate and hour of arrival (0 to 23, the team's time). */
  'reply_language',
  'reply_owner',
  'reply_hour',
  /** The same by time to the first reply in working hours; none of them where no working hours are set. No value. */
  'reply_working',
  /** The same by whether anybody was on shift when they arrived: on or off. */
  'reply_shift',
  'platform',
  'language',
  'country',
  'owner',
  'source',
  'campaign',
  'referrer',
  'variant',
  /** Each stage that a lead has been in, by the time spent there; in none of the bins while it is still there. */
  'stage',
  /** The stage it is in, of lost leads the one they were lost from. */
  'stopped',
  'lost_reason',
  /** Converted leads, by the time from arrival to conversion; no value. */
  'converted',
  /** Converted leads that had been won before and were reopened: each counts once, on the day of the first time. No value. */
  'won_again',
] as const
export type Dimension = (typeof dimensions)[number]

/** What leads are broken down by to see where they come from. */
export const sourceDimensions = [
  'platform',
  'language',
  'country',
  'campaign',
  'referrer',
  'variant',
  'source',
  'owner',
] as const satisfies readonly Dimension[]
export type SourceDimension = (typeof sourceDimensions)[number]

/** Stages that say a lead was worth an offer: one that has been in any of them counts as qualified. */
export const qualifiedStages = ['qualified', 'proposal', 'negotiation', 'converted'] as const satisfies LeadStatus[]

/** What is counted of the leads of a cell. */
export type Counts = {
  readonly leads: number
  /** With a first reply. */
  readonly replied: number
  readonly qualified: number
  readonly converted: number
  /** Estimated value of the converted ones, US dollars. */
  readonly won: number
}

export const noCounts: Counts = { leads: 0, replied: 0, qualified: 0, converted: 0, won: 0 }

export const addCounts = (a: Counts, b: Counts): Counts => ({
  leads: a.leads + b.leads,
  replied: a.replied + b.replied,
  qualified: a.qualified + b.qualified,
  converted: a.converted + b.converted,
  won: a.won + b.won,
})

/** Fewer leads than this are shown as counts, without percentages. */
export const minForShare = 30

/** `part` of `all` in percent; null where there are too few to say. */
export const shareOf = (part: number, all: number): number | null => (all < minForShare ? null : (100 * part) / all)
