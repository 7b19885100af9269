import { boolean, index, integer, jsonb, pgTable, smallint, sql, text, uuid } from '#server/db/drizzle.ts'
import { createdAt, moment, requestId, sealedContent } from './columns.ts'
import { leads } from './leads.ts'
import { users } from './staff.ts'

/** Programs that receive lead events. */
export const webhooks = pgTable('webhooks', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  /** `domain/staff/webhooks` webhookEvents. */
  events: text('events').array().notNull(),
  /** If name, email, phone and message are included. */
  withContact: boolean('with_contact').notNull().default(false),
  isOn: boolean('is_on').notNull().default(true),
  /** When it was disabled after failing for days. */
  pausedAt: moment('paused_at'),
  /** Since when no delivery has succeeded; null: the last one did. */
  failingSince: moment('failing_since'),
  createdBy: text('created_by').notNull(),
  /** The owner it acts for: it is disabled with their account or their right to manage connections. */
  createdById: uuid('created_by_id').references(() => users.id),
  createdAt: createdAt(),
})

const webhook = () =>
  uuid('webhook_id')
    .notNull()
    .references(() => webhooks.id, { onDelete: 'cascade' })

/** Signing secrets of deliveries, sealed (`server/vault`). */
export const webhookSecrets = pgTable(
  'webhook_secrets',
  {
    id: uuid('id').primaryKey(),
    webhookId: webhook(),
    ...sealedContent(),
    createdAt: createdAt(),
    /** Null: the current one. */
    expiresAt: moment('expires_at'),
  },
  (t) => [index('webhook_secrets_webhook').on(t.webhookId)],
)

/** One event for one webhook: written with the change, sent afterwards. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** Lets the receiver recognise repeated deliveries. */
    id: uuid('id').primaryKey(),
    webhookId: webhook(),
    event: text('event').notNull(),
    /** Null: about no existing lead. */
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    /** Further content: names of changed fields, the id of a deleted lead, a rule's name. */
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
