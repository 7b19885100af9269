import { index, integer, pgTable, sql, text, uniqueIndex, uuid } from '#server/db/drizzle.ts'
import { moment } from './columns.ts'
import { leads } from './leads.ts'
import { users } from './staff.ts'

/** Notices between teammates: assigned leads and tasks, mentions, and failures of their rules. */
export const leadNotices = pgTable(
  'lead_notices',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'assigned' | 'mentioned' | 'task' | 'rule_stuck'>().notNull(),
    /** For a bulk change by an earlier version: one of its leads. */
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** The task that was given; it may be deleted by now. */
    taskId: uuid('task_id'),
    /** Shared by simultaneous assignments, such as a bulk change or import, which make one notice. */
    batchId: uuid('batch_id'),
    /** Number of leads in such an earlier row. */
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
