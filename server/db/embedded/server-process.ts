import { spawn, spawnSync } from 'node:child_process'
import { chown, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { type Account, assertOwnFolder, engineEnvironment } from './account.ts'
import { identify } from './ask.ts'
import type { Binaries } from './binaries.ts'
import { EngineStartFailed } from './errors.ts'
import type { Folder } from './folder.ts'
import { type EngineLog, passOn } from './log.ts'
import { type Endpoint, serverOptions } from './options.ts'
import { endOrphans, isAlive, mayServe, readPidFile, sendSignal, untilGone } from './processes.ts'
import { isBetweenStates } from './running.ts'

/** All that is needed to run the server of one folder, again and again. */
export type Site = {
  readonly folder: Folder
  /** Connections at once; 60 unless given. */
  readonly maxConnections?: number | undefined
  readonly binaries: Binaries
  readonly account: Account | undefined
  readonly endpoint: Endpoint
  readonly log: EngineLog
}

/** A living server and a promise for its end. */
export type ServerProcess = { readonly pid: number; readonly gone: Promise<void> }

const lastLines = 20

/** Starts the server and answers once it accepts connections, however long its recovery takes. */
export async function launch(site: Site): Promise<ServerProcess> {
  await prepareSocketFolder(site)
  return process.platform === 'win32' ? launchOnWindows(site) : launchOnUnix(site)
}

async function launchOnUnix(site: Site): Promise<ServerProcess> {
  // The pid in a left-over file may belong to another process by now. The server ignores this one but still looks
  // whether the old server's shared memory is in use, which it could not if the file were removed.
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
  const lines: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => {
    lines.push(line)
    if (lines.length > lastLines) lines.shift()
    passOn(site.log, line)
  })
  const gone = new Promise<void>((done) => {
    child.once('exit', () => done())
    child.once('error', (error) => {
      lines.push(error.message)
      done()
    })
  })
  // 'close' comes after the last line was read.
  const closed = new Promise((done) => child.once('close', done).once('error', done))
  await untilReady(site, gone, async () => {
    await closed
    return lines.join('\n')
  })
  return { pid: child.pid!, gone }
}

async function launchOnWindows(site: Site): Promise<ServerProcess> {
  // Only pg_ctl can shed an administrator's rights, without which the server would refuse to run.
  const [, , ...options] = serverOptions(site.folder, site.endpoint, site.maxConnections)
  const logFile = join(site.folder.root, 'postgres.log')
  const args = ['start', '-w', '-s', '-D', site.folder.cluster, '-l', logFile, '-o', options.join(' ')]
  spawnSync(site.binaries.pgCtl, args, { env: engineEnvironment, stdio: 'ignore', windowsHide: true })
  const file = await readPidFile(site.folder)
  const output = async () => (await readFile(logFile, 'utf8').catch(() => '')).split('\n').slice(-lastLines).join('\n')
  if (!file) throw new EngineStartFailed('The database did not start.', await output())
  const { gone } = follow(file.pid)
  await untilReady(site, gone, output)
  return { pid: file.pid, gone }
}

/** A server that is not our child: its end is not announced to us, so it is looked for. */
export function follow(pid: number): ServerProcess {
  const gone = new Promise<void>((done) => {
    const timer = setInterval(() => {
      if (isAlive(pid)) return
      clearInterval(timer)
      done()
    }, 200).unref()
  })
  return { pid, gone }
}

async function untilReady({ folder, endpoint, log }: Site, gone: Promise<void>, output: () => Promise<string>) {
  let ended = false
  let loggedAt = performance.now()
  void gone.then(() => {
    ended = true
  })
  for (;;) {
    if (ended) throw new EngineStartFailed('The database did not start.', await output())
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
  // No server lives here now, so whatever lies in it is left over.
  await rm(folder.run, { recursive: true, force: true })
  await mkdir(folder.run, { mode: 0o700 })
  await assertOwnFolder(folder.run, process.getuid?.())
  if (account) await chown(folder.run, account.uid, account.gid)
}

/**
 * Stops a server: a fast shutdown that ends open transactions and writes everything out, then harder ways if it takes
 * longer than 30 s. None of them loses a commit.
 */
export async function stopServer({ folder, binaries, log }: Omit<Site, 'endpoint' | 'account'>, pid: number) {
  if (process.platform === 'win32') {
    const args = ['stop', '-w', '-s', '-m', 'fast', '-D', folder.cluster]
    spawnSync(binaries.pgCtl, args, { env: engineEnvironment, stdio: 'ignore', windowsHide: true })
    return
  }
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', 30_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ]
  for (const [signal, patience] of steps) {
    if (!mayServe(pid, folder)) break
    if (signal !== 'SIGINT') log.warn({ pid, signal }, 'The database takes too long to stop')
    sendSignal(pid, signal)
    if (await untilGone(pid, patience)) break
  }
  await endOrphans(folder)
}
