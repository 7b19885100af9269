import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type Connection, clientConfig, type Sql, sqlOn } from '#server/db/database.ts'
import { appendToLedger } from '#server/db/ledger.ts'
import { migrate, migrationsFolder } from '#server/db/migrate.ts'
import { SchemaMismatch, shippedMigrations } from '#server/db/migration-history.ts'
import type { RepeatableSql } from '#server/db/repeatable-sql.ts'
import { columnsOf } from './backup.ts'
import { type BackupHead, BackupUnusable, backupLines, checkBackupFile, endOfTable } from './backup-file.ts'
import type { Reapplied } from './endings.ts'
import { type Held, makeQuiet } from './quiet.ts'

type RestoreOptions = {
  readonly repeatableSql: readonly RepeatableSql[]
  /** The migrations of this version; those shipped unless given. */
  readonly folder?: string
  readonly onProgress?: (table: string) => void
  /** Secret keys of age, for a sealed backup. */
  readonly keys?: string | undefined
  /** Reapplies endings after the backup; returns null if they are unknown. */
  readonly endAgain?: (tx: Sql) => Promise<Reapplied | null>
}

/**
 * Fills an empty database from a backup, also of an earlier version: creates the tables as of then, fills them in one
 * transaction, and migrates. Triggers come last. The ledger records the restore, and the copy starts quiet
 * (`makeQuiet`), without what `endAgain` ends. Throws `BackupUnusable` for an incomplete file or a database in use;
 * `SchemaMismatch` for a backup of a newer version. Nothing is changed then.
 */
export async function restore(
  connection: Connection,
  file: string,
  {
    repeatableSql,
    folder = migrationsFolder,
    onProgress = () => {},
    keys = '',
    endAgain = async () => null,
  }: RestoreOptions,
): Promise<BackupHead & { readonly held: Held; readonly reapplied: Reapplied | null }> {
  const head = await checkBackupFile(file, keys)
  const shipped = shippedMigrations(folder)
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
    // No triggers yet: the backup contains their results, and their tables may not exist.
    const forTables = repeatableSql.filter(({ runs }) => runs === 'before-tables')
    await migrate(connection, forTables, { folder, count: head.migrations.length })
    await client.query('begin')
    await fill(client, backupLines(file, keys), head, onProgress)
    await client.query('commit')
    await migrate(connection, repeatableSql, { folder })
    const quiet = await sqlOn(client).transaction(async (tx) => {
      await appendToLedger(tx, 'system', [
        {
          kind: 'restored',
          occurredAt: new Date().toISOString(),
          payload: { madeAt: head.madeAt, lost: null },
        },
      ])
      const reapplied = await endAgain(tx)
      return { reapplied, held: await makeQuiet(tx) }
    })
    await client.query('analyze')
    return { ...head, ...quiet }
  } finally {
    await client.end()
  }
}

async function fill(
  client: pg.Client,
  lines: AsyncGenerator<Buffer[]>,
  { tables, sequences }: BackupHead,
  onProgress: (table: string) => void,
): Promise<void> {
  const names = tables.map(({ name }) => pg.escapeIdentifier(name))
  // Rows inserted by migrations; the ledger refuses any delete statement.
  for (const name of names.toReversed()) {
    const { rows } = await client.query(`select from ${name} limit 1`)
    if (rows.length > 0) await client.query(`delete from ${name}`)
  }
  const rows = tableRows(lines)
  await rows.next()
  for (const table of tables) {
    onProgress(table.name)
    await pipeline(Readable.from(rowsOf(rows)), client.query(copyFrom(`copy ${columnsOf(table)} from stdin`)))
  }
  for (const [name, value] of Object.entries(sequences))
    if (value !== null) await client.query('select setval($1::regclass, $2)', [pg.escapeIdentifier(name), value])
}

/** The file's content after its first line: rows in chunks, and `null` where a table begins or ends. */
async function* tableRows(batches: AsyncGenerator<Buffer[]>): AsyncGenerator<Buffer | null> {
  let isInTable = false
  let isHead = true
  for await (const lines of batches) {
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

/** The rows of the next table; leaves the reader at the beginning of the one after it. */
async function* rowsOf(rows: AsyncGenerator<Buffer | null>): AsyncGenerator<Buffer> {
  for (;;) {
    const { value, done } = await rows.next()
    if (done || value === null) break
    yield value
  }
  await rows.next()
}
