import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { readMigrationFiles } from './drizzle.ts'

/** The database and this version of the product do not belong together; the message is for whoever starts it. */
export class SchemaMismatch extends Error {
  override readonly name = 'SchemaMismatch'
}

export type Migration = {
  /** Such as `0001_entities`. */
  readonly name: string
  /** SHA-256 of the file, hexadecimal. */
  readonly hash: string
  /** When it was written, milliseconds since 1970: what the migrator goes by. */
  readonly writtenAt: number
}

/** The migrations that this version brings along, in order. */
export function shippedMigrations(migrationsFolder: string): Migration[] {
  const journal: { entries: { tag: string }[] } = JSON.parse(
    readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8'),
  )
  return readMigrationFiles({ migrationsFolder }).map(({ hash, folderMillis }, i) => ({
    name: journal.entries[i]!.tag,
    hash,
    writtenAt: folderMillis,
  }))
}

/**
 * Throws `SchemaMismatch` unless what the database has applied is how this version begins. The migrator itself looks at
 * the date of the last migration only: it would pass over one that was edited after it ran, and serve on a schema that
 * a newer version has made.
 */
export async function assertKnownHistory(client: pg.Client, shipped: readonly Migration[]): Promise<void> {
  const { rows: tables } = await client.query(
    `select 1 from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'`,
  )
  if (tables.length === 0) return
  const { rows: applied } = await client.query<{ hash: string; writtenAt: number }>(
    `select distinct hash, created_at::float8 as "writtenAt" from drizzle.__drizzle_migrations order by 2`,
  )
  for (const [i, { hash, writtenAt }] of applied.entries()) {
    const known = shipped.find((migration) => migration.writtenAt === writtenAt)
    if (!known) throw new SchemaMismatch(newer(shipped))
    if (known.hash !== hash) throw new SchemaMismatch(edited(known.name))
    if (known !== shipped[i]) throw new SchemaMismatch(skipped(shipped[i]!.name, known.name))
  }
}

const newer = (shipped: readonly Migration[]) =>
  `This database was made or brought up to date by another version of the product: it has changes that this version, ` +
  `whose last is ${shipped.at(-1)?.name}, does not know. Start the newer version, or restore a backup from before it.`

const edited = (name: string) =>
  `The migration ${name} was changed after this database had applied it, so the schema is not what this version ` +
  `expects. Put the file back as it was and write the change as a new migration.`

const skipped = (missing: string, later: string) =>
  `This database has applied the migration ${later} but not ${missing}, which comes before it. ` +
  `Start the version that brought it up to date, or write ${missing} anew as the last migration.`
