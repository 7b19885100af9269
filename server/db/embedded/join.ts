import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { type Embedded, reach, startEmbedded } from './embedded.ts'
import { serverPassword } from './endpoint.ts'
import { DataFolderInUse } from './errors.ts'
import { type Folder, openFolder } from './folder.ts'
import type { EngineLog } from './log.ts'
import { findServer } from './running.ts'

const patience = 15_000

/**
 * Connects beside a product that runs on this folder, without owning anything: `stop` does nothing then. If none runs,
 * starts the engine for the duration; `stop` ends it. For commands such as seed, backup and migrate.
 */
export async function joinEmbedded({ dataDir, log }: { dataDir: string; log: EngineLog }): Promise<Embedded> {
  const folder = await openFolder(dataDir)
  const end = performance.now() + patience
  for (;;) {
    const running = await findReady(folder)
    if (running) return running
    try {
      return await startEmbedded({ dataDir, log })
    } catch (error) {
      // Its owner is just starting or stopping it.
      if (!(error instanceof DataFolderInUse) || performance.now() > end) throw error
    }
    await delay(100)
  }
}

async function findReady(folder: Folder): Promise<Embedded | undefined> {
  const found = await findServer(folder, await serverPassword(folder), 1_000)
  if (!found || !('server' in found)) return undefined
  const way = reach(found.server.endpoint)
  // The server may be up a moment before its owner has made the product's database.
  if (!(await answers(way.connection))) return undefined
  return { ...way, adopted: false, stop: async () => {} }
}

async function answers(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  return client
    .connect()
    .then(() => true)
    .catch(() => false)
    .finally(() => client.end().catch(() => {}))
}
