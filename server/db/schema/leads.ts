import type { ClockEvent, LeadStatus } from '#domain/leads/pipeline.ts'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  uuid,
  varchar,
} from '#server/db/drizzle.ts'
import {
  awaitsFirstTouchSql,
  awaitsReplyColumnsSql,
  columnMomentCall,
  wroteWhenClosedColumnsSql,
} from '#server/db/stage-sql.ts'
import { createdAt, moment, requestId, ruleChain, updatedAt } from './columns.ts'

/** 1 for leads sorted after the others of their stage. */
const awaitsFirstTouch = sql.raw(`((${awaitsFirstTouchSql})::int)`)

/** Leads (docs/product.md#lead-fields), plus columns for the board, the search and the bin. */
export const leads = pgTable(
  'contact_requests',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    country: text('country'),
    preferredLanguage: text('preferred_language'),
    investmentExperience: text('investment_experience'),
    message: text('message'),
    language: text('language').notNull(),
    status: text('status').notNull().default('new'),
    priority: text('priority').notNull().default('medium'),
    /** Null outside Lost (`domain/leads/lost-reasons`). */
    lostReason: text('lost_reason'),
    assignedTo: text('assigned_to'),
    lastContactDate: moment('last_contact_date'),
    nextFollowUpDate: moment('next_follow_up_date'),
    /** The follow-up set by hand, which applies again once earlier tasks are gone. */
    ownFollowUpDate: moment('own_follow_up_date'),
    leadSource: text('lead_source').notNull().default('website'),
    platform: text('platform').notNull().default('main'),
    tags: text('tags').array().notNull().default(sql`'{}'::text[]`),
    /** US dollars; null if unknown. */
    estimatedValue: integer('estimated_value').default(0),
    conversionProbability: integer('conversion_probability').notNull().default(50),
    notes: text('notes'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Counts every change of the row; a PATCH may name the one it was based on. */
    version: integer('version').notNull().default(1),
    /** The time-independent part of the score (`leadScoreBase`), so that sorting uses an index. */
    scoreBase: smallint('score_base').notNull().default(0),
    /** Weight of the priority (`priorityWeight`), stored for the same reason. */
    priorityRank: smallint('priority_rank').notNull().default(2),
    /** First reply of a teammate: the basis of the response time. */
    firstReplyAt: moment('first_reply_at'),
    lastReplyAt: moment('last_reply_at'),
    /** The answer clock (`domain/leads/pipeline`): its last event, its start, and the stage in which the visitor wrote. */
    clockSince: moment('clock_since'),
    /** The first message without an answer (`domain/leads/pipeline`). */
    waitingSince: moment('waiting_since').defaultNow(),
    clockEvent: text('clock_event').$type<ClockEvent>(),
    clockStage: text('clock_stage').$type<LeadStatus>(),
    /** How often the person wrote again. */
    returnedCount: integer('returned_count').notNull().default(0),
    lastReturnedAt: moment('last_returned_at'),
    /** Time of import: until a reply or message the lead awaits its first touch (`domain/leads/pipeline`). */
    importedAt: moment('imported_at'),
    /** When it was moved to the bin; deleted permanently 30 days later. */
    deletedAt: moment('deleted_at'),
    deletedBy: uuid('deleted_by'),
    emailKey: text('email_key').notNull(),
    phoneKey: text('phone_key').notNull(),
    /** The message it came with. */
    requestId: requestId(),
    /** Sort key within its column (`columnMoment`): due time; in a closed one the last update. */
    columnAt: moment('column_at').generatedAlwaysAs(sql.raw(columnMomentCall)),
    /** The text of the searched fields, kept by a trigger (`server/leads/searched-fields-sql`). */
    searchText: text('search_text'),
  },
  (t) => [
    index('leads_date').on(t.createdAt, t.id).where(sql`deleted_at is null`),
    index('leads_status_date').on(t.status, t.createdAt, t.id).where(sql`deleted_at is null`),
    index('leads_column').on(t.status, awaitsFirstTouch, t.columnAt, t.id).where(sql`deleted_at is null`),
    // The stored part of the score with the date that determines the rest: finds hot leads.
    index('leads_score').on(t.scoreBase, t.createdAt, t.id).where(sql`deleted_at is null`),
    // For searching and filtering in any combination.
    index('leads_search')
      .using(
        'gin',
        sql`${t.searchText} gin_trgm_ops`,
        t.country,
        sql`coalesce(${t.preferredLanguage}, ${t.language})`,
        sql`coalesce(${t.assignedTo}, '')`,
        t.platform,
        t.priorityRank,
        t.leadSource,
        t.tags,
        sql`coalesce(${t.estimatedValue}, 0)`,
        sql`search_fold(${t.name}) gin_trgm_ops`,
      )
      .with({ gin_pending_list_limit: 1024 })
      .where(sql`deleted_at is null`),
    // The newest leads without a reply; the others exclude new leads.
    index('leads_unanswered').on(t.createdAt, t.id).where(sql`deleted_at is null and first_reply_at is null`),
    // Each teammate's waiting leads, for taking turns.
    index('leads_waiting_of')
      .on(t.assignedTo)
      .where(sql.raw(`deleted_at is null and assigned_to is not null and ${awaitsReplyColumnsSql}`))
      .concurrently(),
    // Leads waiting for an answer, in the inbox's order.
    index('leads_waiting')
      .on(t.columnAt, t.id)
      .where(sql.raw(`deleted_at is null and ${awaitsReplyColumnsSql}`))
      .concurrently(),
    // Closed leads that wrote again, in the inbox.
    index('leads_wrote_when_closed')
      .on(t.lastReturnedAt)
      .where(sql.raw(`deleted_at is null and ${wroteWhenClosedColumnsSql}`))
      .concurrently(),
    index('leads_last_contact').on(t.lastContactDate).where(sql`deleted_at is null and last_contact_date is not null`),
    index('leads_follow_up').on(t.nextFollowUpDate).where(sql`deleted_at is null and next_follow_up_date is not null`),
    index('leads_follow_up_of')
      .on(t.assignedTo, t.nextFollowUpDate, t.id)
      .where(sql`deleted_at is null and next_follow_up_date is not null`),
    index('leads_lost_reason').on(t.lostReason, t.createdAt).where(sql`deleted_at is null and lost_reason is not null`),
    // In the order of the duplicate list: else PostgreSQL may scan all dates for the oldest few.
    index('leads_name_person').on(sql`name_person(${t.name})`, t.createdAt, t.id).where(sql`deleted_at is null`),
    index('leads_returned').on(t.lastReturnedAt, t.id).where(sql`deleted_at is null and last_returned_at is not null`),
    index('leads_bin').on(t.deletedAt, t.id).where(sql`deleted_at is not null`),
  ],
)

