import { boolean, customType, index, integer, pgTable, text, uuid } from '#server/db/drizzle.ts'
import { createdAt, moment, updatedAt } from './columns.ts'

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

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
    processedAt: moment('processed_at'),
    assignedTo: text('assigned_to'),
    notes: text('notes'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('subscription_setups_created').on(t.createdAt, t.id)],
)

/**
 * Spec §3 `mt5Password`, apart from its row and sealed before it arrives here (decisions E): a list, a sort or a
 * filter on setups cannot reach it.
 */
export const setupSecrets = pgTable('subscription_setup_secrets', {
  setupId: uuid('setup_id')
    .primaryKey()
    .references(() => subscriptionSetups.id, { onDelete: 'cascade' }),
  keyVersion: integer('key_version').notNull(),
  nonce: bytes('nonce').notNull(),
  sealed: bytes('sealed').notNull(),
  purgeAfter: moment('purge_after').notNull(),
  createdAt: createdAt(),
})
