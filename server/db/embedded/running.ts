import { setTimeout as delay } from 'node:timers/promises'
import { identify, isBetweenStates } from './ask.ts'
import type { Folder } from './folder.ts'
import type { Endpoint } from './options.ts'
import { mayServe, readPidFile } from './processes.ts'

/** A running server of this folder, whichever process started it. */
type RunningServer = { readonly pid: number; readonly endpoint: Endpoint; readonly version: string }

/** Maximum time of a server in starting, recovering or stopping, ms. */
const betweenStatesMs = 30_000

/** An answering server, an unresponsive process of ours, or (undefined) nothing. */
type Found = { readonly server: RunningServer } | { readonly silent: number } | undefined

/**
 * Looks for a server on the folder's cluster. Waits up to half a minute for one that is starting, recovering or
 * stopping; one that runs but does not answer for `patience` ms is reported as such.
 */
export async function findServer(folder: Folder, password: string | undefined, patience = 2_000): Promise<Found> {
  let end = performance.now() + patience
  const last = end + betweenStatesMs
  for (;;) {
    const file = await readPidFile(folder)
    if (!file || !mayServe(file.pid, folder)) return undefined
    const endpoint = password === undefined ? file.endpoint : { ...file.endpoint, password }
    try {
      if (endpoint.host === '') throw new Error('The server has not opened its socket yet.')
      const { cluster, version } = await identify(endpoint)
      return sameFolder(cluster, folder.cluster) ? { server: { pid: file.pid, endpoint, version } } : undefined
    } catch (error) {
      if (isBetweenStates(error)) end = Math.min(performance.now() + patience, last)
    }
    if (performance.now() > end) return process.platform === 'linux' ? { silent: file.pid } : undefined
    await delay(20)
  }
}

const sameFolder = (a: string, b: string): boolean =>
  process.platform === 'win32'
    ? a.replaceAll('\\', '/').toLowerCase() === b.replaceAll('\\', '/').toLowerCase()
    : a === b
