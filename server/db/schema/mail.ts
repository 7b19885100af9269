import { index, integer, jsonb, pgTable, text, uuid } from '#server/db/drizzle.ts'
import { createdAt, moment } from './columns.ts'

/**
 * Mails to send and sent: the row is written in the transaction of what caused it, a worker sends it. Without a mail
 * server the rows are the outbox that staff read.
 */
export const mails = pgTable(
  'mails',
  {
    /** Also the Message-ID, so that a mail sent twice after a crash is recognised as one. */
    id: uuid('id').primaryKey(),
    template: text('template').notNull(),
    language: text('language').notNull(),
    /** The one recipient: a plain address. */
    recipient: text('recipient').notNull(),
    recipientName: text('recipient_name'),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** What it is about, such as `setup` and its id: the sender is told when it was accepted. */
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    /** queued, sent, failed, or kept (no mail server is set). */
    status: text('status').notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    /** What the mail server answered last: its code, no address. */
    lastProblem: text('last_problem'),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
  },
  (t) => [index('mails_created').on(t.createdAt, t.id), index('mails_entity').on(t.entity, t.entityId)],
)

/** What the nightly purge removed, so that people can see that it happened. */
export const purgeRuns = pgTable('purge_runs', {
  id: uuid('id').primaryKey(),
  startedAt: moment('started_at').notNull(),
  finishedAt: moment('finished_at').notNull(),
  /** Rows removed by kind. */
  removed: jsonb('removed').notNull(),
})
