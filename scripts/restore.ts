import { resolve } from 'node:path'
import { applyEndings, describeReapplied, type Reapplied, readEndings } from '#server/db/backup/endings.ts'
import { describeHeld } from '#server/db/backup/quiet.ts'
import { restore } from '#server/db/backup/restore.ts'
import type { Connection, Sql } from '#server/db/database.ts'
import { eraseAgain } from '#server/privacy/erase-again.ts'
import { repeatableSql } from '#server/repeatable-sql.ts'
import type { Settings } from '#server/settings.ts'
import { openVault } from '#server/vault/vault.ts'
import { endInWords } from './end-in-words.ts'
import { onDatabase } from './on-database.ts'

/** Fills an empty database from a backup, even of an earlier version, another PostgreSQL or the other engine. */
async function run(file: string, connection: Connection, settings: Settings): Promise<void> {
  const { madeAt, held, reapplied } = await restore(connection, file, {
    repeatableSql,
    keys: settings.BACKUP_IDENTITY,
    onProgress: (table) => console.error(`  ${table}`),
    endAgain: (tx) => endAgain(tx, settings),
  })
  console.log(`Restored what was there on ${madeAt}.`)
  console.log('Sealed secrets open with the keys of then: SECRETS_KEY, or the folder secrets in DATA_DIR.')
  for (const line of [...describeReapplied(reapplied), ...describeHeld(held)]) console.log(line)
}

async function endAgain(tx: Sql, { SECRETS_KEY, DATA_DIR }: Settings): Promise<Reapplied | null> {
  const known = await readEndings(DATA_DIR)
  if (known === null) return null
  const vault = await openVault(tx, { secretsKey: SECRETS_KEY, dataDir: DATA_DIR })
  return { person: await eraseAgain(tx, known, vault), ...(await applyEndings(tx, known)) }
}

endInWords()
const [name, ...more] = process.argv.slice(2)
if (name === undefined || more.length > 0) {
  console.error('Usage: npm run restore -- FILE')
  process.exitCode = 2
} else await onDatabase((connection, settings) => run(resolve(name), connection, settings))
