import { bigint, pgTable, text } from '#server/db/drizzle.ts'
import { createdAt } from './columns.ts'

/** What every server hears of once it is committed, kept for an hour (`db/event-log`). Left out of backups. */
export const events = pgTable('events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  channel: text('channel').notNull(),
  payload: text('payload').notNull(),
  createdAt: createdAt(),
})
