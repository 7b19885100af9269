import type pg from 'pg'

/** How many rows each table holds, by name. */
export async function rowCounts(pool: pg.Pool): Promise<Record<string, number>> {
  return eachTable(pool, async (table) => {
    const { rows } = await pool.query<{ count: string }>(`select count(*) from "${table}"`)
    return Number(rows[0]!.count)
  })
}

/** A checksum of each table's rows, by name: equal exactly when nothing was written. */
export async function checksums(pool: pg.Pool): Promise<Record<string, string>> {
  return eachTable(pool, async (table) => {
    const { rows } = await pool.query<{ sum: string }>(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from "${table}" t`,
    )
    return rows[0]!.sum
  })
}

/** The tables, of whatever schema, with a row that holds this text in any column, whatever its case. */
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

async function eachTable<T>(pool: pg.Pool, read: (table: string) => Promise<T>): Promise<Record<string, T>> {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const found: Record<string, T> = {}
  for (const { name } of rows) found[name] = await read(name)
  return found
}

/** The columns of a table as its contract names them: `estimated_value` as `estimatedValue`. */
export async function fieldsOf(pool: pg.Pool, table: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    'select column_name as name from information_schema.columns where table_schema = $1 and table_name = $2',
    ['public', table],
  )
  return rows.map(({ name }) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()))
}
