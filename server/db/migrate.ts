import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { type Connection, clientConfig } from './database.ts'
import { assertKnownHistory, type Migration, shippedMigrations } from './migration-history.ts'
import { applyRepeatableSql, createRepeatableTable, type RepeatableSql } from './repeatable-sql.ts'

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
/** Any constant serves; all servers of the product must use the same. */
const migrationLock = 7_046_129

export type MigrateOptions = {
  /** Where the migrations are; those of this version unless given. */
  readonly folder?: string
  /** How many of them to apply; all unless given. */
  readonly count?: number
}

/**
 * Brings the schema up to date, forward only, in one transaction: functions that tables compute with, new migrations,
 * then all other repeatable SQL that changed. Servers that start together take turns. Throws `SchemaMismatch` where the
 * database has another past than `folder` and `RepeatableSqlRefused` for SQL that does not run; nothing is changed then.
 */
export async function migrate(
  connection: Connection,
  repeatableSql: readonly RepeatableSql[],
  { folder = migrationsFolder, count = Number.POSITIVE_INFINITY }: MigrateOptions = {},
): Promise<void> {
  const client = new pg.Client({ ...clientConfig(connection), connectionTimeoutMillis: 15_000 })
  await client.connect()
  try {
    await client.query('begin isolation level read committed')
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    const shipped = shippedMigrations(folder).slice(0, count)
    await assertKnownHistory(client, shipped)
    await createHistory(client)
    await applyRepeatableSql(client, repeatableSql, 'before-tables')
    await applyMigrations(client, shipped, folder)
    await applyRepeatableSql(client, repeatableSql, 'after-tables')
    await client.query('commit')
  } finally {
    // Ends the transaction, too, where it was not committed.
    await client.end()
  }
}

/** The table of applied migrations, as drizzle-kit names it. */
async function createHistory(client: pg.Client): Promise<void> {
  await client.query(`set local client_min_messages = warning;
    create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
    ${createRepeatableTable}`)
}

async function applyMigrations(client: pg.Client, shipped: readonly Migration[], folder: string): Promise<void> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int from drizzle.__drizzle_migrations')
  for (const { name, hash, writtenAt } of shipped.slice(rows[0]!.count)) {
    await client.query(await readFile(`${folder}/${name}.sql`, 'utf8'))
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, writtenAt])
  }
}
