import { Socket } from 'node:net'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { repeatableSql } from '#server/repeatable-sql.ts'
import { fillWithLeads } from '#server/testing/many-leads.ts'
import { otherVersion } from '#server/testing/migrations.ts'
import { freshDatabase } from '#server/testing/product.ts'
import { backUp } from './backup/backup.ts'
import { restore } from './backup/restore.ts'
import { emptyDatabase } from './backup/testing.ts'
import { migrate } from './migrate.ts'

const indexSql = '-- expand concurrently\nCREATE INDEX CONCURRENTLY "leads_more" ON "contact_requests" ("country");'

/** A database of this version, and a newer version that adds a column, this index and another column. */
async function newerVersion(sql = indexSql) {
  const { connection, database } = await freshDatabase()
  const { folder, add, count } = await otherVersion()
  await add('9997_before', count, '-- expand\nalter table users add column before text')
  await add('9998_index', count + 1, sql)
  await add('9999_after', count + 2, '-- expand\nalter table users add column after text')
  /** The index: its id, and whether it is valid. */
  const index = async () => {
    const { rows } = await database.pool.query<{ id: number; valid: boolean }>(
      `select indexrelid::int as id, indisvalid as valid from pg_index where indexrelid = to_regclass('leads_more')`,
    )
    return rows[0]
  }
  const applied = async () => {
    const { rows } = await database.pool.query<{ kind: string }>(
      'select kind from drizzle.__drizzle_migrations order by id offset $1',
      [count],
    )
    return rows.map(({ kind }) => kind)
  }
  const waits: string[] = []
  const run = (indexLockWaitMs?: number) =>
    migrate(connection, repeatableSql, { folder, onWait: (blocker) => void waits.push(blocker), indexLockWaitMs })
  return { connection, database, folder, index, applied, waits, run }
}

const insertLead = `insert into contact_requests (id, name, email, phone, language, email_key, phone_key)
  values (gen_random_uuid(), 'Ana', 'a@example.com', '1', 'es', 'a@example.com', '1')`

/** A transaction that has written a lead and stays open. */
async function openWriter(connection: pg.ClientConfig) {
  const writer = new pg.Client({ ...connection, application_name: 'a slow writer' })
  onTestFinished(() => writer.end())
  await writer.connect()
  await writer.query(`begin; ${insertLead}`)
  return writer
}

