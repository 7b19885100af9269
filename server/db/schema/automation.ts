import type { Condition } from '#domain/automation/conditions.ts'
import type { EventFacts, EventKind } from '#domain/automation/events.ts'
import type { Rule } from '#domain/automation/rule.ts'
import type { RunOutcome, RunReason } from '#domain/automation/run.ts'
import type { Changed } from '#domain/automation/undo.ts'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '#server/db/drizzle.ts'
import { createdAt, eventComesFirstSql, moment, requestId, updatedAt } from './columns.ts'
import { leads } from './leads.ts'

const lead = () =>
  uuid('lead_id')
    .notNull()
    .references(() => leads.id, { onDelete: 'cascade' })
const rule = () =>
  uuid('rule_id')
    .notNull()
    .references(() => automationRules.id, { onDelete: 'cascade' })

/** The team's rules (`domain/automation`) as they are now. */
export const automationRules = pgTable(
  'automation_rules',
  {
    id: uuid('id').primaryKey(),
    /** The ready-made rule it comes from (`domain/automation/ready-made`); null for a team's own. */
    readyMade: text('ready_made').unique(),
    rule: jsonb('rule').$type<Rule>().notNull(),
    version: integer('version').notNull().default(1),
    isOn: boolean('is_on').notNull(),
    /** When it was enabled: earlier events never trigger it. */
    onSince: moment('on_since'),
    /** Number of completed runs, and the last one. */
    fired: integer('fired').notNull().default(0),
    lastFiredAt: moment('last_fired_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [index('automation_rules_date').on(t.createdAt, t.id).where(sql`deleted_at is null`)],
)

/** Every wording that a rule had; undo makes an earlier one the latest. */
export const automationVersions = pgTable(
  'automation_versions',
  {
    ruleId: rule(),
    version: integer('version').notNull(),
    rule: jsonb('rule').$type<Rule>().notNull(),
    at: moment('at').notNull().defaultNow(),
    /** Null: it came with the product. */
    by: text('by'),
  },
  (t) => [primaryKey({ columns: [t.ruleId, t.version] })],
)

/** Events of leads that rules may act on: written with the change, or found by a sweep. */
export const automationEvents = pgTable(
  'automation_events',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    kind: text('kind').$type<EventKind>().notNull(),
    leadId: lead(),
    /** Identifies an event of a kind and lead, so that one found twice is stored once. */
    key: text('key').notNull(),
    at: moment('at').notNull(),
    facts: jsonb('facts').$type<EventFacts>().notNull().default({}),
    /** Rules whose actions caused it: they do not act on it again. */
    chain: uuid('chain').array().notNull().default(sql`'{}'::uuid[]`),
    /** Null until the rules have processed it. */
    seenAt: moment('seen_at'),
    /** When the move was undone: rules that have not acted on it won't. */
    undoneAt: moment('undone_at'),
    requestId: requestId(),
  },
  (t) => [
    uniqueIndex('automation_events_once').on(t.leadId, t.kind, t.key),
    index('automation_events_waiting').on(t.at, t.id).where(sql`seen_at is null`),
    index('automation_events_first')
      .on(t.at, t.id)
      .where(sql.raw(`seen_at is null and ${eventComesFirstSql}`)),
    index('automation_events_kind').on(t.kind, t.at),
    index('automation_events_at').on(t.at),
  ],
)

/** The result of a rule for an event. */
export const automationRuns = pgTable(
  'automation_runs',
  {
    id: uuid('id').primaryKey(),
    ruleId: rule(),
    version: integer('version').notNull(),
    leadId: lead(),
    eventId: uuid('event_id').notNull(),
    outcome: text('outcome').$type<RunOutcome>().notNull(),
    /** Why it did not fire, or stopped; null if it fired. */
    reason: text('reason').$type<RunReason>(),
    /** The condition that was not met. */
    condition: jsonb('condition').$type<Condition>(),
    at: moment('at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    uniqueIndex('automation_runs_once').on(t.ruleId, t.eventId),
    index('automation_runs_rule').on(t.ruleId, t.at, t.id),
    index('automation_runs_date').on(t.at, t.id),
    index('automation_runs_lead').on(t.leadId),
    index('automation_runs_open').on(t.at, t.id).where(sql`outcome = 'running'`),
  ],
)

/** Results of actions, written in the same transaction: an action with a receipt is never repeated. */
export const automationReceipts = pgTable(
  'automation_receipts',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => automationRuns.id, { onDelete: 'cascade' }),
    /** Position of the action in its rule, from 0. */
    step: smallint('step').notNull(),
    leadId: lead(),
    ruleId: rule(),
    action: text('action').notNull(),
    /** `done`, or the code of why it was not needed (`domain/automation/run`). */
    effect: text('effect').notNull(),
    /** Choices made at the time: assignee, stage or text. */
    detail: text('detail'),
    /** The consent that allows a letter. */
    consentId: uuid('consent_id'),
    /** The mail or message it wrote, which is cancelled if its sequence ends. */
    messageId: uuid('message_id'),
    /** Old and new value; null if there is nothing to undo. */
    changed: jsonb('changed').$type<Changed>(),
    /** When and by whom it was undone. */
    undoneAt: moment('undone_at'),
    undoneBy: text('undone_by'),
    at: moment('at').notNull().defaultNow(),
    /** When a waiting letter is checked again, or a wait ends; null if nothing waits. */
    dueAt: moment('due_at'),
  },
  (t) => [
    index('automation_receipts_due').on(t.dueAt).where(sql`due_at is not null`).concurrently(),
    primaryKey({ columns: [t.runId, t.step] }),
    index('automation_receipts_lead').on(t.leadId, t.at),
    index('automation_receipts_rule').on(t.ruleId, t.action, t.at),
    // For taking turns.
    index('automation_receipts_assigned').on(t.detail, t.at).where(sql`action = 'assign' and effect = 'done'`),
  ],
)

/** Hours for which a daily rule has checked all leads of its stage. */
export const automationDays = pgTable(
  'automation_days',
  {
    ruleId: rule(),
    /** Day, hour and stage. */
    key: text('key').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.ruleId, t.key] })],
)

/** Up to when arrivals and further messages were collected; one row. */
export const automationProgress = pgTable('automation_progress', {
  only: boolean('only').primaryKey().default(true),
  until: moment('until').notNull(),
})
