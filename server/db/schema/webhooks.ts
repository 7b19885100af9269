import { boolean, index, integer, jsonb, pgTable, smallint, sql, text, uuid } from '#server/db/drizzle.ts'
import { bytes, createdAt, moment, requestId } from './columns.ts'
import { leads } from './leads.ts'
import { users } from './staff.ts'

/** Programs that are told about leads. */
export const webhooks = pgTable('webhooks', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  /** `domain/webhooks` webhookEvents. */
  events: text('events').array().notNull(),
  /** Whether name, email, phone and message are sent along. */
  withContact: boolean('with_contact').notNull().default(false),
  isOn: boolean('is_on').notNull().default(true),
  /** When it was switched off because it took nothing for days. */
  pausedAt: moment('paused_at'),
  /** Since when no delivery has succeeded; null: the last one did. */
  failingSince: moment('failing_since'),
  createdBy: text('created_by').notNull(),
  /** The owner in whose name it sends: with their account or their right to manage connections it is switched off. */
  createdById: uuid('created_by_id').references(() => users.id),
  createdAt: createdAt(),
})

const webhook = () =>
  uuid('webhook_id')
    .notNull()
    .references(() => webhooks.id, { onDelete: 'cascade' })

/** What deliveries are signed with, sealed (`server/vault`). */
export const webhookSecrets = pgTable(
  'webhook_secrets',
  {
    id: uuid('id').primaryKey(),
    webhookId: webhook(),
    keyVersion: text('key_version').notNull(),
    sealed: bytes('sealed').notNull(),
    createdAt: createdAt(),
    /** Null: the current one. */
    expiresAt: moment('expires_at'),
  },
  (t) => [index('webhook_secrets_webhook').on(t.webhookId)],
)

/** One event for one webhook: written with the change itself, sent afterwards. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** What the receiver tells repeated deliveries by. */
    id: uuid('id').primaryKey(),
    webhookId: webhook(),
    event: text('event').notNull(),
    /** Null: about no lead that is there. */
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    /** What is sent besides the lead: names of changed fields, the id of a lead that is gone, a rule's name. */
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    at: createdAt(),
    status: text('status').notNull().default('waiting'),
    attempts: smallint('attempts').notNull().default(0),
    dueAt: moment('due_at').notNull().defaultNow(),
    answeredAt: moment('answered_at'),
    problem: text('problem'),
    responseStatus: integer('response_status'),
    responseText: text('response_text'),
    requestId: requestId(),
  },
  (t) => [
    index('webhook_deliveries_due').on(t.webhookId, t.dueAt).where(sql`status = 'waiting'`),
    index('webhook_deliveries_webhook').on(t.webhookId, t.at),
    index('webhook_deliveries_lead').on(t.leadId),
    index('webhook_deliveries_at').on(t.at),
  ],
)
