import { bigint, date, pgTable } from '#server/db/drizzle.ts'

/** First replies by the day (UTC) on which they were given, kept by trigger (`leads/stats/first-replies-sql`). */
export const firstReplyTotals = pgTable('first_reply_totals', {
  day: date('day').primaryKey(),
  replies: bigint('replies', { mode: 'number' }).notNull(),
  /** Sum of the times from the arrival of each lead to its first reply. */
  milliseconds: bigint('milliseconds', { mode: 'number' }).notNull(),
})
