import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

/** Timeout of the probe, and how long a hanging one is shared before another starts; ms. */
const limits = { answer: 1_000, probe: 5_000 }

/**
 * Fails as a write would on a standby or read-only database, and leaves nothing behind: a temporary file (more rows
 * than `work_mem` holds, so that a full disk shows) and a WAL message ignored by replication, whose commit waits for a
 * synchronous standby like any other. Statements sent together are one transaction.
 */
const probeText = `
  do $$ begin
    if pg_is_in_recovery() or current_setting('transaction_read_only')::boolean then
      raise exception using errcode = 'read_only_sql_transaction', message = 'The database is read-only';
    end if;
  end $$;
  set local work_mem = '64kB';
  select count(*) from generate_series(1, 10000);
  select pg_logical_emit_message(true, 'write probe', '')`

/**
 * Throws if nothing can be written, or without an answer within a second. A hanging probe is shared by simultaneous
 * callers: the database keeps waiting for its standby after a client has gone, so a probe for each would use up
 * connections. `patience` multiplies both limits.
 */
export function openWriteProbe(pool: pg.Pool, patience = 1): () => Promise<void> {
  let running: Promise<unknown> | null = null
  return async () => {
    running ??= pool
      .query({ text: probeText, query_timeout: patience * limits.probe } as pg.QueryConfig)
      .finally(() => {
        running = null
      })
    await Promise.race([running, noAnswer(patience * limits.answer)])
  }
}

async function noAnswer(afterMs: number): Promise<never> {
  await wait(afterMs, undefined, { ref: false })
  throw new Error('Query read timeout')
}
