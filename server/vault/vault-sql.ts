import type { RepeatableSql } from '#server/db/repeatable-sql.ts'

/** Notifies running servers of a new key on the channel `vault`, so that they seal with it. */
export const vaultSql: RepeatableSql = {
  name: 'vault/vault-sql',
  runs: 'after-tables',
  sql: `
create or replace function announce_key() returns trigger language plpgsql as $$
begin
  perform pg_notify('vault', '');
  return null;
end $$;

create or replace trigger settings_vault_key after insert or update on settings
  for each row when (new.key = 'vault.key') execute function announce_key();`,
}
