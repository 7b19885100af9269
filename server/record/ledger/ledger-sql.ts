import type { RepeatableSql } from '#server/db/repeatable-sql.ts'

const appendOnlyTables = ['ledger_entries', 'ledger_heads', 'ledger_stamps', 'ledger_keys']

/**
 * An append-only chain: the database refuses every entry that is not the next one. Numbers are consecutive, each entry
 * has the previous one's hash, and each hash is that of its own line. Checked in one pass, each new entry against the
 * one before and only the first against the table, since a hundred thousand deals come in batches. `enable always`: the
 * triggers apply in every session.
 */
export const ledgerSql: RepeatableSql = {
  name: 'record/ledger/ledger-sql',
  runs: 'after-tables',
  sql: `${appendOnlyTables
    .map(
      (table) => `
create or replace trigger ${table}_append_only before update or delete or truncate on ${table}
  for each statement execute function refuse_change();
alter table ${table} enable always trigger ${table}_append_only;`,
    )
    .join('')}

create or replace function refuse_broken_chain() returns trigger language plpgsql as $$
begin
  if exists (
    select from (
      select seq, kind, hash, line,
        case
          when lag(seq) over in_order is null then (select e.hash from ledger_entries as e where e.seq = added.seq - 1)
          when lag(seq) over in_order = seq - 1 then lag(hash) over in_order
        end as before
      from added
      window in_order as (order by seq)
    ) as a
    cross join lateral json_to_record(a.line::json) as said (seq bigint, kind text, prev text)
    where (a.before is null and a.seq <> 1)
      or said.seq is distinct from a.seq
      or said.kind is distinct from a.kind
      or said.prev is distinct from coalesce(a.before, repeat('0', 64))
      or a.hash <> encode(sha256(convert_to(
        'ledger-v1' || chr(10) || replace(a.line, '"hash":"' || a.hash || '",', ''), 'UTF8')), 'hex')
  ) then
    raise exception 'not the next entry of the ledger' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;

create or replace trigger ledger_entries_follow after insert on ledger_entries
  referencing new table as added for each statement execute function refuse_broken_chain();
alter table ledger_entries enable always trigger ledger_entries_follow;`,
}
