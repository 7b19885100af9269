import { index, pgTable, sql, text, uuid } from '#server/db/drizzle.ts'
import { createdAt, moment } from './columns.ts'

/** Declarations to withdraw or cancel, sent without a login. */
export const cancellations = pgTable(
  'cancellations',
  {
    id: uuid('id').primaryKey(),
    /** withdraw, cancel_trial or cancel_subscription. */
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    /** The sender's hints for finding the contract. */
    contract: text('contract'),
    note: text('note'),
    /** Language of the form, which the receipt is written in. */
    language: text('language').notNull(),
    /** Time of arrival, as in the receipt. */
    createdAt: createdAt(),
    handledAt: moment('handled_at'),
    /** Name of the teammate who carried it out. */
    handledBy: text('handled_by'),
  },
  (t) => [
    index('cancellations_created').on(t.createdAt, t.id),
    index('cancellations_open').on(t.createdAt, t.id).where(sql`handled_at is null`),
    index('cancellations_email_key').on(t.emailKey),
  ],
)
