import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { type Connection, clientConfig } from './database.ts'
import { causesOf } from './failures.ts'
import { compareHistory, type Migration, shippedMigrations } from './migration-history.ts'
import { applyRepeatableSql, createRepeatableTable, type RepeatableSql } from './repeatable-sql.ts'

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
/** Any constant serves; all servers of the product must use the same. */
const migrationLock = 7_046_129
/**
 * How long a statement may wait for a lock: everyone who needs the table queues behind it meanwhile. Then all is undone,
 * others have their turn for `pauseMs`, and it is tried again, for `patienceMs` at most; milliseconds.
 */
const locks = { waitMs: 1_000, pauseMs: 2_000, patienceMs: 15 * 60_000 }
/** Pause between looks at whether another server has completed the same migration, milliseconds. */
const turnPauseMs = 250

/** The schema could not be brought up to date beside other work; the message is for the operator. */
export class MigrationBlocked extends Error {
  override readonly name = 'MigrationBlocked'
  constructor(blocker: string) {
    super(
      `The schema could not be brought up to date: for 15 minutes its tables were held by ${blocker}. ` +
        'Nothing was changed. End that, or wait until it is over, and start again.',
    )
  }
}

export type MigrateOptions = {
  /** Where the migrations are; those of this version unless given. */
  readonly folder?: string
  /** How many of them to apply; all unless given. */
  readonly count?: number
  /** Hears each time the migration has to wait, and for what. */
  readonly onWait?: (blocker: string) => void
}

/**
 * Brings the schema up to date, forward only, in one transaction: functions that tables compute with, new migrations,
 * then all other repeatable SQL that changed. Servers that start together take turns. Changes nothing where a newer version
 * has expanded the schema. Throws `SchemaMismatch` where the database has another past than `folder`,
 * `RepeatableSqlRefused` for SQL that does not run and `MigrationBlocked` where no lock is had; nothing is changed then.
 */
export async function migrate(
  connection: Connection,
  repeatableSql: readonly RepeatableSql[],
  { folder = migrationsFolder, count = Number.POSITIVE_INFINITY, onWait = () => {} }: MigrateOptions = {},
): Promise<void> {
  const client = new pg.Client({ ...clientConfig(connection), connectionTimeoutMillis: 15_000 })
  await client.connect()
  const shipped = shippedMigrations(folder).slice(0, count)
  const triesUntil = performance.now() + locks.patienceMs
  try {
    for (;;) {
      const outcome = await attempt(client, shipped, folder, repeatableSql)
      if (outcome === 'done') return
      await client.query('rollback')
      const blocker = outcome === 'turn' ? 'another server that does the same' : await oldestTransaction(client)
      if (performance.now() > triesUntil) throw new MigrationBlocked(blocker)
      onWait(blocker)
      await wait(outcome === 'turn' ? turnPauseMs : locks.pauseMs)
    }
  } finally {
    // Ends the transaction, too, where it was not committed.
    await client.end()
  }
}

/** Tries once. `turn`: another server is at it; `locked`: a table was in use for longer than may be waited for it. */
async function attempt(
  client: pg.Client,
  shipped: readonly Migration[],
  folder: string,
  repeatableSql: readonly RepeatableSql[],
): Promise<'done' | 'turn' | 'locked'> {
  await client.query(`begin isolation level read committed; set local lock_timeout = ${locks.waitMs}`)
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [
    migrationLock,
  ])
  if (!rows[0]!.mine) return 'turn'
  try {
    if ((await compareHistory(client, shipped)) === 'expanded') return 'done'
    await createHistory(client)
    await applyRepeatableSql(client, repeatableSql, 'before-tables')
    await applyMigrations(client, shipped, folder)
    await applyRepeatableSql(client, repeatableSql, 'after-tables')
    await client.query('commit')
    return 'done'
  } catch (error) {
    // A lock was not had in time (55P03), or each of two waited for the other (40P01).
    if (causesOf(error).some((cause) => ['55P03', '40P01'].includes((cause as pg.DatabaseError).code ?? '')))
      return 'locked'
    throw error
  }
}

/** What most probably holds the tables, for the log. */
async function oldestTransaction(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ pid: number; program: string; seconds: number }>(
    `select pid, application_name as program, extract(epoch from clock_timestamp() - xact_start)::int as seconds
     from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
     order by xact_start limit 1`,
  )
  const [oldest] = rows
  if (!oldest) return 'a transaction that has just ended'
  return `a transaction of "${oldest.program}" (pid ${oldest.pid}), open for ${oldest.seconds} s`
}

/** The table of applied migrations, as drizzle-kit names it, with whether older versions of the product can go on. */
async function createHistory(client: pg.Client): Promise<void> {
  await client.query(`set local client_min_messages = warning;
    create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint, kind text);
    ${createRepeatableTable}`)
  const { rows } = await client.query(
    `select 1 from pg_attribute where attrelid = 'drizzle.__drizzle_migrations'::regclass and attname = 'kind'`,
  )
  if (rows.length === 0) await client.query('alter table drizzle.__drizzle_migrations add column kind text')
}

async function applyMigrations(client: pg.Client, shipped: readonly Migration[], folder: string): Promise<void> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int from drizzle.__drizzle_migrations')
  for (const { name, hash, writtenAt, kind } of shipped.slice(rows[0]!.count)) {
    await client.query(await readFile(`${folder}/${name}.sql`, 'utf8'))
    const values = [hash, writtenAt, kind]
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at, kind) values ($1, $2, $3)', values)
  }
}
