import type { EventKind } from '#domain/automation/events.ts'
import { furtherSubject } from '#domain/leads/further-message.ts'
import { ageBands } from '#domain/leads/lead-score.ts'
import { undoMinutes } from '#domain/leads/quick-action.ts'
import { purposeOfChannel } from '#domain/privacy/consent-channels.ts'
import { consentLock } from '#server/db/consent-records.ts'
import { leadActSql } from '#server/db/lead-moves-sql.ts'
import { leadOfPerson } from '#server/db/lead-of-person.ts'
import type { RepeatableSql } from '#server/db/repeatable-sql.ts'
import { automationChannel } from '#server/db/rule-events.ts'
import { ruleChainSql } from '#server/db/schema/columns.ts'

/** Announced when a rule was changed; otherwise the event kind is. */
export const rulesChanged = 'rules'

const note = (kind: string, lead: string, key: string, facts: string, at = 'now()') => `
  insert into automation_events (kind, lead_id, key, at, facts, chain)
  values ('${kind}', ${lead}, ${key}, ${at}, ${facts}, ${ruleChainSql})
  on conflict do nothing;
  perform pg_notify('${automationChannel}', '${kind}');`

/** Events whose key means the same for the surviving lead of a merge. */
const keptThroughMerge: readonly EventKind[] = [
  'returned',
  'threshold',
  'waiting',
  'silent',
  'task_overdue',
  'trial_ends',
  'not_connected',
  'first_payment',
  'payment_failed',
  'subscription_cancelled',
  'schedule',
]

const crossing = (measure: string, column: string) =>
  `'${measure}', jsonb_build_object('from', before.${column}, 'to', new.${column})`

const ofSetup = `
  lead := ${leadOfPerson({ email: 'new.email_key', phone: 'new.phone_key', name: 'new.full_name' })};
  if lead is null then
    return null;
  end if;`

const moveFacts = (more: string) => `jsonb_build_object('from', old.status, 'to', new.status) || ${more}`

/**
 * Events for rules, written in the transaction of the change. Visitors' messages are not written here but collected by
 * date, so that they cost the visitor nothing; no trigger on leads fires for one. Imports are recorded only while a
 * rule asks for them, likewise score changes.
 */
