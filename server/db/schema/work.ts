import { boolean, index, integer, pgTable, primaryKey, smallint, sql, text, uuid } from '#server/db/drizzle.ts'
import { moment, updatedAt } from './columns.ts'
import { leads } from './leads.ts'
import { users } from './staff.ts'

const lead = () =>
  uuid('lead_id')
    .notNull()
    .references(() => leads.id, { onDelete: 'cascade' })

/** Alerts of rules about leads: not answered in time (`domain/leads/escalation`), or another reason. */
export const leadEscalations = pgTable(
  'lead_escalations',
  {
    id: uuid('id').primaryKey(),
    leadId: lead(),
    /** The step of an unanswered lead, 1 to 3; 0: another reason, which is the rule's name. */
    rank: smallint('rank').notNull(),
    /** Start of the exceeded answer clock; for other reasons the time of the alert. */
    since: moment('since').notNull(),
    reason: text('reason'),
    audience: text('audience').notNull(),
    /** The recipient if the audience is `assignee`. */
    assignee: text('assignee'),
    at: moment('at').notNull(),
  },
  (t) => [index('lead_escalations_step').on(t.leadId, t.since, t.rank), index('lead_escalations_at').on(t.at)],
)

/** Current presence at leads, reported repeatedly by browsers. */
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

/** When each teammate last looked at the board: not in `users`, whose every change makes servers reload sessions. */
export const boardVisits = pgTable('board_visits', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  seenAt: moment('seen_at').notNull(),
})

/** The team's wordings of texts to leads; null where the shipped text was restored. */
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

/** Teammates' own text snippets for writing to leads, private or shared. */
export const snippets = pgTable(
  'snippets',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    language: text('language').notNull(),
    subject: text('subject'),
    text: text('text').notNull(),
    isShared: boolean('is_shared').notNull().default(false),
    updatedAt: updatedAt(),
  },
  (t) => [index('snippets_owner').on(t.ownerId), index('snippets_shared').on(t.isShared).where(sql`is_shared`)],
)
