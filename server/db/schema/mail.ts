import { index, integer, jsonb, pgTable, sql, text, uuid } from '#server/db/drizzle.ts'
import { createdAt, moment, requestId } from './columns.ts'

/**
 * Mails to send and sent: written in the transaction of their cause, sent by a worker. Without a mail server the rows
 * are an outbox for staff. The text is generated from template and values when sent or read.
 */
export const mails = pgTable(
  'mails',
  {
    /** Also the Message-ID, so that a mail sent twice after a crash is recognised. */
    id: uuid('id').primaryKey(),
    template: text('template').notNull(),
    language: text('language').notNull(),
    /** The only recipient: a plain address, lower case. */
    recipient: text('recipient').notNull(),
    recipientName: text('recipient_name'),
    /** Values for the template (`domain/letters/mail` MailValues). */
    values: jsonb('values').notNull().default({}),
    /** Its subject, such as `setup` and its id, which is updated once the mail is accepted. */
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    /** `domain/letters/mail` mailStatuses. */
    status: text('status').notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    /**
     * When it may be (re)tried; of a failed one, when it failed. A worker claims it by moving this on, in case it dies
     * while sending.
     */
    dueAt: moment('due_at').notNull().defaultNow(),
    /** When a worker began to hand over a mail that must not be sent twice; null once its outcome is known. */
    handedAt: moment('handed_at'),
    /** Last problem: a code of the mail server or connection, no address. */
    lastProblem: text('last_problem'),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
    requestId: requestId(),
  },
  (t) => [
    index('mails_created').on(t.createdAt, t.id),
    index('mails_status').on(t.status, t.createdAt, t.id),
    index('mails_entity').on(t.entity, t.entityId),
    index('mails_recipient').on(t.recipient, t.createdAt),
    index('mails_due').on(t.dueAt).where(sql`status = 'queued'`),
  ],
)

/** Numbers of records removed by the nightly purge, for people to see. */
export const purgeRuns = pgTable('purge_runs', {
  id: uuid('id').primaryKey(),
  startedAt: moment('started_at').notNull(),
  finishedAt: moment('finished_at').notNull(),
  /** Rows removed by kind. */
  removed: jsonb('removed').notNull(),
  /** Rows by kind that wait for an owner to confirm. */
  held: jsonb('held').notNull().default({}),
})
