import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { oneTimePasswordHours } from '#domain/staff/password.ts'
import { type Embedded, startEmbedded } from './db/embedded/embedded.ts'
import { onEndingSignal } from './ending-signals.ts'
import { keepFiles } from './http/earlier-files.ts'
import { openLog } from './log.ts'
import { plainWords } from './plain-words.ts'
import { builtFiles, type RunningServer, startServer } from './server.ts'
import { readSettings, SettingsError, settingsUsed } from './settings.ts'
import { shownAddress } from './shown-address.ts'
import { siteDefaults } from './site-defaults.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

let server: RunningServer | undefined
let engine: Embedded | undefined
let starting: Promise<void> | undefined
let hasOwnDatabase = false
let stopping: Promise<void> | undefined
const startAborter = new AbortController()
/** How long an aborted start may take, ms: a running statement may delay it, whose connection is then closed. */
const giveUpMs = 5_000

/** Starts the product: database, then everything else. */
async function start(): Promise<void> {
  const [argument] = process.argv.slice(2)
  if (argument === '--check') {
    for (const line of settingsUsed()) say(line)
    // Settings in a file are included.
    siteDefaults(readSettings())
    process.exit(0)
  }
  if (argument !== undefined)
    throw new SettingsError(
      `npm start knows --check alone, not ${argument}. Settings belong in the environment or in .env.`,
    )
  const settings = readSettings()
  const log = openLog(settings.LOG_LEVEL)
  const { signal } = startAborter
  hasOwnDatabase = !settings.DATABASE_URL
  if (hasOwnDatabase)
    engine = await startEmbedded({ dataDir: settings.DATA_DIR, log, signal, onToldToStop: stopAndExit })
  const earlierFiles = await keepFiles(builtFiles, join(settings.DATA_DIR, 'served'))
  const connection = settings.DATABASE_URL ?? engine!.connection
  server = await startServer({ settings, connection, earlierFiles, log, signal })
  const address = shownAddress(server.url, settings.PUBLIC_URL)
  say(`\n  Ready: ${address}/welcome`)
  say(`  Staff: ${address}/admin`)
  if (address !== server.url) say(`  It listens at ${server.url}`)
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
    startAborter.abort()
    await Promise.race([starting?.catch(() => {}), wait(giveUpMs)])
    await server?.stop()
    await engine?.stop()
  })()
  return stopping
}

function stopAndExit(): void {
  void stop().then(() => process.exit(0))
}

/** A signal may come twice at once, to all processes of a terminal and passed on by the command that started us; milliseconds. */
const sameSignalMs = 500
let askedAt = 0
onEndingSignal((signal) => {
  // A second Ctrl-C means: stop at once.
  if (stopping && signal === 'SIGINT' && performance.now() - askedAt > sameSignalMs) process.exit(1)
  askedAt ||= performance.now()
  stopAndExit()
})
// Output to a closed terminal is lost.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
// The command that started us is gone.
process.once('disconnect', stopAndExit)

starting = start()
starting.catch(async (error: unknown) => {
  if (stopping) return
  await engine?.stop()
  // The last output, after the messages of closing.
  process.stderr.write(`\n  ${plainWords(error, { hasOwnDatabase }).replaceAll('\n', '\n  ')}\n\n`)
  process.exit(1)
})
