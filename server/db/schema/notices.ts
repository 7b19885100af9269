import { index, integer, pgTable, sql, text, uniqueIndex, uuid } from '#server/db/drizzle.ts'
import { moment } from './columns.ts'
import { leads } from './leads.ts'
import { users } from './staff.ts'

/** What a teammate passed to another: leads and tasks that were assigned, mentions, and rules of theirs that could not do their work. */
export const leadNotices = pgTable(
  'lead_notices',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'assigned' | 'mentioned' | 'task' | 'rule_stuck'>().notNull(),
    /** Of a row that an earlier version wrote for a bulk change: one of its leads. */
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** The task that was given; it may be deleted by now. */
    taskId: uuid('task_id'),
    /** What was given at once, such as by a bulk change or an import, is told once. */
    batchId: uuid('batch_id'),
    /** How many leads such an earlier row stands for. */
    leads: integer('leads').notNull().default(1),
    /** The bulk change of such an earlier row. */
    bulkId: uuid('bulk_id'),
    /** Username of the teammate; of a rule its name as an author (`domain/automation/author`). */
    by: text('by').notNull(),
    at: moment('at').notNull().defaultNow(),
    doneAt: moment('done_at'),
  },
  (t) => [
    index('lead_notices_user').on(t.userId, t.at),
    index('lead_notices_open').on(t.userId, t.at).where(sql`done_at is null`),
    index('lead_notices_lead').on(t.leadId),
    uniqueIndex('lead_notices_bulk').on(t.bulkId, t.userId).where(sql`bulk_id is not null`),
  ],
)
