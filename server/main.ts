import pino from 'pino'
import { startEmbedded } from './db/embedded/embedded.ts'
import { startServer } from './server.ts'
import { readSettings, SettingsError } from './settings.ts'

/** Starts the product and stops it in order: HTTP first, the database last. */
async function main(): Promise<void> {
  const settings = readSettings()
  const log = pino({ level: settings.LOG_LEVEL, base: null })
  const embedded = settings.DATABASE_URL ? null : await startEmbedded({ dataDir: settings.DATA_DIR, log })
  const connection = settings.DATABASE_URL ?? embedded!.connection
  const server = await startServer({ settings, connection, log }).catch(async (error) => {
    await embedded?.stop()
    throw error
  })

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await server.stop()
    await embedded?.stop()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  say(`\n  Orfine is ready: ${server.url}/welcome`)
  say(`  Staff:           ${server.url}/admin`)
  if (server.firstLogin) {
    const { username, password } = server.firstLogin
    say(`\n  First login, shown only this once:  ${username}  /  ${password}`)
    say('  You will be asked for a password of your own.')
  }
  say('')
}

const say = (line: string) => process.stdout.write(`${line}\n`)

main().catch((error: unknown) => {
  const known = error instanceof SettingsError || (error instanceof Error && error.name !== 'Error')
  process.stderr.write(
    known ? `\n  ${(error as Error).message}\n\n` : `${error instanceof Error ? error.stack : String(error)}\n`,
  )
  process.exit(1)
})
