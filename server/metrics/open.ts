import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Database, PoolSizes } from '#server/db/database.ts'
import type { Listener } from '#server/db/listener.ts'
import { type DatabaseFigure, databaseFigures, openDatabaseFigures } from './database-figures.ts'
import { countMeasurements } from './instruments.ts'

/** How often it is tried whether the database accepts writes, milliseconds. */
const probeEveryMs = 5_000

type MetricsOptions = {
  readonly port: number
  readonly host: string
  readonly databases: Readonly<Record<keyof PoolSizes, Database>>
  readonly listener: Pick<Listener, 'isConnected'>
  /** Throws where nothing can be written to the database. */
  readonly probeWriting: () => Promise<void>
  /** Open boards, and sessions kept in memory. */
  readonly boards: () => number
  readonly sessions: () => number
}

export type Metrics = { readonly port: number; close(): Promise<void> }

/** Serves `/metrics` for Prometheus on a port of its own, where no visitor comes. Rejects where the port is taken. */
export async function openMetrics(options: MetricsOptions): Promise<Metrics> {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const stopCounting = countMeasurements(registry)
  const stopProbing = watchWriting(registry, options.probeWriting)
  addStates(registry, options)
  addDatabaseFigures(registry, options.databases.background)

  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return response.writeHead(404).end()
    const text = await registry.metrics()
    response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text)
  })
  server.listen(options.port, options.host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      stopCounting()
      stopProbing()
      registry.clear()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Looked up on each scrape. */
function addStates(registry: Registry, { databases, listener, boards, sessions }: MetricsOptions): void {
  const state = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `orfine_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  state('live_boards', 'Open event streams', boards)
  state('sessions_kept', 'Sessions kept in memory', sessions)
  state('listener_connected', 'Whether notifications arrive (1) or not (0)', () => Number(listener.isConnected()))
  const kinds = ['intake', 'staff', 'background'] as const satisfies readonly (keyof PoolSizes)[]
  const counts = { total: 'totalCount', idle: 'idleCount', waiting: 'waitingCount' } as const
  for (const [name, count] of Object.entries(counts)) {
    new Gauge({
      name: `orfine_db_pool_${name}`,
      help: name === 'waiting' ? 'Work that waits for a connection' : `Connections: ${name}`,
      labelNames: ['pool'],
      registers: [registry],
      collect() {
        for (const pool of kinds) this.set({ pool }, databases[pool].pool[count])
      },
    })
  }
}

/** From the database; omitted while it does not answer. */
function addDatabaseFigures(registry: Registry, { pool }: Database): void {
  const read = openDatabaseFigures(pool)
  for (const name of Object.keys(databaseFigures) as DatabaseFigure[]) {
    const { help, without } = databaseFigures[name]
    new Gauge({
      name: `orfine_${name}`,
      help,
      registers: [registry],
      async collect() {
        const figures = await read()
        const value = figures && (figures[name] ?? without)
        this.remove()
        if (value !== null) this.set(value)
      },
    })
  }
}

/** Tries again and again to write: the one thing that sees a standby which commits wait for in vain. */
function watchWriting(registry: Registry, probeWriting: () => Promise<void>): () => void {
  let wroteAt = performance.now()
  const probe = () =>
    probeWriting().then(
      () => {
        wroteAt = performance.now()
      },
      () => {},
    )
  void probe()
  const timer = setInterval(probe, probeEveryMs).unref()
  new Gauge({
    name: 'orfine_write_probe_age_seconds',
    help: 'Time since this server last wrote to the database; it tries every five seconds',
    registers: [registry],
    collect() {
      this.set((performance.now() - wroteAt) / 1_000)
    },
  })
  return () => clearInterval(timer)
}
