import { bigint, pgTable, text } from '#server/db/drizzle.ts'
import { createdAt } from './columns.ts'

/** Events for every server, visible on commit and kept for an hour (`db/event-log`). Excluded from backups. */
export const events = pgTable('events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  channel: text('channel').notNull(),
  payload: text('payload').notNull(),
  createdAt: createdAt(),
})
