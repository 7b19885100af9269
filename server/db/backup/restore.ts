import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type Connection, clientConfig } from '#server/db/database.ts'
import { migrate, migrationsFolder } from '#server/db/migrate.ts'
import { type Migration, SchemaMismatch, shippedMigrations } from '#server/db/migration-history.ts'
import { columnsOf } from './backup.ts'
import { type BackupHead, BackupUnusable, backupLines, checkBackupFile, endOfTable } from './backup-file.ts'

/**
 * Fills an empty database from a backup, also one that an earlier version made: the schema is brought to where it was
 * then, filled in one transaction, and brought up to date. Throws `BackupUnusable` for a file that is not whole, or a
 * database in use; `SchemaMismatch` for a backup of a newer version. Nothing is changed then.
 */
export async function restore(
  connection: Connection,
  file: string,
  onProgress: (table: string) => void = () => {},
): Promise<BackupHead> {
  const head = await checkBackupFile(file)
  const shipped = shippedMigrations(migrationsFolder)
  if (head.migrations.some(({ hash }, i) => shipped[i]?.hash !== hash))
    throw new SchemaMismatch(
      'This backup was made by another version of the product: restore it with that one or a newer.',
    )
  const client = new pg.Client({ ...clientConfig(connection), application_name: 'orfine restore' })
  await client.connect()
  try {
    const { rows } = await client.query(
      `select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    )
    if (rows.length > 0)
      throw new BackupUnusable('This database is in use. Restore into an empty one: another DATA_DIR or DATABASE_URL.')
    await migrateTo(connection, head.migrations)
    await client.query('begin')
    await fill(client, file, head, onProgress)
    await client.query('commit')
    await migrate(connection)
    await client.query('analyze')
    return head
  } finally {
    await client.end()
  }
}

/** The schema as it was when these migrations were all there were. */
export async function migrateTo(connection: Connection, migrations: readonly Migration[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'orfine-restore-'))
  try {
    await cp(migrationsFolder, folder, { recursive: true })
    const journalFile = join(folder, 'meta/_journal.json')
    const journal: { entries: unknown[] } = JSON.parse(await readFile(journalFile, 'utf8'))
    await writeFile(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, migrations.length) }))
    await migrate(connection, folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function fill(
  client: pg.Client,
  file: string,
  { tables, sequences }: BackupHead,
  onProgress: (table: string) => void,
): Promise<void> {
  const names = tables.map(({ name }) => pg.escapeIdentifier(name))
  // Counters and the like are in the backup themselves; references are still checked.
  const always = await client.query<{ relation: string; name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as relation, format('%I', t.tgname) as name from pg_trigger t
     join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace where t.tgenabled = 'A'`,
  )
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  // What migrations bring along; the ledger may not even be asked to delete.
  for (const name of names.toReversed()) {
    const { rows } = await client.query(`select from ${name} limit 1`)
    if (rows.length > 0) await client.query(`delete from ${name}`)
  }
  const rows = tableRows(file)
  await rows.next()
  for (const table of tables) {
    onProgress(table.name)
    await pipeline(Readable.from(rowsOf(rows)), client.query(copyFrom(`copy ${columnsOf(table)} from stdin`)))
  }
  for (const name of names) await client.query(`alter table ${name} enable trigger user`)
  // Those of the ledger hold whichever way a session is opened.
  for (const { relation, name } of always.rows)
    await client.query(`alter table ${relation} enable always trigger ${name}`)
  for (const [name, value] of Object.entries(sequences))
    if (value !== null) await client.query('select setval($1::regclass, $2)', [pg.escapeIdentifier(name), value])
}

/** What stands in the file after its first line: rows in pieces, and `null` where a table begins or ends. */
async function* tableRows(file: string): AsyncGenerator<Buffer | null> {
  let isInTable = false
  let isHead = true
  for await (const lines of backupLines(file)) {
    let piece: Buffer[] = []
    for (const line of lines) {
      if (isHead) isHead = false
      else if (!isInTable) {
        isInTable = true
        yield null
      } else if (line.length === endOfTable.length && line.toString('latin1') === endOfTable) {
        if (piece.length > 0) yield Buffer.concat(piece)
        piece = []
        isInTable = false
        yield null
      } else piece.push(line, newline)
    }
    if (piece.length > 0) yield Buffer.concat(piece)
  }
}

const newline = Buffer.from('\n')

/** The rows of the next table, up to its end; leaves the reader at the beginning of the one after. */
async function* rowsOf(rows: AsyncGenerator<Buffer | null>): AsyncGenerator<Buffer> {
  for (;;) {
    const { value, done } = await rows.next()
    if (done || value === null) break
    yield value
  }
  await rows.next()
}
