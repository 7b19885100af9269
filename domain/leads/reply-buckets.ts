import { dayMs, hourMs, minuteMs } from '#domain/basics/instant.ts'

/** Time to the first reply; each bucket begins where the one before ends. */
export const replyBuckets = ['under_5_minutes', 'under_1_hour', 'under_1_day', 'later', 'never'] as const
export type ReplyBucket = (typeof replyBuckets)[number]

/** Upper limit of each bucket in seconds, exclusive. */
export const bucketLimits: Readonly<Record<ReplyBucket, number | null>> = {
  under_5_minutes: (5 * minuteMs) / 1_000,
  under_1_hour: hourMs / 1_000,
  under_1_day: dayMs / 1_000,
  later: null,
  never: null,
}

/** The bucket of a first reply after this many seconds. */
export const replyBucketOf = (seconds: number): ReplyBucket =>
  replyBuckets.find((bucket) => seconds < (bucketLimits[bucket] ?? 0)) ?? 'later'
