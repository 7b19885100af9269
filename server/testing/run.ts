import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** The databases of one test run, on a cluster that other runs may use at the same time. */
type Run = {
  /** Prefix of its database names. */
  readonly prefix: string
  /** Drops them. */
  close(): Promise<void>
}

/** A run is alive while a session of this name is open on the cluster. */
const sessionOf = (run: string) => `orfine tests ${run}`

/** Starts a run and drops databases of dead ones. `admin` may create databases. */
export async function openRun(admin: pg.ClientConfig): Promise<Run> {
  const run = randomBytes(4).toString('hex')
  const prefix = `orfine_test_${run}_`
  const client = new pg.Client({ ...admin, application_name: sessionOf(run) })
  // Losing the cluster fails the tests themselves.
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ datname: string; run: string }>(
    `select datname, substring(datname from '^orfine_test_([0-9a-f]{8})_') as run from pg_database
     where datname ~ '^orfine_test_[0-9a-f]{8}_' and pg_has_role(datdba, 'usage')`,
  )
  for (const { datname, run } of rows) {
    const { rowCount } = await client.query('select 1 from pg_stat_activity where application_name = $1', [
      sessionOf(run),
    ])
    if (rowCount === 0) await drop(client, datname)
  }
  return {
    prefix,
    async close() {
      const { rows } = await client.query<{ datname: string }>(
        'select datname from pg_database where starts_with(datname, $1)',
        [prefix],
      )
      for (const { datname } of rows) await drop(client, datname)
      await client.end()
    },
  }
}

const drop = (client: pg.Client, name: string) =>
  client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
