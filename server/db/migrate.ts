import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { type Connection, clientConfig } from './database.ts'
import { migrate as applyMigrations, drizzle } from './drizzle.ts'
import { assertKnownHistory, shippedMigrations } from './migration-history.ts'

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
/** Any constant serves; all servers of the product must use the same. */
const migrationLock = 7_046_129

/**
 * Brings the schema up to date, forward only. Drizzle's migrator takes no lock, so servers that start together take
 * turns here. Throws `SchemaMismatch` where the database has another past than `folder`.
 */
export async function migrate(connection: Connection, folder = migrationsFolder): Promise<void> {
  const client = new pg.Client({ ...clientConfig(connection), connectionTimeoutMillis: 15_000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await assertKnownHistory(client, shippedMigrations(folder))
    await applyMigrations(drizzle(client), { migrationsFolder: folder })
  } finally {
    await client.end()
  }
}
