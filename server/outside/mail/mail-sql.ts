import { staffMailTemplates, stoppedMails } from '#domain/letters/mail.ts'
import type { Action } from '#domain/staff/permissions.ts'
import type { RepeatableSql } from '#server/db/repeatable-sql.ts'
import { rolesWith } from '#server/db/roles-sql.ts'
import { undeliverable } from '#server/db/undeliverable.ts'
import { mailServerChannel } from './current-server.ts'

const listed = (templates: readonly string[]) => templates.map((one) => `'${one}'`).join(', ')

/** Roles of the recipients of a mail to teammates; without one: all. */
const neededRoles = Object.entries({
  setup_for_staff: 'setup.write',
  cancellation_for_staff: 'setup.write',
  bulk_reading: 'audit.read',
  bulk_binning: 'lead.restore',
  webhook_paused: 'connections.manage',
  login_ended: 'connections.manage',
  weekly_summary: 'analytics.read',
  task_reminder: 'task.write',
} as const satisfies Partial<Record<(typeof staffMailTemplates)[number], Action>>).map(
  ([template, action]) => [template, rolesWith(action)] as const,
)

/**
 * A mail that is queued, or queued again, wakes the senders when its transaction commits. One to an undeliverable address
 * fails at once.
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

-- Before pages are notified: their texts depend on it.
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

-- Mails waiting for a teammate, such as until their quiet hours end, end with the account, role or address.
create or replace function stop_mails_of_teammate() returns trigger language plpgsql as $$
begin
  update mails set status = 'failed', last_problem = 'recipient left', due_at = now()
  where status = 'queued' and recipient = lower(old.email) and (
    template in (${listed(staffMailTemplates.filter((one) => one !== 'invitation'))})
      and (new.disabled_at is not null or new.email is distinct from old.email)
    or ${neededRoles.map(([template, roles]) => `template = '${template}' and new.role not in (${roles})`).join(' or ')});
  return null;
end $$;
create or replace trigger users_mails after update of role, disabled_at, email on users
  for each row when (old.email is not null) execute function stop_mails_of_teammate();

create or replace trigger mails_in_vain before insert on mails
  for each row when (new.status = 'queued' and new.template in (${listed(stoppedMails)}))
  execute function stop_mail_in_vain();`,
}
