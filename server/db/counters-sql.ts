import type { RepeatableSql } from './repeatable-sql.ts'

/**
 * Counters have several slots, one per connection: simultaneous visitors do not wait for each other's
 * commit.
 */
export const ownSlotSql = 'pg_backend_pid() % 16'

/** `count_change('topic')`: trigger function that increments the version in the ETag of a list. */
export const changeCountersSql: RepeatableSql = {
  name: 'db/counters-sql',
  runs: 'after-tables',
  sql: `
create or replace function count_change() returns trigger language plpgsql as $$
begin
  insert into change_counters as c (topic, slot, changes) values (tg_argv[0], ${ownSlotSql}, 1)
  on conflict (topic, slot) do update set changes = c.changes + 1;
  return null;
end $$;`,
}
