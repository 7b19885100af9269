import { setTimeout as wait } from 'node:timers/promises'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { drizzle } from './drizzle.ts'
import { retried } from './failures.ts'
import * as access from './schema/access.ts'
import * as accounts from './schema/accounts.ts'
import * as addresses from './schema/addresses.ts'
import * as analytics from './schema/analytics.ts'
import * as attachments from './schema/attachments.ts'
import * as automation from './schema/automation.ts'
import * as brokerMails from './schema/broker-mails.ts'
import * as cancellations from './schema/cancellations.ts'
import * as events from './schema/events.ts'
import * as insight from './schema/insight.ts'
import * as leadData from './schema/lead-data.ts'
import * as leads from './schema/leads.ts'
import * as ledger from './schema/ledger.ts'
import * as mail from './schema/mail.ts'
import * as messages from './schema/messages.ts'
import * as messengers from './schema/messengers.ts'
import * as notices from './schema/notices.ts'
import * as push from './schema/push.ts'
import * as quarantine from './schema/quarantine.ts'
import * as record from './schema/record.ts'
import * as setups from './schema/setups.ts'
import * as staff from './schema/staff.ts'
import * as stats from './schema/stats.ts'
import * as subscriptions from './schema/subscriptions.ts'
import * as upkeep from './schema/upkeep.ts'
import * as webhooks from './schema/webhooks.ts'
import * as work from './schema/work.ts'
import * as workspace from './schema/workspace.ts'
import { watchPool } from './watched-pool.ts'

const schema = {
  ...access,
  ...accounts,
  ...attachments,
  ...analytics,
  ...automation,
  ...brokerMails,
  ...cancellations,
  ...events,
  ...addresses,
  ...leadData,
  ...leads,
  ...insight,
  ...ledger,
  ...mail,
  ...messages,
  ...messengers,
  ...notices,
  ...push,
  ...quarantine,
  ...record,
  ...setups,
  ...staff,
  ...stats,
  ...subscriptions,
  ...webhooks,
  ...upkeep,
  ...work,
  ...workspace,
}

type Schema = typeof schema

/** The pool, or the caller's transaction. */
export type Sql = NodePgDatabase<Schema>

/** The same on a connection of its own. */
export const sqlOn = (client: pg.Client): Sql => drizzle(client, { schema })

export type Database = {
  readonly pool: pg.Pool
  readonly sql: Sql
  /** Replaces the connections, those in use as soon as they are free. */
  renew(): void
  /** Call after committing by other means than `sql.transaction`. */
  committed(): void
  close(): Promise<void>
}

/**
 * Maximum connections of one server by purpose, so that no kind of work waits for another: visitors' messages and
 * declarations; calls of the team and pages; jobs, mails, exports and file reads.
 */
export type PoolSizes = Readonly<Record<'intake' | 'staff' | 'background', number>>

/** Shares `total` connections (DATABASE_POOL) between kinds of work. */
export function poolSizes(total: number): PoolSizes {
  const [intake, background] = [Math.round(total * 0.2), Math.round(total * 0.3)]
  return { intake, staff: total - intake - background, background }
}

/** Timeout of a visitor's message for getting a connection, and for each of its statements, ms. */
const intakeLimitMs = 3_000

/** A pool for each kind of work. */
export type Databases = { readonly [K in keyof PoolSizes]: Database } & { close(): Promise<void> }

/** A database URL, or the parts of a Unix socket address. */
export type Connection = string | pg.ClientConfig

/** Time limit for closing connections; a dead one never closes cleanly. */
const closeTimeoutMs = 5_000

/**
 * Settings the code relies on, which a database or role may override: date and number formats, and backslash escapes.
 */
const reliedOn = { datestyle: 'ISO,MDY', extra_float_digits: '1', standard_conforming_strings: 'on' }

const addressOf = (connection: Connection): pg.ClientConfig =>
  typeof connection === 'string' ? { connectionString: connection } : connection

/** Connection options; an address keeps its own `options` besides ours. */
export function clientConfig(connection: Connection): pg.ClientConfig {
  const ours = Object.entries(reliedOn).map(([name, value]) => `-c ${name}=${value}`)
  const url = typeof connection === 'string' ? URL.parse(connection) : null
  const theirs = url?.searchParams.get('options')
  if (!url || !theirs) return { ...addressOf(connection), options: ours.join(' ') }
  url.searchParams.set('options', [theirs, ...ours].join(' '))
  return { connectionString: url.href }
}

