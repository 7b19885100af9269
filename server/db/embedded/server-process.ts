import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { type Account, assertOwnFolder, engineEnvironment } from './account.ts'
import { identify, isBetweenStates } from './ask.ts'
import type { Binaries } from './binaries.ts'
import { DataFolderUnusable, EngineStartFailed } from './errors.ts'
import type { Folder } from './folder.ts'
import { keep } from './keeper.ts'
import { type EngineLog, isRoutine, passOn } from './log.ts'
import { type Endpoint, serverOptions } from './options.ts'
import { endOrphans, isAlive, mayServe, readPidFile, sendSignal, untilGone } from './processes.ts'

/** Everything needed to run the server of a folder. */
export type Site = {
  readonly folder: Folder
  /** Connections at once; 60 unless given. */
  readonly maxConnections?: number | undefined
  readonly binaries: Binaries
  readonly account: Account | undefined
  readonly endpoint: Endpoint
  readonly log: EngineLog
  /** Called with each line of the server's output. */
  readonly onLine?: (line: string) => void
}

/** A living server, a promise for its end, and the time of its last output (`performance.now()`). */
export type ServerProcess = { readonly pid: number; readonly gone: Promise<void>; readonly saidAt: () => number }

/** Aborts the start, and limits the server's silence, ms. */
type LaunchOptions = { readonly signal: AbortSignal; readonly silence: number }

const lastLines = 20

/** Starts the server and returns once it accepts connections, however long recovery takes. */
export async function launch(site: Site, options: LaunchOptions): Promise<ServerProcess> {
  await prepareSocketFolder(site)
  const server = process.platform === 'win32' ? await launchOnWindows(site) : await launchOnUnix(site)
  try {
    await untilReady(site, server, options)
  } catch (error) {
    if (server.pid) await stopServer(site, server.pid, { answers: false, isChild: true })
    throw error
  }
  return server
}

type Launched = ServerProcess & {
  /** Its last output lines; complete once it has ended. */
  readonly output: () => Promise<string>
}

async function launchOnUnix(site: Site): Promise<Launched> {
  // The pid in a leftover file may belong to another process now. The server ignores this one but still checks if the
  // old server's shared memory is in use, which it could not without the file.
  const left = await readPidFile(site.folder)
  if (!left) await rm(join(site.folder.cluster, 'postmaster.pid'), { force: true })
  const child = spawn(site.binaries.postgres, serverOptions(site.folder, site.endpoint, site.maxConnections), {
    ...site.account,
    env: { ...engineEnvironment, ...(left && { PG_GRANDPARENT_PID: String(left.pid) }) },
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    // Its own session: Ctrl-C reaches us, and we stop the server when its last client is done.
    detached: true,
  })
  const release = child.pid ? keep(child.pid, site.account) : () => {}
  const lines: string[] = []
  let saidAt = performance.now()
  createInterface({ input: child.stderr }).on('line', (line) => {
    lines.push(line)
    if (lines.length > lastLines) lines.shift()
    passOn(site.log, line)
    // Routine refusals are no sign of life.
    if (!isRoutine(line) && !line.startsWith('FATAL:')) saidAt = performance.now()
    site.onLine?.(line)
  })
  let hasEnded = false
  const gone = new Promise<void>((done) => {
    const end = () => {
      hasEnded = true
      release()
      done()
    }
    child.once('exit', end)
    child.once('error', (error) => {
      lines.push(error.message)
      end()
    })
  })
  // 'close' comes after the last line was read.
  const closed = new Promise((done) => child.once('close', done).once('error', done))
  const output = async () => {
    if (hasEnded) await closed
    return lines.join('\n')
  }
  return { pid: child.pid ?? 0, gone, saidAt: () => saidAt, output }
}

