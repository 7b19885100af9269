import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { newId } from '#server/db/id.ts'
import type { Product } from './product.ts'

/** A connection without triggers and foreign keys, for one test. */
export async function freeConnection({ connection }: Pick<Product, 'connection'>): Promise<pg.Client> {
  const client = new pg.Client({ ...inject('cluster').admin, database: connection.database })
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('set session_replication_role = replica')
  return client
}

type Column = { name: string; type: string; isGiven: boolean }

const columnsOf = async (client: pg.Client, table: string): Promise<Column[]> =>
  (
    await client.query<Column>(
      `select column_name as name, data_type as type, is_nullable = 'NO' and column_default is null and is_identity = 'NO' as "isGiven"
       from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'
       order by ordinal_position`,
      [table],
    )
  ).rows

/** A value of a type; for text restricted by a check constraint, the first allowed one. */
const someOf: Readonly<Record<string, () => unknown>> = {
  uuid: newId,
  text: () => 'x',
  jsonb: () => '{}',
  boolean: () => false,
  ARRAY: () => '{}',
  bytea: () => Buffer.from('x'),
  date: () => '2026-11-20',
  'timestamp with time zone': () => new Date(),
}

/**
 * Inserts a row: columns without a default get the given `values`, or some value of their type.
 */
export async function plantRow(
  client: pg.Client,
  table: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const columns = (await columnsOf(client, table)).filter(({ name, isGiven }) => isGiven || name in values)
  const row = new Map(
    columns.map(({ name, type }) => [name, name in values ? values[name] : (someOf[type] ?? (() => 1))()]),
  )
  for (let tries = columns.length + 1; ; tries -= 1) {
    const names = [...row.keys()]
    await client.query('savepoint planted')
    try {
      await client.query(
        `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')})`,
        [...row.values()],
      )
      return
    } catch (error) {
      await client.query('rollback to savepoint planted')
      const { code, constraint } = error as { code?: string; constraint?: string }
      if (code !== '23514' || tries === 0) throw error
      const { rows } = await client.query<{ name: string; allowed: string }>(
        `select a.attname as name, substring(pg_get_constraintdef(c.oid) from $q$'([^']*)'$q$) as allowed from pg_constraint c
         join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
         where c.conname = $1 and c.conrelid = $2::regclass`,
        [constraint, table],
      )
      for (const { name, allowed } of rows) if (allowed) row.set(name, allowed)
    }
  }
}

/** Rows of a table, limited to some columns, or without some. */
type Place = {
  readonly table: string
  readonly rows: string
  readonly columns?: readonly string[]
  readonly not?: readonly string[]
}

/**
 * Writes a text into every text column of the rows matched by a condition, except columns with fixed values, and those
 * without which the product fails or no longer finds the rows, as `check` detects. Returns the written columns as
 * `table.column`.
 */
export async function plantText(
  client: pg.Client,
  { table, rows, columns, not = [] }: Place,
  text: string,
  check: () => Promise<string>,
): Promise<string[]> {
  const planted: string[] = []
  const before = await check()
  for (const { name, type } of await columnsOf(client, table)) {
    const value = { text: '$1::text', jsonb: `jsonb_build_object('text', $1::text)`, ARRAY: 'array[$1::text]' }[type]
    if (!value || not.includes(name) || columns?.includes(name) === false) continue
    await client.query('savepoint planted')
    try {
      await client.query(`update ${table} set "${name}" = ${value} where ${rows}`, [text])
      if ((await check()) !== before) throw new Error('something is not found any more')
      planted.push(`${table}.${name}`)
    } catch {
      await client.query('rollback to savepoint planted')
    }
  }
  return planted
}
