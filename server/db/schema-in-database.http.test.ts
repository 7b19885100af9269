import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import type pg from 'pg'
import { expect, it } from 'vitest'
import { repeatableSql } from '#server/repeatable-sql.ts'
import { freshDatabase } from '#server/testing/product.ts'

/** Queries with one text per row, so that an object present in only one database shows as a line. */
const catalog = {
  columns: `select format('%s.%s %s%s %s %s', table_name, column_name, format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then ' not null' end, column_default, generation_expression)
    from information_schema.columns c
    join pg_attribute a on a.attrelid = c.table_name::regclass and a.attname = c.column_name
    where table_schema = 'public' order by 1`,
  constraints: `select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' order by 1`,
  indexes: `select indexdef from pg_indexes where schemaname = 'public' order by 1`,
}

const listed = async (pool: pg.Pool, text: string) => (await pool.query({ text, rowMode: 'array' })).rows.flat()

it("A database has exactly the schema's tables, columns, constraints and indexes after all migrations", async () => {
  const migrated = await freshDatabase()
  const fromSchema = await freshDatabase()
  const tables = await generateMigration(
    generateDrizzleJson({}),
    generateDrizzleJson(migrated.database.sql._.fullSchema),
  )
  await fromSchema.database.pool.query(
    [
      'drop schema public cascade; create schema public',
      ...['pg_trgm', 'unaccent', 'btree_gin'].map((name) => `create extension ${name} with schema public`),
      ...repeatableSql.filter(({ runs }) => runs === 'before-tables').map(({ sql }) => sql),
      // Several statements at once are a transaction, in which no index can be built concurrently.
      ...tables.map((statement) => statement.replace('INDEX CONCURRENTLY', 'INDEX')),
    ].join(';\n'),
  )

  for (const [kind, text] of Object.entries(catalog)) {
    const wanted = await listed(fromSchema.database.pool, text)
    expect(wanted.length, kind).toBeGreaterThan(50)
    expect(await listed(migrated.database.pool, text), kind).toEqual(wanted)
  }
})
