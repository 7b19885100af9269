import { bigserial, index, integer, pgTable, sql, text, uniqueIndex, uuid } from '#server/db/drizzle.ts'
import { moment } from './columns.ts'

/**
 * Attempts counted against limits, by key; shared by all servers. Unlogged: written without a flush, empty after a
 * crash, and excluded from backups.
 */
export const tries = pgTable(
  'tries',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: moment('resets_at').notNull(),
  },
  (t) => [index('tries_resets').on(t.resetsAt)],
)

/** Form tokens that came with a message, each with the message it was spent on. Unlogged, as `tries`. */
export const usedFormTokens = pgTable(
  'used_form_tokens',
  {
    nonce: text('nonce').primaryKey(),
    message: text('message').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('used_form_tokens_expires').on(t.expiresAt)],
)

/**
 * Refused logins, proofs and calls, counted by window: a flood is one row that counts, not a million. The audit log gets
 * one entry for each row once its window is over.
 */
export const accessRefusals = pgTable(
  'access_refusals',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    windowStart: moment('window_start').notNull(),
    /** `domain/access` refusalKinds. */
    kind: text('kind').notNull(),
    /** Network address the tries came from. */
    address: text('address').notNull(),
    /** Keyed hash of the typed name (`server/vault`); empty if a session identifies the person. */
    nameHash: text('name_hash').notNull().default(''),
    userId: uuid('user_id'),
    /** The call that was denied; empty for logins and proofs. */
    call: text('call').notNull().default(''),
    count: integer('count').notNull(),
    firstAt: moment('first_at').notNull().defaultNow(),
    lastAt: moment('last_at').notNull().defaultNow(),
    /** When it was written to the audit log. */
    loggedAt: moment('logged_at'),
  },
  (t) => [
    uniqueIndex('access_refusals_window').on(
      t.windowStart,
      t.kind,
      t.address,
      t.nameHash,
      sql`coalesce(${t.userId}, '00000000-0000-0000-0000-000000000000')`,
      t.call,
    ),
    index('access_refusals_last').on(t.lastAt, t.id),
    index('access_refusals_open').on(t.windowStart).where(sql`logged_at is null`),
  ],
)
