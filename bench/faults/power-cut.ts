import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { freePort } from '#server/db/embedded/free-port.ts'
import { keepLedger } from '../cluster/ledger.ts'
import { withClient } from '../support/databases.ts'
import { amountFigure, type Figure, noFigure } from '../support/figure.ts'
import type { Bench } from '../support/stage.ts'
import { canFindProcesses, databaseOf, engineOf, killTogether, ledgerFigures } from './breakable.ts'

const perSecond = 20
const cuts = 5
const workMs = 3_000
/** Seconds. Recovery takes one on an idle machine, several times that on a busy one. */
const maxSilence = 30
const what = `product and PostgreSQL killed at once, ${cuts} times`

/**
 * Kills all processes of the product and its PostgreSQL at once, and restarts them on the same folder. The system's
 * cache survives a kill, so this tests recovery, not that the disk keeps flushed data.
 */
export const powerCut: Bench = async (stage) => {
  if (!canFindProcesses()) return [noFigure(what, 'this system does not say which processes are the database’s')]
  const DATA_DIR = join(stage.folder, 'power-cut')
  const settings = { DATA_DIR, PORT: String(await freePort()) }
  let product = await stage.product(settings)
  const readyMs: number[] = []
  const seen = await keepLedger(product.url, { perSecond }, async () => {
    for (let cut = 0; cut < cuts; cut++) {
      await delay(randomInt(workMs / 2, workMs * 1.5))
      killTogether([product.pid, ...(await engineOf(DATA_DIR))])
      product = await stage.product(settings)
      readyMs.push(product.readyMs)
    }
    await delay(workMs)
  })
  const database = await databaseOf(DATA_DIR)
  return [
    ...(await ledgerFigures(what, seen, database, maxSilence)),
    amountFigure(`${what}: ready again, the slowest`, Math.max(...readyMs) / 1000, maxSilence, 's'),
    await withClient(database, durability),
    await withClient(database, readEverything),
  ]
}

/** Settings that make a commit survive a power failure; the rest is up to the disk. */
async function durability(client: pg.Client): Promise<Figure> {
  const names = ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums']
  const { rows } = await client.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any ($1) order by name',
    [names],
  )
  return {
    what: 'settings of the embedded PostgreSQL',
    figure: rows.map(({ name, setting }) => `${name} ${setting}`).join(', '),
    budget: 'all on',
    met: rows.length === names.length && rows.every(({ setting }) => setting === 'on'),
  }
}

/** Reads each row of each table: a torn page would fail its checksum. */
async function readEverything(client: pg.Client): Promise<Figure> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const unreadable: string[] = []
  let rows = 0
  for (const { name } of tables) {
    try {
      const result = await client.query<{ rows: number }>(`select count(t::text)::int as rows from ${name} t`)
      rows += result.rows[0]!.rows
    } catch (error) {
      unreadable.push(`${name}: ${(error as Error).message}`)
    }
  }
  const note = [`of ${tables.length}, ${rows} rows read`, ...unreadable].join('; ')
  return amountFigure('tables that cannot be read whole', unreadable.length, 0, 'tables', note)
}
