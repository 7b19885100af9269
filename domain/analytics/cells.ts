import { leadStatuses, pipeline } from '#domain/leads/pipeline.ts'

/**
 * What the leads of a day are counted by. A cell holds the leads that arrived on one day with one value of one
 * dimension and one duration bin (`bins`). A lead is in one cell of most dimensions, in several of `stage`, in none
 * where it has no value.
 */
export const dimensions = [
  /** Every lead; no value. */
  'lead',
  /** Leads whose sender expected an answer, by time to the first reply; no value. */
  'reply',
  /** The same by language, teammate and hour of arrival (0 to 23, the team's time). */
  'reply_language',
  'reply_owner',
  'reply_hour',
  /** The same by working time to the first reply; absent without working hours. No value. */
  'reply_working',
  /** The same by whether a shift was on when they arrived: on or off. */
  'reply_shift',
  'platform',
  'language',
  'country',
  'owner',
  'source',
  'campaign',
  'referrer',
  'variant',
  /** Each stage a lead has been in, by time spent there; no bin while it is still there. */
  'stage',
  /** Current stage; for lost leads the stage they were lost from. */
  'stopped',
  'lost_reason',
  /** Converted leads, by the time from arrival to conversion; no value. */
  'converted',
  /** Leads converted again after being reopened, each counted once, on the day of the first conversion. No value. */
  'won_again',
] as const
export type Dimension = (typeof dimensions)[number]

/** Dimensions of a lead's source. */
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

/** Stages that qualify a lead: one that has been in any of them counts as qualified. */
export const qualifiedStages = leadStatuses.filter((status) => pipeline[status].qualified)

/** Figures counted for the leads of a cell. */
export type Counts = {
  readonly leads: number
  /** Leads with a first reply. */
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

/** Below this many leads, counts are shown without percentages. */
export const minForShare = 30

/** `part` of `all` in percent; null for too few leads. */
export const shareOf = (part: number, all: number): number | null => (all < minForShare ? null : (100 * part) / all)