/**
 * Number and value of leads by column and platform, maintained by trigger in several slots so that writers do not
 * queue.
 */
export const leadTotals = pgTable(
  'lead_totals',
  {
    status: text('status').notNull(),
    platform: text('platform').notNull(),
    slot: smallint('slot').notNull(),
    leads: bigint('leads', { mode: 'number' }).notNull(),
    /** Sum of estimated values, US dollars. */
    value: bigint('value', { mode: 'number' }).notNull(),
    /** Leads of high value (docs/product.md#lead-fields). */
    highValue: bigint('high_value', { mode: 'number' }).notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.status, t.platform, t.slot] })],
)

export const leadInteractions = pgTable(
  'lead_interactions',
  {
    id: uuid('id').primaryKey(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    type: text('type').notNull().default('note'),
    subject: text('subject'),
    content: text('content').notNull(),
    outcome: text('outcome'),
    /** Minutes. */
    duration: integer('duration'),
    scheduledFor: moment('scheduled_for'),
    completedAt: moment('completed_at'),
    createdBy: text('created_by').notNull().default('Admin'),
    /** A further message of the lead's own; a teammate may be called anything. */
    byVisitor: boolean('by_visitor').notNull().default(false),
    createdAt: createdAt(),
    /** Values restored by undo (`server/leads/actions/undo`); null: can't be undone. */
    undo: jsonb('undo'),
    requestId: requestId(),
  },
  (t) => [
    index('lead_interactions_lead').on(t.leadId, t.createdAt, t.id),
    // Activity by actor and period.
    index('lead_interactions_at').on(t.createdAt).where(sql`not by_visitor`).concurrently(),
    // Calls that teammates took.
    index('lead_interactions_their_calls').on(t.createdAt).where(sql`by_visitor and type = 'call'`).concurrently(),
  ],
)

export const leadTasks = pgTable(
  'lead_tasks',
  {
    id: uuid('id').primaryKey(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description'),
    type: text('type').notNull().default('follow_up'),
    priority: text('priority').notNull().default('medium'),
    status: text('status').notNull().default('pending'),
    assignedTo: text('assigned_to'),
    dueDate: moment('due_date').notNull(),
    completedAt: moment('completed_at'),
    /** Null: the product itself. */
    createdBy: text('created_by'),
    createdAt: createdAt(),
    chain: ruleChain(),
  },
  (t) => [
    index('lead_tasks_lead').on(t.leadId, t.dueDate),
    index('lead_tasks_open').on(t.leadId, t.dueDate).where(sql`status = 'pending'`),
    index('lead_tasks_due').on(t.dueDate, t.id).where(sql`status = 'pending'`),
    index('lead_tasks_of').on(t.assignedTo, t.dueDate, t.id).where(sql`status = 'pending'`),
    index('lead_tasks_of_nobody').on(t.dueDate, t.id).where(sql`status = 'pending' and assigned_to is null`),
  ],
)

/** Origin of the lead's visit (`domain/leads/attribution`); contains nothing that identifies the visitor. */
export const leadAttributions = pgTable(
  'lead_attributions',
  {
    leadId: uuid('lead_id')
      .primaryKey()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** The variant drawn for the visitor; null on a page without variants, or if the URL chose one. */
    variant: text('variant'),
    landingPage: text('landing_page'),
    referrerHost: text('referrer_host'),
    utmSource: text('utm_source'),
    utmMedium: text('utm_medium'),
    utmCampaign: text('utm_campaign'),
    utmTerm: text('utm_term'),
    utmContent: text('utm_content'),
  },
  (t) => [index('lead_attributions_campaign').on(t.utmCampaign, t.leadId).where(sql`utm_campaign is not null`)],
)

/** Visitors per variant, each once a day, to compare with its leads. */
export const variantExposures = pgTable(
  'variant_exposures',
  {
    day: date('day').notNull(),
    variant: text('variant').notNull(),
    language: text('language').notNull(),
    visitors: bigint('visitors', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.variant, t.language] })],
)

/** Consents: wording, time, and withdrawal. */
export const consents = pgTable(
  'consents',
  {
    id: uuid('id').primaryKey(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    purpose: text('purpose').notNull(),
    /** The address it counts for (`domain/addresses/person-keys`). */
    address: text('address').notNull().default(''),
    granted: boolean('granted').notNull(),
    wordingVersion: text('wording_version').notNull(),
    language: varchar('language', { length: 5 }).notNull(),
    form: text('form').notNull(),
    /** The person's words, or the question, as recorded by a teammate; null for a form. */
    words: text('words'),
    givenAt: moment('given_at').notNull().defaultNow(),
    withdrawnAt: moment('withdrawn_at'),
    /**
     * How it was withdrawn: `letter` by the person's own link, `team` by a teammate on their word; null while valid.
     */
    withdrawnThrough: text('withdrawn_through'),
  },
  (t) => [index('consents_lead').on(t.leadId)],
)