/** The connections that build an index or drop one. */
async function builders(pool: pg.Pool): Promise<{ pid: number }[]> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
     and state = 'active' and query ilike '%index concurrently%'`,
  )
  return rows
}

describe('an index built concurrently by a migration', () => {
  it('is built between the migrations around it, once', async () => {
    const { run, index, applied, database } = await newerVersion()
    await run()
    const built = await index()
    expect(built).toMatchObject({ valid: true })
    expect(await applied()).toEqual(['expand', 'expand', 'expand'])
    expect((await database.pool.query('select before, after from users')).rows).toEqual([])
    await run()
    expect(await index()).toEqual(built)
    expect(await applied()).toHaveLength(3)
  })

  it('allows writes meanwhile, and reports its progress and what it waits for', async () => {
    const { connection, database, run, index, applied, waits } = await newerVersion()
    const writer = await openWriter(connection)
    const migrated = run()
    await expect.poll(index).toMatchObject({ valid: false })
    await database.pool.query(`begin; set local lock_timeout = 500; ${insertLead}; commit`)
    const { rows: heldUp } = await database.pool.query(
      `select from pg_locks where not granted and relation = 'contact_requests'::regclass`,
    )
    expect(heldUp).toEqual([])
    // What precedes it is committed; what follows waits.
    expect(await applied()).toEqual(['expand'])
    await expect.poll(() => waits.length).toBeGreaterThan(0)
    await writer.query('commit')
    await migrated
    expect(await index()).toMatchObject({ valid: true })
    expect(waits[0]).toMatch(
      /^the index leads_more \(waiting for .+: a transaction of "a slow writer" \(pid \d+\), open for \d+ s\)$/,
    )
  })

  it('left invalid by a dead build is dropped and rebuilt at the next start', async () => {
    const { connection, database, run, index, applied } = await newerVersion()
    const writer = await openWriter(connection)
    const dying = run().catch((error: unknown) => error)
    await expect.poll(index).toMatchObject({ valid: false })
    const [builder] = await builders(database.pool)
    await database.pool.query('select pg_terminate_backend($1)', [builder!.pid])
    expect(await dying).toMatchObject({ code: '57P01' })
    await writer.query('commit')
    const dead = await index()
    expect(dead).toMatchObject({ valid: false })
    expect(await applied()).toEqual(['expand'])

    await run()
    const repaired = await index()
    expect(repaired).toMatchObject({ valid: true })
    expect(repaired!.id).not.toBe(dead!.id)
    expect(await applied()).toHaveLength(3)
  })

  it('that PostgreSQL continues to build after the server was killed is not started again', async () => {
    const { connection, run, index, applied, waits } = await newerVersion()
    const writer = await openWriter(connection)
    const socket = new Socket()
    const killed = new pg.Client({ ...connection, stream: () => socket })
    killed.on('error', () => {})
    await killed.connect()
    await killed.query('select pg_advisory_lock(7046130)')
    const cut = killed.query(indexSql).catch((error: unknown) => error)
    await expect.poll(index).toMatchObject({ valid: false })
    const begun = await index()
    socket.destroy()
    expect(await cut).toBeInstanceOf(Error)
    const migrated = run()
    await expect.poll(() => waits.length).toBeGreaterThan(1)
    expect(await index()).toEqual(begun)
    await writer.query('commit')
    await migrated
    expect(await index()).toEqual({ ...begun, valid: true })
    expect(await applied()).toHaveLength(3)
  })

  it('completed before its server died is only recorded by the next start', async () => {
    const { run, index, applied, database } = await newerVersion()
    await database.pool.query('create index concurrently leads_more on contact_requests (country)')
    const before = await index()
    await run()
    expect(await index()).toEqual(before)
    expect(await applied()).toHaveLength(3)
  })

  it('is built once by servers starting together, while a server of the previous version can start', async () => {
    const { connection, database, run, index, applied, waits } = await newerVersion()
    await fillWithLeads(database.pool, 100)
    const writer = await openWriter(connection)
    const migrated = Promise.all([run(), run()])
    await expect.poll(() => waits.some((blocker) => blocker.startsWith('the index'))).toBe(true)
    await expect.poll(index).toMatchObject({ valid: false })
    const { id } = (await index())!
    expect(await builders(database.pool)).toHaveLength(1)
    await migrate(connection, repeatableSql)
    await writer.query('commit')
    await migrated
    expect(await index()).toEqual({ id, valid: true })
    expect(await applied()).toHaveLength(3)
  })

  it('is retried after a transaction blocked it for too long', async () => {
    const { connection, run, index, applied, waits } = await newerVersion()
    const writer = await openWriter(connection)
    const migrated = run(300)
    const timedOut = () => waits.filter((blocker) => blocker.startsWith('a transaction of "a slow writer"'))
    await expect.poll(timedOut).toHaveLength(2)
    await writer.query('commit')
    await migrated
    expect(await index()).toMatchObject({ valid: true })
    expect(await applied()).toHaveLength(3)
  })

  it('leaves nothing behind if rows violate it', async () => {
    const { database, run, index, applied } = await newerVersion(
      '-- contract concurrently\ncreate unique index concurrently leads_more on contact_requests (email)',
    )
    await database.pool.query(insertLead)
    await database.pool.query(insertLead)
    await expect(run()).rejects.toMatchObject({ code: '23505' })
    expect(await index()).toBeUndefined()
    expect(await applied()).toEqual(['expand'])
  })

  it('is refused beside other statements, before anything is done', async () => {
    const { run, index } = await newerVersion(`${indexSql}\nalter table users add column more text`)
    await expect(run()).rejects.toThrow(/9998_index must hold one "create index concurrently"/)
    expect(await index()).toBeUndefined()
  })

  it('exists after a restore, also of an older backup', async () => {
    const { connection, database, folder } = await newerVersion()
    await database.pool.query(insertLead)
    const file = `${folder}/before.backup`
    await backUp(connection, file)
    const target = await emptyDatabase()
    await restore(target.connection, file, { repeatableSql, folder })
    const { rows } = await target.database.pool.query(
      `select indisvalid as valid, (select count(*)::int from contact_requests) as leads
       from pg_index where indexrelid = 'leads_more'::regclass`,
    )
    expect(rows).toEqual([{ valid: true, leads: 1 }])
  })
})
