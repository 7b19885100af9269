import { liveChannel } from '#server/db/announce.ts'
import { ownSlotSql } from '#server/db/counters-sql.ts'
import type { RepeatableSql } from '#server/db/repeatable-sql.ts'

const addToTotals = 'on conflict (status, email_sent, slot) do update set setups = t.setups + excluded.setups'

/** Setups by status and by whether their mail went out: kept as they change, never counted when read. */
const totalsSql = `
create or replace function count_setups() returns trigger language plpgsql as $$
declare
  own_slot smallint := ${ownSlotSql};
begin
  if tg_op = 'INSERT' then
    insert into setup_totals as t (status, email_sent, slot, setups)
    select status, email_sent, own_slot, count(*) from added group by status, email_sent order by status, email_sent
    ${addToTotals};
  elsif tg_op = 'DELETE' then
    insert into setup_totals as t (status, email_sent, slot, setups)
    select status, email_sent, own_slot, -count(*) from removed group by status, email_sent order by status, email_sent
    ${addToTotals};
  else
    insert into setup_totals as t (status, email_sent, slot, setups)
    select status, email_sent, own_slot, sum(n)
    from (
      select status, email_sent, 1 as n from added
      union all
      select status, email_sent, -1 from removed
    ) as difference
    group by status, email_sent having sum(n) <> 0 order by status, email_sent
    ${addToTotals};
  end if;
  return null;
end $$;

create or replace trigger subscription_setups_added after insert on subscription_setups
  referencing new table as added for each statement execute function count_setups();
create or replace trigger subscription_setups_counted after update on subscription_setups
  referencing old table as removed new table as added for each statement execute function count_setups();
create or replace trigger subscription_setups_removed after delete on subscription_setups
  referencing old table as removed for each statement execute function count_setups();`

/** Changes of setups increment the version behind their list's ETag; so does a purged password, whose date it shows. */
const versionSql = `
create or replace trigger subscription_setups_changed
  after insert or update or delete or truncate on subscription_setups
  for each statement execute function count_change('setups');
create or replace trigger subscription_setup_secrets_purged
  after delete or truncate on subscription_setup_secrets
  for each statement execute function count_change('setups');`

/** The sender that notes that a mail went out need not know who is looking at the list. */
const announceSql = `
create or replace function announce_setup() returns trigger language plpgsql as $$
begin
  insert into events (channel, payload)
  values ('${liveChannel}', json_build_object('topic', 'setups', 'change', 'changed', 'id', new.id)::text);
  return null;
end $$;

create or replace trigger subscription_setups_mailed after update of email_sent on subscription_setups
  for each row when (old.email_sent is distinct from new.email_sent) execute function announce_setup();`

export const setupsSql: RepeatableSql = {
  name: 'setups/setups-sql',
  runs: 'after-tables',
  sql: `${totalsSql}\n${versionSql}\n${announceSql}`,
}
