import { stoppedMails } from '#domain/mail.ts'
import type { RepeatableSql } from '#server/db/repeatable-sql.ts'
import { refusedForGood, undeliverable } from '#server/db/undeliverable.ts'

const refused = `recipient = mailbox and status = 'failed' and last_problem like '${refusedForGood('%')}'`

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

create or replace function undeliverable_since(mailbox text) returns timestamptz language plpgsql stable as $$
begin
  if not exists (select from mails where ${refused}) then
    return null;
  end if;
  return (select min(due_at) from mails where ${refused} and due_at > coalesce(greatest(
    (select max(sent_at) from mails where recipient = mailbox and status = 'sent'),
    (select max(since) from lead_addresses
      where kind = 'email' and key = mailbox and is_current and source <> 'merge')), '-infinity'));
end $$;

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
