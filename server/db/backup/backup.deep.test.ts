import { readFileSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import type pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { sha256 } from '#domain/basics/sha256.ts'
import { checkChain } from '#domain/ledger/chain.ts'
import type { NewEntry } from '#domain/ledger/payloads.ts'
import { appendToLedger } from '#server/db/ledger.ts'
import { migrate } from '#server/db/migrate.ts'
import { repeatableSql } from '#server/repeatable-sql.ts'
import { otherVersion } from '#server/testing/migrations.ts'
import { call, message, owner, ownProduct, type Product, setupMessage, signIn } from '#server/testing/product.ts'
import { backUp, leftOut } from './backup.ts'
import { restore } from './restore.ts'
import { newKey } from './sealing.ts'
import { backupOf, emptyDatabase } from './testing.ts'

/** Every row of every table. */
async function everything({ database: { pool } }: Pick<Product, 'database'>) {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  const content: Record<string, unknown[]> = {}
  for (const { name } of tables)
    content[name] = (await pool.query(`select t::text as row from ${name} as t order by 1`)).rows
  return content
}

const monthEntry = (month: number): NewEntry => ({
  kind: 'month',
  occurredAt: `2026-0${month}-28T00:00:00.000Z`,
  payload: { year: 2026, month, percentageGain: '-1.20', profitAmount: -12_000, source: 'typed' },
})

const awkward = 'Zeile 1\r\nZeile 2\t\\. \\N "q" 吴永强 \u2028 \\'

async function busyProduct() {
  const product = await ownProduct()
  await call(product.url, 'sendContact', { body: { ...message, message: awkward } })
  await call(product.url, 'sendContact', {
    body: { ...message, name: '吴永强', email: 'wu@example.org', phone: '+34 698765432' },
  })
  await call(product.url, 'sendSetup', { body: setupMessage })
  return product
}

describe('a backup', () => {
  it('is restored row by row into an empty database, where the product continues', async () => {
    const product = await busyProduct()
    // Rules, webhooks and the like come back disabled (below).
    await product.database.pool.query('update automation_rules set is_on = false, on_since = null')
    const file = await backupOf(product)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(gunzipSync(await readFile(file)).toString()).not.toContain(setupMessage.mt5Password)
    const before = await everything(product)
    expect(before.contact_requests).toHaveLength(2)
    await product.server.stop()

    const target = await emptyDatabase()
    await restore(target.connection, file, { repeatableSql })
    const withoutWhatEnds = { ...before, ...Object.fromEntries(leftOut.map((name) => [name, []])) }
    const restored = await everything(target)
    expect(restored.ledger_entries).toMatchObject([{ row: expect.stringContaining('restored') }])
    // Counts that open tabs know go on higher (`quiet.ts`).
    const { change_counters } = before
    expect({ ...restored, ledger_entries: [], change_counters }).toEqual(withoutWhatEnds)

    const { url } = await ownProduct({ beside: target })
    const staff = await signIn(url)
    const { body } = await call(url, 'listLeads', { query: {}, headers: staff })
    expect(body.data.map((lead) => lead.message)).toContainEqual(expect.stringContaining('\\. \\N "q" 吴永强'))
    // Triggers and sequences work as before: counters follow, the audit log grows and refuses a change.
    await call(url, 'sendContact', { body: { ...message, email: 'new@example.org', phone: '+34 600111222' } })
    expect((await call(url, 'readLeadStats', { headers: staff })).body.total).toBe(3)
    await call(url, 'logIn', { body: owner })
    await expect(target.database.pool.query('delete from audit_log')).rejects.toThrow(/append-only/)
  })

  it('restores no session, challenge or invitation: a device logged out since then stays logged out', async () => {
    const product = await ownProduct()
    const headers = await signIn(product.url)
    const invited = await call(product.url, 'invite', { body: { role: 'owner', language: 'en' }, headers })
    const token = invited.body.link.split('#')[1]!
    const file = await backupOf(product)
    await call(product.url, 'logOut', { headers })
    const target = await emptyDatabase()
    await restore(target.connection, file, { repeatableSql })
    const { url } = await ownProduct({ beside: target })
    expect((await call(url, 'readSession', { headers })).status).toBe(401)
    expect((await call(url, 'readInvitation', { body: { token } })).status).toBe(404)
    expect((await call(url, 'listLeads', { query: {}, headers: await signIn(url) })).status).toBe(200)
  })

  it('contains the ledger: the same chain, equally protected, which continues', async () => {
    const product = await busyProduct()
    await product.database.sql.transaction((tx) => appendToLedger(tx, 'owner', [monthEntry(1), monthEntry(2)]))
    const alwaysOn = (pool: pg.Pool) =>
      pool.query(`select tgname from pg_trigger where tgenabled = 'A' order by 1`).then(({ rows }) => rows)
    const before = await alwaysOn(product.database.pool)
    expect(before.length).toBeGreaterThan(0)
    const copy = async (url: string) => {
      const text = await (await fetch(`${url}/ledger.jsonl`)).text()
      // Its last line is the head, signed anew.
      return checkChain(text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1), sha256)
    }
    const original = await copy(product.url)
    const file = await backupOf(product)
    await product.server.stop()

    const target = await emptyDatabase()
    await restore(target.connection, file, { repeatableSql })
    const { pool, sql } = target.database
    expect(await alwaysOn(pool)).toEqual(before)
    const { url } = await ownProduct({ beside: target })
    const restored = await copy(url)
    expect(restored).toMatchObject({ problem: null, lines: [...original.lines, { kind: 'restored' }] })
    expect(original.problem).toBeNull()
    await expect(pool.query(`update ledger_entries set kind = 'claim'`)).rejects.toThrow(/append-only|denied/)
    await sql.transaction((tx) => appendToLedger(tx, 'owner', [monthEntry(3)]))
    const longer = await copy(url)
    expect([longer.problem, longer.lines.length]).toEqual([null, original.lines.length + 2])
  })

  it('is not cut off by the statement timeout of the database', async () => {
    const product = await busyProduct()
    const { connection, database } = product
    await database.pool.query(`alter database ${connection.database} set statement_timeout = '1s'`)
    const holder = await database.pool.connect()
    onTestFinished(() => holder.release(true))
    await holder.query('begin; lock table contact_requests')
    const made = backupOf(product)
    const isWaiting = async () => {
      const { rows } = await database.pool.query(
        `select now() - query_start > interval '1.5 s' as "isLate" from pg_stat_activity
         where datname = current_database() and application_name = 'orfine backup' and wait_event_type = 'Lock'`,
      )
      return rows
    }
    await Promise.race([made, expect.poll(isWaiting).toEqual([{ isLate: true }])])
    await holder.query('commit')
    await made
  })

  it('of an earlier version is brought up to date as it is restored', async () => {
    const earlier = await emptyDatabase()
    await migrate(earlier.connection, repeatableSql)
    await earlier.database.pool.query(
      `insert into contact_requests (id, name, email, phone, language, email_key, phone_key)
      values (gen_random_uuid(), 'Ana Torres', 'ana@example.com', '+34 612345678', 'es', 'ana@example.com', '34612345678')`,
    )
    const file = await backupOf(earlier)
    const { folder, add, count } = await otherVersion()
    await add('9999_telegram', count, `alter table contact_requests add column telegram text not null default '@'`)
    const target = await emptyDatabase()
    await restore(target.connection, file, { repeatableSql, folder })
    const { pool } = target.database
    const { rows } = await pool.query(`select name, telegram from contact_requests where search_text like '% torres %'`)
    expect(rows).toEqual([{ name: 'Ana Torres', telegram: '@' }])
    // Triggers count once more from here on.
    await pool.query(`update contact_requests set status = 'lost'`)
    const totals = await pool.query('select status, sum(leads)::int as leads from lead_totals group by 1 order by 1')
    expect(totals.rows).toEqual([
      { status: 'lost', leads: 1 },
      { status: 'new', leads: 0 },
    ])
  })

  it('is refused if a byte was changed or the end is missing, and leaves the database empty', async () => {
    const file = await backupOf(await busyProduct())
    const text = gunzipSync(await readFile(file))
    const at = text.indexOf('Ana Torres')
    const changed = Buffer.from(text)
    changed[at] = 'E'.charCodeAt(0)
    const target = await emptyDatabase()
    for (const content of [
      gzipSync(changed),
      gzipSync(text.subarray(0, text.length - 200)),
      (await readFile(file)).subarray(0, -40),
      gzipSync('{"format":"something else"}\nx\n'),
      Buffer.from('no gzip at all'),
    ]) {
      await writeFile(file, content)
      await expect(restore(target.connection, file, { repeatableSql })).rejects.toThrow(
        /not as it was written|cut short|is no backup/,
      )
    }
    expect(await everything(target)).toEqual({})
  })

  it('is refused by a database in use and by an older product, and changes neither', async () => {
    const product = await busyProduct()
    const file = await backupOf(product)
    const before = await everything(product)
    await expect(restore(product.connection, file, { repeatableSql })).rejects.toThrow(/This database is in use/)
    expect(await everything(product)).toEqual(before)
    await product.database.pool.query(
      `update drizzle.__drizzle_migrations set hash = 'of a newer version' where id = (select max(id) from drizzle.__drizzle_migrations)`,
    )
    await expect(backUp(product.connection, `${file}.later`)).rejects.toThrow(/was changed after/)
  })
})

