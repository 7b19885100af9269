import type { AddressSource } from '#domain/addresses/lead-addresses.ts'
import { addedByHand } from '#domain/leads/added-lead.ts'
import type { RepeatableSql } from '#server/db/repeatable-sql.ts'

const source = (name: AddressSource) => `'${name}'`

const addressesOf = (lead: string) =>
  `(values ('email', ${lead}.email_key, ${lead}.email), ('phone', ${lead}.phone_key, ${lead}.phone)) as a (kind, key, address)`

/**
 * A lead's email and phone are its current addresses, whoever writes them; former ones are kept.
 * `lead_addresses_changed` runs before the duplicate search, which reads its result (triggers run by name).
 */
export const leadAddressesSql: RepeatableSql = {
  name: 'leads/addresses-sql',
  runs: 'after-tables',
  sql: `
create or replace function lead_addresses_arrived() returns trigger language plpgsql as $$
begin
  insert into lead_addresses (lead_id, kind, key, address, is_current, since, source)
  select l.id, a.kind, a.key, a.address, true, l.created_at, case
      when l.imported_at is not null then ${source('file')}
      when l.platform = '${addedByHand}' then ${source('hand')} else ${source('form')} end
  from arrived as l cross join lateral ${addressesOf('l')} where a.key <> '';
  return null;
end $$;
create or replace trigger contact_requests_addresses_arrived after insert on contact_requests
  referencing new table as arrived for each statement execute function lead_addresses_arrived();

create or replace function lead_addresses_changed() returns trigger language plpgsql as $$
begin
  update lead_addresses as known set is_current = false
  from ${addressesOf('new')}
  where known.lead_id = new.id and known.is_current and known.kind = a.kind and known.key <> a.key;
  insert into lead_addresses (lead_id, kind, key, address, is_current, since, source)
  select new.id, a.kind, a.key, a.address, true, now(), ${source('hand')} from ${addressesOf('new')} where a.key <> ''
  on conflict (kind, key, lead_id) do update set is_current = true, address = excluded.address,
    since = case when lead_addresses.is_current then lead_addresses.since else excluded.since end,
    source = case when lead_addresses.source = ${source('reply')} then excluded.source else lead_addresses.source end;
  -- Whoever gives it to a lead anew has a reason to believe in it.
  if new.email_key <> old.email_key then perform mailbox_takes_mails(new.email_key); end if;
  return null;
end $$;
create or replace trigger contact_requests_addresses_changed
  after update of email, phone, email_key, phone_key on contact_requests for each row
  when (old.email is distinct from new.email or old.phone is distinct from new.phone
    or old.email_key <> new.email_key or old.phone_key <> new.phone_key)
  execute function lead_addresses_changed();`,
}
