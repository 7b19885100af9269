import type { BulkChange } from '#contract/bulk.ts'
import type { ViewSearch } from '#contract/views.ts'
import type { LeadFilters } from '#domain/leads/lead-filters.ts'
import { boolean, index, integer, jsonb, pgTable, primaryKey, sql, text, uuid } from '#server/db/drizzle.ts'
import { createdAt, moment, updatedAt } from './columns.ts'
import { leads } from './leads.ts'
import { users } from './staff.ts'

/** Saved views of the leads screen, private or shared. */
export const leadViews = pgTable(
  'lead_views',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    isShared: boolean('is_shared').notNull().default(false),
    search: jsonb('search').$type<ViewSearch>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('lead_views_owner').on(t.ownerId), index('lead_views_shared').on(t.isShared).where(sql`is_shared`)],
)

/** Changes of many leads at once, carried out in batches by a job. */
export const leadBulks = pgTable(
  'lead_bulks',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    change: jsonb('change').$type<BulkChange>().notNull(),
    /** Selected leads, unless picked one by one. */
    filters: jsonb('filters').$type<LeadFilters>().notNull(),
    status: text('status').notNull(),
    /** When the screen showed the matches: leads changed later are left out. Null: the time of the request. */
    seenAt: moment('seen_at'),
    /** Null until the leads are gathered. */
    total: integer('total'),
    done: integer('done').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    undone: integer('undone').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('lead_bulks_user').on(t.userId, t.createdAt),
    index('lead_bulks_open').on(t.createdAt).where(sql`status in ('waiting', 'running', 'undoing')`),
  ],
)

/** The leads of such a change, with the data needed to undo it. */
export const leadBulkItems = pgTable(
  'lead_bulk_items',
  {
    bulkId: uuid('bulk_id')
      .notNull()
      .references(() => leadBulks.id, { onDelete: 'cascade' }),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** pending, done, skipped, changed (since it was seen), undone or kept (changed since, so not undone). */
    state: text('state').notNull().default('pending'),
    /** Relevant field values shown on screen; a lead that differs by now is left out. */
    seen: jsonb('seen').$type<Record<string, unknown>>(),
    /** The fields as they were. */
    before: jsonb('before'),
    /** The lead's version after the change: undone only if the lead has not changed since. */
    version: integer('version'),
  },
  (t) => [
    primaryKey({ columns: [t.bulkId, t.leadId] }),
    index('lead_bulk_items_lead').on(t.leadId),
    index('lead_bulk_items_state').on(t.bulkId, t.state, t.leadId),
  ],
)
