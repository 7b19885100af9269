import pino from 'pino'
import { type Embedded, startEmbedded } from './db/embedded/embedded.ts'
import { type RunningServer, startServer } from './server.ts'
import { readSettings } from './settings.ts'

/** Errors whose message is written for the person who starts the product. */
const forPeople = new Set([
  'SettingsError',
  'DataFolderInUse',
  'DataFolderUnusable',
  'EngineUnavailable',
  'EngineStartFailed',
  'KeyringError',
])

/** What a person reads for a failure of the system; null where it is one of ours. */
function plainWords(error: NodeJS.ErrnoException): string | null {
  if (forPeople.has(error.name)) return error.message
  if (error.code === 'EADDRINUSE')
    return `The port is taken by another program (${error.message}). Set PORT to another one.`
  if (error.code === 'EACCES' && error.syscall === 'listen')
    return `This port may not be used (${error.message}). Set PORT to another one.`
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
    return `This address is not known (${error.message}). See HOST and DATABASE_URL.`
  if (error.code === 'ECONNREFUSED') return `No database answers at DATABASE_URL (${error.message}).`
  return null
}

const say = (line: string) => process.stdout.write(`${line}\n`)

let server: RunningServer | undefined
let engine: Embedded | undefined
let starting: Promise<void> | undefined
let stopping: Promise<void> | undefined

/** Starts the product: database, then everything else. */
async function start(): Promise<void> {
  const settings = readSettings()
  const log = pino({ level: settings.LOG_LEVEL, base: null })
  engine = settings.DATABASE_URL ? undefined : await startEmbedded({ dataDir: settings.DATA_DIR, log })
  server = await startServer({ settings, connection: settings.DATABASE_URL ?? engine!.connection, log })
  say(`\n  Orfine is ready: ${server.url}/welcome`)
  say(`  Staff:           ${server.url}/admin`)
  if (server.firstLogin) {
    const { username, password } = server.firstLogin
    say(`\n  First login, shown only this once:  ${username}  /  ${password}`)
    say('  You will be asked for a password of your own.')
  }
  say('')
}

/** Stops in the opposite order: HTTP first, the database last. */
function stop(): Promise<void> {
  stopping ??= (async () => {
    await starting?.catch(() => {})
    await server?.stop()
    await engine?.stop()
  })()
  return stopping
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // Asked twice: whoever asks does not want to wait.
    if (stopping) process.exit(1)
    void stop().then(() => process.exit(0))
  })
}
// The command that started us is gone.
process.once('disconnect', () => void stop().then(() => process.exit(0)))

starting = start()
starting.catch(async (error: unknown) => {
  const words = error instanceof Error ? plainWords(error) : null
  process.stderr.write(words ? `\n  ${words}\n\n` : `${error instanceof Error ? error.stack : String(error)}\n`)
  await engine?.stop()
  process.exit(1)
})
