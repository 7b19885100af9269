import type pg from 'pg'

/** The version of all leads: grows with every change, read from a few counters on one page. */
export const leadsVersionSql = `(select coalesce(sum(changes), 0) from change_counters where topic = 'leads')`

/** The version of all leads, for ETags: one small page read. */
export async function leadsVersion(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ version: string }>({
    name: 'leads-version',
    text: `select ${leadsVersionSql} as version`,
  })
  return rows[0]!.version
}
