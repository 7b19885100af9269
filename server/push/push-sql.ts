import { pushedRoles } from '#domain/staff/push.ts'
import type { RepeatableSql } from '#server/db/repeatable-sql.ts'

const roles = pushedRoles.map((role) => `'${role}'`).join(', ')

/**
 * Ends pushes together with access. Ending a session pauses its device; a password change pauses devices with expired
 * sessions. A disabled teammate, or one whose role may no longer reply, loses all devices. Servers are notified on the
 * channel `push`.
 */
export const pushSql: RepeatableSql = {
  name: 'push/push-sql',
  runs: 'after-tables',
  sql: `
create or replace function pause_push_of_session() returns trigger language plpgsql as $$
begin
  update push_devices set paused_at = now() where session_id = old.id and paused_at is null;
  return null;
end $$;

create or replace function end_push_of_person() returns trigger language plpgsql as $$
begin
  if new.disabled_at is not null or new.role not in (${roles}) then
    delete from push_devices where user_id = new.id;
  elsif new.password <> old.password then
    update push_devices set paused_at = now() where user_id = new.id and session_id is null and paused_at is null;
  end if;
  return null;
end $$;

create or replace function announce_push_devices() returns trigger language plpgsql as $$
begin
  notify push;
  return null;
end $$;

create or replace trigger sessions_end_push after delete on sessions
  for each row execute function pause_push_of_session();

create or replace trigger users_end_push after update of role, disabled_at, password on users
  for each row execute function end_push_of_person();

create or replace trigger push_devices_changed after insert or delete or update of paused_at on push_devices
  for each statement execute function announce_push_devices();`,
}
