import type pg from 'pg'

/** How long the probe may take, milliseconds. */
const limitMs = 1_000

/**
 * Throws where nothing can be written: on a standby or a read-only database, on a full disk, and where there is no answer
 * in time. It leaves nothing behind: a temporary file (more rows than `work_mem` holds) and a message in the log that
 * replication passes over.
 */
export async function probeWriting(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`begin; set local statement_timeout = ${limitMs}; set local work_mem = '64kB'`)
    const { rows } = await client.query<{ isReadOnly: boolean }>(
      `select current_setting('transaction_read_only')::boolean as "isReadOnly", count(*) from generate_series(1, 10000)`,
    )
    if (rows[0]?.isReadOnly !== false) throw new Error('The database is read-only')
    await client.query(`select pg_logical_emit_message(true, 'write probe', '')`)
    await client.query('commit')
    client.release()
  } catch (error) {
    // Its transaction is still open, or the connection is gone.
    client.release(true)
    throw error
  }
}
