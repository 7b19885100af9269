import type { RepeatableSql } from '#server/db/repeatable-sql.ts'

/** A mail that is queued, or queued again, wakes the servers' senders when its transaction commits. */
export const mailSql: RepeatableSql = {
  name: 'outside/mail/mail-sql',
  runs: 'after-tables',
  sql: `
create or replace function announce_queued_mail() returns trigger language plpgsql as $$
begin
  insert into events (channel, payload) values ('mails', '');
  return null;
end $$;

create or replace trigger mails_queued after insert on mails
  for each row when (new.status = 'queued') execute function announce_queued_mail();

create or replace trigger mails_queued_again after update of status on mails
  for each row when (new.status = 'queued' and old.status <> 'queued') execute function announce_queued_mail();`,
}
