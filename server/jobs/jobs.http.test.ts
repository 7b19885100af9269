import { setTimeout as wait } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import pino from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { notifierOn, openListener } from '#server/db/listener.ts'
import { freshDatabase } from '#server/testing/product.ts'
import { type Job, jobChannel, startJobs } from './jobs.ts'

/** Servers sharing a queue, each with its log. */
async function servers(count: number, jobs: readonly Job[]) {
  const { connection, database } = await freshDatabase()
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) })
  const running = await Promise.all(
    Array.from({ length: count }, async () => {
      const listener = await openListener({
        connection,
        channels: [jobChannel],
        notify: notifierOn(database.pool),
        onError: () => {},
      })
      const started = startJobs({ pool: database.pool, listener, jobs, log, delayMs: 0 })
      onTestFinished(async () => {
        await started.stop()
        await listener.close()
      })
      return started
    }),
  )
  return { database, running, lines, first: running[0]! }
}

const never = '0 0 29 2 *'

const until = async (holds: () => boolean | Promise<boolean>) => {
  while (!(await holds())) await wait(10)
}

describe('a job', () => {
  it('that is requested runs once, on one of several servers, long before the next poll', async () => {
    let runs = 0
    const jobs = [{ name: 'count', cron: never, run: async () => runs++ }]
    const { database, running, first, lines } = await servers(3, jobs)
    await database.sql.transaction((tx) => first.send(tx, 'count'))
    await until(() => runs > 0)
    // A stopping server finishes its running job.
    await Promise.all(running.map((one) => one.stop()))
    expect(runs).toBe(1)
    expect(lines).toEqual([])
  })

  it('can be requested outside a transaction without holding a connection that opening the queue needs', async () => {
    const { connection } = await freshDatabase()
    const database = openDatabase(connection, { max: 1 })
    const ran: string[] = []
    let hear: (name: string) => void = () => {}
    const job = { name: 'woken', cron: never, run: async () => ran.push('woken') }
    const started = startJobs({
      pool: database.pool,
      listener: {
        on: (_channel, told) => {
          hear = told
        },
      },
      jobs: [job],
      log: pino({ level: 'silent' }),
      delayMs: 3_600_000,
    })
    onTestFinished(async () => {
      await started.stop()
      await database.close()
    })
    await Promise.all(Array.from({ length: 5 }, () => started.wake('woken')))
    hear('woken')
    await until(() => ran.length > 0)
  })

  it('does not run if the transaction that requested it fails', async () => {
    const ran: string[] = []
    const { database, first } = await servers(1, [
      { name: 'refused', cron: never, run: async () => ran.push('refused') },
      { name: 'asked', cron: never, run: async () => ran.push('asked') },
    ])
    const failing = database.sql.transaction(async (tx) => {
      await first.send(tx, 'refused')
      throw new Error('something else went wrong')
    })
    await expect(failing).rejects.toThrow('something else')
    await database.sql.transaction((tx) => first.send(tx, 'asked'))
    await until(() => ran.length > 0)
    expect(ran).toEqual(['asked'])
    const { rows } = await database.pool.query(`select distinct name from jobs.job where name in ('refused', 'asked')`)
    expect(rows).toEqual([{ name: 'asked' }])
  })

  it('is scheduled once for any number of servers, and removed when the product no longer has it', async () => {
    const { database, running } = await servers(2, [{ name: 'nightly', cron: '40 2 * * *', run: async () => {} }])
    const schedule = async () => {
      const { rows } = await database.pool.query(`select to_regclass('jobs.schedule') as there`)
      return rows[0].there ? (await database.pool.query('select name, cron, timezone from jobs.schedule')).rows : []
    }
    await until(async () => (await schedule()).length > 0)
    for (const one of running) await one.stop()
    expect(await schedule()).toEqual([{ name: 'nightly', cron: '40 2 * * *', timezone: 'UTC' }])
    const listener = { on: () => {} }
    const later = startJobs({ pool: database.pool, listener, jobs: [], log: pino({ level: 'silent' }), delayMs: 0 })
    onTestFinished(() => later.stop())
    await until(async () => (await schedule()).length === 0)
  })

  it('that fails is logged by name and code, without its subject', async () => {
    const run = async () => {
      throw Object.assign(new Error('ana@example.com is taken'), { code: '23505' })
    }
    const { database, first, lines } = await servers(1, [{ name: 'failing', cron: never, run }])
    await database.sql.transaction((tx) => first.send(tx, 'failing'))
    await until(() => lines.length > 0)
    expect(JSON.parse(lines[0]!)).toMatchObject({ job: 'failing', code: '23505', msg: 'job failed' })
    expect(lines.join('')).not.toContain('ana@')
  })

  it('of a dead server is run again by another, although only one may run at a time', async () => {
    let runs = 0
    const jobs = [{ name: 'long', cron: never, run: async () => runs++ }]
    const { database, first } = await servers(1, jobs)
    await until(
      async () => (await database.pool.query(`select 1 from pg_namespace where nspname = 'jobs'`)).rows.length > 0,
    )
    await first.stop()
    // The dying server: it takes the job and is never seen again.
    const dead = new PgBoss({ schema: 'jobs', db: { executeSql: (text, values) => database.pool.query(text, values) } })
    onTestFinished(() => dead.stop({ graceful: false }))
    await dead.start()
    await dead.send('long', {})
    expect(await dead.fetch('long')).toHaveLength(1)
    expect(await dead.send('long', {})).toBeNull()
    await dead.stop({ graceful: false })

    const states = async () => (await database.pool.query(`select state from jobs.job where name = 'long'`)).rows
    await database.pool.query(`update jobs.job set heartbeat_on = now() - interval '2 minutes' where name = 'long'`)
    let announce = (_name: string) => {}
    const listener = {
      on(_channel: string, received: typeof announce) {
        announce = received
      },
    }
    const options = { pool: database.pool, listener, jobs, log: pino({ level: 'silent' }), delayMs: 0 }
    const next = startJobs({ ...options, superviseSeconds: 1 })
    onTestFinished(() => next.stop())
    await until(async () => (await states()).some(({ state }) => state === 'retry'))
    expect(runs).toBe(0)
    await database.pool.query(`update jobs.job set start_after = now() where name = 'long'`)
    announce('long')
    await until(() => runs === 1)
    await until(async () => (await states()).every(({ state }) => state === 'completed'))
  })

  it('is waited for when the server stops', async () => {
    let isDone = false
    let begun = false
    const { database, first } = await servers(1, [
      {
        name: 'slow',
        cron: never,
        run: async () => {
          begun = true
          await wait(500)
          isDone = true
        },
      },
    ])
    await database.sql.transaction((tx) => first.send(tx, 'slow'))
    await until(() => begun)
    await first.stop()
    expect(isDone).toBe(true)
  })

  it('delays no start: nothing is opened before its time', async () => {
    const { database } = await freshDatabase()
    const listener = { on: () => {} }
    const jobs = startJobs({
      pool: database.pool,
      listener,
      jobs: [],
      log: pino({ level: 'silent' }),
      delayMs: 3_600_000,
    })
    await jobs.stop()
    const { rows } = await database.pool.query(`select 1 from pg_namespace where nspname = 'jobs'`)
    expect(rows).toEqual([])
  })
})
