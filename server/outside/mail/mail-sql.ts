import { stoppedMails } from '#domain/letters/mail.ts'
import type { RepeatableSql } from '#server/db/repeatable-sql.ts'
import { undeliverable } from '#server/db/undeliverable.ts'
import { mailServerChannel } from './current-server.ts'

/**
 * A mail that is queued, or queued again, wakes the servers' senders when its transaction commits. One to an address that takes
 * none has failed from the start.
 */
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
  for each row when (new.status = 'queued' and old.status <> 'queued') execute function announce_queued_mail();

-- Before the pages hear of it: what they say of mails depends on it.
create or replace function announce_mail_server() returns trigger language plpgsql as $$
begin
  perform pg_notify('${mailServerChannel}', '');
  return null;
end $$;

create or replace trigger channel_settings_mail after insert or update or delete on channel_settings
  for each statement execute function announce_mail_server();

create or replace function stop_mail_in_vain() returns trigger language plpgsql as $$
begin
  if undeliverable_since(new.recipient) is not null then
    new.status := 'failed';
    new.last_problem := '${undeliverable}';
  end if;
  return new;
end $$;

create or replace trigger mails_in_vain before insert on mails
  for each row when (new.status = 'queued' and new.template in (${stoppedMails.map((one) => `'${one}'`).join(', ')}))
  execute function stop_mail_in_vain();`,
}
