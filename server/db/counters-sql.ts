import type { RepeatableSql } from './repeatable-sql.ts'

/**
 * Counters are kept in several slots, and each connection adds to its own: two visitors who send at the same moment do
 * not wait for one another's commit.
 */
export const ownSlotSql = 'pg_backend_pid() % 16'

/** `count_change('topic')`: the trigger function that moves the version behind the ETag of a list. */
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
