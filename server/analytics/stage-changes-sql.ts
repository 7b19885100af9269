import { leadActSql } from '#server/db/lead-moves-sql.ts'
import type { RepeatableSql } from '#server/db/repeatable-sql.ts'

/**
 * Records every stage change, and which days need a recount. A lead that returns to a stage within the undo period
 * never left it: its moves since are deleted. A merge is no move: it joins both records. New leads need no record: the
 * latest day is counted every minute anyway, so intake writes nothing extra.
 */
export const stageChangesSql: RepeatableSql = {
  name: 'analytics/stage-changes-sql',
  runs: 'after-tables',
  sql: `
create or replace function note_stage_change() returns trigger language plpgsql as $$
declare
  taken_back bigint;
begin
  if ${leadActSql} = 'merge' then
    return null;
  end if;
  taken_back := first_move_taken_back(new.id, new.status);
  if taken_back is not null then
    delete from lead_stage_changes where lead_id = new.id and id >= taken_back;
    return null;
  end if;
  insert into lead_stage_changes (lead_id, from_stage, to_stage, at, owner)
  values (new.id, old.status, new.status, statement_timestamp(), new.assigned_to);
  return null;
end $$;

create or replace trigger contact_requests_stage after update of status on contact_requests for each row
  when (old.status is distinct from new.status) execute function note_stage_change();

create or replace function note_changed_days() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into lead_days_changed (hour)
    select distinct date_trunc('hour', created_at, 'UTC') from added where created_at < now() - interval '10 minutes';
  else
    insert into lead_days_changed (hour)
    select date_trunc('hour', created_at, 'UTC') from removed union
    select date_trunc('hour', created_at, 'UTC') from added;
  end if;
  return null;
end $$;

create or replace trigger contact_requests_days_added after insert on contact_requests
  referencing new table as added for each statement execute function note_changed_days();
create or replace trigger contact_requests_days_changed after update on contact_requests
  referencing old table as removed new table as added for each statement execute function note_changed_days();`,
}
