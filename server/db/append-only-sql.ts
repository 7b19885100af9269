import type { RepeatableSql } from './repeatable-sql.ts'

/** `refuse_change`: the trigger function of tables that only grow. */
export const appendOnlySql: RepeatableSql = {
  name: 'db/append-only-sql',
  runs: 'after-tables',
  sql: `
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;`,
}
