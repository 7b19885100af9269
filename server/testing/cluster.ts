import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import pino from 'pino'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/db/database.ts'
import { startEmbedded } from '#server/db/embedded/embedded.ts'
import { superuser } from '#server/db/embedded/options.ts'
import { migrate } from '#server/db/migrate.ts'
import { repeatableSql } from '#server/repeatable-sql.ts'
import { quickFolder } from './quick-folder.ts'
import { openRun } from './run.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Connections to the test cluster: as a role that may create databases, and as the product's; and the prefix of
     * this run's database names. Products keep their files in subfolders of `files`.
     */
    cluster: { admin: pg.ClientConfig; product: pg.ClientConfig; prefix: string; files: string }
  }
}

/** Workers run several products each, and each product has pools. */
const maxConnections = 300

/** The migrated database that each test's own is copied from. */
export const templateOf = (prefix: string) => `${prefix}template`

/**
 * One real PostgreSQL for all tests of a run: the embedded engine in a throw-away folder, or the cluster behind
 * `DATABASE_URL`.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.DATABASE_URL
  const folder = url ? null : await mkdtemp(join(await quickFolder(), 'orfine-test-'))
  const files = await mkdtemp(join(await quickFolder(), 'orfine-test-files-'))
  const engine = folder
    ? await startEmbedded({ dataDir: folder, log: pino({ level: 'silent' }), maxConnections })
    : null
  const product: pg.ClientConfig = engine ? engine.connection : partsOf(url!)
  const admin = engine ? { ...product, user: superuser } : product
  if (engine) await forgoDurability(admin)
  const run = await openRun(admin)
  const template = templateOf(run.prefix)
  const database = openDatabase(admin, { max: 1 })
  await database.pool.query(`create database ${template} owner ${pg.escapeIdentifier(product.user!)}`)
  await database.close()
  await migrate({ ...product, database: template }, repeatableSql)
  project.provide('cluster', { admin, product, prefix: run.prefix, files })

  return async () => {
    await run.close()
    await engine?.stop()
    for (const made of [folder, files]) if (made) await rm(made, { recursive: true, force: true })
  }
}

/** Durability is irrelevant here; the engine's own tests cover it. */
async function forgoDurability(admin: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(admin)
  await client.connect()
  for (const setting of ['fsync = off', 'full_page_writes = off', "max_wal_size = '128MB'"]) {
    await client.query(`alter system set ${setting}`)
  }
  await client.query('select pg_reload_conf()')
  await client.end()
}

function partsOf(url: string): pg.ClientConfig {
  const { hostname, port, username, password, pathname } = new URL(url)
  return {
    host: hostname,
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    database: pathname.slice(1) || 'postgres',
    ...(password && { password: decodeURIComponent(password) }),
  }
}
