import type { RepeatableSql } from '#server/db/repeatable-sql.ts'

/**
 * Servers keep sessions in memory: the database announces on the channel `sessions` each one that ended or changed, by
 * its token hash, and each person who changed, as `user <id>`. When a session was last seen is no change.
 */
export const sessionsSql: RepeatableSql = {
  name: 'staff/sessions-sql',
  runs: 'after-tables',
  sql: `
create or replace function announce_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', old.token_hash);
  return null;
end $$;

create or replace function announce_person() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', 'user ' || old.id);
  return null;
end $$;

create or replace trigger sessions_ended
  after delete or update of token_hash, user_id, expires_at, awaits_second_factor, proved_at on sessions
  for each row execute function announce_session();

create or replace trigger users_changed after update or delete on users
  for each row execute function announce_person();`,
}
