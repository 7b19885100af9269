import type pg from 'pg'

/** How long figures hold, milliseconds: several collectors cost the database one look. */
const heldMs = 10_000
/** Maximum counted rows of a kind; the figure then means "at least". */
const maxCounted = 10_000

/**
 * Each figure with its help text and SQL for one number, null if none. All use an index and read a few rows or a
 * bounded count.
 */
export const databaseFigures = {
  outbox_oldest_age_seconds: {
    help: 'Age of the oldest mail that waits to be sent',
    query: `select extract(epoch from now() - created_at) from mails where status = 'queued' order by created_at limit 1`,
    without: 0,
  },
  quarantine_waiting: {
    help: 'Messages of suspected spam that wait for a teammate',
    query: `select count(*) from (select from quarantined_messages where discarded_at is null limit ${maxCounted}) w`,
    without: 0,
  },
  imports_running: {
    help: 'Imports of leads that are running or being undone',
    query: `select count(*) from imports where state in ('running', 'reverting')`,
    without: 0,
  },
  bulk_items_waiting: {
    help: 'Leads that changes of many leads still have to change',
    query: `select coalesce(sum(total - done - skipped), 0) from lead_bulks where status in ('waiting', 'running', 'undoing')`,
    without: 0,
  },
  ledger_head_age_seconds: {
    help: 'Age of the newest signed head of the ledger',
    query: 'select extract(epoch from now() - time) from ledger_heads order by seq desc limit 1',
    without: null,
  },
  backup_last_success_timestamp_seconds: {
    help: 'When the newest backup of `npm run backup` was made',
    query: `select extract(epoch from at) from upkeep_runs where kind = 'backup'`,
    without: null,
  },
  restore_drill_last_success_timestamp_seconds: {
    help: 'When a backup was last restored on trial, without a problem (`npm run drill`)',
    query: `select extract(epoch from at) from upkeep_runs where kind = 'drill'`,
    without: null,
  },
  schema_migrations: {
    help: 'Migrations that the database has applied',
    query: 'select count(*) from drizzle.__drizzle_migrations',
    without: 0,
  },
} as const satisfies Record<string, { help: string; query: string; without: number | null }>

export type DatabaseFigure = keyof typeof databaseFigures

const names = Object.keys(databaseFigures) as DatabaseFigure[]
const text = `select ${names.map((name) => `(${databaseFigures[name].query})::float8 as "${name}"`).join(',\n')}`

/** Returns a function that reads all figures; null while the database does not answer. */
export function openDatabaseFigures(pool: pg.Pool): () => Promise<Record<DatabaseFigure, number | null> | null> {
  let reading: Promise<Record<DatabaseFigure, number | null> | null> | null = null
  let readAt = Number.NEGATIVE_INFINITY
  const read = async () => {
    const { rows } = await pool.query<Record<DatabaseFigure, number | null>>(text)
    return rows[0]!
  }
  return () => {
    if (!reading || performance.now() - readAt > heldMs) {
      readAt = performance.now()
      reading = read().catch(() => null)
    }
    return reading
  }
}
