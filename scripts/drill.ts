import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Logger } from 'pino'
import { type Drill, drill, newestBackup } from '#server/db/backup/drill.ts'
import { type Connection, openDatabase } from '#server/db/database.ts'
import { startEmbedded } from '#server/db/embedded/embedded.ts'
import { recordUpkeep } from '#server/db/upkeep.ts'
import { plainWords } from '#server/plain-words.ts'
import { repeatableSql } from '#server/repeatable-sql.ts'
import type { Settings } from '#server/settings.ts'
import { openVault } from '#server/vault/vault.ts'
import { endInWords } from './end-in-words.ts'
import { onDatabase } from './on-database.ts'

const usage = 'Usage: npm run drill -- FILE, or the FOLDER of the backups to try the newest'
const hourMs = 3_600_000

/** Restores a backup into a temporary engine, and reports whether it is usable. */
async function run(file: string, live: Connection, settings: Settings, log: Logger): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'orfine-drill-'))
  // The engine may run as another user, who needs access.
  await chmod(dataDir, 0o755)
  const engine = await startEmbedded({ dataDir, log })
  try {
    const outcome = await drill(file, { into: engine.connection, live, repeatableSql, keys: settings.BACKUP_IDENTITY })
    const problems = [...outcome.problems, ...(await problemsOfKeys(engine.connection, settings))]
    report(file, outcome, problems)
    if (problems.length === 0) await recordUpkeep(live, 'drill', new Date())
    return problems.length === 0
  } finally {
    await engine.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Problems in opening the copy's sealed secrets with this installation's keys. */
async function problemsOfKeys(connection: Connection, settings: Settings): Promise<string[]> {
  const database = openDatabase(connection, { max: 1 })
  try {
    await openVault(database.sql, { secretsKey: settings.SECRETS_KEY, dataDir: settings.DATA_DIR })
    return []
  } catch (error) {
    return [`The keys here do not open its sealed secrets: ${plainWords(error)}`]
  } finally {
    await database.close()
  }
}

function report(file: string, { madeAt, leads, ledgerEntries }: Drill, problems: readonly string[]): void {
  const hours = (Date.now() - Date.parse(madeAt)) / hourMs
  const count = ({ restored, live }: Drill['leads']) =>
    `${restored.toLocaleString('en')} (now ${live.toLocaleString('en')})`
  console.log(`${file}: made ${madeAt}, ${hours.toFixed(1)} hours ago, and restored on trial.`)
  console.log(`  Leads: ${count(leads)}. Ledger entries: ${count(ledgerEntries)}.`)
  for (const problem of problems) console.error(`  ${problem}`)
  console.log(problems.length === 0 ? '  It would serve.' : '  It would not serve: make a new backup and try that.')
}

endInWords()
const [place, ...more] = process.argv.slice(2)
if (place === undefined || more.length > 0) {
  console.error(usage)
  process.exitCode = 2
} else {
  const file = await newestBackup(resolve(place))
  const serves = await onDatabase((live, settings, log) => run(file, live, settings, log))
  if (!serves) process.exitCode = 1
}
