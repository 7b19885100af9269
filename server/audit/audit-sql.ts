import type { RepeatableSql } from '#server/db/repeatable-sql.ts'

/**
 * The audit log is append-only, except that `purge_audit` deletes old entries, never ones younger than a year. An entry
 * has its transaction's start time, but never before an earlier entry of the same record, so that changes are in the
 * order in which they were made.
 */
export const auditSql: RepeatableSql = {
  name: 'audit/audit-sql',
  runs: 'after-tables',
  sql: `
create or replace trigger audit_log_append_only before update or truncate on audit_log
  for each statement execute function refuse_change();

create or replace function order_audit() returns trigger language plpgsql as $$
begin
  new.at := greatest(new.at, (
    select at from audit_log where entity_id = new.entity_id order by at desc, id desc limit 1));
  return new;
end $$;

create or replace trigger audit_log_order before insert on audit_log
  for each row when (new.entity_id is not null and new.at = now()::timestamptz(3)) execute function order_audit();

create or replace function refuse_young_audit() returns trigger language plpgsql as $$
begin
  if current_setting('product.purges_audit', true) is distinct from 'yes' or old.at > now() - interval '12 months' then
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end if;
  return old;
end $$;

create or replace trigger audit_log_kept before delete on audit_log
  for each row execute function refuse_young_audit();

create or replace function purge_audit(months integer) returns integer language plpgsql as $$
declare
  removed integer;
begin
  if months < 12 then
    raise exception 'the audit log is kept for 12 months at least' using errcode = 'restrict_violation';
  end if;
  perform set_config('product.purges_audit', 'yes', true);
  delete from audit_log where at < settled_now() - months * interval '1 month';
  get diagnostics removed = row_count;
  perform set_config('product.purges_audit', '', true);
  return removed;
end $$;`,
}
