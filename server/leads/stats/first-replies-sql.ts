import { addedByHand } from '#domain/leads/added-lead.ts'
import type { RepeatableSql } from '#server/db/repeatable-sql.ts'

/**
 * How long first replies took, by the day (UTC) on which they were given: kept as replies are given and undone, for the
 * response time above the board. What becomes of the lead afterwards changes nothing about it. Leads that were
 * imported or added by hand do not count: their senders were not waiting.
 */
export const firstRepliesSql: RepeatableSql = {
  name: 'leads/stats/first-replies-sql',
  runs: 'after-tables',
  sql: `
create or replace function first_reply_ms(replied timestamptz, arrived timestamptz) returns bigint
  language sql immutable parallel safe
  return greatest(0, round(extract(epoch from replied - arrived) * 1000));

create or replace function count_first_replies() returns trigger language plpgsql as $$
begin
  if new.imported_at is not null or new.platform = '${addedByHand}' then
    return null;
  end if;
  if tg_op = 'UPDATE' and old.first_reply_at is not null then
    update first_reply_totals
    set replies = replies - 1, milliseconds = milliseconds - first_reply_ms(old.first_reply_at, old.created_at)
    where day = (old.first_reply_at at time zone 'UTC')::date;
  end if;
  if new.first_reply_at is not null then
    insert into first_reply_totals as t (day, replies, milliseconds)
    values (
      (new.first_reply_at at time zone 'UTC')::date, 1, first_reply_ms(new.first_reply_at, new.created_at)
    )
    on conflict (day) do update set replies = t.replies + 1, milliseconds = t.milliseconds + excluded.milliseconds;
  end if;
  return null;
end $$;

create or replace trigger contact_requests_first_reply after update of first_reply_at on contact_requests for each row
  when (old.first_reply_at is distinct from new.first_reply_at) execute function count_first_replies();
create or replace trigger contact_requests_replied after insert on contact_requests for each row
  when (new.first_reply_at is not null) execute function count_first_replies();`,
}
