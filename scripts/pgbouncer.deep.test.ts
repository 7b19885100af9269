import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { freePort } from '#server/db/embedded/free-port.ts'
import { plainWords } from '#server/plain-words.ts'
import { followStream } from '#server/testing/event-stream.ts'
import { call, message, ownProduct, ownSignedIn } from '#server/testing/product.ts'
import { makeCertificate } from './cluster/certificate.ts'
import { plainUser } from './cluster/part.ts'
import { adaptedIn, toldCommands, without } from './testing/ops-files.ts'
import { foldersOf, postgresql, sh, startPostgresql } from './testing/postgresql.ts'

const password = 'a password of the database'

/** PostgreSQL with TLS and passwords, as docs/operating.md has it, and PgBouncer in front of it with its file of `ops`. */
async function startPooled() {
  const { top, data, run, pooler } = foldersOf(onTestFinished, ['data', 'run', 'pooler'])
  const [port, pooledPort] = await Promise.all([freePort(), freePort()])
  const { certificate, key } = makeCertificate(top)
  startPostgresql(onTestFinished, { data, run }, 'scram-sha-256', {
    port,
    ssl: 'on',
    ssl_cert_file: certificate,
    ssl_key_file: key,
  })
  const superuser = new pg.Client({ host: run, port, user: 'postgres', database: 'postgres' })
  await superuser.connect()
  await superuser.query(`create role orfine login password '${password}'`)
  await superuser.query('create database orfine owner orfine')
  await superuser.query('revoke connect, temporary on database orfine from public')
  await superuser.end()

  const users = join(pooler, 'userlist.txt')
  const [writeUsers] = toldCommands('pgbouncer.ini', { '/etc/pgbouncer/userlist.txt': users })
  sh(`PATH=${postgresql}:$PATH PGHOST=${run} PGPORT=${port} PGUSER=postgres ${writeUsers}`)
  const file = adaptedIn(top, 'pgbouncer.ini', {
    'host=127.0.0.1 port=5432': `host=127.0.0.1 port=${port}`,
    'listen_port = 6432': `listen_port = ${pooledPort}`,
    '/etc/pgbouncer/userlist.txt': users,
    '/etc/orfine/database_ca.crt': certificate,
    '/var/log/pgbouncer/pgbouncer.log': join(pooler, 'log'),
    '/run/pgbouncer/pgbouncer.pid': join(pooler, 'pid'),
  })
  const login = `postgres://orfine:${encodeURIComponent(password)}@`
  const direct = `${login}localhost:${port}/orfine?sslmode=verify-full&sslrootcert=${certificate}`
  const pooled = `${login}127.0.0.1:${pooledPort}/orfine`
  const start = () => startPooler(file, pooled)
  return { direct, pooled, start }
}

/** Starts PgBouncer as an unprivileged user and waits until it accepts logins; returns a function to kill it. */
async function startPooler(file: string, pooled: string): Promise<() => Promise<void>> {
  const child = spawn('pgbouncer', [file], { ...plainUser, stdio: 'ignore' })
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  onTestFinished(end)
  const limitOf = async () => {
    const client = new pg.Client(pooled)
    try {
      await client.connect()
      const { rows } = await client.query<{ statement_timeout: string }>('show statement_timeout')
      return rows[0]!.statement_timeout
    } finally {
      await client.end().catch(() => {})
    }
  }
  await expect.poll(limitOf).toBe('15s')
  return end
}

const cannotRun = without('pgbouncer') || postgresql === ''

it.skipIf(cannotRun)(
  'behind PgBouncer with its file of ops, messages, sessions, boards, changes and imports work, and resume after an outage',
  async () => {
    const { direct, pooled, start } = await startPooled()
    const stop = await start()
    const connection = { connectionString: pooled }
    const database = openDatabase({ connectionString: direct }, { max: 2 })
    onTestFinished(() => database.close())
    const environment = { DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct }
    const { url, headers } = await ownSignedIn({ beside: { connection, database }, environment })
    const board = await followStream(`${url}/api/events`, headers)
    const changes = (change: string) =>
      board.events.flatMap(({ data }) => {
        const event = data as { topic?: string; change?: string; id?: string }
        return event.topic === 'leads' && event.change === change ? [event.id] : []
      })

    // Reads beside the messages, so that statements reach connections that never prepared them.
    const people = Array.from({ length: 60 }, (_, i) => ({
      ...message,
      email: `p${i}@example.com`,
      phone: `+34 ${612_000_000 + i}`,
    }))
    const answers = await Promise.all(
      people.flatMap((body) => [call(url, 'sendContact', { body }), call(url, 'listLeads', { query: {}, headers })]),
    )
    expect(answers.map(({ status }) => status)).toEqual(people.flatMap(() => [201, 200]))
    const list = async () => (await call(url, 'listLeads', { query: { limit: 200 }, headers })).body.data
    const arrived = (await list()).map(({ id }) => id)
    expect(arrived).toHaveLength(people.length)
    await expect.poll(() => changes('arrived').toSorted()).toEqual(arrived.toSorted())

    const params = { id: arrived[0]! }
    expect(await call(url, 'changeLead', { params, body: { status: 'contacted' }, headers })).toMatchObject({
      status: 200,
      body: { status: 'contacted' },
    })
    await expect.poll(() => changes('changed')).toContain(params.id)

    const file = { id: (await call(url, 'createImport', { body: { fileName: 'fair.csv' }, headers })).body.id }
    for (const first of [0, 200, 400]) {
      const rows = Array.from({ length: 200 }, (_, i) => ({
        line: 2 + first + i,
        fields: { name: `Fair ${first + i}`, email: `f${first + i}@example.com` },
      }))
      const body = { rows, language: 'es' } as const
      expect((await call(url, 'checkImportRows', { params: file, body, headers })).status).toBe(200)
    }
    await call(url, 'startImport', { params: file, body: { skipsDuplicates: true }, headers })
    const readImport = async () => (await call(url, 'readImport', { params: file, headers })).body
    await expect.poll(readImport).toMatchObject({ state: 'done', counts: { imported: 600 } })

    await stop()
    const late = { body: { ...message, email: 'late@example.com', phone: '+34 613000000' } }
    const post = async () => (await call(url, 'sendContact', late)).status
    expect(await post()).toBe(503)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    await start()
    await expect.poll(post).toBe(201)
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200)
    expect(await list()).toContainEqual(expect.objectContaining({ email: 'late@example.com' }))
    await expect.poll(() => changes('arrived')).toHaveLength(people.length + 1)
  },
)

it.skipIf(cannotRun)('PgBouncer instead of PostgreSQL itself is refused at the start, in one sentence', async () => {
  const { direct, pooled, start } = await startPooled()
  await start()
  const connection = { connectionString: pooled }
  const database = openDatabase({ connectionString: direct }, { max: 2 })
  onTestFinished(() => database.close())
  const refused = (environment: Record<string, string>) =>
    ownProduct({ beside: { connection, database }, environment }).then(() => 'started', plainWords)
  const sentence = /^[^\n]*Set DATABASE_DIRECT_URL to the address of PostgreSQL itself\.$/
  expect(await refused({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: pooled })).toMatch(sentence)
  expect(await refused({ DATABASE_URL: pooled })).toMatch(sentence)
})