/** Maximum attempts of a transaction in conflict with another. */
const maxTries = 3

type DatabaseOptions = {
  /** Maximum connections; default 10. */
  readonly max?: number
  /** Timeout for connecting, or for a free connection, ms; default 5 s. */
  readonly connectWithinMs?: number
  /** Timeout of a statement, after which its connection is dropped, ms; default 20 s. */
  readonly answerWithinMs?: number
  /** Sends statements without waiting for earlier answers (libpq's pipeline mode). */
  readonly pipeline?: boolean
  /** Multiplies every time limit of a pool (setting `PATIENCE_FACTOR`). */
  readonly patience?: number
  /** The URL may be a pooler's (PgBouncer), which gives each transaction another connection. */
  readonly isPooled?: boolean
  readonly onError?: (error: Error) => void
  /** The database was found to be read-only; the pool's own connections are replaced unless given. */
  readonly onReadOnly?: () => void
  /** Called after each transaction that committed. */
  readonly onCommit?: () => void
}

/** Applies settings otherwise set by options; the pool waits for it. If refused, so is the statement that follows. */
const setThroughPooler = (client: pg.ClientBase): Promise<unknown> =>
  client.query(`set datestyle = '${reliedOn.datestyle}'`).catch(() => {})

/**
 * Opens a pool. Timeouts are 15 s for a statement, 5 s for a free connection, so that a stuck database gives 503, not a
 * hanging page. A transaction on `sql` that conflicts with another is retried.
 */
export function openDatabase(connection: Connection, options: DatabaseOptions = {}): Database {
  const { patience = 1 } = options
  const isPooled = options.isPooled ?? false
  const pool = new pg.Pool({
    // A pooler refuses options; settings are applied per connection instead.
    ...(isPooled ? addressOf(connection) : clientConfig(connection)),
    max: options.max ?? 10,
    connectionTimeoutMillis: patience * (options.connectWithinMs ?? 5_000),
    idleTimeoutMillis: 60_000,
    // A pooler refuses it, and sets its own limit.
    ...(!isPooled && { statement_timeout: patience * 15_000 }),
    // For a server that no longer answers, which can't enforce its own timeout.
    query_timeout: patience * (options.answerWithinMs ?? 20_000),
    pipeline: options.pipeline ?? false,
    application_name: 'orfine',
    ...(isPooled && { onConnect: setThroughPooler }),
  })
  const renew = watchPool(pool, { isPooled, onReadOnly: () => (options.onReadOnly ?? renew)() })
  const committed = () => options.onCommit?.()
  let isClosing = false
  // Without a listener an idle connection that the server closes would end the process.
  pool.on('error', (error) => {
    // The pool counts connections as closed before they are; a database that stops right after us cuts them off.
    if (!isClosing) options.onError?.(error)
  })
  return {
    pool,
    sql: withRetries(drizzle(pool, { schema }), committed),
    renew,
    committed,
    close: () => {
      isClosing = true
      return Promise.race([pool.end(), wait(closeTimeoutMs, undefined, { ref: false })])
    },
  }
}

/**
 * Retries a transaction that a deadlock, a serialization conflict or a standby ended: nothing was written then.
 */
function withRetries(sql: Sql, committed: () => void): Sql {
  const transaction = sql.transaction.bind(sql) as Sql['transaction']
  sql.transaction = async (work, config) => {
    const result = await retried(
      maxTries,
      (failure) => failure !== 'away',
      () => transaction(work, config),
    )
    committed()
    return result
  }
  return sql
}

/**
 * Opens the pools of a server; they connect on demand. If one finds the database read-only, all are renewed: reads would
 * silently see an old state there.
 */
export function openDatabases(
  connection: Connection,
  sizes: PoolSizes,
  common: Pick<DatabaseOptions, 'isPooled' | 'onError' | 'onCommit' | 'patience'>,
): Databases {
  const open = (kind: keyof PoolSizes, options: DatabaseOptions = {}) =>
    openDatabase(connection, { ...common, max: sizes[kind], onReadOnly: renewAll, ...options })
  const pools = {
    intake: open('intake', { connectWithinMs: intakeLimitMs, answerWithinMs: intakeLimitMs, pipeline: true }),
    staff: open('staff'),
    background: open('background'),
  }
  function renewAll() {
    for (const { renew } of Object.values(pools)) renew()
  }
  return {
    ...pools,
    close: async () => void (await Promise.all(Object.values(pools).map((database) => database.close()))),
  }
}
