import { assertPassable, chooseAccount } from './account.ts'
import { receiveCluster, recordPlace } from './arrival.ts'
import { findBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { chooseEndpoint } from './endpoint.ts'
import { openFolder } from './folder.ts'
import type { EngineLog } from './log.ts'
import { type Endpoint, product } from './options.ts'
import { takeOwnership } from './owner.ts'
import type { Site } from './server-process.ts'
import { type SuperviseOptions, supervise } from './supervise.ts'

/** Connection parameters of the product's role, for `pg`. */
type EmbeddedConnection = Endpoint & { readonly user: string; readonly database: string; readonly ssl: false }

export type Embedded = {
  readonly connection: EmbeddedConnection
  /** The same as a connection string. */
  readonly url: string
  /** Stops the server and releases the data folder. Close the pool first. */
  stop(): Promise<void>
}

type EmbeddedOptions = Pick<Site, 'maxConnections'> &
  SuperviseOptions & { readonly dataDir: string; readonly log: EngineLog }

/**
 * Runs PostgreSQL on `<dataDir>/postgres` and owns that folder until `stop`: creates the database on the first run,
 * replaces a server left by a killed process, recovers from a killed server, restarts one that dies or hangs. Throws
 * `DataFolderInUse`, `DataFolderUnusable`, `EngineUnavailable` or `EngineStartFailed`, each with a message for people.
 */
export async function startEmbedded({ dataDir, log, maxConnections, ...options }: EmbeddedOptions): Promise<Embedded> {
  const folder = await openFolder(dataDir)
  const ownership = await takeOwnership(folder, log)
  try {
    const account = await chooseAccount(folder)
    assertPassable(folder.root, account)
    const binaries = await findBinaries(folder, account)
    const endpoint = await chooseEndpoint(folder)
    if (await ensureCluster(folder, binaries, account, endpoint.password)) {
      log.info({ folder: folder.cluster, version: binaries.version }, 'Made a new database')
    } else await receiveCluster(folder, account, log)
    await recordPlace(folder)
    const server = await supervise({ folder, binaries, account, endpoint, log, maxConnections }, options)
    let stopped: Promise<void> | undefined
    return {
      ...reach(endpoint),
      stop: () => {
        stopped ??= server.stop().finally(() => ownership.release())
        return stopped
      },
    }
  } catch (error) {
    await ownership.release()
    throw error
  }
}

/** Connects the product's role to a server. */
export function reach(endpoint: Endpoint): { connection: EmbeddedConnection; url: string } {
  const { role: user, database } = product
  const login = endpoint.password === undefined ? user : `${user}:${endpoint.password}`
  const url = `postgres://${login}@${encodeURIComponent(endpoint.host)}:${endpoint.port}/${database}`
  return { connection: { ...endpoint, user, database, ssl: false }, url }
}
