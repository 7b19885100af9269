import type { RepeatableSql } from '#server/db/repeatable-sql.ts'
import { requestIdSql } from '#server/db/request-id.ts'
import { notifyWebhooks } from '#server/db/webhook-event.ts'

const changedFields = ['status', 'priority', 'assigned_to', 'estimated_value', 'tags'] as const

/** Without a request of its own, an event is of the one that the transaction answers. */
const note = (event: string, lead: string, detail: string, request?: string) => `
  perform note_webhook_event('${event}', ${[lead, detail, ...(request ? [request] : [])].join(', ')});`

/**
 * Events for webhooks, written in the transaction of the change: one row for each webhook that asks for it. Imported leads
 * are no events: a file of them would be twenty thousand.
 */
export const webhooksSql: RepeatableSql = {
  name: 'webhooks/webhooks-sql',
  runs: 'after-tables',
  sql: `
create or replace function note_webhook_event(kind text, lead uuid, facts jsonb, request uuid) returns void
language plpgsql as $$
begin
  insert into webhook_deliveries (id, webhook_id, event, lead_id, detail, request_id)
  select gen_random_uuid(), w.id, kind, lead, facts, request from webhooks w where w.is_on and kind = any (w.events);
  if found then
    perform pg_notify('${notifyWebhooks}', '');
  end if;
end $$;

create or replace function note_webhook_event(kind text, lead uuid, facts jsonb) returns void language plpgsql as $$
begin
  perform note_webhook_event(kind, lead, facts, ${requestIdSql}::uuid);
end $$;

create or replace function webhook_lead_created() returns trigger language plpgsql as $$
begin
  ${note('lead.created', 'new.id', `'{}'`, 'new.request_id')}
  return null;
end $$;
create or replace trigger webhook_lead_created after insert on contact_requests
  for each row when (new.imported_at is null and new.deleted_at is null) execute function webhook_lead_created();

create or replace function webhook_lead_message() returns trigger language plpgsql as $$
begin
  ${note('lead.message', 'new.lead_id', `'{}'`, 'new.request_id')}
  return null;
end $$;
-- Not the lead's own date of it, which a merge changes as well.
drop trigger if exists webhook_lead_message on contact_requests;
create or replace trigger webhook_lead_message after insert on lead_interactions
  for each row when (new.by_visitor) execute function webhook_lead_message();

create or replace function webhook_lead_changed() returns trigger language plpgsql as $$
begin
  ${note(
    'lead.changed',
    'new.id',
    `jsonb_build_object('changed', to_jsonb(array_remove(array[
    ${changedFields.map((field) => `case when new.${field} is distinct from old.${field} then '${field}' end`).join(', ')},
    case when old.deleted_at is not null then 'restored' end], null)))`,
  )}
  return null;
end $$;
create or replace trigger webhook_lead_changed after update of ${changedFields.join(', ')}, deleted_at on contact_requests
  for each row when (new.deleted_at is null and (${changedFields.map((field) => `new.${field} is distinct from old.${field}`).join(' or ')}
    or old.deleted_at is not null)) execute function webhook_lead_changed();

create or replace function webhook_lead_deleted() returns trigger language plpgsql as $$
begin
  ${note('lead.deleted', 'null', `jsonb_build_object('id', old.id)`)}
  return null;
end $$;
create or replace trigger webhook_lead_binned after update of deleted_at on contact_requests
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function webhook_lead_deleted();
create or replace trigger webhook_lead_deleted after delete on contact_requests
  for each row when (old.deleted_at is null) execute function webhook_lead_deleted();

create or replace function webhook_lead_purged() returns trigger language plpgsql as $$
begin
  ${note('lead.purged', 'null', `jsonb_build_object('id', old.id)`)}
  return null;
end $$;
-- Before, a receiver only learned that the lead was in the recycle bin.
create or replace trigger webhook_lead_purged after delete on contact_requests
  for each row when (old.deleted_at is not null) execute function webhook_lead_purged();`,
}
