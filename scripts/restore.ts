import { resolve } from 'node:path'
import pino from 'pino'
import { applyEndings, type Reapplied, readEndings, reappliedInWords } from '#server/db/backup/endings.ts'
import { heldInWords } from '#server/db/backup/quiet.ts'
import { restore } from '#server/db/backup/restore.ts'
import type { Sql } from '#server/db/database.ts'
import { joinEmbedded } from '#server/db/embedded/join.ts'
import { plainWords } from '#server/plain-words.ts'
import { eraseAgain } from '#server/privacy/erase-again.ts'
import { repeatableSql } from '#server/repeatable-sql.ts'
import { directAddress, readSettings, type Settings } from '#server/settings.ts'
import { openVault } from '#server/vault/vault.ts'

/** Fills an empty database from a backup, even of an earlier version, another PostgreSQL or the other engine. */
async function run(file: string): Promise<void> {
  const settings = readSettings()
  const log = pino({ level: 'warn', base: null }, pino.destination(2))
  const engine = settings.DATABASE_URL ? null : await joinEmbedded({ dataDir: settings.DATA_DIR, log })
  try {
    const { madeAt, held, reapplied } = await restore(directAddress(settings) ?? engine!.connection, file, {
      repeatableSql,
      keys: settings.BACKUP_IDENTITY,
      onProgress: (table) => console.error(`  ${table}`),
      endAgain: (tx) => endAgain(tx, settings),
    })
    console.log(`Restored what was there on ${madeAt}.`)
    console.log('Sealed secrets open with the keys of then: SECRETS_KEY, or the folder secrets in DATA_DIR.')
    for (const line of [...reappliedInWords(reapplied), ...heldInWords(held)]) console.log(line)
  } finally {
    await engine?.stop()
  }
}

async function endAgain(tx: Sql, { SECRETS_KEY, DATA_DIR }: Settings): Promise<Reapplied | null> {
  const known = await readEndings(DATA_DIR)
  if (known === null) return null
  const vault = await openVault(tx, { secretsKey: SECRETS_KEY, dataDir: DATA_DIR })
  return { person: await eraseAgain(tx, known, vault), ...(await applyEndings(tx, known)) }
}

const [name, ...more] = process.argv.slice(2)
if (name === undefined || more.length > 0) {
  console.error('Usage: npm run restore -- FILE')
  process.exitCode = 2
} else {
  await run(resolve(name)).catch((error) => {
    console.error(plainWords(error))
    process.exitCode = 1
  })
}
