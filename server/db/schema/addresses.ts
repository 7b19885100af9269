import type { AddressKind, AddressSource } from '#domain/lead-addresses.ts'
import { boolean, index, pgTable, primaryKey, sql, text, uuid } from '#server/db/drizzle.ts'
import { moment } from './columns.ts'
import { leads } from './leads.ts'

/**
 * Every email address and phone number that a lead has or ever had: who is who, is answered here. A trigger on leads keeps
 * the current ones (`server/leads/addresses-sql`); others are added by further messages and merges. What is known of a mailbox
 * itself, the last four columns, is the same in all its rows (`server/db/mailboxes-sql`).
 */
export const leadAddresses = pgTable(
  'lead_addresses',
  {
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<AddressKind>().notNull(),
    /** `domain/person-keys`. */
    key: text('key').notNull(),
    /** As it is shown. */
    address: text('address').notNull(),
    isCurrent: boolean('is_current').notNull(),
    since: moment('since').notNull().defaultNow(),
    source: text('source').$type<AddressSource>().notNull(),
    /** Since when a mail server refuses mails to it for good, and its answer; null while it takes them, as far as is known. */
    undeliverableSince: moment('undeliverable_since'),
    undeliverableReason: text('undeliverable_reason'),
    /** When it was last asked whether it may get offers, and when it said yes by the link in that mail. */
    confirmationAskedAt: moment('confirmation_asked_at'),
    confirmedAt: moment('confirmed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.key, t.leadId] }),
    index('lead_addresses_lead').on(t.leadId),
    index('lead_addresses_mailbox').on(sql`email_person(${t.key})`).where(sql`kind = 'email'`),
    // What the search of leads finds beside their own columns.
    index('lead_addresses_former').using('gin', sql`${t.key} gin_trgm_ops`).where(sql`not is_current`),
  ],
)
