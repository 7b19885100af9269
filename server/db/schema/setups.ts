import { bigint, boolean, index, integer, pgTable, primaryKey, smallint, sql, text, uuid } from '#server/db/drizzle.ts'
import { createdAt, moment, sealedContent, updatedAt } from './columns.ts'

export const subscriptionSetups = pgTable(
  'subscription_setups',
  {
    id: uuid('id').primaryKey(),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    mt5Username: text('mt5_username').notNull(),
    brokerServer: text('broker_server'),
    investmentAmount: text('investment_amount').notNull(),
    additionalNotes: text('additional_notes'),
    status: text('status').notNull().default('pending'),
    emailSent: boolean('email_sent').notNull().default(false),
    /** Access to the account (`domain/setups/setups` accessWays); null: the form did not ask. */
    accessWay: text('access_way'),
    /** Language of the form, which the mails answer in. */
    language: text('language').notNull().default('en'),
    processedAt: moment('processed_at'),
    assignedTo: text('assigned_to'),
    notes: text('notes'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Counts every change; a PATCH may name the one it was based on. */
    version: integer('version').notNull().default(1),
    emailKey: text('email_key').notNull().default(''),
    phoneKey: text('phone_key').notNull().default(''),
    searchText: text('search_text').generatedAlwaysAs(
      sql`search_fold(full_name || ' ' || email || ' ' || phone || ' ' || phone_key || ' ' || mt5_username)`,
    ),
  },
  (t) => [
    index('subscription_setups_created').on(t.createdAt, t.id),
    index('subscription_setups_status').on(t.status, t.createdAt, t.id),
    // For trials about to end.
    index('subscription_setups_completed').on(t.processedAt, t.id).where(sql`status = 'completed'`),
    index('subscription_setups_email_key').on(t.emailKey),
    index('subscription_setups_phone_key').on(t.phoneKey),
    index('subscription_setups_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
  ],
)

/**
 * The trading password (`mt5Password`), apart from its row and sealed before it arrives here: a list, a sort or a
 * filter on setups cannot reach it.
 */
export const setupSecrets = pgTable('subscription_setup_secrets', {
  setupId: uuid('setup_id')
    .primaryKey()
    .references(() => subscriptionSetups.id, { onDelete: 'cascade' }),
  ...sealedContent(),
  purgeAfter: moment('purge_after').notNull(),
  createdAt: createdAt(),
})

/** Number of setups, maintained by trigger in several slots so that writers do not queue (`setups-sql`). */
export const setupTotals = pgTable(
  'setup_totals',
  {
    status: text('status').notNull(),
    emailSent: boolean('email_sent').notNull(),
    slot: smallint('slot').notNull(),
    setups: bigint('setups', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.status, t.emailSent, t.slot] })],
)