export const automationSql: RepeatableSql = {
  name: 'automation/events-sql',
  runs: 'after-tables',
  sql: `
create or replace function automation_stage() returns trigger language plpgsql as $$
declare
  taken_back bigint;
  stayed timestamptz;
  again uuid;
begin
  if ${leadActSql} in ('merge', 'late', 'file') then
    return null;
  end if;
  -- What a rule does is never an undo. By its name this trigger fires before the one that forgets the moves.
  if cardinality(${ruleChainSql}) = 0 then
    taken_back := first_move_taken_back(new.id, new.status);
  end if;
  if taken_back is not null then
    update automation_events e set undone_at = statement_timestamp() from lead_stage_changes c
    where c.id = taken_back and e.lead_id = new.id and e.kind = 'stage' and e.undone_at is null and e.at >= c.at;
    if ${leadActSql} = 'undo' then
      return null;
    end if;
    select max(at) into stayed from lead_stage_changes where lead_id = new.id and to_stage = new.status and id < taken_back;
    stayed := coalesce(stayed, new.imported_at, new.created_at);
    ${note('stage', 'new.id', 'new.version::text', moveFacts(`jsonb_build_object('stayedSince', stayed)`), 'statement_timestamp()')}
    return null;
  end if;
  select id into again from automation_events
  where lead_id = new.id and kind = 'stage' and facts ->> 'to' = new.status
    and undone_at > statement_timestamp() - interval '${undoMinutes} minutes' order by at desc limit 1;
  ${note('stage', 'new.id', 'new.version::text', moveFacts(`case when again is null then '{}' else jsonb_build_object('again', again) end`), 'statement_timestamp()')}
  return null;
end $$;
create or replace trigger automation_stage after update of status on contact_requests
  for each row when (old.status is distinct from new.status and new.deleted_at is null) execute function automation_stage();

create or replace function automation_import() returns trigger language plpgsql as $$
begin
  if exists (select from automation_rules where is_on and deleted_at is null and rule #>> '{trigger,imports}' = 'true') then
    ${note('arrived', 'new.id', `''`, `'{"imported": true}'`)}
  end if;
  return null;
end $$;
create or replace trigger automation_import after insert on contact_requests
  for each row when (new.imported_at is not null) execute function automation_import();

create or replace function automation_scored() returns trigger language plpgsql as $$
declare
  of_age int := case ${ageBands.map(({ upToMs, points }) => `when now() - new.created_at <= interval '${upToMs} milliseconds' then ${points}`).join(' ')} else 0 end;
begin
  if ${leadActSql} = '' and exists (select from automation_rules where is_on and deleted_at is null and rule #>> '{trigger,measure}' = 'score') then
    ${note('scored', 'new.id', 'new.version::text', `jsonb_build_object('score', jsonb_build_object('from', old.score_base + of_age, 'to', new.score_base + of_age))`)}
  end if;
  return null;
end $$;
create or replace trigger automation_scored after update of score_base on contact_requests
  for each row when (old.score_base is distinct from new.score_base and new.deleted_at is null) execute function automation_scored();

create or replace function automation_setup() returns trigger language plpgsql as $$
declare
  lead uuid;
begin
  ${ofSetup}
  if tg_op = 'INSERT' then
    ${note('setup_submitted', 'lead', 'new.id::text', `'{}'`)}
  else
    ${note('setup_completed', 'lead', `new.id::text || ' ' || new.version`, `'{}'`)}
  end if;
  return null;
end $$;
create or replace trigger automation_setup_submitted after insert on subscription_setups
  for each row execute function automation_setup();
create or replace trigger automation_setup_completed after update of status on subscription_setups
  for each row when (new.status = 'completed' and old.status <> 'completed') execute function automation_setup();

create or replace function automation_analysed() returns trigger language plpgsql as $$
declare
  before record;
begin
  select quality_score, conversion_probability into before from ai_analyses
  where lead_id = new.lead_id and id <> new.id order by created_at desc limit 1;
  ${note('analysed', 'new.lead_id', 'new.id::text', `jsonb_build_object(${crossing('quality', 'quality_score')}, ${crossing('probability', 'conversion_probability')})`)}
  return null;
end $$;
create or replace trigger automation_analysed after insert on ai_analyses
  for each row execute function automation_analysed();

create or replace function automation_text_read() returns trigger language plpgsql as $$
declare
  before record;
begin
  select sentiment_score, urgency_level into before from sentiment_analyses
  where lead_id = new.lead_id and id <> new.id and source <> 'typed' order by analysis_timestamp desc limit 1;
  ${note('text_read', 'new.lead_id', 'new.id::text', `jsonb_build_object(${crossing('sentiment', 'sentiment_score')}, ${crossing('urgency', 'urgency_level')})`)}
  return null;
end $$;
create or replace trigger automation_text_read after insert on sentiment_analyses
  for each row when (new.source <> 'typed') execute function automation_text_read();

create or replace function stop_rule_letters() returns trigger language plpgsql as $$
begin
  -- A rule that is writing to the address holds the same lock: its letter is seen here, or it sees the withdrawal.
  perform ${consentLock('new.address')};
  update mails set status = 'failed', last_problem = 'consent withdrawn'
  where recipient = new.address and template = 'rule_letter' and status = 'queued';
  return null;
end $$;
create or replace trigger consents_stop_rule_letters after update of withdrawn_at on consents
  for each row when (new.withdrawn_at is not null and old.withdrawn_at is null and new.purpose = '${purposeOfChannel.email}')
  execute function stop_rule_letters();

-- Ends the sequences that a lead is in, in the transaction of why: what waits of them to be sent is not sent. Who acts holds the
-- run: it is seen here, or it sees the end. What a sequence does itself does not end it.
create or replace function stop_sequences(lead uuid, why text, stage text default null) returns void language plpgsql as $$
begin
  with ended as (
    update automation_runs r set outcome = 'stopped', reason = why, finished_at = now()
    from automation_versions v
    where r.lead_id = lead and r.outcome in ('running', 'waiting') and v.rule_id = r.rule_id and v.version = r.version
      and v.rule -> 'actions' @> '[{"do": "wait"}]' and (stage is null or v.rule -> 'stops' ? stage)
      and not r.rule_id = any (${ruleChainSql})
    returning r.id
  )
  update automation_receipts s set due_at = null, effect = case when s.action = 'wait' then s.effect else 'no_longer' end
  from ended where s.run_id = ended.id and s.due_at is not null;
  perform stop_sequence_messages(s.message_id, 'sequence ended: ' || why)
  from automation_receipts s join automation_runs r on r.id = s.run_id
    join automation_versions v on v.rule_id = r.rule_id and v.version = r.version
  where s.lead_id = lead and s.message_id is not null and s.at > now() - interval '7 days'
    and v.rule -> 'actions' @> '[{"do": "wait"}]' and (stage is null or v.rule -> 'stops' ? stage)
    and not r.rule_id = any (${ruleChainSql});
end $$;

-- Of a chat message the thread says what stands before a colon.
create or replace function stop_sequence_messages(message uuid, why text) returns void language plpgsql as $$
begin
  update mails set status = 'failed', last_problem = why where id = message and status = 'queued' and handed_at is null;
  delete from channel_sends where message_id = message and ended_at is null and handed_at is null and sent_parts = '{}';
  if found then
    update messages set state = 'failed', problem = replace(split_part(why, ':', 1), ' ', '_') where id = message;
  end if;
end $$;

-- What rules wrote to a lead and has not left stays when the lead is binned. What a merge puts there goes to the lead that stays.
create or replace function stop_letters_of_binned() returns trigger language plpgsql as $$
begin
  perform stop_sequence_messages(message_id, 'lead deleted') from automation_receipts
  where lead_id = new.id and message_id is not null and at > now() - interval '7 days'
    and not exists (select from merged_leads m where m.lead_id = new.id);
  return null;
end $$;
create or replace trigger leads_stop_letters after update of deleted_at on contact_requests
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function stop_letters_of_binned();

create or replace function sequences_replied() returns trigger language plpgsql as $$
begin
  perform stop_sequences(new.lead_id, 'replied');
  return null;
end $$;
create or replace trigger messages_stop_sequences after insert on messages
  for each row when (new.direction = 'in' and new.lead_id is not null and not new.is_automatic
    and new.author <> 'unproven' and new.settled_as is distinct from 'history')
  execute function sequences_replied();
create or replace trigger messages_attached_stop_sequences after update of lead_id on messages
  for each row when (new.direction = 'in' and new.lead_id is not null and old.lead_id is null and not new.is_automatic
    and new.author <> 'unproven')
  execute function sequences_replied();
-- Anybody can send a form in a lead's name, so its reason differs: a teammate checks, and can resume the sequence.
create or replace function sequences_written() returns trigger language plpgsql as $$
begin
  perform stop_sequences(new.lead_id, case when new.subject = '${furtherSubject}' and new.created_by = 'Visitor' then 'form' else 'replied' end);
  return null;
end $$;
create or replace trigger interactions_stop_sequences after insert on lead_interactions
  for each row when (new.by_visitor) execute function sequences_written();

create or replace function sequences_opted_out() returns trigger language plpgsql as $$
begin
  if new.lead_id is not null then
    perform stop_sequences(new.lead_id, 'opted_out');
  end if;
  return null;
end $$;
create or replace trigger consents_stop_sequences after update of withdrawn_at on consents
  for each row when (new.withdrawn_at is not null and old.withdrawn_at is null and new.purpose <> 'answer')
  execute function sequences_opted_out();
create or replace trigger channel_people_stop_sequences after update of offers_stopped_at on channel_people
  for each row when (new.offers_stopped_at is not null and old.offers_stopped_at is null)
  execute function sequences_opted_out();

create or replace function sequences_bounced() returns trigger language plpgsql as $$
begin
  perform stop_sequences(new.lead_id, 'bounced');
  return null;
end $$;
create or replace trigger addresses_stop_sequences after update of undeliverable_since on lead_addresses
  for each row when (new.undeliverable_since is not null and old.undeliverable_since is null and new.is_current)
  execute function sequences_bounced();

create or replace function sequences_moved() returns trigger language plpgsql as $$
begin
  perform stop_sequences(new.id, 'stage', new.status);
  return null;
end $$;
create or replace trigger leads_stop_sequences after update of status on contact_requests
  for each row when (old.status is distinct from new.status) execute function sequences_moved();

create or replace function automation_merged() returns trigger language plpgsql as $$
declare
  survivor uuid;
begin
  select lead_id into survivor from lead_merges where id = new.merge_id;
  -- Who they write to may be somebody else now: a teammate looks, and can let them go on.
  perform stop_sequences(new.lead_id, 'merged');
  perform stop_sequences(survivor, 'merged');
  -- What waits for the lead that goes is done for the one that stays; what was done for it is not done again.
  update automation_events e set lead_id = survivor where lead_id = new.lead_id and seen_at is null and not exists (
    select from automation_events o where o.lead_id = survivor and o.kind = e.kind and o.key = e.key);
  update automation_runs set lead_id = survivor where lead_id = new.lead_id and outcome in ('running', 'stopped', 'failed');
  insert into automation_events (kind, lead_id, key, at, facts, chain, seen_at)
  select kind, survivor, key, at, facts, chain, statement_timestamp() from automation_events
  where lead_id = new.lead_id and seen_at is not null and kind = any ('{${keptThroughMerge.join(',')}}'::text[])
  on conflict (lead_id, kind, key) do nothing;
  return null;
end $$;
create or replace trigger automation_merged after insert on merged_leads
  for each row execute function automation_merged();

create or replace function announce_rules() returns trigger language plpgsql as $$
begin
  perform pg_notify('${automationChannel}', '${rulesChanged}');
  return null;
end $$;
create or replace trigger automation_rules_changed after insert or delete or update of rule, is_on, deleted_at on automation_rules
  for each statement execute function announce_rules();`,
}
