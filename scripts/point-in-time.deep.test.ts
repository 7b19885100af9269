import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { freePort } from '#server/db/embedded/free-port.ts'
import { call, message, ownProduct, signIn } from '#server/testing/product.ts'
import { adaptedIn, toldCommands, without } from './testing/ops-files.ts'
import { foldersOf, postgresql, sh, startPostgresql, stopLater } from './testing/postgresql.ts'

const addressOf = (port: number) => ({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' })

/** True if a copy has reached its target time and accepts writes. */
async function isOpen(port: number): Promise<boolean> {
  const client = new pg.Client(addressOf(port))
  await client.connect()
  const { rows } = await client.query<{ waits: boolean }>('select pg_is_in_recovery() as waits')
  await client.end()
  return !rows[0]!.waits
}

/** The product on a PostgreSQL that listens on a port of this machine. */
async function productOn(port: number, environment = {}) {
  const connection = addressOf(port)
  const database = openDatabase(connection, { max: 2 })
  onTestFinished(() => database.close())
  return ownProduct({ beside: { connection, database }, environment })
}

const from = (name: string, digit: number) => ({
  body: { ...message, email: `${name}@example.org`, phone: `+34 60011122${digit}` },
})

const cannotRun = without('pgbackrest') || postgresql === ''

it.skipIf(cannotRun)(
  'pgBackRest restores the database to a moment between two leads, with the commands in its file',
  async () => {
    const {
      top,
      data,
      copy,
      repository,
      spool,
      run: runtime,
    } = foldersOf(onTestFinished, ['data', 'copy', 'repository', 'spool', 'run'])
    const [port, copyPort] = await Promise.all([freePort(), freePort()])
    const config = adaptedIn(top, 'pgbackrest.conf', {
      '/var/lib/pgbackrest': repository,
      '/var/spool/pgbackrest': spool,
      '[global]': `[global]\nlock-path=${runtime}\nlog-path=${runtime}`,
      'pg1-path=/var/lib/postgresql/orfine': `pg1-path=${data}\npg1-socket-path=${runtime}\npg1-user=postgres`,
      'pg1-port=5432': `pg1-port=${port}`,
    })
    const pgbackrest = `pgbackrest --config=${config}`
    startPostgresql(onTestFinished, { data, run: runtime }, 'trust', {
      port,
      archive_mode: 'on',
      archive_command: `${pgbackrest} --stanza=orfine archive-push %p`,
    })
    const client = new pg.Client(addressOf(port))
    await client.connect()
    onTestFinished(() => client.end())
    const ask = async (text: string) => (await client.query({ text, rowMode: 'array' })).rows[0]?.[0]

    const { url } = await productOn(port)
    // Patroni's files in the folder, which would keep a copy from starting or accepting data.
    for (const setting of ['synchronous_standby_names = pg2', `listen_addresses = '192.0.2.1'`, `hba_file = '/gone'`])
      await client.query(`alter system set ${setting}`)
    sh(`${pgbackrest} --stanza=orfine stanza-create`)
    sh(`${pgbackrest} --stanza=orfine --type=full backup`)
    // It distinguishes backups from target times by the second.
    await delay(1_500)
    expect((await call(url, 'sendContact', from('before', 1))).status).toBe(201)
    const moment = await ask('select clock_timestamp()::text')
    expect((await call(url, 'sendContact', from('after', 2))).status).toBe(201)
    const last = await ask('select pg_walfile_name(pg_switch_wal())')
    await expect.poll(() => ask('select last_archived_wal from pg_stat_archiver')).toBe(last)

    const [restore, start] = toldCommands('pgbackrest.conf', {
      pgbackrest,
      '/usr/lib/postgresql/15/bin': postgresql,
      '/var/lib/postgresql/copy': copy,
      '2026-11-23 10:00:00+00': moment,
      'port=5439': `port=${copyPort} -c unix_socket_directories=${runtime}`,
    })
    stopLater(onTestFinished, copy)
    sh(restore!)
    sh(`${start} -l ${runtime}/copy-log`)
    await expect.poll(() => isOpen(copyPort)).toBe(true)
    const restored = await productOn(copyPort)
    const headers = await signIn(restored.url)
    const emails = async () =>
      (await call(restored.url, 'listLeads', { query: {}, headers })).body.data.map(({ email }) => email)
    expect(await emails()).toEqual(['before@example.org'])
    expect((await call(restored.url, 'sendContact', from('later', 3))).status).toBe(201)
    expect(await emails()).toContain('later@example.org')
  },
)
