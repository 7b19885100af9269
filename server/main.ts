import { oneTimePasswordHours } from '#domain/password.ts'
import { type Embedded, startEmbedded } from './db/embedded/embedded.ts'
import { openLog } from './log.ts'
import { plainWords } from './plain-words.ts'
import { type RunningServer, startServer } from './server.ts'
import { readSettings } from './settings.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

let server: RunningServer | undefined
let engine: Embedded | undefined
let starting: Promise<void> | undefined
let stopping: Promise<void> | undefined

/** Starts the product: database, then everything else. */
async function start(): Promise<void> {
  const settings = readSettings()
  const log = openLog(settings.LOG_LEVEL)
  engine = settings.DATABASE_URL ? undefined : await startEmbedded({ dataDir: settings.DATA_DIR, log })
  server = await startServer({ settings, connection: settings.DATABASE_URL ?? engine!.connection, log })
  say(`\n  Ready: ${server.url}/welcome`)
  say(`  Staff: ${server.url}/admin`)
  if (server.firstLogin) {
    const { username, password } = server.firstLogin
    say(`\n  First login, shown only this once:  ${username}  /  ${password}`)
    say(`  Good for ${oneTimePasswordHours} hours; you will be asked for a password of your own.`)
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
    // A second signal means: stop at once.
    if (stopping) process.exit(1)
    void stop().then(() => process.exit(0))
  })
}
// The command that started us is gone.
process.once('disconnect', () => void stop().then(() => process.exit(0)))

starting = start()
starting.catch(async (error: unknown) => {
  process.stderr.write(`\n  ${plainWords(error).replaceAll('\n', '\n  ')}\n\n`)
  await engine?.stop()
  process.exit(1)
})
