import type { SignedNames } from '#domain/letters/signed-name.ts'
import type { WorkingHours } from '#domain/staff/working-hours.ts'
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
import { bytes, createdAt, moment, sealedContent } from './columns.ts'

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  username: text('username').notNull().unique(),
  /** Comparison key (`domain/staff/username` usernameKey): people with equal keys could be confused. */
  usernameKey: text('username_key').notNull().unique(),
  /** An argon2id PHC string; never the password. */
  password: text('password').notNull(),
  role: text('role').notNull().default('owner'),
  mustChangePassword: boolean('must_change_password').notNull().default(false),
  /** Expiry of a one-time password; null: the password is their own. */
  oneTimeUntil: moment('one_time_until'),
  /** Address for mails to this teammate; null: none are sent. */
  email: text('email'),
  /** Language of mails to this teammate: a staff language. */
  language: text('language').notNull().default('en'),
  /** Display time zone; null: the team's. */
  timeZone: text('time_zone'),
  /** Signed names, by script (`domain/letters/signed-name`). */
  names: jsonb('names').$type<SignedNames>().notNull().default({}),
  disabledAt: moment('disabled_at'),
  /** True if they get the weekly figures by mail (`server/analytics/weekly-mail`). */
  weeklySummary: boolean('weekly_summary').notNull().default(false),
  /** When they last opened the list of alerts. */
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
    /** SHA-256 of the cookie's token, so that a stolen table is useless. */
    tokenHash: text('token_hash').primaryKey(),
    /** Identifies the session in the list of its person's sessions. */
    id: uuid('id').notNull().unique().default(sql`gen_random_uuid()`),
    userId: person(),
    remembered: boolean('remembered').notNull(),
    /** Only the password was given; until the second factor, the session opens nothing else. */
    awaitsSecondFactor: boolean('awaits_second_factor').notNull().default(false),
    /** Last step-up of this session. */
    provedAt: moment('proved_at'),
    /** Next passkey challenge, base64url; single use. */
    challenge: text('challenge'),
    /** To within minutes. */
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    /** Browser and system, such as "Firefox, Windows"; empty if unknown. */
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
  ...sealedContent(),
  /** Null until the first valid code: only then does the factor count. */
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
    /** Name given by its owner. */
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (t) => [index('passkeys_user').on(t.userId)],
)

/** Hashed one-time codes for a lost second factor. */
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

/** An invitation to the team; the link has the token, the table its hash. */
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
  /** The successor. */
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
    /** Client IP address; null if the product acted by itself. */
    address: text('address'),
  },
  (t) => [
    // Each in log order, newest first, so that date filters use the index.
    index('audit_log_entity').on(t.entity, t.at, t.id),
    index('audit_log_entity_id').on(t.entityId, t.at, t.id),
    index('audit_log_user').on(t.userId, t.at, t.id),
    index('audit_log_action').on(t.action, t.at, t.id),
    index('audit_log_at').on(t.at, t.id),
  ],
)

/** Saved response to a public post, so that resending changes nothing (Idempotency-Key). */
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
    // Subject of a response, to find those of one person; a contact's is empty.
    index('idempotency_keys_about').on(sql`(${t.answer} ->> 'id')`).where(sql`scope <> 'contact'`),
  ],
)

/** Change counts per kind of data, in several slots; the sum is the version behind ETags. */
export const changeCounters = pgTable(
  'change_counters',
  {
    topic: text('topic').notNull(),
    slot: smallint('slot').notNull(),
    changes: bigint('changes', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.topic, t.slot] })],
)

/** A teammate's working hours and languages; no row: not set. */
export const workingHours = pgTable('working_hours', {
  userId: person().primaryKey(),
  /** Null: the team's apply. */
  hours: jsonb('hours').$type<WorkingHours>(),
  languages: text('languages').array().notNull(),
})

/** Keys by which programs call the API. */
export const apiKeys = pgTable('api_keys', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  /** SHA-256 of the key: 256 random bits need no slow hash. */
  tokenHash: text('token_hash').notNull().unique(),
  /** Its first characters, so that people recognise it. */
  start: text('start').notNull(),
  /** `domain/staff/api-keys` keyScopes. */
  scopes: text('scopes').array().notNull(),
  /** Name of the owner who made it. */
  createdBy: text('created_by').notNull(),
  /** The owner it acts for: it ends with their account or their right to manage connections. Null: unknown. */
  createdById: uuid('created_by_id').references(() => users.id),
  createdAt: createdAt(),
  expiresAt: moment('expires_at'),
  revokedAt: moment('revoked_at'),
  /** To within a minute. */
  lastUsedAt: moment('last_used_at'),
})

/** Settings changed in the product; they override environment defaults. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  updatedBy: uuid('updated_by'),
})
