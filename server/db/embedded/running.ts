import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { identify } from './ask.ts'
import type { Folder } from './folder.ts'
import type { Endpoint } from './options.ts'
import { mayServe, readPidFile } from './processes.ts'

/** A running server of this folder, whichever process started it. */
export type RunningServer = { readonly pid: number; readonly endpoint: Endpoint; readonly version: string }

/** What was found: a server that answers, a process of ours that does not, or (undefined) nothing. */
export type Found = { readonly server: RunningServer } | { readonly silent: number } | undefined

/**
 * Looks for a server on the folder's cluster. One that starts, recovers or stops is waited for; one that lives but
 * gives no sign for `patience` milliseconds is reported as silent.
 */
export async function findServer(folder: Folder, password: string | undefined, patience = 2_000): Promise<Found> {
  let end = performance.now() + patience
  for (;;) {
    const file = await readPidFile(folder)
    if (!file || !mayServe(file.pid, folder)) return undefined
    const endpoint = password === undefined ? file.endpoint : { ...file.endpoint, password }
    try {
      if (endpoint.host === '') throw new Error('The server has not opened its socket yet.')
      const { cluster, version } = await identify(endpoint)
      return sameFolder(cluster, folder.cluster) ? { server: { pid: file.pid, endpoint, version } } : undefined
    } catch (error) {
      if (isBetweenStates(error)) end = performance.now() + patience
    }
    if (performance.now() > end) return process.platform === 'linux' ? { silent: file.pid } : undefined
    await delay(20)
  }
}

/** Whether the server answered that it is starting, recovering or shutting down ("cannot_connect_now"). */
export const isBetweenStates = (error: unknown): boolean => (error as { code?: unknown }).code === '57P03'

/** Whether a running server was started with exactly this command line. */
export async function startedWith(folder: Folder, program: string, options: readonly string[]): Promise<boolean> {
  const written = await readFile(join(folder.cluster, 'postmaster.opts'), 'utf8').catch(() => '')
  return written.trim() === [program, ...options.map((option) => `"${option}"`)].join(' ')
}

const sameFolder = (a: string, b: string): boolean =>
  process.platform === 'win32'
    ? a.replaceAll('\\', '/').toLowerCase() === b.replaceAll('\\', '/').toLowerCase()
    : a === b
