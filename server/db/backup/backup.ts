import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type Connection, clientConfig } from '#server/db/database.ts'
import { migrationsFolder } from '#server/db/migrate.ts'
import { assertKnownHistory, type Migration, shippedMigrations } from '#server/db/migration-history.ts'
import { type BackupHead, type BackupTable, endOfTable, writeBackupFile } from './backup-file.ts'

type BackupOptions = {
  /** Public age keys that the file is encrypted for; without any, the file is not encrypted. */
  readonly recipients?: readonly string[]
  readonly onProgress?: (table: string, rows: number) => void
}

/**
 * Writes a snapshot of all tables to a file while the product runs. Sealed secrets stay sealed: the file has no keys.
 * Nor has it sessions and invitations (`leftOut`) or queued jobs; pending work is in the tables. Returns the row counts
 * and the time of the snapshot.
 */
export async function backUp(
  connection: Connection,
  file: string,
  { recipients = [], onProgress = () => {} }: BackupOptions = {},
): Promise<{ tables: number; rows: number; madeAt: string }> {
  const client = new pg.Client({ ...clientConfig(connection), application_name: 'orfine backup' })
  await client.connect()
  try {
    const shipped = shippedMigrations(migrationsFolder)
    await assertKnownHistory(client, shipped)
    // A pooler, or the role, may have a limit for statements that a large table exceeds.
    await client.query('begin isolation level repeatable read read only; set local statement_timeout = 0')
    const head: BackupHead = {
      format: 'orfine-backup',
      v: 1,
      madeAt: new Date().toISOString(),
      migrations: await appliedMigrations(client, shipped),
      tables: await tablesInOrder(client),
      sequences: await sequences(client),
    }
    let rows = 0
    async function* content() {
      yield `${JSON.stringify(head)}\n`
      for (const table of head.tables) {
        yield `${table.name}\n`
        const copied = client.query(copyTo(`copy ${columnsOf(table)} to stdout`))
        yield* copied as AsyncIterable<Buffer>
        yield `${endOfTable}\n`
        rows += copied.rowCount
        onProgress(table.name, copied.rowCount)
      }
    }
    await writeBackupFile(file, content(), recipients)
    return { tables: head.tables.length, rows, madeAt: head.madeAt }
  } finally {
    await client.end()
  }
}

/** A table with its columns, as COPY takes it. */
export const columnsOf = ({ name, columns }: BackupTable): string =>
  `${pg.escapeIdentifier(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`

async function appliedMigrations(client: pg.Client, shipped: readonly Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ hash: string }>('select distinct hash from drizzle.__drizzle_migrations')
  const applied = new Set(rows.map(({ hash }) => hash))
  return shipped.filter(({ hash }) => applied.has(hash))
}

/**
 * Tables that are not backed up: sessions with their challenges, invitations, counters and backups. A restored session
 * would admit a device that was logged out after the backup.
 */
export const leftOut: readonly string[] = [
  'sessions',
  'invitations',
  'tries',
  'used_form_tokens',
  'upkeep_runs',
  'clock_readings',
  'endings',
  'events',
]

/** The tables, those first that others refer to, with the columns that are not computed. */
async function tablesInOrder(client: pg.Client): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable & { refers: string[] }>(`
    select c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
      array(select distinct f.confrelid::regclass::text from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as refers
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`)
  const ordered: BackupTable[] = []
  const left = new Map(rows.filter(({ name }) => !leftOut.includes(name)).map((row) => [row.name, row]))
  while (left.size > 0) {
    const ready = [...left.values()].filter(({ refers }) => refers.every((name) => !left.has(name)))
    if (ready.length === 0) throw new Error(`Tables refer to one another in a circle: ${[...left.keys()].join(', ')}`)
    for (const { name, columns } of ready) {
      ordered.push({ name, columns })
      left.delete(name)
    }
  }
  return ordered
}

async function sequences(client: pg.Client): Promise<BackupHead['sequences']> {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    `select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public'`,
  )
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}
