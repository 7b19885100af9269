import {
  bigint,
  bigserial,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from '#server/db/drizzle.ts'
import { createdAt, moment } from './columns.ts'

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  username: text('username').notNull().unique(),
  /** An argon2id PHC string; never the password. */
  password: text('password').notNull(),
  role: text('role').notNull().default('owner'),
  mustChangePassword: boolean('must_change_password').notNull().default(false),
  disabledAt: moment('disabled_at'),
  createdAt: createdAt(),
})

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token in the cookie, so that a stolen table opens nothing. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    remembered: boolean('remembered').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expires').on(t.expiresAt)],
)

/** Append-only: who did what to which record, when. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull().defaultNow(),
    userId: uuid('user_id'),
    username: text('username'),
    action: text('action').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id'),
    /** Names of changed fields and their codes; no personal data. */
    detail: jsonb('detail').notNull().default({}),
    requestId: text('request_id'),
  },
  (t) => [index('audit_log_entity').on(t.entity, t.entityId, t.id)],
)

/** The saved answer to a public post, so that sending it again changes nothing (Idempotency-Key). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.key] }), index('idempotency_keys_created').on(t.createdAt)],
)

/** How often each kind of data changed, in several slots; the sum is the version behind ETags. */
export const changeCounters = pgTable(
  'change_counters',
  {
    topic: text('topic').notNull(),
    slot: smallint('slot').notNull(),
    changes: bigint('changes', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.topic, t.slot] })],
)

/** What staff can change in the product; wins over the environment's default. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  updatedBy: uuid('updated_by'),
})
