import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { asSuperuser } from './ask.ts'
import { type Embedded, reach, startEmbedded } from './embedded.ts'
import { serverPassword } from './endpoint.ts'
import { DataFolderInUse } from './errors.ts'
import { type Folder, openFolder } from './folder.ts'
import type { EngineLog } from './log.ts'
import { findServer } from './running.ts'

const patience = 15_000
/** Connection name of guests, so that a command does not stop the engine under another. */
const guest = 'orfine guest'

/**
 * Connects beside a product running on this folder, without owning anything: `stop` then only disconnects. If none
 * runs, starts the engine temporarily; `stop` ends it after other such commands. For seed, backup, migrate.
 */
export async function joinEmbedded({ dataDir, log }: { dataDir: string; log: EngineLog }): Promise<Embedded> {
  const folder = await openFolder(dataDir)
  const end = performance.now() + patience
  for (;;) {
    const running = await visit(folder)
    if (running) return running
    try {
      const engine = await startEmbedded({ dataDir, log })
      return { ...engine, stop: () => untilAlone(engine, log).finally(() => engine.stop()) }
    } catch (error) {
      // Its owner is just starting or stopping it.
      if (!(error instanceof DataFolderInUse) || performance.now() > end) throw error
    }
    await delay(100)
  }
}

async function visit(folder: Folder): Promise<Embedded | undefined> {
  const found = await findServer(folder, await serverPassword(folder), 1_000)
  if (!found || !('server' in found)) return undefined
  const way = reach(found.server.endpoint)
  const presence = new pg.Client({ ...way.connection, application_name: guest, connectionTimeoutMillis: 5_000 })
  presence.on('error', () => {})
  try {
    // Fails while the server is up but its owner has not made the product's database yet.
    await presence.connect()
  } catch {
    return undefined
  }
  return { ...way, stop: () => presence.end().catch(() => {}) }
}

async function untilAlone({ connection }: Embedded, log: EngineLog): Promise<void> {
  const { host, port, password } = connection
  const endpoint = { host, port, ...(password !== undefined && { password }) }
  const guests = () =>
    asSuperuser(endpoint, async (client) => {
      const { rowCount } = await client.query('select from pg_stat_activity where application_name = $1', [guest])
      return rowCount
      // A server that no longer answers has no guests.
    }).catch(() => 0)
  for (let hasSaidWaiting = false; (await guests()) !== 0; hasSaidWaiting = true) {
    if (!hasSaidWaiting) log.info({}, 'Another command still uses the database; waiting for it to finish')
    await delay(100)
  }
}
