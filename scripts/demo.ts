import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import pino from 'pino'
import { countCells } from '#server/analytics/count-cells.ts'
import { countStageRates } from '#server/analytics/forecast.ts'
import { cellReader } from '#server/analytics/read-cells.ts'
import { readTeamClock } from '#server/analytics/team-clock.ts'
import { openDatabase } from '#server/db/database.ts'
import { type Embedded, startEmbedded } from '#server/db/embedded/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { onEndingSignal } from '#server/ending-signals.ts'
import { filterSql } from '#server/leads/listing/filters.ts'
import { repeatableSql } from '#server/repeatable-sql.ts'
import { type RunningServer, startServer } from '#server/server.ts'
import { readSettings } from '#server/settings.ts'
import { openVault } from '#server/vault/vault.ts'
import { endInWords } from './end-in-words.ts'
import { quietBell, writeWork } from './seed/activity/write-work.ts'
import { startArrivals } from './seed/demo-arrivals.ts'
import { loadLeads, settle } from './seed/load.ts'
import { makeLeads } from './seed/make-leads.ts'
import { writeAccount } from './seed/write-account.ts'
import { writePastFigures } from './seed/write-past-figures.ts'
import { writeRecord } from './seed/write-record.ts'
import { writeSetups } from './seed/write-setups.ts'
import { writeSubscriptions } from './seed/write-subscriptions.ts'

/** The product on a temporary database that looks like a busy company's; everything is deleted when it stops. */
const leads = 2_000
const seed = 'demo'

let dataDir: string | undefined
let engine: Embedded | undefined
let server: RunningServer | undefined
let arrivals: ReturnType<typeof startArrivals> | undefined
let stopping: Promise<void> | undefined
const stop = () => {
  stopping ??= (async () => {
    arrivals?.stop()
    process.stdin.pause()
    await server?.stop()
    await engine?.stop()
    if (dataDir) await rm(dataDir, { recursive: true, force: true })
  })()
  return stopping
}

endInWords({ clear: stop, isEnding: () => stopping !== undefined })
// First, since it may be invalid.
const read = readSettings()
const log = pino({ level: 'warn', base: null })
dataDir = await mkdtemp(join(tmpdir(), 'orfine-demo-'))
// The database runs as another user, who needs access.
await chmod(dataDir, 0o755)
const stopAndExit = () => void stop().then(() => process.exit(0))
onEndingSignal(stopAndExit)
process.once('disconnect', stopAndExit)
engine = await startEmbedded({ dataDir, log })
await migrate(engine.connection, repeatableSql)

console.log(`Making ${leads} leads and a demo record…`)
const client = new pg.Client(engine.connection)
await client.connect()
const now = Date.now()
await loadLeads(client, makeLeads({ leads, seed, months: 18, now }))
await settle(client)
await writeRecord(client, seed, now)
await client.end()
const database = openDatabase(engine.connection, { max: 1 })
await writeSetups(
  database.sql,
  await openVault(database.sql, { secretsKey: process.env.SECRETS_KEY, dataDir }),
  seed,
  now,
)
await writeSubscriptions(database.sql, seed, now)
await database.close()

const settings = {
  ...read,
  // Not needed: teammates log in with one click per role.
  ADMIN_PASSWORD: read.ADMIN_PASSWORD ?? crypto.randomUUID(),
  DATA_DIR: dataDir,
  DATABASE_URL: undefined,
  DATABASE_DIRECT_URL: undefined,
  DATABASE_REPLICA_URL: undefined,
}
server = await startServer({ settings, connection: engine.connection, log, isDemonstration: true })
const { url } = server
console.log(`\n  Demonstration: ${url}\n  Staff:         ${url}/admin`)
const work = openDatabase(engine.connection, { max: 3 })
await writeWork(work, { seed, now, owner: settings.ADMIN_USERNAME ?? 'admin' })
await writeAccount(work, { owner: settings.ADMIN_USERNAME ?? 'admin' })
const clock = await readTeamClock(work.sql)
await countCells(work.pool, clock)
await countStageRates(work.pool, cellReader(work.pool, filterSql), clock.timeZone, new Date())
await writePastFigures(work.pool, seed, now)
await quietBell(work)
await work.close()
console.log('  Login:         choose a role, no password')
arrivals = startArrivals({
  seed,
  say: (line) => console.log(`  ${line}`),
  async send(contact) {
    const body = JSON.stringify(contact)
    const headers = { 'content-type': 'application/json' }
    const { ok, status } = await fetch(`${url}/api/contact`, { method: 'POST', headers, body })
    if (!ok) throw new Error(`the server answered ${status}`)
  },
})
console.log('\n  A lead arrives every two minutes. P and Enter pauses and resumes them.\n')
process.stdin.on('data', (typed) => {
  if (typed.toString().trim().toLowerCase() === 'p') arrivals?.toggle()
})
