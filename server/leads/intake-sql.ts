import type { RepeatableSql } from '#server/db/repeatable-sql.ts'

/** Messages of visitors, written in one round trip and one transaction (docs/decisions/0006). */
export const intakeSql: RepeatableSql = {
  name: 'leads/intake-sql',
  runs: 'after-tables',
  sql: `
create or replace function receive_contacts(messages jsonb)
returns table (outcome text, answer jsonb) language plpgsql as $$
#variable_conflict use_column
declare
  moment_in timestamptz;
  is_new boolean[];
  joined uuid[];
begin
  -- Two messages of one person at the same time would otherwise both find nobody. In one order for everybody, so that
  -- nobody waits in a circle; in a statement of its own, so that the next one sees what others committed meanwhile.
  perform pg_advisory_xact_lock(subject)
  from (
    select distinct hashtextextended(kind || subject, 0) as subject
    from jsonb_to_recordset(messages) as m (key text, email_key text, phone_key text),
      lateral (values ('key ', m.key), ('email ', m.email_key), ('phone ', m.phone_key)) as subjects (kind, subject)
    order by 1
  ) as in_order;
  moment_in := clock_timestamp();

  -- Which keys are new, and whose lead each of those messages joins: by e-mail, else by phone, else nobody's. Locked, so
  -- that a lead which a colleague bins at this moment is not found: its message would end in the bin.
  with message as materialized (
    select * from rows from (jsonb_to_recordset(messages) as (
      key text, hash text, key_lifetime interval, answer jsonb, email_key text, phone_key text
    )) with ordinality
  ), claimed as (
    insert into idempotency_keys as k (scope, key, request_hash, answer, created_at)
    select 'contact', m.key, m.hash, m.answer, moment_in from message as m
    where (
      select k.created_at from idempotency_keys as k where k.scope = 'contact' and k.key = m.key
    ) >= moment_in - m.key_lifetime is not true
    on conflict (scope, key) do update
      set request_hash = excluded.request_hash, answer = excluded.answer, created_at = excluded.created_at
    returning key
  )
  select array_agg(is_claimed order by ordinality), array_agg(lead order by ordinality) into is_new, joined
  from (
    select m.ordinality, c.key is not null as is_claimed, case when c.key is not null then coalesce(
      (select l.id from contact_requests as l where l.email_key = m.email_key and l.deleted_at is null
       order by l.created_at desc limit 1 for update),
      (select l.id from contact_requests as l where l.phone_key = m.phone_key and l.deleted_at is null
       order by l.created_at desc limit 1 for update)
    ) end as lead
    from message as m left join claimed as c using (key)
  ) as person;

  with message as materialized (
    select * from rows from (jsonb_to_recordset(messages) as (
      id uuid, name text, email text, phone text, country text, preferred_language text, investment_experience text,
      message text, language text, platform text, estimated_value integer, score_base smallint, email_key text,
      phone_key text, consents jsonb
    )) with ordinality where is_new[ordinality]
  ), arrived as (
    insert into contact_requests (
      id, name, email, phone, country, preferred_language, investment_experience, message, language, platform,
      estimated_value, score_base, email_key, phone_key, created_at, updated_at
    )
    select id, name, email, phone, country, preferred_language, investment_experience, message, language, platform,
      estimated_value, score_base, email_key, phone_key, moment_in, moment_in
    from message where joined[ordinality] is null
  )
  insert into consents (id, lead_id, purpose, granted, wording_version, language, form, given_at)
  select c.id, coalesce(joined[m.ordinality], m.id), c.purpose, c.granted, c.wording_version, m.language, m.platform,
    moment_in
  from message as m,
    jsonb_to_recordset(m.consents) as c (id uuid, purpose text, granted boolean, wording_version text);

  if array_remove(joined, null) <> '{}' then
    -- An e-mail address and a phone number of two people may be those of one lead.
    update contact_requests as l
    set returned_count = returned_count + times, last_returned_at = moment_in, updated_at = moment_in,
      version = version + times
    from (select lead, count(*) as times from unnest(joined) as lead group by lead) as person
    where l.id = lead;
    insert into lead_interactions (id, lead_id, type, subject, content, created_by, created_at)
    select interaction_id, joined[ordinality], 'note', 'returned', interaction, 'Visitor', moment_in
    from rows from (jsonb_to_recordset(messages) as (interaction_id uuid, interaction text)) with ordinality
    where joined[ordinality] is not null;
  end if;

  perform pg_notify('live', jsonb_build_object(
    'topic', 'leads', 'change', case when joined[ordinality] is null then 'arrived' else 'returned' end,
    'id', coalesce(joined[ordinality], id)
  )::text)
  from rows from (jsonb_to_recordset(messages) as (id uuid)) with ordinality where is_new[ordinality];

  if false = any (is_new) then
    return query
    select
      case when joined[m.ordinality] is not null then 'returned' when is_new[m.ordinality] then 'arrived'
        when k.request_hash = m.hash then 'repeated' else 'mismatch' end,
      k.answer
    from rows from (jsonb_to_recordset(messages) as (key text, hash text)) with ordinality as m
      left join idempotency_keys as k on k.scope = 'contact' and k.key = m.key
    order by m.ordinality;
  else
    return query
    select case when joined[ordinality] is null then 'arrived' else 'returned' end, answer
    from rows from (jsonb_to_recordset(messages) as (answer jsonb)) with ordinality order by ordinality;
  end if;
end $$;

create or replace function lead_of(sent jsonb) returns text language sql stable as $$
  select id::text from contact_requests
  where deleted_at is null and (email_key = sent ->> 'email_key' or phone_key = sent ->> 'phone_key')
  order by email_key = sent ->> 'email_key' desc, created_at desc limit 1
$$;

create or replace function receive_contacts_with_receipts(messages jsonb, receipt_status text, receipts_a_day integer)
returns table (outcome text, answer jsonb) language plpgsql as $$
declare
  received record;
  outcomes text[] := '{}';
  answers jsonb[] := '{}';
begin
  for received in select * from receive_contacts(messages) as r (outcome, answer) loop
    outcome := received.outcome;
    answer := received.answer;
    outcomes := outcomes || outcome;
    answers := answers || answer;
    return next;
  end loop;
  insert into mails (id, template, language, recipient, recipient_name, "values", entity, entity_id, status)
  select
    (sent ->> 'receipt_id')::uuid, 'contact_receipt', sent ->> 'language', sent ->> 'email_key', sent ->> 'name',
    jsonb_build_object('receivedAt', answers[place] -> 'receivedAt'), 'lead',
    case when outcomes[place] = 'arrived' then sent ->> 'id' else lead_of(sent) end, receipt_status
  from jsonb_array_elements(messages) with ordinality as m (sent, place)
  where outcomes[place] in ('arrived', 'returned') and receipts_a_day > (
    select count(*) from mails as earlier
    where earlier.recipient = sent ->> 'email_key' and earlier.template = 'contact_receipt'
      and earlier.created_at > now() - interval '24 hours'
  );
end $$;

create or replace function quarantine_contacts(messages jsonb)
returns table (outcome text, answer jsonb) language plpgsql as $$
#variable_conflict use_column
declare
  moment_in timestamptz;
  is_new boolean[];
begin
  perform pg_advisory_xact_lock(subject)
  from (
    select distinct hashtextextended('key ' || key, 0) as subject from jsonb_to_recordset(messages) as m (key text)
    order by 1
  ) as in_order;
  moment_in := clock_timestamp();

  with message as materialized (
    select * from rows from (jsonb_to_recordset(messages) as (
      key text, hash text, key_lifetime interval, answer jsonb
    )) with ordinality
  ), claimed as (
    insert into idempotency_keys as k (scope, key, request_hash, answer, created_at)
    select 'contact', m.key, m.hash, m.answer, moment_in from message as m
    where (
      select k.created_at from idempotency_keys as k where k.scope = 'contact' and k.key = m.key
    ) >= moment_in - m.key_lifetime is not true
    on conflict (scope, key) do update
      set request_hash = excluded.request_hash, answer = excluded.answer, created_at = excluded.created_at
    returning key
  )
  select array_agg(c.key is not null order by m.ordinality) into is_new
  from message as m left join claimed as c using (key);

  insert into quarantined_messages (id, message, email_key, phone_key, spam_score, reasons, created_at)
  select (sent ->> 'id')::uuid, sent - 'spam', sent ->> 'email_key', sent ->> 'phone_key',
    (sent #>> '{spam,score}')::smallint, array(select jsonb_array_elements_text(sent #> '{spam,reasons}')), moment_in
  from jsonb_array_elements(messages) with ordinality as m (sent, place) where is_new[place];

  perform pg_notify('live', jsonb_build_object('topic', 'quarantine', 'change', 'arrived', 'id', sent ->> 'id')::text)
  from jsonb_array_elements(messages) with ordinality as m (sent, place) where is_new[place];

  return query
  select
    case when is_new[m.ordinality] then 'quarantined' when k.request_hash = m.hash then 'repeated' else 'mismatch' end,
    k.answer
  from rows from (jsonb_to_recordset(messages) as (key text, hash text)) with ordinality as m
    join idempotency_keys as k on k.scope = 'contact' and k.key = m.key
  order by m.ordinality;
end $$;`,
}
