import { index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from '#server/db/drizzle.ts'
import { moment } from './columns.ts'
import { leads } from './leads.ts'
import { users } from './staff.ts'

const lead = () =>
  uuid('lead_id')
    .notNull()
    .references(() => leads.id, { onDelete: 'cascade' })

/** Leads that were brought before more people because nobody answered (`domain/escalation`). */
export const leadEscalations = pgTable(
  'lead_escalations',
  {
    id: uuid('id').primaryKey(),
    leadId: lead(),
    rank: smallint('rank').notNull(),
    /** The update of the lead that its age counts from: a later one begins anew. */
    since: moment('since').notNull(),
    audience: text('audience').notNull(),
    /** Whom the audience `assignee` means. */
    assignee: text('assignee'),
    at: moment('at').notNull(),
  },
  (t) => [uniqueIndex('lead_escalations_step').on(t.leadId, t.since, t.rank), index('lead_escalations_at').on(t.at)],
)

/** Who is at which lead; their browser says so again and again. */
export const leadPresence = pgTable(
  'lead_presence',
  {
    leadId: lead(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    doing: text('doing').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.leadId, t.userId] }), index('lead_presence_user').on(t.userId)],
)
