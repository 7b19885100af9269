import type pg from 'pg'
import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import type { Listener } from '#server/db/listener.ts'
import { measured } from '#server/db/measured.ts'
import { cronInterval } from './cron-interval.ts'

/** The channel on which a sent job is announced: its name. */
export const jobChannel = 'jobs'

/** The database schema of the queue; the library makes and migrates it, one server at a time. */
const schema = 'jobs'
/** How long a stopping server waits for the jobs it runs, milliseconds. */
const graceMs = 5_000
const retryStartMs = 5_000
/**
 * A running server sends three heartbeats in this time; after it the server is considered dead, and its job is run
 * again.
 */
const aliveSeconds = 60
/** Interval between searches for jobs of dead servers. */
const usualSuperviseSeconds = 60
/** Maximum duration of a job, seconds: an import of a large file on a busy server. */
const maxJobSeconds = 21_600

/** Background work, done by one server at a time. */
export type Job = {
  readonly name: string
  /** Cron schedule in UTC; one run makes up for several missed ones. */
  readonly cron: string
  /**
   * Must be repeatable: it is retried twice, a minute later, if it throws, and rerun if its server dies, which is noticed
   * within two minutes.
   */
  run(): Promise<unknown>
}

export type Jobs = {
  /**
   * Queues one run of a job in the caller's transaction: it starts after the commit. Waits until the queue is open, which
   * takes a background connection: a transaction on one of those must not wait for it.
   */
  send(tx: Sql, name: string): Promise<void>
  /** Queues one run of a job outside of any transaction. */
  wake(name: string): Promise<void>
  /** Starts no further job and waits a few seconds for running ones. */
  stop(): Promise<void>
}

type JobsOptions = {
  readonly pool: pg.Pool
  readonly listener: Pick<Listener, 'on'>
  readonly jobs: readonly Job[]
  readonly log: Logger
  /** Delay before the queue opens, milliseconds: a starting server need not wait for it. */
  readonly delayMs: number
  /** Interval between searches for jobs of dead servers; a minute by default. */
  readonly superviseSeconds?: number
}

/** Opens the queue in the background, after a delay, and runs its jobs. */
export function startJobs({
  pool,
  listener,
  jobs,
  log,
  delayMs,
  superviseSeconds = usualSuperviseSeconds,
}: JobsOptions): Jobs {
  const report = (error: Error, job?: string) =>
    log.warn(
      { job, code: (error as { code?: string }).code, name: error.name },
      job === undefined ? 'jobs not reached' : 'job failed',
    )
  let isStopping = false
  let opened: Promise<PgBoss | null> | undefined
  const workers = new Map<string, string>()

  const open = async (): Promise<PgBoss | null> => {
    while (!isStopping) {
      try {
        return await openQueue({ pool, jobs, superviseSeconds }, workers, report)
      } catch (error) {
        report(error as Error)
        await new Promise((resolve) => setTimeout(resolve, retryStartMs).unref())
      }
    }
    return null
  }
  const opening = () => {
    clearTimeout(delay)
    opened ??= open()
    return opened
  }
  const delay = setTimeout(opening, delayMs)
  delay.unref()
  listener.on(jobChannel, async (name) => {
    const worker = workers.get(name)
    if (worker) (await opened)?.notifyWorker(worker)
  })

  return {
    async send(tx, name) {
      const boss = await opening()
      const { fromDrizzle } = await import('pg-boss')
      await boss?.send(name, {}, { db: fromDrizzle(tx, sql) })
      await tx.execute(sql`select pg_notify(${jobChannel}, ${name})`)
    },
    async wake(name) {
      await (await opening())?.send(name)
      await pool.query('select pg_notify($1, $2)', [jobChannel, name])
    },
    async stop() {
      isStopping = true
      clearTimeout(delay)
      const boss = await opened
      await boss?.stop({ graceful: true, timeout: graceMs })
    },
  }
}

/** Monotonic epoch ms; the library asks the database every ten minutes for the difference. */
const steadyTime = () => Math.round(performance.timeOrigin + performance.now())

/** Options of every job. Without a heartbeat a dead server's job would block the others for a quarter of an hour. */
const queue = {
  retryLimit: 2,
  retryDelay: 60,
  deleteAfterSeconds: 86_400,
  heartbeatSeconds: aliveSeconds,
  expireInSeconds: maxJobSeconds,
}
const polling = { pollingIntervalSeconds: 30, heartbeatRefreshSeconds: aliveSeconds / 3 }

/** The library is loaded here and not before: it would cost the start a tenth of a second. */
async function openQueue(
  { pool, jobs, superviseSeconds }: Required<Pick<JobsOptions, 'pool' | 'jobs' | 'superviseSeconds'>>,
  workers: Map<string, string>,
  report: (error: Error, job?: string) => void,
): Promise<PgBoss> {
  const { PgBoss, systemClock } = await import('pg-boss')
  const boss = new PgBoss({
    schema,
    // The library waits for a moment of its clock: where the system's is set back an hour, no job would run for an hour.
    clock: { ...systemClock, now: steadyTime },
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    // A handful of jobs an hour need no checks every few seconds.
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    maintenanceIntervalSeconds: 86_400,
    queueCacheIntervalSeconds: 600,
    bamIntervalSeconds: 3_600,
    flowIntervalSeconds: 3_600,
    clockMonitorIntervalSeconds: 600,
    cronMonitorIntervalSeconds: 45,
    cronWorkerIntervalSeconds: 45,
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', (error) => report(error))
  const attempt = async (name: string, run: Job['run']) => {
    try {
      await run()
      measured('job', { name, outcome: 'done' })
    } catch (error) {
      measured('job', { name, outcome: 'failed' })
      report(error as Error, name)
      throw error
    }
  }
  await boss.start()
  try {
    for (const { name, cron, run } of jobs) {
      await boss.createQueue(name, { policy: 'exclusive', ...queue })
      // One that an earlier version made has that version's settings.
      await boss.updateQueue(name, queue)
      await boss.schedule(name, cron, {}, { tz: 'UTC', missed: 'once' })
      measured('jobKnown', { name, interval: cronInterval(cron) })
      workers.set(name, await boss.work(name, polling, () => attempt(name, run)))
    }
    // Removes jobs scheduled by an earlier version.
    for (const { name } of await boss.getSchedules()) {
      if (!jobs.some((job) => job.name === name)) await boss.unschedule(name)
    }
  } catch (error) {
    await boss.stop({ graceful: false }).catch((failure: Error) => report(failure))
    throw error
  }
  return boss
}
