import { setTimeout as wait } from 'node:timers/promises'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { drizzle } from './drizzle.ts'
import * as access from './schema/access.ts'
import * as accounts from './schema/accounts.ts'
import * as brokerMails from './schema/broker-mails.ts'
import * as cancellations from './schema/cancellations.ts'
import * as insight from './schema/insight.ts'
import * as leadData from './schema/lead-data.ts'
import * as leads from './schema/leads.ts'
import * as ledger from './schema/ledger.ts'
import * as mail from './schema/mail.ts'
import * as quarantine from './schema/quarantine.ts'
import * as record from './schema/record.ts'
import * as setups from './schema/setups.ts'
import * as staff from './schema/staff.ts'
import * as stats from './schema/stats.ts'
import * as work from './schema/work.ts'
import * as workspace from './schema/workspace.ts'

const schema = {
  ...access,
  ...accounts,
  ...brokerMails,
  ...cancellations,
  ...leadData,
  ...leads,
  ...insight,
  ...ledger,
  ...mail,
  ...quarantine,
  ...record,
  ...setups,
  ...staff,
  ...stats,
  ...work,
  ...workspace,
}

export type Schema = typeof schema

/** Where SQL runs: the pool, or the transaction that a caller is in. */
export type Sql = NodePgDatabase<Schema>

/** The same on a connection of one's own. */
export const sqlOn = (client: pg.Client): Sql => drizzle(client, { schema })

export type Database = {
  readonly pool: pg.Pool
  readonly sql: Sql
  close(): Promise<void>
}

/**
 * Connections of one server at most, by what they are for, so that no kind of work waits for another: visitors' messages
 * and declarations; calls of the team and pages; jobs, mails, exports and files that are read.
 */
export const poolSizes = { intake: 4, staff: 10, background: 6 } as const

/** A pool for each kind of work. */
export type Databases = { readonly [K in keyof typeof poolSizes]: Database } & { close(): Promise<void> }

/** How to reach the database: a URL, or the parts of a Unix socket. */
export type Connection = string | pg.ClientConfig

/** Time limit for closing connections; a dead one never closes cleanly. */
const goodbyeMs = 5_000

export const clientConfig = (connection: Connection): pg.ClientConfig =>
  typeof connection === 'string' ? { connectionString: connection } : connection

/**
 * Opens a pool. A statement may take 15 s at most, waiting for a free connection 5 s: a stuck database is answered
 * with 503 and not with a hanging page.
 */
export function openDatabase(
  connection: Connection,
  options: { max?: number; onError?: (error: Error) => void } = {},
): Database {
  const pool = new pg.Pool({
    ...clientConfig(connection),
    max: options.max ?? 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 15_000,
    // For a server that has stopped answering, which cannot enforce a limit of its own.
    query_timeout: 20_000,
    application_name: 'orfine',
  })
  // One that is lost while a transaction holds it, between two statements: the next statement fails and says so.
  pool.on('connect', (client) => client.on('error', () => {}))
  let isClosing = false
  // Without a listener an idle connection that the server closes would end the process.
  pool.on('error', (error) => {
    // The pool counts connections as closed that are only about to be: a database that stops right after us cuts them.
    if (!isClosing) options.onError?.(error)
  })
  return {
    pool,
    sql: drizzle(pool, { schema }),
    close: () => {
      isClosing = true
      return Promise.race([pool.end(), wait(goodbyeMs, undefined, { ref: false })])
    },
  }
}

/** Opens the pools of a server; connections are made as they are needed. */
export function openDatabases(connection: Connection, onError: (error: Error) => void): Databases {
  const open = (kind: keyof typeof poolSizes) => openDatabase(connection, { max: poolSizes[kind], onError })
  const pools = { intake: open('intake'), staff: open('staff'), background: open('background') }
  return {
    ...pools,
    close: async () => void (await Promise.all(Object.values(pools).map((database) => database.close()))),
  }
}
