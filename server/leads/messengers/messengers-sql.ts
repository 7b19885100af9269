import { purposeOfChannel, type WithdrawalWay } from '#domain/privacy/consent-channels.ts'
import { isTypedOnly } from '#server/db/lead-of-person.ts'
import type { RepeatableSql } from '#server/db/repeatable-sql.ts'

const way: WithdrawalWay = 'message'

/**
 * Links messenger contacts to a lead when it gets their number or is restored, and keeps their opt-out through imports.
 */
export const messengersSql: RepeatableSql = {
  name: 'leads/messengers/messengers-sql',
  runs: 'after-tables',
  sql: `
-- A lead that gets a number also gets the contact that wrote from it before; if several have the number, a teammate chooses.
create or replace function people_join_number() returns trigger language plpgsql as $$
begin
  with joined as (
    update channel_people p set lead_id = new.lead_id
    where p.phone_keys @> array[new.key] and p.lead_id is null and not exists (
      select from lead_addresses a join contact_requests l on l.id = a.lead_id and l.deleted_at is null
      where a.kind = 'phone' and a.key = any(p.phone_keys) and a.lead_id <> new.lead_id and not ${isTypedOnly('a')})
    returning id, channel
  )
  update messages m set lead_id = new.lead_id, author = case when author = 'other' then 'lead' else author end
  from joined where m.channel = joined.channel and m.person_key = joined.id::text and m.lead_id is null;
  if found then perform lead_waits(new.lead_id); end if;
  return null;
end $$;

create or replace trigger lead_addresses_join_people after insert on lead_addresses
  for each row when (new.kind = 'phone' and new.source not in ('merge', 'message', 'reply') and new.key <> '')
  execute function people_join_number();

-- A restored lead gets the messages that its contacts sent while it was in the recycle bin.
create or replace function people_join_restored() returns trigger language plpgsql as $$
begin
  update messages m set lead_id = new.id, author = case when m.author = 'other' then 'lead' else m.author end
  from channel_people p where p.lead_id = new.id
    and m.channel = p.channel and m.person_key = p.id::text and m.lead_id is null;
  if found then perform lead_waits(new.id); end if;
  return null;
end $$;

create or replace trigger leads_join_people after update of deleted_at on contact_requests
  for each row when (old.deleted_at is not null and new.deleted_at is null) execute function people_join_restored();

-- Start links went to the former address, which may not be the lead's.
create or replace function start_keys_end() returns trigger language plpgsql as $$
begin
  delete from start_keys where lead_id = new.id and used_at is null;
  return null;
end $$;

create or replace trigger leads_end_start_keys after update of email_key on contact_requests
  for each row when (old.email_key is distinct from new.email_key and old.email_key <> '')
  execute function start_keys_end();

-- An opt-out in a messenger also holds for consents that are imported later: only the person can undo it.
create or replace function stopped_numbers_stay() returns trigger language plpgsql as $$
begin
  if exists (select from channel_people where offers_stopped_at is not null and phone_keys @> array[new.address]) then
    new.withdrawn_at := greatest(now(), new.given_at);
    new.withdrawn_through := '${way}';
  end if;
  return new;
end $$;

create or replace trigger consents_of_stopped_numbers before insert on consents
  for each row when (new.purpose = '${purposeOfChannel.whatsapp}' and new.granted and new.withdrawn_at is null)
  execute function stopped_numbers_stay();

-- The same where they asked before their number was known.
create or replace function stopped_people_stay() returns trigger language plpgsql as $$
begin
  update consents set withdrawn_at = greatest(now(), given_at), withdrawn_through = '${way}'
  where purpose = '${purposeOfChannel.whatsapp}' and granted and withdrawn_at is null and address = any(new.phone_keys);
  return null;
end $$;

create or replace trigger numbers_of_stopped_people after update of phone_keys on channel_people
  for each row when (new.offers_stopped_at is not null and old.phone_keys is distinct from new.phone_keys)
  execute function stopped_people_stay();`,
}
