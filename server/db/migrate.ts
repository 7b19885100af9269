import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { buildIndex, buildProgress, transactionSql } from './concurrent-index.ts'
import { type Connection, clientConfig } from './database.ts'
import { isLockConflict } from './failures.ts'
import { DatabaseUnfit, whyUnfit } from './fit-database.ts'
import { compareHistory, type Migration, migrationText, recordApplied, shippedMigrations } from './migration-history.ts'
import { applyRepeatableSql, createRepeatableTable, type RepeatableSql } from './repeatable-sql.ts'

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
/** An arbitrary constant, the same on all servers of the product. */
const migrationLock = 7_046_129
/**
 * Lock timeout of a statement: everyone who needs the table queues behind it meanwhile. After that, everything is
 * undone, others have `pauseMs`, and it is retried for up to `patienceMs`; milliseconds.
 */
const locks = { waitMs: 1_000, pauseMs: 2_000, patienceMs: 15 * 60_000 }
/** Pauses before checking again if another server has completed the same migration: doubling, from first to maximum. */
const turns = { firstPauseMs: 250, maxPauseMs: 8_000 }

/** The schema could not be updated beside other work; the message is for the operator. */
class MigrationBlocked extends Error {
  override readonly name = 'MigrationBlocked'
  constructor(blocker: string) {
    super(
      `The schema could not be brought up to date: for 15 minutes its tables were held by ${blocker}. ` +
        'End that, or wait until it is over, and start again: the start goes on where this one stopped.',
    )
  }
}

type MigrateOptions = {
  /** Migrations folder; this version's by default. */
  readonly folder?: string
  /** Number of migrations to apply; all by default. */
  readonly count?: number
  /** Called each time the migration waits, with the reason, and with the progress of a long index build. */
  readonly onWait?: (blocker: string) => void
  /** Called with what does not work on a database in use; a new one is refused for it. */
  readonly onUnfit?: (why: string) => void
  /** How long an index build waits for each blocking transaction, ms; default five minutes. */
  readonly indexLockWaitMs?: number | undefined
  /** Aborts waiting, which then throws. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Migrates the schema forward in one transaction: functions that tables compute with, new migrations, then all other
 * changed repeatable SQL. Commits before a migration that builds an index concurrently, and continues in another
 * transaction. Servers that start together take turns. Changes nothing if a newer version has expanded the schema.
 * Throws `SchemaMismatch` if the database has a different history than `folder`, `RepeatableSqlRefused` for SQL that
 * does not run, `DatabaseUnfit`, and `MigrationBlocked` without a lock; the transaction is rolled back then.
 */
export async function migrate(
  connection: Connection,
  repeatableSql: readonly RepeatableSql[],
  {
    folder = migrationsFolder,
    count = Number.POSITIVE_INFINITY,
    onWait = () => {},
    onUnfit = () => {},
    indexLockWaitMs,
    signal,
  }: MigrateOptions = {},
): Promise<void> {
  const client = new pg.Client({ ...clientConfig(connection), connectionTimeoutMillis: 15_000 })
  // Idle during an index build; without a listener a lost connection would end the process.
  client.on('error', () => {})
  await client.connect()
  const shipped = shippedMigrations(folder).slice(0, count)
  const build = (migration: Migration) =>
    buildIndex(connection, migration, folder, { watcher: client, onWait, indexLockWaitMs })
  let triesUntil: number | null = null
  let turnPauseMs = turns.firstPauseMs
  try {
    const unfit = await whyUnfit(client)
    if (unfit && !(await hasHistory(client))) throw new DatabaseUnfit(unfit)
    if (unfit) onUnfit(unfit)
    for (;;) {
      const next = await attempt(client, shipped, folder, repeatableSql)
      const outcome = typeof next === 'string' ? next : await build(next)
      if (outcome === 'done') return
      // Another server's build is waited for.
      if (outcome === 'built' || outcome === 'building') triesUntil = null
      if (outcome === 'built') continue
      const blocker = await blockers[outcome](client)
      if (outcome !== 'building') triesUntil ??= performance.now() + locks.patienceMs
      if (triesUntil !== null && performance.now() > triesUntil) throw new MigrationBlocked(blocker)
      onWait(blocker)
      await wait(outcome === 'locked' ? locks.pauseMs : turnPauseMs, undefined, { signal })
      if (outcome !== 'locked') turnPauseMs = Math.min(turnPauseMs * 2, turns.maxPauseMs)
    }
  } finally {
    // Also ends a transaction that was not committed.
    await client.end()
  }
}

/**
 * Tries once, up to the first migration that builds an index concurrently, which it returns. `turn`: another server
 * migrates; `locked`: a table was in use for too long. Nothing is changed then.
 */
async function attempt(
  client: pg.Client,
  shipped: readonly Migration[],
  folder: string,
  repeatableSql: readonly RepeatableSql[],
): Promise<'done' | 'turn' | 'locked' | Migration> {
  await client.query(`begin isolation level read committed; set local lock_timeout = ${locks.waitMs}`)
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [
    migrationLock,
  ])
  if (!rows[0]!.mine) {
    await client.query('rollback')
    return 'turn'
  }
  try {
    if ((await compareHistory(client, shipped)) === 'expanded') return 'done'
    await createHistory(client)
    await applyRepeatableSql(client, repeatableSql, 'before-tables')
    const next = await applyMigrations(client, shipped, folder)
    if (!next) await applyRepeatableSql(client, repeatableSql, 'after-tables')
    await client.query('commit')
    return next ?? 'done'
  } catch (error) {
    if (!isLockConflict(error)) throw error
    await client.query('rollback')
    return 'locked'
  }
}

/** Names of blockers, for the log. */
const blockers = {
  turn: async () => 'another server that does the same',
  locked: oldestTransaction,
  building: buildProgress,
}

/** The transaction that most probably holds the tables, for the log. */
async function oldestTransaction(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ oldest: string }>(
    `select ${transactionSql} as oldest from pg_stat_activity a
     where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
     order by xact_start limit 1`,
  )
  return rows[0]?.oldest ?? 'a transaction that has just ended'
}

async function hasHistory(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as has`,
  )
  return rows[0]!.has
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

/** Applies new migrations up to the first that builds an index concurrently; returns that one. */
async function applyMigrations(
  client: pg.Client,
  shipped: readonly Migration[],
  folder: string,
): Promise<Migration | undefined> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int from drizzle.__drizzle_migrations')
  for (const migration of shipped.slice(rows[0]!.count)) {
    if (migration.isConcurrent) return migration
    await client.query(migrationText(folder, migration.name))
    await recordApplied(client, migration)
  }
}
