import { boolean, index, integer, pgTable, primaryKey, smallint, sql, text, uuid } from '#server/db/drizzle.ts'
import { moment, updatedAt } from './columns.ts'
import { leads } from './leads.ts'
import { users } from './staff.ts'

const lead = () =>
  uuid('lead_id')
    .notNull()
    .references(() => leads.id, { onDelete: 'cascade' })

/** Leads that a rule brought before people: because they were not answered in time (`domain/leads/escalation`), or otherwise. */
export const leadEscalations = pgTable(
  'lead_escalations',
  {
    id: uuid('id').primaryKey(),
    leadId: lead(),
    /** The step of an unanswered lead, 1 to 3; 0: another reason, which is the rule's name. */
    rank: smallint('rank').notNull(),
    /** Start of the answer clock it is about; the moment itself for other reasons. */
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

/** Texts that a teammate keeps for writing to leads, private or shared. */
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
