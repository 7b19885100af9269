import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { type Connection, clientConfig } from '#server/db/database.ts'
import type { Embedded } from '#server/db/embedded/embedded.ts'
import { product, superuser } from '#server/db/embedded/options.ts'
import { migrate } from '#server/db/migrate.ts'
import { repeatableSql } from '#server/repeatable-sql.ts'
import { growLeads, seededLeads } from './grow.ts'

const seedScript = fileURLToPath(new URL('../../scripts/seed.ts', import.meta.url))

export type Databases = {
  /** URL of an empty database; the product creates its tables. */
  empty(): Promise<string>
  /** URL of a database with this many leads. Created once; read only. */
  withLeads(count: number): Promise<string>
  /** A copy of it that may be written to. */
  copyWithLeads(count: number): Promise<string>
}

/** Creates databases owned by the product's role. */
export function openDatabases({ url, connection }: Embedded): Databases {
  const filled = new Map<number, Promise<string>>()
  let copies = 0
  const create = async (name: string, template?: string) => {
    const source = template ? ` template ${template}` : ''
    const admin = { ...connection, user: superuser }
    await withClient(admin, (client) => client.query(`create database ${name} owner ${product.role}${source}`))
    return named(url, name)
  }
  const fill = async (count: number) => {
    const made = await create(sizeName(count))
    await migrate(made, repeatableSql)
    await seed(made, Math.min(count, seededLeads))
    if (count > seededLeads) await withClient(made, (client) => growLeads(client, count))
    return made
  }
  const withLeads = (count: number) => {
    const known = filled.get(count) ?? fill(count)
    filled.set(count, known)
    return known
  }
  return {
    empty() {
      copies += 1
      return create(`empty_${copies}`)
    },
    withLeads,
    async copyWithLeads(count) {
      await withLeads(count)
      copies += 1
      return create(`copy_${copies}`, sizeName(count))
    },
  }
}

const sizeName = (count: number) => `leads_${count}`

function named(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}

/** Runs `work` with a connection. */
export async function withClient<T>(connection: Connection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(clientConfig(connection))
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Uses the product's own seed command; the same people every time. */
async function seed(url: string, count: number): Promise<void> {
  const child = spawn(process.execPath, [seedScript, '--leads', String(count), '--seed', 'bench'], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (text) => (said += text))
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`Seeding failed:\n${said}`)
}
