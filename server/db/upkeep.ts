import pg from 'pg'
import { type Connection, clientConfig } from './database.ts'
import { databaseFailure } from './failures.ts'

/** Records when a backup was made, or last restored on trial. False on a standby, which cannot record it. */
export async function recordUpkeep(connection: Connection, kind: 'backup' | 'drill', at: Date): Promise<boolean> {
  const client = new pg.Client({ ...clientConfig(connection), application_name: 'orfine upkeep' })
  await client.connect()
  try {
    await client.query(
      `insert into upkeep_runs (kind, at) values ($1, $2)
       on conflict (kind) do update set at = greatest(upkeep_runs.at, excluded.at)`,
      [kind, at],
    )
    return true
  } catch (error) {
    if (databaseFailure(error) === 'read-only') return false
    throw error
  } finally {
    await client.end()
  }
}
