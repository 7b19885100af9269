import pg from 'pg'
import { type Endpoint, product, superuser } from './options.ts'

/** Timeout for one connection and one statement that check if a server answers, ms. */
const answerWithinMs = 5_000

/** True if a server answers and is not starting, recovering or stopping. */
export async function answers(endpoint: Endpoint): Promise<boolean> {
  const limits = { connectionTimeoutMillis: answerWithinMs, query_timeout: answerWithinMs }
  return asSuperuser(endpoint, (client) => client.query('select 1'), limits).then(
    () => true,
    // Any other refusal, such as too many connections, is an answer.
    (error) => error instanceof pg.DatabaseError && !isBetweenStates(error),
  )
}

/** True if the server is starting, recovering or shutting down ("cannot_connect_now"). */
export const isBetweenStates = (error: unknown): boolean => (error as { code?: unknown }).code === '57P03'

/** Runs `work` on one connection as the superuser. */
export async function asSuperuser<T>(
  endpoint: Endpoint,
  work: (client: pg.Client) => Promise<T>,
  limits: Pick<pg.ClientConfig, 'connectionTimeoutMillis' | 'query_timeout'> = { connectionTimeoutMillis: 5_000 },
): Promise<T> {
  const client = new pg.Client({
    ...endpoint,
    user: superuser,
    database: 'postgres',
    ssl: false,
    application_name: 'orfine engine',
    // Otherwise PGOPTIONS would apply, which is meant for another database.
    options: '-c datestyle=ISO',
    ...limits,
  })
  // If the server goes away the query rejects; without a listener the process would also end.
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

type Identity = { readonly cluster: string; readonly version: string }

/** A server's data folder, and its version such as "18.4". */
export async function identify(endpoint: Endpoint): Promise<Identity> {
  return asSuperuser(endpoint, async (client) => {
    const { rows } = await client.query<Identity>(
      "select current_setting('data_directory') as cluster, current_setting('server_version') as version",
    )
    return rows[0]!
  })
}

/** Creates the product's role and database if missing. */
export async function ensureDatabase(endpoint: Endpoint): Promise<void> {
  await asSuperuser(endpoint, async (client) => {
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = $1) as role,
              exists (select from pg_database where datname = $2) as database`,
      [product.role, product.database],
    )
    if (!rows[0]!.role) await client.query(`create role ${product.role} login`)
    if (endpoint.password !== undefined) {
      await client.query(`alter role ${product.role} password ${client.escapeLiteral(endpoint.password)}`)
    }
    if (!rows[0]!.database) await client.query(`create database ${product.database} owner ${product.role}`)
  })
}
