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
  /** Time of creation, epoch ms. */
  readonly writtenAt: number
  /**
   * `expand`: older versions of the product keep working. `contract`: they don't. Stated in the file's first line, such
   * as `-- expand`; `contract` by default.
   */
  readonly kind: 'expand' | 'contract'
  /** Builds an index outside a transaction (`concurrent-index.ts`); the first line is `-- expand concurrently` or so. */
  readonly isConcurrent: boolean
}

/** A migration's SQL with uniform line ends, since its hash identifies it. */
export const migrationText = (folder: string, name: string): string =>
  readFileSync(`${folder}/${name}.sql`, 'utf8').replaceAll('\r\n', '\n')

/** The line that states a migration's kind. */
export const firstLine = /^-- (expand|contract)( concurrently)?\n/

/** This version's migrations, in order. */
export function shippedMigrations(migrationsFolder: string): Migration[] {
  const journal: { entries: { tag: string; when: number }[] } = JSON.parse(
    readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8'),
  )
  return journal.entries.map(({ tag, when }) => {
    const text = migrationText(migrationsFolder, tag)
    const hash = createHash('sha256').update(text).digest('hex')
    const [, kind, concurrently] = firstLine.exec(text) ?? []
    return {
      name: tag,
      hash,
      writtenAt: when,
      kind: kind === 'expand' ? 'expand' : 'contract',
      isConcurrent: concurrently !== undefined,
    }
  })
}

/** `known`: this version knows everything applied. `expanded`: a newer version has added to it. */
type History = 'known' | 'expanded'

/**
 * Compares the applied migrations with this version's. Throws `SchemaMismatch` if one was edited after it ran or
 * inserted before the last, and if a newer version has changed what this one relies on.
 */
export async function compareHistory(client: pg.Client, shipped: readonly Migration[]): Promise<History> {
  const { rows: tables } = await client.query(
    `select 1 from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'`,
  )
  if (tables.length === 0) return 'known'
  // Through JSON: an earlier version's table has no kinds.
  const { rows: applied } = await client.query<{ hash: string; writtenAt: number; kind: string | null }>(
    `select distinct hash, created_at::float8 as "writtenAt", to_jsonb(m) ->> 'kind' as kind
     from drizzle.__drizzle_migrations m order by 2`,
  )
  for (const [i, { hash, writtenAt, kind }] of applied.entries()) {
    const known = shipped.find((migration) => migration.writtenAt === writtenAt)
    if (!known) {
      if (i >= shipped.length && kind === 'expand') continue
      throw new SchemaMismatch(newer(shipped))
    }
    if (known.hash !== hash) throw new SchemaMismatch(edited(known.name))
    if (known !== shipped[i]) throw new SchemaMismatch(skipped(shipped[i]!.name, known.name))
  }
  return applied.length > shipped.length ? 'expanded' : 'known'
}

/** Records that a migration was applied. */
export async function recordApplied(client: pg.Client, { hash, writtenAt, kind }: Migration): Promise<void> {
  const values = [hash, writtenAt, kind]
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at, kind) values ($1, $2, $3)', values)
}

export async function isApplied(client: pg.Client, { hash }: Migration): Promise<boolean> {
  const { rows } = await client.query('select 1 from drizzle.__drizzle_migrations where hash = $1', [hash])
  return rows.length > 0
}

/** Throws `SchemaMismatch` for another history, or if a newer version has changed the database in any way. */
export async function assertKnownHistory(client: pg.Client, shipped: readonly Migration[]): Promise<void> {
  if ((await compareHistory(client, shipped)) === 'expanded') throw new SchemaMismatch(newer(shipped))
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
