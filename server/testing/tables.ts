import type pg from 'pg'

/** Row counts by table. */
export const rowCounts = (pool: pg.Pool): Promise<Record<string, number>> => eachTable(pool, 'count(*)::int')

/** A checksum of each table's rows: equal if and only if no call has written anything. */
export const checksums = (pool: pg.Pool): Promise<Record<string, string>> =>
  eachTable(pool, `md5(coalesce(string_agg(t::text, '|' order by t::text), ''))`)

/** Tables of any schema with a row containing this text in any column, ignoring case. */
export async function tablesWith(pool: pg.Pool, text: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await pool.query(`select from ${name} t where t::text ilike '%' || $1 || '%' limit 1`, [text])
    if (rowCount) found.push(name)
  }
  return found
}

/** Columns, as `table.column`, of any schema, containing this text in any row, ignoring case. */
export async function columnsWith(pool: pg.Pool, text: string): Promise<string[]> {
  const found: string[] = []
  for (const table of await tablesWith(pool, text)) {
    const { rows } = await pool.query<{ name: string }>(
      `select distinct $2 || '.' || c.key as name from ${table} t, jsonb_each_text(to_jsonb(t)) c
       where c.value ilike '%' || $1 || '%' order by 1`,
      [text, table],
    )
    found.push(...rows.map(({ name }) => name))
  }
  return found
}

/** Tables not written by calls themselves: counted refusals, and the progress of rules. */
const writtenBeside = ['access_refusals', 'automation_progress']

/** One value of each table `t` by its name, read in a single statement, since it is read often. */
async function eachTable<T>(pool: pg.Pool, value: string): Promise<Record<string, T>> {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all ($1) order by 1`,
    [writtenBeside],
  )
  const each = rows.map(({ name }) => `select '${name}' as name, (select ${value} from "${name}" t) as value`)
  const found = await pool.query<{ values: Record<string, T> }>(
    `select json_object_agg(name, value) as values from (${each.join(' union all ')}) e`,
  )
  return found.rows[0]!.values
}
