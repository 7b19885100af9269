import type pg from 'pg'

/** Leads looked through by one statement, and statements of one run: the rest waits for the next. */
const batch = 1_000
const maxBatches = 500
/** Looks back this far, for transactions that began earlier and commit later. */
const overlap = '10 minutes'

/** Checks leads that arrived since the last run for duplicates (`find-sql`). */
export async function findDuplicates(pool: pg.Pool): Promise<void> {
  const { rows: known } = await pool.query<{ upTo: Date }>('select up_to as "upTo" from duplicate_scan')
  let after: readonly [Date, string] = [known[0]?.upTo ?? new Date(0), '00000000-0000-0000-0000-000000000000']
  for (let done = 0; done < maxBatches; done += 1) {
    const { rows } = await pool.query<{ id: string; at: Date }>(
      `select id, created_at as at from contact_requests
       where deleted_at is null and (created_at, id) > ($1, $2) order by created_at, id limit ${batch}`,
      [...after],
    )
    const last = rows.at(-1)
    if (!last) return
    await pool.query('select find_duplicates($1)', [rows.map(({ id }) => id)])
    await pool.query(
      `insert into duplicate_scan (up_to) values (least($1, now() - $2::interval))
       on conflict (one) do update set up_to = greatest(duplicate_scan.up_to, excluded.up_to)`,
      [last.at, overlap],
    )
    after = [last.at, last.id]
    if (rows.length < batch) return
  }
}
