import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { startEmbedded } from '#server/db/embedded/embedded.ts'
import { superuser } from '#server/db/embedded/options.ts'
import { migrate } from '#server/db/migrate.ts'
import { repeatableSql } from '#server/repeatable-sql.ts'
import { sideBySide } from './previous/side-by-side.ts'

/** The migrations folder; the commit before the newest migration represents the previous release. */
const migrations = 'server/db/migrations'

/** Tests of the schema and of repeatable SQL, which this version may change. */
const ofTheSchema = /^server\/(?:db\/(?:backup\/|migrate|repeatable-sql|schema-in)|leads\/spellings)/

/** The default selection: each feature's test file of the same name, and the tests of a visitor's message. */
const representative = /\/(?:([\w-]+)\/\1|contact|contact-again|clock|login|access)\.http\.test\.ts$/

/** Each product that a test starts has its own pools. */
const maxConnections = 300

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** A local port that forwards to a socket: tests take a database's address as host and port. */
async function portTo(socket: string): Promise<{ port: number; close(): void }> {
  const server = createServer((client) => {
    const database = connect(socket)
    for (const end of [client, database]) end.on('error', () => end.destroy())
    client.pipe(database).pipe(client)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() }
}

/** The commit before the one that added the newest migration. */
function releaseBefore(): string {
  const newest = git('ls-files', `${migrations}/*.sql`).split('\n').at(-1)!
  return `${git('log', '--diff-filter=A', '-1', '--format=%H', '--', newest)}^`
}

/**
 * Runs a server of an earlier commit beside one of this commit, then the earlier commit's HTTP tests, on this commit's
 * schema, triggers and functions, as in a rolling update: every database of the tests is copied from `template1`, which
 * this commit has migrated.
 */
async function run(commit: string, isChosen: (file: string) => boolean): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'previous-'))
  // The database runs as another user.
  chmodSync(folder, 0o755)
  const tree = join(folder, 'tree')
  const log = pino({ level: 'warn', base: null }, pino.destination(2))
  git('worktree', 'add', '--detach', tree, commit)
  const engine = await startEmbedded({ dataDir: join(folder, 'data'), log, maxConnections })
  const line = await portTo(join(engine.connection.host, `.s.PGSQL.${engine.connection.port}`))
  try {
    const connection = { ...engine.connection, user: superuser, database: 'template1' }
    await migrate(connection, repeatableSql)
    console.log(`${git('log', '-1', '--format=%h %s', commit)}\non the schema of ${git('log', '-1', '--format=%h %s')}`)
    const env = { ...process.env, DATABASE_URL: `postgres://${superuser}@127.0.0.1:${line.port}/postgres` }
    const tests = git('-C', tree, 'ls-files', '*.http.test.ts').split('\n')
    const chosen = tests.filter((file) => !ofTheSchema.test(file) && isChosen(file))
    const inTree = async (...args: string[]) =>
      (await once(spawn('npm', args, { cwd: tree, stdio: 'inherit', env }), 'exit'))[0] ?? 1
    const built = await inTree('run', 'build')
    if (built !== 0) return built
    const faults = await sideBySide(tree, process.cwd(), env.DATABASE_URL, folder)
    console.log(faults.join('\n') || 'Side by side, each version hears of, reads and changes what the other takes in.')
    if (faults.length > 0) return 1
    return await inTree('exec', '--', 'vitest', 'run', '--project', 'http', ...chosen)
  } finally {
    line.close()
    await engine.stop()
    git('worktree', 'remove', '--force', tree)
    rmSync(folder, { recursive: true, force: true })
  }
}

const all = 'all'
const given = process.argv.slice(2)
const files = given.filter((one) => one.endsWith('.ts'))
const commit = given.find((one) => one !== all && !one.endsWith('.ts')) ?? releaseBefore()
const isChosen = (file: string) =>
  given.includes(all) || (files.length > 0 ? files.includes(file) : representative.test(file))
process.exitCode = await run(commit, isChosen)
