import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type Connection, clientConfig } from './database.ts'
import { isLockConflict } from './failures.ts'
import { isApplied, type Migration, migrationText, recordApplied } from './migration-history.ts'

/** Held during an index build, which may take an hour: a server without an index to build starts meanwhile. */
const buildLock = 7_046_130
/**
 * How long a build waits for each blocking transaction, ms; blocks nothing else. Long, since a restart would lose all
 * progress.
 */
const lockWaitMs = 5 * 60_000
/** Time between reports of a build: the first, and then twice the one before up to the second; milliseconds. */
const reports = { firstMs: 1_000, maxMs: 10_000 }

/** A marked migration: one statement that builds one index. */
const marked =
  /^-- \w+ concurrently\s+create (?:unique )?index concurrently (?:if not exists )?("[^"]+"|\w+)\s+on\s[^;]+;?$/i

/** The index a migration builds outside a transaction; `null` if it contains anything else. */
export const concurrentIndexOf = (sql: string): string | null => marked.exec(sql.trim())?.[1] ?? null

/** SQL of a transaction as the log names it, of a row `a` of `pg_stat_activity`. */
export const transactionSql = `format('a transaction of "%s" (pid %s), open for %s s', a.application_name, a.pid,
  extract(epoch from clock_timestamp() - a.xact_start)::int)`

type BuildOptions = {
  /** An idle connection to look at the progress with. */
  readonly watcher: pg.Client
  /** Called with the progress of a long build. */
  readonly onWait: (blocker: string) => void
  /** See `lockWaitMs`. */
  readonly indexLockWaitMs?: number | undefined
}

/**
 * Builds a migration's index while others write to its table, and records the migration, unless another server did.
 * Drops an invalid index first. `building`: another server builds it; `locked`: a transaction blocked it for too long.
 * The building connection holds the lock: if a server is killed, PostgreSQL may continue, and no server touches the
 * index until it has finished.
 */
export async function buildIndex(
  connection: Connection,
  migration: Migration,
  folder: string,
  { watcher, onWait, indexLockWaitMs = lockWaitMs }: BuildOptions,
): Promise<'built' | 'building' | 'locked'> {
  const sql = migrationText(folder, migration.name)
  const index = concurrentIndexOf(sql)
  if (!index) throw new Error(`${migration.name} must hold one "create index concurrently" and nothing else`)
  const builder = await connectedBuilder(connection, indexLockWaitMs)
  const isOver = new AbortController()
  let reported: Promise<void> | undefined
  try {
    await builder.query('set statement_timeout = 0')
    const { rows } = await builder.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [buildLock])
    if (!rows[0]!.mine) return 'building'
    if (await isApplied(builder, migration)) return 'built'
    reported = reportProgress(watcher, onWait, isOver.signal)
    await dropInvalid(builder, index)
    if ((await validity(builder, index)) === null) await builder.query(sql)
    await recordApplied(builder, migration)
    return 'built'
  } catch (error) {
    if (isLockConflict(error)) return 'locked'
    // An invalid unique index would go on refusing rows. If it cannot be dropped now, the next start does.
    await dropInvalid(builder, index).catch(() => {})
    throw error
  } finally {
    isOver.abort()
    await reported
    // Releases the lock.
    await builder.end()
  }
}

async function connectedBuilder(connection: Connection, indexLockWaitMs: number): Promise<pg.Client> {
  const builder = new pg.Client({
    ...clientConfig(connection),
    connectionTimeoutMillis: 15_000,
    // A pooler refuses this, rightly: lock and build would be on different connections.
    lock_timeout: indexLockWaitMs,
    keepAlive: true,
  })
  // Without a listener a lost connection would end the process; the statement that runs fails with it.
  builder.on('error', () => {})
  await builder.connect()
  return builder
}

/** True if an index is valid; `null` if it does not exist. */
async function validity(client: pg.Client, index: string): Promise<boolean | null> {
  const { rows } = await client.query<{ valid: boolean }>(
    'select indisvalid as valid from pg_index where indexrelid = to_regclass($1)',
    [index],
  )
  return rows[0]?.valid ?? null
}

async function dropInvalid(client: pg.Client, index: string): Promise<void> {
  if ((await validity(client, index)) === false) await client.query(`drop index concurrently if exists ${index}`)
}

async function reportProgress(watcher: pg.Client, onWait: BuildOptions['onWait'], signal: AbortSignal): Promise<void> {
  try {
    for (let pauseMs = reports.firstMs; ; pauseMs = Math.min(pauseMs * 2, reports.maxMs)) {
      await wait(pauseMs, undefined, { signal })
      onWait(await buildProgress(watcher))
    }
  } catch {
    // The build is over; or the connection is lost, which the statement after the build reports.
  }
}

/** Progress of an index build, as PostgreSQL words it, and what it waits for. */
export async function buildProgress(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ index: string; phase: string; done: number | null; locker: string | null }>(
    `select p.index_relid::regclass::text as index, p.phase,
       coalesce(100 * p.blocks_done / nullif(p.blocks_total, 0), 100 * p.tuples_done / nullif(p.tuples_total, 0))::int as done,
       ${transactionSql} as locker
     from pg_stat_progress_create_index p left join pg_stat_activity a on a.pid = nullif(p.current_locker_pid, 0)
     where p.datname = current_database() order by p.pid limit 1`,
  )
  const [build] = rows
  if (!build) return 'an index that is built'
  const percent = build.done === null ? '' : `, ${build.done} %`
  return `the index ${build.index} (${build.phase}${build.locker ? `: ${build.locker}` : percent})`
}
