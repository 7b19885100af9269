import pino from 'pino'
import { joinEmbedded } from '#server/db/embedded/join.ts'
import { migrate } from '#server/db/migrate.ts'
import { plainWords } from '#server/plain-words.ts'
import { repeatableSql } from '#server/repeatable-sql.ts'
import { directAddress, readSettings } from '#server/settings.ts'

/** Migrates the schema without starting the server. */
async function run(): Promise<void> {
  const settings = readSettings()
  const log = pino({ level: 'warn', base: null })
  const engine = settings.DATABASE_URL ? null : await joinEmbedded({ dataDir: settings.DATA_DIR, log })
  try {
    await migrate(directAddress(settings) ?? engine!.connection, repeatableSql, {
      onWait: (blocker) => console.error(`Waiting for ${blocker}.`),
      onUnfit: console.error,
    })
  } finally {
    await engine?.stop()
  }
}

try {
  await run()
  console.log('The schema is up to date.')
} catch (error) {
  console.error(plainWords(error))
  process.exitCode = 1
}
