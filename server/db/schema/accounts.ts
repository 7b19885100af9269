import type { AccountRecord } from '#domain/report/account-record.ts'
import type { OpenTrades } from '#domain/report/open-trades.ts'
import {
  bigint,
  boolean,
  decimal,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from '#server/db/drizzle.ts'
import { createdAt, moment, sealedContent } from './columns.ts'

/** Trading accounts that the firm publishes. A row is never deleted: closed and blown accounts stay listed. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey(),
    /** The public name; never the holder's. */
    name: text('name').notNull(),
    /** Its part of URLs, made from the name, never changed. */
    slug: text('slug').notNull(),
    /** live, demo or backtest. */
    type: text('type').notNull(),
    /** The broker's term: ISO 4217, or others such as USC. */
    currency: text('currency').notNull(),
    /** As typed; a file's own name takes precedence. */
    broker: text('broker').notNull(),
    /** Company and trading server from the newest file that names them; null if none does. */
    namedCompany: text('named_company'),
    namedServer: text('named_server'),
    /** IANA zone of the broker's clock; null: not known. */
    serverZone: text('server_zone'),
    /** stated (by a teammate) or inferred (from gold prices). */
    serverZoneSource: text('server_zone_source'),
    /** Decimals of its money: as many as its currency has, at least two as terminals print. */
    digits: smallint('digits').notNull(),
    /** open, closed or blown. */
    state: text('state').notNull().default('open'),
    endedAt: moment('ended_at'),
    /** SHA-256 over salt and login: ties files to one account and can be opened as proof; null before the first file with a login. */
    loginHash: text('login_hash'),
    /** Keyed hash of server and login (`login_keys`), equal for equal logins; null before the first file with a login. */
    loginKey: text('login_key'),
    /** 32 secret random bytes in base64: logins are too short to be hashed without. */
    loginSalt: text('login_salt').notNull(),
    /** Its closed positions and months are the firm's operations and monthly record; at most one account. */
    carriesRecord: boolean('carries_record').notNull().default(false),
    /** True if its deals were made up for a demonstration; computed figures say so. */
    isMadeUp: boolean('is_made_up').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('accounts_slug').on(t.slug),
    uniqueIndex('accounts_login').on(t.loginKey),
    uniqueIndex('accounts_carrying').on(t.carriesRecord).where(sql`carries_record`),
  ],
)

/** The key that logins are recognised by, sealed: one row, the same for every server and after every key rotation. */
export const loginKeys = pgTable('login_keys', {
  id: uuid('id').primaryKey(),
  ...sealedContent(),
})

/** Uploaded report files, accepted or not. The file itself is not stored, since it names the account's holder. */
export const reportImports = pgTable(
  'report_imports',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    fileSha256: text('file_sha256').notNull(),
    /** Bytes. */
    fileSize: bigint('file_size', { mode: 'number' }).notNull(),
    /** `domain/report/problem` importStates. */
    state: text('state').notNull().default('reading'),
    /** Current step: `domain/report/problem` importSteps. */
    step: text('step').notNull().default('reading'),
    /** Percent of the step. */
    progress: smallint('progress').notNull().default(0),
    /** history, backtest or mt4; null where the file could not be read. */
    kind: text('kind'),
    /** Printed figures that were recomputed, and how many agree. */
    recomputed: integer('recomputed'),
    agree: integer('agree'),
    deals: integer('deals'),
    newDeals: integer('new_deals'),
    openPositions: integer('open_positions'),
    /** Printed open positions: their result, and the balance without them; null if none are printed. */
    openTrades: jsonb('open_trades').$type<OpenTrades>(),
    /** Reasons for refusal: `domain/report/problem` ReportProblem. */
    problems: jsonb('problems').notNull().default([]),
    /** Notes on an accepted report: ReportNote. */
    notes: jsonb('notes').notNull().default([]),
    startedBy: text('started_by').notNull(),
    createdAt: createdAt(),
    /** Heartbeat of the importing process; an old one means it was interrupted. */
    touchedAt: moment('touched_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    index('report_imports_account').on(t.accountId, t.createdAt),
    uniqueIndex('report_imports_one_at_a_time').on(t.accountId).where(sql`state = 'reading'`),
  ],
)

/** Rows of accepted files: trades and cash movements, in order of the account's history. */
export const deals = pgTable(
  'deals',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    ticket: text('ticket').notNull(),
    /** Place in the account's history, 1 for the first. */
    seq: integer('seq').notNull(),
    /** The file that brought it. */
    importId: uuid('import_id')
      .notNull()
      .references(() => reportImports.id),
    /** The broker's clock. */
    time: timestamp('time', { precision: 0, mode: 'string' }).notNull(),
    /** `buy` and `sell` trade; anything else moves money. */
    type: text('type').notNull(),
    symbol: text('symbol').notNull(),
    /** in, out, in/out, out by; null where nothing is traded. */
    direction: text('direction'),
    /** Lots. */
    volume: decimal('volume', { precision: 18, scale: 8 }).notNull(),
    price: decimal('price', { precision: 24, scale: 10 }).notNull(),
    order: text('order').notNull(),
    /** Money in minor units of the account (`digits`). */
    commission: bigint('commission', { mode: 'number' }).notNull(),
    fee: bigint('fee', { mode: 'number' }).notNull(),
    swap: bigint('swap', { mode: 'number' }).notNull(),
    profit: bigint('profit', { mode: 'number' }).notNull(),
    balance: bigint('balance', { mode: 'number' }).notNull(),
    /** The position it opens, changes or closes; null if none or unknown. */
    position: text('position'),
    /** If that position had a stop loss; null if unknown. */
    hasStop: boolean('has_stop'),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.ticket] }), index('deals_in_order').on(t.accountId, t.seq)],
)

/** Computed record of an account, updated with each accepted file. */
export const accountRecords = pgTable('account_records', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id),
  /** Version of its files and of the computation. */
  edition: text('edition').notNull(),
  /** null: no deal. */
  record: jsonb('record').$type<AccountRecord>(),
})
