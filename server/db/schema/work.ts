import { index, integer, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from '#server/db/drizzle.ts'
import { moment, updatedAt } from './columns.ts'
import { leads } from './leads.ts'
import { users } from './staff.ts'

const lead = () =>
  uuid('lead_id')
    .notNull()
    .references(() => leads.id, { onDelete: 'cascade' })

/** Leads escalated because they were not answered in time (`domain/escalation`). */
export const leadEscalations = pgTable(
  'lead_escalations',
  {
    id: uuid('id').primaryKey(),
    leadId: lead(),
    rank: smallint('rank').notNull(),
    /** The update of the lead that its age counts from: a later update restarts it. */
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

/** Texts to write to leads with, as the team has worded them; null where a text is as it ships, again. */
export const replyTemplates = pgTable(
  'reply_templates',
  {
    template: text('template').notNull(),
    language: text('language').notNull(),
    subject: text('subject'),
    text: text('text'),
    version: integer('version').notNull(),
    updatedAt: updatedAt(),
    updatedBy: uuid('updated_by'),
  },
  (t) => [primaryKey({ columns: [t.template, t.language] })],
)
