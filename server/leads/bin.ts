import type pg from 'pg'

/** How long a deleted lead stays in the bin before it is gone for good (decisions C). */
const keptFor = '30 days'

/** Empties the bin of what has lain in it long enough, with everything that belongs to those leads. */
export async function purgeBin(pool: pg.Pool): Promise<void> {
  await pool.query('delete from contact_requests where deleted_at < now() - $1::interval', [keptFor])
}
