import pg from 'pg'
import pino from 'pino'
import { clientConfig } from '#server/db/database.ts'
import { joinEmbedded } from '#server/db/embedded/join.ts'
import { migrate } from '#server/db/migrate.ts'
import { repeatableSql } from '#server/repeatable-sql.ts'
import { directAddress, type Settings } from '#server/settings.ts'

type Target = {
  readonly client: pg.Client
  /** The target database for display, without credentials. */
  readonly description: string
  close(): Promise<void>
}

/** Connects to the product's database and migrates it: `DATABASE_URL`, else the embedded one, joined or started. */
export async function openTarget(settings: Settings): Promise<Target> {
  const { DATA_DIR } = settings
  const address = directAddress(settings)
  const engine = address
    ? null
    : await joinEmbedded({ dataDir: DATA_DIR, log: pino({ level: 'warn', base: null }, pino.destination(2)) })
  const connection = address ?? engine!.connection
  const client = new pg.Client({ ...clientConfig(connection), application_name: 'orfine seed' })
  // A lost connection also fails the current statement, whose error is reported.
  client.on('error', () => {})
  const close = async () => {
    await client.end().catch(() => {})
    await engine?.stop()
  }
  try {
    await migrate(connection, repeatableSql)
    await client.connect()
  } catch (error) {
    await close()
    throw error
  }
  const description = engine ? `the database in ${DATA_DIR}` : `database ${client.database} at ${client.host}`
  return { client, description, close }
}
