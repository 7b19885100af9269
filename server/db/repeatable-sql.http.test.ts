import { globSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { describe, expect, it } from 'vitest'
import { repeatableSql } from '#server/repeatable-sql.ts'
import { notExpanding } from '#server/testing/expanding.ts'
import { otherVersion } from '#server/testing/migrations.ts'
import { freshDatabase } from '#server/testing/product.ts'
import { migrate } from './migrate.ts'
import { functionsOf, type RepeatableSql } from './repeatable-sql.ts'

/** The list of another version of the product: one part has another text. */
function withPart(name: string, change: (sql: string) => string): RepeatableSql[] {
  const changed = (part: RepeatableSql): RepeatableSql => ({
    ...part,
    ...(part.name === name && { sql: change(part.sql) }),
    ...(part.uses && { uses: part.uses.map(changed) }),
  })
  return repeatableSql.map(changed)
}

async function databaseWithLead() {
  const fresh = await freshDatabase()
  const { pool } = fresh.database
  await pool.query(
    `insert into contact_requests (id, name, email, phone, language, email_key, phone_key, updated_at)
     values (gen_random_uuid(), 'Ana', 'a@example.com', '+34 1', 'es', 'a@example.com', '341', '2026-01-01T00:00:00Z')`,
  )
  const one = async (text: string) => (await pool.query({ text, rowMode: 'array' })).rows[0]?.[0]
  return { ...fresh, pool, one }
}

const appliedSince = `select count(*)::int from drizzle.repeatable_sql where applied_at > '2000-01-01'`
const makeOld = `update drizzle.repeatable_sql set applied_at = '1999-01-01'`

describe('repeatable SQL', () => {
  it('is reapplied if its text changed, and nothing else is touched', async () => {
    const { connection, pool, one } = await databaseWithLead()
    await pool.query(makeOld)
    await migrate(connection, repeatableSql)
    expect(await one(appliedSince)).toBe(0)

    await migrate(
      connection,
      withPart('leads/totals-sql', (sql) => `${sql}\n-- worded anew\n`),
    )
    expect(await one(`select name from drizzle.repeatable_sql where applied_at > '2000-01-01'`)).toBe(
      'leads/totals-sql',
    )
    expect(await one(appliedSince)).toBe(1)
    // And back again, as after starting the previous version.
    await migrate(connection, repeatableSql)
    expect(await one(`select prosrc like '%count_leads%' from pg_proc where proname = 'count_leads'`)).toBe(false)
  })

  it('rebuilds indexes computed by a changed function', async () => {
    const { connection, pool } = await databaseWithLead()
    const wanted = `select count(*)::int from lead_addresses
      where kind = 'email' and email_person(key) = 'a at example.com'`
    const byIndex = async () => {
      const client = await pool.connect()
      await client.query('begin; set local enable_seqscan = off; set local enable_bitmapscan = off')
      expect(JSON.stringify((await client.query(`explain ${wanted}`)).rows)).toContain('lead_addresses_mailbox')
      const { rows } = await client.query(wanted)
      await client.query('commit')
      client.release()
      return rows[0].count
    }
    expect(await byIndex()).toBe(0)
    await migrate(
      connection,
      withPart('leads/duplicates/person-keys-sql', (sql) => sql.replace(`|| '@' || host`, `|| ' at ' || host`)),
    )
    expect(await byIndex()).toBe(1)
  })

  it('recomputes search texts, also after an indirect change of a function', async () => {
    const { connection, pool, one } = await databaseWithLead()
    await pool.query(`update contact_requests set name = 'Ána'`)
    await pool.query(
      `insert into subscription_setups (id, full_name, email, phone, mt5_username, investment_amount, email_key, phone_key)
       values (gen_random_uuid(), 'Ána', 'a@example.com', '+34 1', '1', '5000 USD', 'a@example.com', '341')`,
    )
    const before = await one(`select version from contact_requests`)
    expect(await one('select search_text from contact_requests')).toContain(' ana ')
    await migrate(
      connection,
      withPart('leads/search-text-sql', (sql) =>
        sql.replace(`public.search_fold(input)`, `public.search_fold('x' || input)`),
      ),
    )
    expect(await one('select search_text from contact_requests')).toContain('x ana ')
    await migrate(
      connection,
      withPart('db/search-fold-sql', (sql) => sql.replace('lower(public.unaccent', 'upper(public.unaccent')),
    )
    expect(await one('select search_text from contact_requests')).toMatch(/^ ANA /)
    // A generated column of its table.
    expect(await one('select search_text from subscription_setups')).toMatch(/^ANA /)
    expect(await one('select version from contact_requests')).toBe(before)
  })

  it('makes a lead found by a field that was added as docs/recipes.md says', async () => {
    const { connection, database, pool, one } = await databaseWithLead()
    const schema = generateDrizzleJson(database.sql._.fullSchema)
    const next = structuredClone(schema)
    const telegram = { name: 'telegram', type: 'text', primaryKey: false, notNull: false }
    next.tables['public.contact_requests']!.columns.telegram = telegram
    const sql = ['-- expand', ...(await generateMigration(schema, next))].join('\n')
    expect(notExpanding(sql)).toEqual([])
    const { folder, add, count } = await otherVersion()
    await add('9999_telegram', count, sql)
    const searched = withPart('leads/searched-fields-sql', (text) =>
      text.replaceAll(/(, (?:new\.)?)message\b/g, '$1message$1telegram'),
    )
    await migrate(connection, searched, { folder })
    await pool.query(`update contact_requests set telegram = '@Ana_T'`)
    expect(await one(`select count(*)::int from contact_requests where search_text like '%@ana_t %'`)).toBe(1)
  })

  it('is applied once by servers that start together', async () => {
    const { connection, pool, one } = await databaseWithLead()
    await pool.query(makeOld)
    const next = withPart('leads/totals-sql', (sql) => `${sql}\n-- worded anew\n`)
    await Promise.all([1, 2, 3].map(() => migrate(connection, next)))
    expect(await one(appliedSince)).toBe(1)
    await pool.query(`update contact_requests set status = 'lost'`)
    expect(await one(`select sum(leads)::int from lead_totals where status = 'lost'`)).toBe(1)
  })

  it('refused by the database ends the start with its name, and everything is as before', async () => {
    const { connection, pool, one } = await databaseWithLead()
    await pool.query(makeOld)
    const broken = withPart('setups/setups-sql', () => 'create or replace function count_setups() returns nonsense')
    const next = broken.map((part) => (part.name === 'leads/totals-sql' ? { ...part, sql: `${part.sql}\n--\n` } : part))
    await expect(migrate(connection, next)).rejects.toThrow(
      /The database refused setups\/setups-sql: .*Nothing was changed.*server\/setups\/setups-sql\.ts/,
    )
    expect(await one(appliedSince)).toBe(0)
    await migrate(connection, repeatableSql)
    expect(await one(appliedSince)).toBe(0)
  })

  it('is complete: exports beside features match the database', async () => {
    const files = globSync('**/*-sql.ts', { cwd: join(import.meta.dirname, '..') })
    const exported = await Promise.all(
      files.map(async (file) => Object.values(await import(/* @vite-ignore */ `../${file}`))),
    )
    const isPart = (value: unknown): value is RepeatableSql =>
      typeof value === 'object' && value !== null && 'runs' in value && 'sql' in value
    const parts = exported.flat().filter(isPart)
    expect(parts.map(({ name }) => name).sort()).toEqual(repeatableSql.map(({ name }) => name).sort())
    for (const { name } of parts) expect(files).toContain(`${name}.ts`)

    const { database } = await freshDatabase()
    const { rows } = await database.pool.query<{ name: string }>(
      `select proname as name from pg_proc p where pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`,
    )
    expect(rows.map(({ name }) => name).sort()).toEqual(repeatableSql.flatMap(functionsOf).sort())
  })
})
