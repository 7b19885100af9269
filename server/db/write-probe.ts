import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

/** How long the answer may take, and how long a probe that gave none is left alone before another one starts; milliseconds. */
const limits = { answer: 1_000, probe: 5_000 }

/**
 * Fails as a write would on a standby and on a read-only database, and leaves nothing behind: a temporary file (more
 * rows than `work_mem` holds: a full disk shows) and a message in the log that replication passes over, whose commit
 * waits for a synchronous standby as every commit does. Statements sent together are one transaction.
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
 * Answers what throws where nothing can be written, and where there is no answer within a second. A probe that hangs is
 * shared by those who ask meanwhile: the database goes on waiting for its standby after a client has gone, so that a
 * probe for each of them would take one connection of the database after the other. `patience` multiplies both limits.
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
