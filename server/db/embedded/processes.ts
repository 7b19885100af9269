import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Folder } from './folder.ts'
import type { Endpoint } from './options.ts'

/** Content of a server's `postmaster.pid`. */
type PidFile = { readonly pid: number; readonly endpoint: Endpoint; readonly cluster: string }

/** Reads `postmaster.pid`: undefined when it is absent, or cut short by a power failure. */
export async function readPidFile(folder: Folder): Promise<PidFile | undefined> {
  const text = await readFile(join(folder.cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, cluster = '', , port, socketFolder, address] = text.split('\n').map((line) => line.trim())
  if (!Number(pid) || !Number(port)) return undefined
  // A server that has just begun has not written its socket folder yet: the host is empty then.
  const host = process.platform === 'win32' ? address || '127.0.0.1' : (socketFolder ?? '')
  return { pid: Number(pid), endpoint: { host, port: Number(port) }, cluster }
}

/** True if a process lives; a zombie does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return (
    process.platform !== 'linux' || !/^\d+ \(.*\) [ZX]/s.test(readOr(() => readFileSync(`/proc/${pid}/stat`, 'utf8')))
  )
}

/**
 * True if a living process may be a server of this cluster. On Linux its working directory decides. Elsewhere any living
 * process may be; only connecting shows.
 */
export function mayServe(pid: number, folder: Folder): boolean {
  if (!isAlive(pid)) return false
  return process.platform !== 'linux' || worksIn(pid, folder)
}

const worksIn = (pid: number, folder: Folder): boolean =>
  readOr(() => readlinkSync(`/proc/${pid}/cwd`)) === folder.cluster &&
  basename(readOr(() => readlinkSync(`/proc/${pid}/exe`)).replace(/ \(deleted\)$/, '')) === 'postgres'

/**
 * Ends server processes whose main process is dead. They keep the shared memory, which prevents a new server; their
 * uncommitted work was never acknowledged. Except on Linux they end by themselves and are waited for.
 */
export async function endOrphans(folder: Folder): Promise<number> {
  if (process.platform !== 'linux') return 0
  const orphans = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && worksIn(pid, folder) && isAlive(pid))
  for (const pid of orphans) sendSignal(pid, 'SIGKILL')
  for (const pid of orphans) await untilGone(pid, 10_000)
  return orphans.length
}

/** Sends a signal to a process that may just have ended. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Waits at most `milliseconds` for a process to end; true if it has. */
export async function untilGone(pid: number, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds
  while (isAlive(pid)) {
    if (performance.now() > end) return false
    await delay(10)
  }
  return true
}

function readOr(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}
