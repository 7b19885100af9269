import type pg from 'pg'
import { passwordLifetimeDays } from '#domain/setups/setups.ts'
import { oneTimePasswordHours } from '#domain/staff/password.ts'
import { readingsOfADay } from './settled-clock-sql.ts'

/** A column of timestamps that the product sets, and how far in the future they can be. */
type Limit = {
  readonly table: string
  readonly column: string
  /** SQL condition on rows; all unless given. */
  readonly where?: string
  /** The maximum distance from now, a PostgreSQL interval. */
  readonly max: string
  /** The corrected value of a later timestamp: now, or the maximum. */
  readonly becomes: 'now' | 'max'
}

/** SQL: true once a day's clock readings agree with now, and none is ahead. */
const hasSettled = `(select count(*) = ${readingsOfADay} and max(read_at) <= now() and min(read_at) > now() - interval '2 days'
  from (select read_at from clock_readings order by id desc limit ${readingsOfADay}) as latest)`

/** Pending work: it is tried now. The maximum is longer than any retry, quiet hours or gathering. */
const waits = (table: string, column: string, where = 'true'): Limit => ({
  table,
  column,
  where,
  max: '2 days',
  becomes: 'now',
})

/**
 * An expiry: becomes what it would be if its period began now; `max` allows for differing clocks. Only once the clock
 * has been right for a day: with one that is years behind, as after a start with an empty battery, invitations, sessions
 * and stored passwords would expire as soon as it is set.
 */
const ends = (table: string, column: string, max: string, where = 'true'): Limit => ({
  table,
  column,
  where: `${where} and ${hasSettled}`,
  max,
  becomes: 'max',
})

/** A past event: it cannot be in the future at all. */
const happened = (table: string, column: string, where = 'true'): Limit => ({
  table,
  column,
  where,
  max: '1 hour',
  becomes: 'now',
})

const ofProduct: readonly Limit[] = [
  waits('mails', 'due_at', `status = 'queued'`),
  waits('webhook_deliveries', 'due_at', `status = 'waiting'`),
  waits('channel_sends', 'due_at', 'ended_at is null'),
  waits('message_downloads', 'due_at'),
  waits('push_messages', 'due_at'),
  // Another server may take the mailbox at once: the fencing number keeps the first from going on.
  { table: 'mail_fetches', column: 'held_until', max: '1 hour', becomes: 'now' },
  ends('sessions', 'expires_at', '13 hours', 'not remembered'),
  ends('sessions', 'expires_at', '31 days', 'remembered'),
  happened('sessions', 'last_seen_at'),
  ends('users', 'one_time_until', `${oneTimePasswordHours + 1} hours`),
  ends('invitations', 'expires_at', '8 days'),
  ends('webhook_secrets', 'expires_at', '25 hours'),
  happened('start_keys', 'created_at'),
  // A withdrawal or “stop” of now would be older, and count for nothing.
  happened('consents', 'given_at'),
  happened('lead_addresses', 'confirmed_at'),
  happened('lead_addresses', 'confirmation_asked_at'),
  // A mailbox’s share, gathered notices and warnings would be used up.
  happened('mails', 'created_at'),
  // The same message would count as sent twice.
  happened('idempotency_keys', 'created_at'),
  happened('automation_rules', 'on_since'),
  happened('users', 'alerts_seen_at'),
  happened('board_visits', 'seen_at'),
  happened('lead_presence', 'seen_at'),
  happened('mail_fetches', 'failing_since'),
  happened('conversion_learning', 'learned_at'),
  ends('subscription_setup_secrets', 'purge_after', `${passwordLifetimeDays + 1} days`),
]

/** Timestamps of the job queue (`server/jobs`): while one is in the future, no job runs. */
const ofQueue: readonly Limit[] = [
  happened('jobs.version', 'cron_on'),
  happened('jobs.version', 'flow_on'),
  happened('jobs.version', 'bam_on'),
  happened('jobs.version', 'monitor_backoff_on'),
  happened('jobs.queue', 'monitor_claim_on'),
  happened('jobs.queue', 'monitor_on'),
  happened('jobs.queue', 'maintain_on'),
  waits('jobs.job', 'start_after', `state in ('created', 'retry')`),
]

/** Waits of sequences and letters that began while the clock was ahead: they last as long as meant, from now. */
const waitsOfRules = `update automation_receipts set due_at = due_at - (at - now()), at = now()
  where due_at is not null and at > now() + interval '1 hour'`

/** Open leads that arrived while the clock was ahead: their answer clock starts now, or they would become overdue much too late. */
const waitsOfLeads = `update contact_requests set clock_since = now()
  where deleted_at is null and created_at > now() + interval '1 hour' and ${hasSettled}
    and coalesce(clock_since, created_at) > now() + interval '1 hour'`

const textOf = ({ table, column, where = 'true', max, becomes }: Limit) => {
  const limit = `now() + interval '${max}'`
  return `update ${table} set ${column} = ${becomes === 'now' ? 'now()' : limit} where ${where} and ${column} > ${limit}`
}

/** Corrects timestamps stored while the clock was ahead, which would delay work and expiry. Returns row counts by column. */
export async function correctFutureTimestamps(pool: pg.Pool): Promise<Readonly<Record<string, number>>> {
  const { rows } = await pool.query<{ isOpen: boolean }>(`select to_regclass('jobs.version') is not null as "isOpen"`)
  const columns = rows[0]!.isOpen ? [...ofProduct, ...ofQueue] : ofProduct
  const results: unknown = await pool.query([...columns.map(textOf), waitsOfLeads, waitsOfRules].join(';\n'))
  const own = ['contact_requests.clock_since', 'automation_receipts.due_at']
  const names = [...columns.map(({ table, column }) => `${table}.${column}`), ...own]
  const counts: Record<string, number> = {}
  for (const [i, { rowCount }] of (results as pg.QueryResult[]).entries())
    if (rowCount) counts[names[i]!] = (counts[names[i]!] ?? 0) + rowCount
  return counts
}

const everyMs = 600_000

/** Corrects such timestamps before it returns, then every ten minutes; logs corrections. */
export async function watchFutureTimestamps({
  pool,
  log,
}: {
  readonly pool: pg.Pool
  readonly log: { warn(facts: object, text: string): void }
}): Promise<{ stop(): Promise<void> }> {
  const correct = () =>
    correctFutureTimestamps(pool).then(
      (counts) => {
        if (Object.keys(counts).length > 0) log.warn({ counts }, 'a clock was ahead: timestamps corrected')
      },
      (error: Error) => log.warn({ name: error.name }, 'future timestamps not corrected'),
    )
  let running = correct()
  await running
  const timer = setInterval(() => {
    running = correct()
  }, everyMs)
  timer.unref()
  return {
    stop() {
      clearInterval(timer)
      return running
    },
  }
}
