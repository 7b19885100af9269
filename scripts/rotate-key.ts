import { parseArgs } from 'node:util'
import { openDatabase, type Sql } from '#server/db/database.ts'
import { readSettings } from '#server/settings.ts'
import { forgetLostSecrets, retireOldKeys, rotateKey } from '#server/vault/rotate.ts'
import { endInWords } from './end-in-words.ts'
import { onDatabase } from './on-database.ts'

/**
 * Re-encrypts every secret with a new key. `--retire` then drops older keys, so secrets in
 * earlier backups become unreadable. `--forget-lost` drops secrets that only a lost key could open.
 */
const flag = { type: 'boolean', default: false } as const
const { values } = parseArgs({ options: { retire: flag, 'forget-lost': flag } })
const forgetsLost = values['forget-lost']
endInWords()
const settings = readSettings()

if (settings.SECRETS_KEY && !forgetsLost) {
  console.error(`
  The keys are in SECRETS_KEY, which this command cannot change. Without an interruption, one server after another:
    1. make a key (openssl rand -base64 32), add it at the end of SECRETS_KEY, and restart: every server can open with it;
    2. move it to the front, and restart: each server seals with it and brings what there is under it;
    3. once all run so, leave out the older keys, unless a backup still needs them.
`)
  process.exit(2)
}

await onDatabase(async (connection) => {
  const database = openDatabase(connection, { max: 2 })
  try {
    if (forgetsLost) await forgetLost(database.sql)
    else await rotate(database.sql, values.retire ? retireOldKeys : rotateKey)
  } finally {
    await database.close()
  }
})

async function forgetLost(db: Sql): Promise<void> {
  const source = { secretsKey: settings.SECRETS_KEY, dataDir: settings.DATA_DIR }
  const { forgotten } = await forgetLostSecrets(db, source)
  console.log(
    `${forgotten} secrets were given up. Ask for those trading passwords again; authenticator apps are set up anew.`,
  )
}

async function rotate(db: Sql, work: typeof rotateKey): Promise<void> {
  const { moved, unreadable, keys } = await work(db, settings.DATA_DIR)
  console.log(`The current key is ${keys[0]}; ${moved} secrets were brought under it.`)
  if (keys.length > 1) console.log(`Older keys that are kept: ${keys.slice(1).join(', ')} (drop them with --retire).`)
  if (unreadable > 0) {
    console.error(
      `${unreadable} secrets do not open: changed, or of a key that is lost. They were left as they are, and no key was dropped.`,
    )
    process.exitCode = 1
  }
}
