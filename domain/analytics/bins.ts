import { dayMs, hourMs, minuteMs } from '#domain/basics/instant.ts'
import { type ReplyBucket, replyBucketOf } from '#domain/leads/reply-buckets.ts'

const [minute, hour, day] = [minuteMs, hourMs, dayMs].map((ms) => ms / 1_000) as [number, number, number]

/**
 * Edges of the duration bins, in seconds: narrow where reply time matters, and including every limit a figure asks for.
 * Bin 0 lies below the first edge, bin N from edge N on.
 */
export const binEdges = [
  ...[15, 30],
  ...[1, 2, 3, 4, 5, 7, 10, 15, 20, 30, 45].map((n) => n * minute),
  ...[1, 1.5, 2, 3, 4, 6, 8, 12, 16, 20].map((n) => n * hour),
  ...[1, 1.5, 2, 3, 4, 5, 7, 10, 14, 21, 28, 42, 56, 84, 120, 180].map((n) => n * day),
] as const

/** The bin of a duration that is unknown or still running. */
export const noBin = -1

/** The bin of a duration in seconds; the same as PostgreSQL's `width_bucket(seconds, edges)`. */
export const binOf = (seconds: number): number => binEdges.filter((edge) => edge <= seconds).length

/** The first bin at or above this many seconds, which must be an edge. */
function binFrom(seconds: number): number {
  const at = binEdges.indexOf(seconds as (typeof binEdges)[number])
  if (at < 0) throw new RangeError(`${seconds} seconds are no edge of a bin`)
  return at + 1
}

/** Durations by bin. */
export type Histogram = ReadonlyMap<number, number>

/**
 * The `share` quantile (0 to 1) of the known durations, in seconds, interpolated within its bin. Capped at the last
 * edge; null if none is known.
 */
export function quantile(histogram: Histogram, share: number): number | null {
  const known = [...histogram].filter(([bin, count]) => bin !== noBin && count > 0).toSorted(([a], [b]) => a - b)
  const rank = share * known.reduce((sum, [, count]) => sum + count, 0)
  let below = 0
  for (const [bin, count] of known) {
    if (below + count >= rank) {
      const [from, to] = [binEdges[bin - 1] ?? 0, binEdges[bin] ?? binEdges.at(-1)!]
      return from + ((to - from) * (rank - below)) / count
    }
    below += count
  }
  return null
}

/** The bucket that a bin of the time to the first reply belongs to. */
export function bucketOfBin(bin: number): ReplyBucket {
  if (bin === noBin) return 'never'
  return replyBucketOf(binEdges[bin - 1] ?? 0)
}

/** Weeks after arrival at which a cohort's conversions are counted. */
export const cohortWeeks = [1, 4, 12] as const
type CohortWeeks = (typeof cohortWeeks)[number]

/** The first bin of conversions too late for this many weeks. */
export const binAfterWeeks = (weeks: CohortWeeks): number => binFrom(7 * weeks * day)
