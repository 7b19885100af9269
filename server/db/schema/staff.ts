import type { SignedNames } from '#domain/signed-name.ts'
import type { WorkingHours } from '#domain/working-hours.ts'
import {
  bigint,
  bigserial,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  uuid,
} from '#server/db/drizzle.ts'
import { requestIdSql } from '#server/db/request-id.ts'
import { bytes, createdAt, moment } from './columns.ts'

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  username: text('username').notNull().unique(),
  /** By which names are compared (`domain/username` usernameKey): two people whose keys are equal could pass for each other. */
  usernameKey: text('username_key').notNull().unique(),
  /** An argon2id PHC string; never the password. */
  password: text('password').notNull(),
  role: text('role').notNull().default('owner'),
  mustChangePassword: boolean('must_change_password').notNull().default(false),
  /** Until when a one-time password opens the account; null: the password is their own. */
  oneTimeUntil: moment('one_time_until'),
  /** Where mails to this teammate go; null: none are sent. */
  email: text('email'),
  /** Language of mails to this teammate: a staff language. */
  language: text('language').notNull().default('en'),
  /** In which they want to see moments; null: the team's. */
  timeZone: text('time_zone'),
  /** What they sign with before customers, by script (`domain/signed-name`). */
  names: jsonb('names').$type<SignedNames>().notNull().default({}),
  disabledAt: moment('disabled_at'),
  /** Whether they get the figures of each week by mail (`server/analytics/weekly-mail`). */
  weeklySummary: boolean('weekly_summary').notNull().default(false),
  /** When they last had the list of alerts open. */
  alertsSeenAt: moment('alerts_seen_at'),
  createdAt: createdAt(),
})

const person = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token in the cookie, so that a stolen table opens nothing. */
    tokenHash: text('token_hash').primaryKey(),
    /** Names the session where people see it: the list of their own. */
    id: uuid('id').notNull().unique().default(sql`gen_random_uuid()`),
    userId: person(),
    remembered: boolean('remembered').notNull(),
    /** The password was right; until the second factor is shown, the session opens nothing else. */
    awaitsSecondFactor: boolean('awaits_second_factor').notNull().default(false),
    /** When this session last proved who it is (step-up). */
    provedAt: moment('proved_at'),
    /** What a passkey has to sign next, base64url; used once. */
    challenge: text('challenge'),
    /** To within minutes. */
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    /** Browser and system in words, such as "Firefox, Windows"; empty where the browser does not say. */
    device: text('device').notNull().default(''),
    /** Network address of the login. */
    address: text('address').notNull().default(''),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expires').on(t.expiresAt)],
)

/** The secret behind a teammate's six-digit codes, sealed (`server/vault`). */
export const totpSecrets = pgTable('totp_secrets', {
  userId: person().primaryKey(),
  sealed: bytes('sealed').notNull(),
  keyVersion: text('key_version').notNull(),
  /** Null until the first right code: only then the factor counts. */
  confirmedAt: moment('confirmed_at'),
  /** Time step of the last code used, since each counts once (RFC 6238 §5.2). */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
})

export const passkeys = pgTable(
  'passkeys',
  {
    /** Credential id, base64url. */
    id: text('id').primaryKey(),
    userId: person(),
    publicKey: bytes('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull().default(sql`'{}'::text[]`),
    /** What its owner calls it. */
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (t) => [index('passkeys_user').on(t.userId)],
)

/** One-time codes for a lost second factor; only hashes are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    hash: text('hash').primaryKey(),
    userId: person(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (t) => [index('recovery_codes_user').on(t.userId)],
)

/** A place on the team that waits for its person; the link carries the token, the table its hash. */
export const invitations = pgTable('invitations', {
  id: uuid('id').primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  role: text('role').notNull(),
  email: text('email'),
  language: text('language').notNull().default('en'),
  invitedBy: uuid('invited_by').notNull(),
  createdAt: createdAt(),
  expiresAt: moment('expires_at').notNull(),
  acceptedAt: moment('accepted_at'),
  /** Who took the place. */
  userId: uuid('user_id'),
})

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
    requestId: text('request_id').$defaultFn(() => sql.raw(requestIdSql)),
    /** Network address the request came from; null where the product acted by itself. */
    address: text('address'),
  },
  (t) => [
    // Each in the order of the log, newest first, so that a filter with dates begins where its dates do.
    index('audit_log_entity').on(t.entity, t.at, t.id),
    index('audit_log_entity_id').on(t.entityId, t.at, t.id),
    index('audit_log_user').on(t.userId, t.at, t.id),
    index('audit_log_action').on(t.action, t.at, t.id),
    index('audit_log_at').on(t.at, t.id),
  ],
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
  (t) => [
    primaryKey({ columns: [t.scope, t.key] }),
    index('idempotency_keys_created').on(t.createdAt),
    // What an answer is about, to find those of one person; a contact's names nothing.
    index('idempotency_keys_about').on(sql`(${t.answer} ->> 'id')`).where(sql`scope <> 'contact'`),
  ],
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

/** When a teammate works and whom they can answer; no row: not said. */
export const workingHours = pgTable('working_hours', {
  userId: person().primaryKey(),
  /** Null: the team's hold. */
  hours: jsonb('hours').$type<WorkingHours>(),
  languages: text('languages').array().notNull(),
})

/** Keys by which programs call the API. */
export const apiKeys = pgTable('api_keys', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  /** SHA-256 of the key: 256 random bits need no slow hash. */
  tokenHash: text('token_hash').notNull().unique(),
  /** How it begins, by which people recognise it. */
  start: text('start').notNull(),
  /** `domain/api-keys` keyScopes. */
  scopes: text('scopes').array().notNull(),
  /** Name of the owner who made it. */
  createdBy: text('created_by').notNull(),
  /** The owner in whose name it works: with their account or their right to manage connections it ends. Null: not known. */
  createdById: uuid('created_by_id').references(() => users.id),
  createdAt: createdAt(),
  expiresAt: moment('expires_at'),
  revokedAt: moment('revoked_at'),
  /** To within a minute. */
  lastUsedAt: moment('last_used_at'),
})

/** What staff can change in the product; wins over the environment's default. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  updatedBy: uuid('updated_by'),
})
