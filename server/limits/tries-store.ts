import { createHash } from 'node:crypto'
import type pg from 'pg'

/** A key's count on all servers together. */
type Total = { readonly count: number; readonly msLeft: number }

/**
 * Adds to a key's count; a window begins with its first try and ends by the database's clock. One that would last longer
 * than a window does was begun while that clock was ahead: it is cut.
 */
export type AddTries = (key: string, tries: number, windowSeconds: number) => Promise<Total>

const add = {
  name: 'add-tries',
  text: `insert into tries as t (key, count, resets_at) values ($1, greatest($2::int, 0), now() + $3 * interval '1 second')
    on conflict (key) do update set
      count = case when t.resets_at <= now() then excluded.count else greatest(t.count + $2::int, 0) end,
      resets_at = case when t.resets_at <= now() then excluded.resets_at else least(t.resets_at, excluded.resets_at) end
    returning count, (extract(epoch from resets_at - now()) * 1000)::int as "msLeft"`,
}

/** Counts in the database, so that a limit holds across servers. */
export const openTriesStore =
  (pool: pg.Pool): AddTries =>
  async (key, tries, windowSeconds) => {
    const { rows } = await pool.query<Total>({ ...add, values: [key, tries, windowSeconds] })
    return rows[0]!
  }

/** A subject as it is stored: the table contains neither addresses nor typed names. */
export const triesKey = (name: string, subject: string): string =>
  `${name} ${createHash('sha256').update(subject).digest('base64url')}`

/** Deletes expired windows. */
export async function purgeTries(pool: pg.Pool): Promise<void> {
  await pool.query('delete from tries where resets_at < now()')
}
