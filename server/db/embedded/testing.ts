import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { type Embedded, startEmbedded } from './embedded.ts'
import type { EngineLog } from './log.ts'
import type { SuperviseOptions } from './supervise.ts'

const silent = () => {}
/** A log for tests that discards everything. */
export const quiet: EngineLog = { debug: silent, info: silent, warn: silent, error: silent }

/** A log that records warnings and errors. */
export function listening(): { readonly log: EngineLog; readonly lines: string[] } {
  const lines: string[] = []
  const keep = (_: object, line: string) => void lines.push(line)
  return { log: { ...quiet, warn: keep, error: keep }, lines }
}

/** A new folder that all users may traverse, removed after the test. */
export async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'orfine-test-'))
  await chmod(folder, 0o755)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Starts an engine that is stopped after the test. */
export async function start(
  dataDir: string,
  log: EngineLog = quiet,
  options: SuperviseOptions = {},
): Promise<Embedded> {
  const engine = await startEmbedded({ dataDir, log, ...options })
  onTestFinished(() => engine.stop())
  return engine
}

/** Runs one statement on its own connection. */
export async function query<R extends pg.QueryResultRow>(connection: pg.ClientConfig, text: string): Promise<R[]> {
  const client = new pg.Client(connection)
  client.on('error', silent)
  await client.connect()
  return client.query<R>(text).then(
    ({ rows }) => client.end().then(() => rows),
    (error) => client.end().then(() => Promise.reject(error)),
  )
}

/** Retries until it succeeds, as a pool's users do while a server restarts. */
export async function eventually<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt > 200) throw error
      await new Promise((done) => setTimeout(done, 50))
    }
  }
}

type Writer = { readonly acknowledged: number[]; kill(): Promise<void>; until(rows: number): Promise<void> }

/** Another process that owns the folder and adds rows; reports each one after its commit. */
export function startWriter(dataDir: string, ids?: { uid: number; gid: number }): Writer {
  const script = join(import.meta.dirname, 'testing-writer.ts')
  const child = spawn(process.execPath, [script, dataDir], { ...ids, stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let alive = true
  const ended = new Promise<void>((done) => {
    child.once('close', () => {
      alive = false
      done()
    })
  })
  const acknowledged: number[] = []
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    complaint += text
  })
  createInterface({ input: child.stdout }).on('line', (line) => acknowledged.push(Number(line)))
  return {
    acknowledged,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    until: async (rows) => {
      while (acknowledged.length < rows) {
        if (!alive) throw new Error(`The writer ended after ${acknowledged.length} rows. ${complaint}`)
        await new Promise((done) => setTimeout(done, 10))
      }
    },
  }
}
