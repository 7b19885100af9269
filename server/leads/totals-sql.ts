import { highValueFrom } from '#domain/leads/lead-stats.ts'
import { ownSlotSql } from '#server/db/counters-sql.ts'
import type { RepeatableSql } from '#server/db/repeatable-sql.ts'

const value = 'coalesce(estimated_value, 0)'
const isHighValue = `(${value} >= ${highValueFrom})::integer`
const insertTotals = 'insert into lead_totals as t (status, platform, slot, leads, value, high_value)'
const addToTotals = `on conflict (status, platform, slot) do update set
      leads = t.leads + excluded.leads, value = t.value + excluded.value, high_value = t.high_value + excluded.high_value`

/**
 * Leads, their value and how many are of high value, by stage and platform: updated as leads change, never counted when
 * read. Excludes leads in the bin. Every change also increments the version behind the ETags of the lists.
 */
export const leadTotalsSql: RepeatableSql = {
  name: 'leads/totals-sql',
  runs: 'after-tables',
  sql: `
create or replace function count_leads() returns trigger language plpgsql as $$
declare
  own_slot smallint := ${ownSlotSql};
begin
  if tg_op = 'INSERT' then
    ${insertTotals}
    select status, platform, own_slot, count(*), sum(${value}), sum(${isHighValue})
    from added where deleted_at is null group by status, platform order by status, platform
    ${addToTotals};
  elsif tg_op = 'DELETE' then
    ${insertTotals}
    select status, platform, own_slot, -count(*), -sum(${value}), -sum(${isHighValue})
    from removed where deleted_at is null group by status, platform order by status, platform
    ${addToTotals};
  else
    ${insertTotals}
    select status, platform, own_slot, sum(n), sum(v), sum(h)
    from (
      select status, platform, 1 as n, ${value} as v, ${isHighValue} as h from added where deleted_at is null
      union all
      select status, platform, -1, -${value}, -${isHighValue} from removed where deleted_at is null
    ) as difference
    group by status, platform having sum(n) <> 0 or sum(v) <> 0 order by status, platform
    ${addToTotals};
  end if;
  insert into change_counters as c (topic, slot, changes) values ('leads', own_slot, 1)
  on conflict (topic, slot) do update set changes = c.changes + 1;
  return null;
end $$;

create or replace trigger contact_requests_added after insert on contact_requests
  referencing new table as added for each statement execute function count_leads();
create or replace trigger contact_requests_changed after update on contact_requests
  referencing old table as removed new table as added for each statement execute function count_leads();
create or replace trigger contact_requests_removed after delete on contact_requests
  referencing old table as removed for each statement execute function count_leads();`,
}
