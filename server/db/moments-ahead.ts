import type pg from 'pg'
import { passwordLifetimeDays } from '#domain/setups/setups.ts'
import { oneTimePasswordHours } from '#domain/staff/password.ts'
import { readingsOfADay } from './settled-clock-sql.ts'

/** A column of moments that we set ourselves, and how far ahead of now one can lie. */
type Ahead = {
  readonly table: string
  readonly column: string
  /** Which rows; all unless given. */
  readonly where?: string
  /** The furthest, as an interval of PostgreSQL. */
  readonly furthest: string
  /** What a moment further ahead becomes: now, or the furthest. */
  readonly becomes: 'now' | 'furthest'
}

/** True once a day's clock readings agree with now, and none is ahead. */
const hasSettled = `(select count(*) = ${readingsOfADay} and max(read_at) <= now() and min(read_at) > now() - interval '2 days'
  from (select read_at from clock_readings order by id desc limit ${readingsOfADay}) as latest)`

/** Something that waits: it is tried now. The furthest is longer than any retry, quiet hours or gathering. */
const waits = (table: string, column: string, where = 'true'): Ahead => ({
  table,
  column,
  where,
  furthest: '2 days',
  becomes: 'now',
})

/**
 * An end: moved as if it had begun now, where `furthest` leaves room for the clocks of two machines. Only by a clock that
 * has been right for a day: one that is years behind, as after a start with an empty battery, would end invitations,
 * passwords kept for a customer and sessions once it is set.
 */
const ends = (table: string, column: string, furthest: string, where = 'true'): Ahead => ({
  table,
  column,
  where: `${where} and ${hasSettled}`,
  furthest,
  becomes: 'furthest',
})

/** Something that happened: it cannot lie ahead at all. */
const happened = (table: string, column: string, where = 'true'): Ahead => ({
  table,
  column,
  where,
  furthest: '1 hour',
  becomes: 'now',
})

const ofProduct: readonly Ahead[] = [
  waits('mails', 'due_at', `status = 'queued'`),
  waits('webhook_deliveries', 'due_at', `status = 'waiting'`),
  waits('channel_sends', 'due_at', 'ended_at is null'),
  waits('message_downloads', 'due_at'),
  waits('push_messages', 'due_at'),
  // Another server may take the mailbox at once: the fencing number keeps the first from going on.
  { table: 'mail_fetches', column: 'held_until', furthest: '1 hour', becomes: 'now' },
  ends('sessions', 'expires_at', '13 hours', 'not remembered'),
  ends('sessions', 'expires_at', '31 days', 'remembered'),
  happened('sessions', 'last_seen_at'),
  ends('users', 'one_time_until', `${oneTimePasswordHours + 1} hours`),
  ends('invitations', 'expires_at', '8 days'),
  happened('start_keys', 'created_at'),
  ends('subscription_setup_secrets', 'purge_after', `${passwordLifetimeDays + 1} days`),
]

/** Moments of the queue of jobs (`server/jobs`): while one lies ahead, no job is run. */
const ofQueue: readonly Ahead[] = [
  happened('jobs.version', 'cron_on'),
  happened('jobs.version', 'flow_on'),
  happened('jobs.version', 'bam_on'),
  happened('jobs.version', 'monitor_backoff_on'),
  happened('jobs.queue', 'monitor_claim_on'),
  happened('jobs.queue', 'monitor_on'),
  happened('jobs.queue', 'maintain_on'),
  waits('jobs.job', 'start_after', `state in ('created', 'retry')`),
]

/** An open lead that arrived while the clock was ahead: its wait for an answer begins now, or it would not be overdue for as long. */
const waitsOfLeads = `update contact_requests set clock_since = now()
  where deleted_at is null and created_at > now() + interval '1 hour' and ${hasSettled}
    and coalesce(clock_since, created_at) > now() + interval '1 hour'`

const textOf = ({ table, column, where = 'true', furthest, becomes }: Ahead) => {
  const limit = `now() + interval '${furthest}'`
  return `update ${table} set ${column} = ${becomes === 'now' ? 'now()' : limit} where ${where} and ${column} > ${limit}`
}

/**
 * Corrects moments stored while the clock was ahead, by which waits and ends would come too late by as much. Returns the number of rows by table and column.
 */
export async function setMomentsRight(pool: pg.Pool): Promise<Readonly<Record<string, number>>> {
  const { rows } = await pool.query<{ isOpen: boolean }>(`select to_regclass('jobs.version') is not null as "isOpen"`)
  const columns = rows[0]!.isOpen ? [...ofProduct, ...ofQueue] : ofProduct
  const results: unknown = await pool.query([...columns.map(textOf), waitsOfLeads].join(';\n'))
  const names = [...columns.map(({ table, column }) => `${table}.${column}`), 'contact_requests.clock_since']
  const counts: Record<string, number> = {}
  for (const [i, { rowCount }] of (results as pg.QueryResult[]).entries())
    if (rowCount) counts[names[i]!] = (counts[names[i]!] ?? 0) + rowCount
  return counts
}

const everyMs = 600_000

/** Sets such moments right before it returns, and then every ten minutes; says so in the log. */
export async function watchMoments({
  pool,
  log,
}: {
  readonly pool: pg.Pool
  readonly log: { warn(facts: object, text: string): void }
}): Promise<{ stop(): Promise<void> }> {
  const setRight = () =>
    setMomentsRight(pool).then(
      (counts) => {
        if (Object.keys(counts).length > 0) log.warn({ counts }, 'a clock was ahead: moments set right')
      },
      (error: Error) => log.warn({ name: error.name }, 'moments not set right'),
    )
  let running = setRight()
  await running
  const timer = setInterval(() => {
    running = setRight()
  }, everyMs)
  timer.unref()
  return {
    stop() {
      clearInterval(timer)
      return running
    },
  }
}
