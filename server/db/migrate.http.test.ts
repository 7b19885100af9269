import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { repeatableSql } from '#server/repeatable-sql.ts'
import { otherVersion } from '#server/testing/migrations.ts'
import { call, freshDatabase, message, ownProduct, signIn } from '#server/testing/product.ts'
import { backUp } from './backup/backup.ts'
import { openDatabase } from './database.ts'
import { getTableColumns, getTableName } from './drizzle.ts'
import { migrate } from './migrate.ts'

describe('migrations', () => {
  it('can be repeated, and run by several servers at once, without effect', async () => {
    const { connection, database } = await freshDatabase()
    const applied = async () =>
      (await database.pool.query('select hash from drizzle.__drizzle_migrations order by id')).rows
    const before = await applied()
    await Promise.all([1, 2, 3].map(() => migrate(connection, repeatableSql)))
    expect(before.length).toBeGreaterThan(0)
    expect(await applied()).toEqual(before)
  })

  it('are refused if one was edited after it was applied, and nothing is changed', async () => {
    const { connection, database } = await freshDatabase()
    const { folder, add, count } = await otherVersion()
    await appendFile(join(folder, '0000_baseline.sql'), '\n-- an afterthought\n')
    await add('9999_more', count, 'create table more ()')
    await expect(migrate(connection, repeatableSql, { folder })).rejects.toThrow(
      /migration 0000_baseline was changed after this database had applied it/,
    )
    expect((await database.pool.query(`select to_regclass('more') as more`)).rows).toEqual([{ more: null }])
  })

  it('are refused if the database is newer than the code', async () => {
    const { connection } = await freshDatabase()
    const { folder, add, count } = await otherVersion()
    await add('9999_more', count, 'create table more ()')
    await migrate(connection, repeatableSql, { folder })
    await migrate(connection, repeatableSql, { folder })
    await expect(migrate(connection, repeatableSql)).rejects.toThrow(
      /another version of the product.*Start the newer version/,
    )
  })

  it('are refused with advice on a new database that does not know all letters; on one in use they only warn', async () => {
    const { connection } = await freshDatabase()
    const name = `${connection.database}_c`
    const admin = openDatabase(inject('cluster').admin, { max: 1 })
    await admin.pool.query(
      `create database ${name} owner ${connection.user} template template0 encoding 'UTF8' locale 'C'`,
    )
    onTestFinished(async () => {
      await admin.pool.query(`drop database ${name} with (force)`)
      await admin.close()
    })
    const unknowing = { ...connection, database: name }
    await expect(migrate(unknowing, repeatableSql)).rejects.toThrow(
      /does not know all letters.* make it anew: create database \S+ template template0 encoding 'UTF8' locale 'C.UTF-8'$/,
    )
    const received: string[] = []
    await migrate(connection, repeatableSql, { onUnfit: (why) => received.push(why) })
    expect(received).toEqual([])
    const client = new pg.Client(unknowing)
    await client.connect()
    await client.query(
      'create schema drizzle; create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint, kind text)',
    )
    await client.end()
    await migrate(unknowing, repeatableSql, { onUnfit: (why) => received.push(why) })
    expect(received).toEqual([expect.stringContaining('LC_CTYPE C')])
  })

  it('of a newer version that only adds leave this one running, with the functions of the newer', async () => {
    const { connection, database } = await freshDatabase()
    const { folder, add, count } = await otherVersion()
    await add('9999_more', count, '-- expand\nalter table users add column more text')
    const newer = repeatableSql.map((part) => ({ ...part, sql: `${part.sql}\n-- newer` }))
    await migrate(connection, newer, { folder })
    const applied = async () => (await database.pool.query('select * from drizzle.repeatable_sql order by name')).rows
    const before = await applied()
    const { url } = await ownProduct({ beside: { connection, database } })
    expect(await applied()).toEqual(before)
    expect((await call(url, 'sendContact', { body: message })).status).toBe(201)
    expect((await call(url, 'listLeads', { query: {}, headers: await signIn(url) })).body.data).toHaveLength(1)
    // A backup of this version would lack the newer data.
    await expect(backUp(connection, '/nowhere')).rejects.toThrow(/Start the newer version/)
  })

  it('wait for a table in use without blocking others, and name the blocker', async () => {
    const { connection, database } = await freshDatabase()
    const { folder, add, count } = await otherVersion()
    await add('9999_more', count, '-- expand\nalter table users add column more text')
    const reader = new pg.Client({ ...connection, application_name: 'a long report' })
    onTestFinished(() => reader.end())
    await reader.connect()
    await reader.query('begin; select from users')
    const blockers: string[] = []
    const migrated = migrate(connection, repeatableSql, { folder, onWait: (blocker) => void blockers.push(blocker) })
    const others = async () => {
      while (blockers.length < 2) {
        await database.pool.query('begin; set local statement_timeout = 3000; select from users; commit')
      }
    }
    await others()
    await reader.query('commit')
    await migrated
    expect(blockers[0]).toMatch(/^a transaction of "a long report" \(pid \d+\), open for \d+ s$/)
    expect((await database.pool.query('select more from users')).rows).toEqual([])
  })

  it("wait for another server's migration, and then find nothing to do", async () => {
    const { connection, database } = await freshDatabase()
    const other = await database.pool.connect()
    await other.query('begin; select pg_advisory_xact_lock(7046129)')
    const blockers: string[] = []
    const migrated = migrate(connection, repeatableSql, { onWait: (blocker) => void blockers.push(blocker) })
    await expect.poll(() => blockers.length).toBeGreaterThan(1)
    await other.query('commit')
    other.release()
    await migrated
    expect(new Set(blockers)).toEqual(new Set(['another server that does the same']))
  })

  it('are refused if one is older than the last applied', async () => {
    const { connection } = await freshDatabase()
    const { folder, add, count } = await otherVersion()
    await add('9999_last', count, 'create table last ()')
    await migrate(connection, repeatableSql, { folder })
    await add('9998_between', count, 'create table more ()')
    await expect(migrate(connection, repeatableSql, { folder })).rejects.toThrow(/but not 9998_between/)
  })

  it('create exactly the tables and columns the code knows', async () => {
    const { database } = await freshDatabase()
    const { rows } = await database.pool.query<{ column: string }>(
      `select table_name || '.' || column_name || case is_nullable when 'NO' then ' not null' else '' end as column
      from information_schema.columns where table_schema = 'public'`,
    )
    const known = Object.values(database.sql._.fullSchema).flatMap((table) =>
      Object.values(getTableColumns(table)).map(
        ({ name, notNull }) => `${getTableName(table)}.${name}${notNull ? ' not null' : ''}`,
      ),
    )
    expect(rows.map(({ column }) => column).sort()).toEqual(known.sort())
  })

  it('fold search text in every script', async () => {
    const { database } = await freshDatabase()
    const { rows } = await database.pool.query(
      `select search_fold('ÁNGEL Иван ＡＢＣ') as folded, show_trgm('Иван') as trigrams`,
    )
    expect(rows[0].folded).toBe('angel иван abc')
    expect(rows[0].trigrams.length).toBeGreaterThan(0)
  })

  it('refuse a change of the audit log', async () => {
    const { database } = await freshDatabase()
    await database.pool.query(`insert into audit_log (action, entity) values ('test', 'test')`)
    await expect(database.pool.query('update audit_log set action = null')).rejects.toThrow('append-only')
    await expect(database.pool.query('delete from audit_log')).rejects.toThrow('append-only')
    await expect(database.pool.query('truncate audit_log')).rejects.toThrow('append-only')
  })

  it('give every required table its unique keys and cascades', async () => {
    const { database } = await freshDatabase()
    const insertMonth = `insert into monthly_performance (id, year, month, percentage_gain, profit_amount) values (gen_random_uuid(), 2026, 1, '1.00', 5)`
    await database.pool.query(insertMonth)
    await expect(database.pool.query(insertMonth)).rejects.toMatchObject({
      constraint: 'monthly_performance_year_month',
    })
    const { rows } = await database.pool.query<{ table: string }>(
      `select conrelid::regclass::text as table from pg_constraint
       where confrelid = 'contact_requests'::regclass and confdeltype = 'c' order by 1`,
    )
    expect(rows.map((row) => row.table)).toEqual([
      'ai_analyses',
      'ai_recommendations',
      'automation_events',
      'automation_receipts',
      'automation_runs',
      'channel_people',
      'checkout_references',
      'consents',
      'import_updates',
      'lead_addresses',
      'lead_attachments',
      'lead_attributions',
      'lead_bulk_items',
      'lead_escalations',
      'lead_interactions',
      'lead_merges',
      'lead_notices',
      'lead_presence',
      'lead_stage_changes',
      'lead_tasks',
      'merged_leads',
      'message_files',
      'messages',
      'push_messages',
      'push_steps',
      'reply_keys',
      'sentiment_analyses',
      'start_keys',
      'webhook_deliveries',
    ])
  })
})
