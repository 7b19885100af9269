import type pg from 'pg'

/** How many rows each table holds, by name. */
export const rowCounts = (pool: pg.Pool): Promise<Record<string, number>> => eachTable(pool, 'count(*)::int')

/** A checksum of each table's rows, by name: equal exactly when nothing was written that a call writes. */
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

/** Tables that are written beside a call: refusals, which are counted, and how far the rules have looked. */
const writtenBeside = ['access_refusals', 'automation_progress']

/** One value of each table `t`, by the table's name; asked for in one statement, so that looking often costs little. */
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
