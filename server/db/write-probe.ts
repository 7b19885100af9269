import type pg from 'pg'

/** How long the probe may take, milliseconds. */
const limitMs = 1_000

/**
 * Throws where nothing can be written: on a standby or a read-only database, on a full disk, and where there is no answer
 * in time. It leaves nothing behind: a temporary file (more rows than `work_mem` holds) and a message in the log that
 * replication passes over. Statements sent together are one transaction.
 */
export async function probeWriting(pool: pg.Pool): Promise<void> {
  const probe = {
    text: `set local work_mem = '64kB';
      select current_setting('transaction_read_only')::boolean as "isReadOnly", count(*) from generate_series(1, 10000);
      select pg_logical_emit_message(true, 'write probe', '')`,
    query_timeout: limitMs,
  }
  const [, answer] = (await pool.query(probe)) as unknown as pg.QueryResult<{ isReadOnly: boolean }>[]
  if (answer?.rows[0]?.isReadOnly !== false) throw new Error('The database is read-only')
}