async function launchOnWindows(site: Site): Promise<Launched> {
  // Only pg_ctl can drop an administrator's rights, which the server refuses to run with.
  const [, , ...options] = serverOptions(site.folder, site.endpoint, site.maxConnections)
  const logFile = join(site.folder.root, 'postgres.log')
  const args = ['start', '-w', '-s', '-D', site.folder.cluster, '-l', logFile, '-o', options.join(' ')]
  spawnSync(site.binaries.pgCtl, args, { env: engineEnvironment, stdio: 'ignore', windowsHide: true })
  const file = await readPidFile(site.folder)
  const output = async () => (await readFile(logFile, 'utf8').catch(() => '')).split('\n').slice(-lastLines).join('\n')
  if (!file) throw new EngineStartFailed('The database did not start.', await output())
  // Its output goes to a file, so silence means nothing.
  return { pid: file.pid, gone: untilDead(file.pid), saidAt: () => performance.now(), output }
}

/** Polls, since the system only reports the exit of child processes. */
function untilDead(pid: number): Promise<void> {
  return new Promise<void>((done) => {
    const timer = setInterval(() => {
      if (isAlive(pid)) return
      clearInterval(timer)
      done()
    }, 200).unref()
  })
}

async function untilReady(
  { folder, endpoint, log }: Site,
  { gone, saidAt, output }: Launched,
  { signal, silence }: LaunchOptions,
): Promise<void> {
  let ended = false
  let loggedAt = performance.now()
  void gone.then(() => {
    ended = true
  })
  for (;;) {
    signal.throwIfAborted()
    if (ended) throw new EngineStartFailed('The database did not start.', await output())
    if (performance.now() - saidAt() > silence)
      throw new EngineStartFailed('The database neither answers nor says what it is doing.', await output())
    try {
      await identify(endpoint)
      return
    } catch (error) {
      if (isBetweenStates(error) && performance.now() - loggedAt > 5_000) {
        loggedAt = performance.now()
        log.info({ folder: folder.cluster }, 'The database is recovering')
      }
    }
    await delay(10)
  }
}

async function prepareSocketFolder({ folder, account }: Site): Promise<void> {
  if (process.platform === 'win32') return
  if (!existsSync(folder.cluster)) throw new DataFolderUnusable(`${folder.cluster} is gone. Was the data folder moved?`)
  // No server lives here, so everything in it is left over.
  await rm(folder.run, { recursive: true, force: true })
  await mkdir(folder.run, { mode: 0o700 })
  await assertOwnFolder(folder.run, process.getuid?.())
  if (account) await chown(folder.run, account.uid, account.gid)
}

/**
 * Stops a server: a fast shutdown that rolls back open transactions and flushes everything, then harder ways if it
 * takes longer than 30 s, or 3 s if it does not answer. None of them loses a commit.
 */
export async function stopServer(
  { folder, binaries, log }: Pick<Site, 'folder' | 'binaries' | 'log'>,
  pid: number,
  { answers, isChild = false }: { readonly answers: boolean; readonly isChild?: boolean },
): Promise<void> {
  // The folder of a known process may have been moved meanwhile.
  const isStill = () => (isChild ? isAlive(pid) : mayServe(pid, folder))
  if (process.platform === 'win32') {
    const args = ['stop', '-w', '-s', '-m', 'fast', '-D', folder.cluster]
    spawnSync(binaries.pgCtl, args, { env: engineEnvironment, stdio: 'ignore', windowsHide: true })
    return
  }
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', answers ? 30_000 : 3_000],
    // It allows its own processes 5 s before killing them.
    ['SIGQUIT', 7_000],
    ['SIGKILL', 5_000],
  ]
  for (const [signal, patience] of steps) {
    if (!isStill()) break
    if (signal !== 'SIGINT') log.warn({ pid, signal }, 'The database takes too long to stop')
    sendSignal(pid, signal)
    // Wakes a stopped process so that it receives the signal.
    sendSignal(pid, 'SIGCONT')
    if (await untilGone(pid, patience)) break
  }
  await endOrphans(folder)
}
