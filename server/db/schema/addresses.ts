import type { AddressKind, AddressSource } from '#domain/addresses/lead-addresses.ts'
import { boolean, index, pgTable, primaryKey, sql, text, uuid } from '#server/db/drizzle.ts'
import { moment } from './columns.ts'
import { leads } from './leads.ts'

/**
 * Every current and former email address and phone number of each lead, for identifying people. A trigger on leads
 * maintains the current ones (`server/leads/addresses-sql`); further messages and merges add others. Facts about a
 * mailbox, the last four columns, are equal in all its rows (`server/db/mailboxes-sql`).
 */
export const leadAddresses = pgTable(
  'lead_addresses',
  {
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<AddressKind>().notNull(),
    /** `domain/addresses/person-keys`. */
    key: text('key').notNull(),
    /** Displayed form. */
    address: text('address').notNull(),
    isCurrent: boolean('is_current').notNull(),
    since: moment('since').notNull().defaultNow(),
    source: text('source').$type<AddressSource>().notNull(),
    /** When a mail server began to refuse it permanently, and its reply; null if it is not known to. */
    undeliverableSince: moment('undeliverable_since'),
    undeliverableReason: text('undeliverable_reason'),
    /** When it was last asked about offers, and when it confirmed by the link. */
    confirmationAskedAt: moment('confirmation_asked_at'),
    confirmedAt: moment('confirmed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.key, t.leadId] }),
    index('lead_addresses_lead').on(t.leadId),
    index('lead_addresses_mailbox').on(sql`email_person(${t.key})`).where(sql`kind = 'email'`),
    // For lead search by former addresses.
    index('lead_addresses_former').using('gin', sql`${t.key} gin_trgm_ops`).where(sql`not is_current`),
  ],
)