function otherAt(bytes: Buffer, at: number): Buffer {
  bytes[at] = bytes[at]! ^ 1
  return bytes
}

describe('a sealed backup', () => {
  it('reveals nothing without the secret key, and is restored with it', async () => {
    const product = await busyProduct()
    const { recipient, identity } = await newKey()
    const { recipient: second, identity: another } = await newKey()
    const file = await backupOf(product, [recipient, second])
    expect(() => gunzipSync(readFileSync(file))).toThrow()
    const target = await emptyDatabase()
    const restored = (keys?: string) => restore(target.connection, file, { repeatableSql, keys })
    await expect(restored()).rejects.toThrow(/is encrypted\. Give its secret key in BACKUP_IDENTITY/)
    await expect(restored((await newKey()).identity)).rejects.toThrow(/does not open/)
    expect(await everything(target)).toEqual({})
    // A file as age-keygen writes it, with another key first.
    await restored(`# created: 2026-11-23\n${(await newKey()).identity}\n# public key: ${second}\n${another}\n`)
    const names = 'select name from contact_requests order by name'
    const { rows } = await product.database.pool.query(names)
    expect((await target.database.pool.query(names)).rows).toEqual(rows)
    expect(identity).toMatch(/^AGE-SECRET-KEY-1/)
  })

  it('is refused if a byte was changed or the end is missing', async () => {
    const { recipient, identity } = await newKey()
    const file = await backupOf(await busyProduct(), [recipient])
    const whole = await readFile(file)
    const target = await emptyDatabase()
    for (const change of [
      (bytes: Buffer) => otherAt(bytes, bytes.length - 9),
      (bytes: Buffer) => otherAt(bytes, bytes.length >> 1),
      (bytes: Buffer) => bytes.subarray(0, -40),
    ]) {
      await writeFile(file, change(Buffer.from(whole)))
      await expect(restore(target.connection, file, { repeatableSql, keys: identity })).rejects.toThrow(
        /damaged or cut short|does not open/,
      )
    }
    expect(await everything(target)).toEqual({})
  })
})
