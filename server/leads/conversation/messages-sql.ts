import { liveChannel } from '#server/db/announce.ts'
import { isTypedOnly } from '#server/db/lead-of-person.ts'
import type { RepeatableSql } from '#server/db/repeatable-sql.ts'
import { awaitsReplySql } from '#server/db/stage-sql.ts'

/** SQL: the author of a stranger's message once the lead has its address `a`; `unproven` if only a form added that address. */
const authorBy = (author: string, a: string) =>
  `case when ${author} <> 'other' then ${author} when ${isTypedOnly(a)} then 'unproven' else 'lead' end`

/** Our mail's state follows its outbox row: one that failed waits in the inbox. A later report's result stays. */
export const messagesSql: RepeatableSql = {
  name: 'leads/conversation/messages-sql',
  runs: 'after-tables',
  sql: `
create or replace function message_follows_mail() returns trigger language plpgsql as $$
begin
  update messages m set problem = new.last_problem, state = next.state,
    settled_at = case when next.state = m.state then m.settled_at when next.state <> 'failed' then now() end,
    settled_as = case when next.state = m.state then m.settled_as when next.state <> 'failed' then 'ours' end
  from (
    select case when state in ('delivered', 'read') and new.status = 'sent' then state
      when new.status = 'kept' then 'failed' else new.status end as state
    from messages where id = new.id
  ) as next
  where m.id = new.id and m.direction = 'out';
  insert into events (channel, payload)
  select '${liveChannel}', json_build_object('topic', 'leads', 'change', 'changed', 'id', lead_id)::text
  from messages where id = new.id and lead_id is not null;
  return null;
end $$;

create or replace trigger mails_of_messages after insert or update of status, last_problem on mails
  for each row when (new.template = 'reply') execute function message_follows_mail();

-- The lead waits since the first of its unanswered messages, unless it waits already: messages may become its own later.
create or replace function lead_waits(lead uuid) returns void language sql as $$
  update contact_requests l set clock_since = first, waiting_since = first, clock_event = 'message', clock_stage = l.status
  from (select min(at) as first from messages
    where lead_id = lead and settled_at is null and direction = 'in' and author <> 'unproven') as waiting
  where l.id = lead and first is not null and not ${awaitsReplySql}
$$;

-- A lead that gets an address also gets the earlier messages from it. Not after a merge, whose messages are of a lead already, nor
-- where a teammate assigned a message, which brought the address.
create or replace function messages_join_address() returns trigger language plpgsql as $$
begin
  update messages set lead_id = new.lead_id, author = ${authorBy('author', 'new')}
  where channel = 'email' and person_key = new.key and lead_id is null and direction = 'in';
  if found then perform lead_waits(new.lead_id); end if;
  return null;
end $$;

create or replace trigger lead_addresses_join_messages after insert on lead_addresses
  for each row when (new.kind = 'email' and new.source not in ('merge', 'message') and new.key <> '')
  execute function messages_join_address();

-- A restored lead gets the messages that its person sent while it was in the recycle bin.
create or replace function messages_join_restored() returns trigger language plpgsql as $$
begin
  update messages m set lead_id = new.id, author = ${authorBy('m.author', 'a')}
  from lead_addresses a where a.lead_id = new.id and a.kind = 'email' and a.key <> ''
    and m.channel = 'email' and m.person_key = a.key and m.lead_id is null and m.direction = 'in';
  if found then perform lead_waits(new.id); end if;
  return null;
end $$;

create or replace trigger leads_join_messages after update of deleted_at on contact_requests
  for each row when (old.deleted_at is not null and new.deleted_at is null) execute function messages_join_restored();`,
}
