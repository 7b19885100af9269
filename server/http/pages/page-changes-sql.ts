import type { RepeatableSql } from '#server/db/repeatable-sql.ts'

const anyChange = 'insert or update or delete or truncate'

/** Public pages are cached until their content changes: the relevant changes of each table. */
const shown = {
  trading_operations: anyChange,
  monthly_performance: anyChange,
  gold_prices: anyChange,
  claims: anyChange,
  settings: anyChange,
  accounts: anyChange,
  // When a file is accepted, not while it is being read.
  report_imports: 'update of state',
  ledger_entries: 'insert',
  ledger_stamps: 'insert',
  // Pages depend on whether mails are sent.
  channel_settings: 'insert or update or delete',
}

/** Announces on the channel `pages`, with the name of the table. */
export const pageChangesSql: RepeatableSql = {
  name: 'http/pages/page-changes-sql',
  runs: 'after-tables',
  sql: `
create or replace function announce_pages() returns trigger language plpgsql as $$
begin
  perform pg_notify('pages', tg_table_name);
  return null;
end $$;
${Object.entries(shown)
  .map(
    ([table, changes]) => `
create or replace trigger ${table}_pages after ${changes} on ${table}
  for each statement execute function announce_pages();`,
  )
  .join('')}`,
}
