import type { RepeatableSql } from '#server/db/repeatable-sql.ts'

/**
 * The ledger is append-only. A payer follows their lead through merges and undo. Erasing a lead leaves payments without
 * a person: nothing links back, and later reports add no address.
 */
export const subscriptionsSql: RepeatableSql = {
  name: 'subscriptions/subscriptions-sql',
  runs: 'after-tables',
  sql: `
create or replace trigger subscription_ledger_append_only before update or delete or truncate on subscription_ledger
  for each statement execute function refuse_change();
alter table subscription_ledger enable always trigger subscription_ledger_append_only;

-- The lead itself or, of one that was merged into another, and that into a third, the one that stayed.
create or replace function stayed_lead(lead uuid) returns uuid language sql stable as $$
  with recursive stayed (id, depth) as (
    select lead, 0
    union all
    select m.lead_id, s.depth + 1 from stayed s
      join merged_leads g on g.lead_id = s.id join lead_merges m on m.id = g.merge_id
    where s.depth < 20
  ) select id from stayed order by depth desc limit 1
$$;

create or replace function payer_loses_person() returns trigger language plpgsql as $$
begin
  new.erased_at := statement_timestamp();
  new.reference := null;
  new.won_lead_id := null;
  return new;
end $$;
create or replace trigger payers_lose_person before update of lead_id on payers for each row
  when (old.lead_id is not null and new.lead_id is null and new.matched_by is not null)
  execute function payer_loses_person();

create or replace function billing_address_gone() returns trigger language plpgsql as $$
begin
  update payers set erased_at = statement_timestamp(), reference = null
  where id = old.payer_id and lead_id is null and is_ours and erased_at is null;
  return null;
end $$;
create or replace trigger billing_addresses_gone after delete on billing_addresses for each row
  execute function billing_address_gone();`,
}
