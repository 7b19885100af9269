import { bigint, date, pgTable } from '#server/db/drizzle.ts'

/** First replies by day (UTC), maintained by trigger (`leads/stats/first-replies-sql`). */
export const firstReplyTotals = pgTable('first_reply_totals', {
  day: date('day').primaryKey(),
  replies: bigint('replies', { mode: 'number' }).notNull(),
  /** Sum of the times from the arrival of each lead to its first reply. */
  milliseconds: bigint('milliseconds', { mode: 'number' }).notNull(),
})
