import type pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import type { CallOf } from '#contract/api.ts'
import { fillWithLeads } from '#server/testing/many-leads.ts'
import { call, freshDatabase, sessionOf } from '#server/testing/product.ts'
import { dataFolder, startProcess } from './support/product-process.ts'

const leadCount = 90
const rowCount = 600
/** Each is blocked in the middle of its second batch. */
const heldLead = 30
const heldLine = 300

/** A database URL with a server's name on its connections. */
const addressFor = ({ user, host = '', port, database, password }: pg.ClientConfig, server: string) =>
  `postgres://${user}${password ? `:${encodeURIComponent(String(password))}` : ''}@${encodeURIComponent(host)}:${port}/${database}?application_name=${server}`

it('a server killed during an import and a bulk analysis leaves each to be completed once', async () => {
  const { connection, database } = await freshDatabase()
  const { pool } = database
  await fillWithLeads(pool, leadCount)
  const folder = await dataFolder()
  const start = (name: string) =>
    startProcess(folder, {
      DATABASE_URL: addressFor(connection, name),
      SECRETS_KEY: Buffer.alloc(32, 'key').toString('base64'),
      ANALYSE_ARRIVALS: 'off',
    })
  const names = ['server-a', 'server-b']
  const servers = new Map(await Promise.all(names.map(async (name) => [name, await start(name)] as const)))
  const urls = () => [...servers.values()].map(({ url }) => url) as [string, string]
  const [url] = urls()
  const owners = await pool.query<{ id: string }>(`select id from users where role = 'owner'`)
  const headers = await sessionOf({ database }, owners.rows[0]!)
  const params = { id: (await call(url, 'createImport', { body: { fileName: 'fair.csv' }, headers })).body.id }
  for (let first = 2; first < 2 + rowCount; first += 200) {
    const rows = Array.from({ length: 200 }, (_, i): CallOf<'checkImportRows'>['body']['rows'][number] => ({
      line: first + i,
      fields: { name: `Fair ${first + i}`, email: `fair${first + i}@example.com` },
    }))
    await call(url, 'checkImportRows', { params, body: { rows, language: 'es' }, headers })
  }

  const holder = await pool.connect()
  await holder.query('begin')
  const held = (await holder.query('select pg_backend_pid() as pid')).rows[0].pid
  onTestFinished(() => holder.release(true))
  // An analysis replaces the recommendations of the one before.
  const { rows } = await pool.query<{ id: string }>(
    `select id from contact_requests order by id offset ${heldLead - 1} limit 1`,
  )
  expect((await call(url, 'analyseLead', { params: rows[0]!, body: { language: 'en' }, headers })).status).toBe(200)
  expect((await holder.query('select from ai_recommendations for update')).rowCount).toBeGreaterThan(0)
  await holder.query(`select from import_rows where line = ${heldLine} for update`)
  const { body: asked } = await call(url, 'startBulk', { body: { change: { analyse: true }, filters: {} }, headers })
  const workers = async () => {
    const { rows } = await pool.query<{ name: string }>(
      `select application_name as name from pg_stat_activity
       where $1 = any (pg_blocking_pids(pid)) and application_name like 'server-%'`,
      [held],
    )
    return rows.map(({ name }) => name)
  }
  await expect.poll(workers).toHaveLength(1)
  await call(url, 'startImport', { params, body: { skipsDuplicates: true }, headers })
  await expect.poll(workers).toHaveLength(2)
  const soFar = async () => ({
    imported: (await call(url, 'readImport', { params, headers })).body.counts.imported,
    analysed: (await call(url, 'readBulk', { params: { id: asked.id }, headers })).body.done,
  })
  expect(await soFar()).toEqual({ imported: 200, analysed: 20 })
  const killed = new Set(await workers())
  await Promise.all([...killed].map((name) => servers.get(name)!.kill()))
  await holder.query('rollback')
  for (const name of killed) servers.set(name, await start(name))

  // Waits for a dead server's heartbeat to expire, and for its jobs' next attempt.
  const { rows: left } = await pool.query<{ name: string }>(
    `update jobs.job set heartbeat_on = now() - interval '2 minutes' where state = 'active' returning name`,
  )
  expect(left.map(({ name }) => name)).toEqual(expect.arrayContaining(['lead-bulks', 'lead-imports']))
  const [, other] = urls()
  const states = async () => {
    await pool.query(`with due as (
        update jobs.job set start_after = now() where state = 'retry' and start_after > now() returning name
      ) select pg_notify('jobs', name) from due`)
    const { state, counts } = (await call(other, 'readImport', { params, headers })).body
    const bulk = (await call(other, 'readBulk', { params: { id: asked.id }, headers })).body
    return { state, counts, bulk }
  }
  await expect.poll(states, { interval: 500 }).toMatchObject({
    state: 'done',
    counts: { imported: rowCount, ready: 0, left_out: 0 },
    bulk: { status: 'done', total: leadCount, done: leadCount, skipped: 0 },
  })

  const { rows: leads } = await pool.query(
    `select count(*)::int as leads, count(distinct email)::int as people from contact_requests`,
  )
  expect(leads).toEqual([{ leads: leadCount + rowCount, people: leadCount + rowCount }])
  const { rows: analyses } = await pool.query(
    `select n, count(*)::int as leads from (
       select count(*)::int as n from ai_analyses where analysis_data->>'trigger' = 'bulk' group by lead_id
       union all select count(*)::int from audit_log where action = 'lead.analysed' and detail->>'bulk' = $1 group by entity_id
     ) counted group by n`,
    [asked.id],
  )
  expect(analyses).toEqual([{ n: 1, leads: 2 * leadCount }])
})
