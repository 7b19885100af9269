import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type pg from 'pg'

/** The database and this version of the product are incompatible; the message is for the operator. */
export class SchemaMismatch extends Error {
  override readonly name = 'SchemaMismatch'
}

export type Migration = {
  /** Such as `0000_baseline`. */
  readonly name: string
  /** SHA-256 of the file, hexadecimal. */
  readonly hash: string
  /** When it was written, milliseconds since 1970. */
  readonly writtenAt: number
}

/** The migrations that this version brings along, in order. */
export function shippedMigrations(migrationsFolder: string): Migration[] {
  const journal: { entries: { tag: string; when: number }[] } = JSON.parse(
    readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8'),
  )
  return journal.entries.map(({ tag, when }) => ({
    name: tag,
    hash: createHash('sha256')
      .update(readFileSync(`${migrationsFolder}/${tag}.sql`))
      .digest('hex'),
    writtenAt: when,
  }))
}

/**
 * Throws `SchemaMismatch` unless what the database has applied is how this version's migrations begin: where one was
 * edited after it ran, was slipped in before the last, or comes from a newer version, the schema is not what the code
 * expects.
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
