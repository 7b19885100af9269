import { index, integer, jsonb, pgTable, sql, text, uuid } from '#server/db/drizzle.ts'
import { createdAt, moment, requestId } from './columns.ts'

/**
 * Mails to send and sent: the row is written in the transaction of what caused it, a worker sends it. Without a mail
 * server the rows are the outbox that staff read. The text is made from template and values when it is sent or read.
 */
export const mails = pgTable(
  'mails',
  {
    /** Also the Message-ID, so that a mail sent twice after a crash is recognised as one. */
    id: uuid('id').primaryKey(),
    template: text('template').notNull(),
    language: text('language').notNull(),
    /** The one recipient: a plain address, lower case. */
    recipient: text('recipient').notNull(),
    recipientName: text('recipient_name'),
    /** What the template's text is filled with (`domain/mail` MailValues). */
    values: jsonb('values').notNull().default({}),
    /** What it is about, such as `setup` and its id: the source of the mail is updated when it was accepted. */
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    /** `domain/mail` mailStatuses. */
    status: text('status').notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    /**
     * When it may be tried (again); of one that failed, when that was. A worker that takes it moves this on: its claim, in case it
     * dies while sending.
     */
    dueAt: moment('due_at').notNull().defaultNow(),
    /** When a try began to hand over a mail that must not be sent twice; null once its outcome is known. */
    handedAt: moment('handed_at'),
    /** What went wrong last: a code of the mail server or of the connection, no address. */
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

/** What the nightly purge removed, so that people can see that it happened. */
export const purgeRuns = pgTable('purge_runs', {
  id: uuid('id').primaryKey(),
  startedAt: moment('started_at').notNull(),
  finishedAt: moment('finished_at').notNull(),
  /** Rows removed by kind. */
  removed: jsonb('removed').notNull(),
  /** Rows by kind that wait for an owner to confirm. */
  held: jsonb('held').notNull().default({}),
})
