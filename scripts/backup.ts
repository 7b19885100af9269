import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { backUp } from '#server/db/backup/backup.ts'
import { newKey } from '#server/db/backup/sealing.ts'
import type { Connection } from '#server/db/database.ts'
import { failureIn } from '#server/db/failures.ts'
import { recordUpkeep } from '#server/db/upkeep.ts'
import { plainWords } from '#server/plain-words.ts'
import type { Settings } from '#server/settings.ts'
import { endInWords } from './end-in-words.ts'
import { onDatabase } from './on-database.ts'

/** Writes the whole database to one file. */
async function run(file: string, connection: Connection, settings: Settings): Promise<void> {
  const recipients = settings.BACKUP_RECIPIENTS ?? []
  const backUpFrom = (source: Connection) =>
    backUp(source, file, {
      recipients,
      onProgress: (table, rows) => {
        if (rows > 0) console.error(`  ${table}: ${rows.toLocaleString('en')}`)
      },
    })
  const { DATABASE_REPLICA_URL: replica } = settings
  const done = await backUpFrom(replica ?? connection).catch((error) => {
    if (replica === undefined || !failureIn(error)) throw error
    console.error(`The replica failed, so the backup is made of the primary. ${plainWords(error)}`)
    return backUpFrom(connection)
  })
  console.log(`${file}: ${done.rows.toLocaleString('en')} rows of ${done.tables} tables.`)
  if (!(await recordUpkeep(connection, 'backup', new Date(done.madeAt))))
    console.error('This database is read-only, so /metrics does not learn of the backup.')
  console.log(
    recipients.length > 0
      ? 'It is encrypted: only BACKUP_IDENTITY opens it.'
      : 'It is not encrypted: whoever has the file can read it. Set BACKUP_RECIPIENTS to change that.',
  )
  console.log('The keys of sealed secrets are not in it: keep SECRETS_KEY, or DATA_DIR/secrets, in another place.')
}

/** Prints a new key pair, and where each key belongs. */
async function printNewKey(): Promise<void> {
  const { recipient, identity } = await newKey()
  console.log(`BACKUP_RECIPIENTS=${recipient}\n  where backups are made. It cannot open them.`)
  console.log(
    `BACKUP_IDENTITY=${identity}\n  where they are restored, and in a place of its own: without it no backup opens.`,
  )
}

endInWords()
const [name, ...more] = process.argv.slice(2)
if (name === '--new-key' && more.length === 0) await printNewKey()
else if (name === undefined || more.length > 0) {
  console.error('Usage: npm run backup -- FILE, or --new-key for keys to encrypt with')
  process.exitCode = 2
} else if (existsSync(name)) {
  console.error(`${name} is there already; a backup does not overwrite anything.`)
  process.exitCode = 1
} else await onDatabase((connection, settings) => run(resolve(name), connection, settings))
