import type { AddressKind } from '#domain/addresses/lead-addresses.ts'
import { maxMerged } from '#domain/leads/duplicates.ts'
import { leadsSharing } from '#server/db/lead-of-person.ts'
import type { RepeatableSql } from '#server/db/repeatable-sql.ts'
import { personKeysSql } from './person-keys-sql.ts'

/** The shared key of an address `a`: the mailbox, or the number. */
export const sharedKeySql = `case a.kind when 'email' then email_person(a.key) else a.key end`

/** True if two of the leads `o` have the same country, or one has none. */
export const mayBeOneSql = `count(*) > count(distinct o.country)`

/**
 * Number of leads with a mailbox or number, now or formerly, up to a limit. A lead may have a mailbox in two spellings.
 */
const holdersSql = (kind: AddressKind, key: string) => `(select count(distinct c.id) from (
        select l.id from ${leadsSharing(kind, key)} limit ${maxMerged}) as c)`

/**
 * `find_duplicates`: finds leads that share mailbox, phone number or full name with these. A name of more than five
 * leads is ignored, and one whose leads are all of different countries. A dismissed group reopens for a lead that was not in it. Leads are searched when their person
 * changes; new ones a little later, by the scheduler, so that no visitor waits. The lookups are limited and ordered
 * like the indexes: without an order PostgreSQL may scan the whole table for every lead without a duplicate.
 */
export const findDuplicatesSql: RepeatableSql = {
  name: 'leads/duplicates/find-sql',
  runs: 'after-tables',
  uses: [personKeysSql],
  sql: `
create or replace function find_duplicates(ids uuid[]) returns void language sql as $$
  with own as (
    select k.kind, k.key, array_agg(distinct l.id) as leads
    from contact_requests as l cross join lateral (
      select a.kind, ${sharedKeySql} as key from lead_addresses as a where a.lead_id = l.id
      union all select 'name', name_person(l.name)
    ) as k
    where l.id = any (ids) and l.deleted_at is null and k.key is not null
    group by k.kind, k.key
  ), shared as (
    select own.* from own where case own.kind
      when 'email' then ${holdersSql('email', 'own.key')} >= 2
      when 'phone' then ${holdersSql('phone', 'own.key')} >= 2
      else (select count(*) between 2 and 5 and ${mayBeOneSql} from (
        select country from contact_requests as o where name_person(o.name) = own.key and o.deleted_at is null
        order by o.created_at, o.id limit 6) as o)
    end
  ), answered as (
    update duplicate_groups as g set dismissed = null, found_at = now()
    from shared where g.kind = shared.kind and g.key = shared.key and not g.dismissed @> shared.leads
  )
  insert into duplicate_groups (kind, key, found_at) select kind, key, now() from shared order by kind, key
  on conflict (kind, key) do nothing
$$;

create or replace function find_duplicates_of_changed() returns trigger language plpgsql as $$
begin
  perform find_duplicates(array[new.id]);
  return null;
end $$;

create or replace trigger contact_requests_person_changed
  after update of name, email_key, phone_key, country, deleted_at, created_at on contact_requests for each row
  when (new.deleted_at is null and (old.deleted_at is not null or old.name <> new.name or old.email_key <> new.email_key
    or old.phone_key <> new.phone_key or old.country is distinct from new.country or old.created_at <> new.created_at))
  execute function find_duplicates_of_changed();

-- Names may be compared otherwise than before. What was answered is kept, and all leads are looked through again.
insert into duplicate_groups (kind, key, found_at, dismissed)
select kind, name_words(key), found_at, dismissed from duplicate_groups where kind = 'name' and key <> name_words(key)
on conflict (kind, key) do nothing;
delete from duplicate_scan;`,
}
