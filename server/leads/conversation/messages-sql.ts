import { liveChannel } from '#server/db/announce.ts'
import type { RepeatableSql } from '#server/db/repeatable-sql.ts'

/** The state of a mail of ours is that of its row in the outbox; what a report said of it later stays. */
export const messagesSql: RepeatableSql = {
  name: 'leads/conversation/messages-sql',
  runs: 'after-tables',
  sql: `
create or replace function message_follows_mail() returns trigger language plpgsql as $$
begin
  update messages set problem = new.last_problem,
    state = case when state in ('delivered', 'read') and new.status = 'sent' then state
      when new.status = 'kept' then 'failed' else new.status end
  where id = new.id and direction = 'out';
  insert into events (channel, payload)
  select '${liveChannel}', json_build_object('topic', 'leads', 'change', 'changed', 'id', lead_id)::text
  from messages where id = new.id and lead_id is not null;
  return null;
end $$;

create or replace trigger mails_of_messages after insert or update of status, last_problem on mails
  for each row when (new.template = 'reply') execute function message_follows_mail();

-- A teammate gave a lead the address of somebody who had written before: what they wrote is the lead's.
create or replace function messages_join_address() returns trigger language plpgsql as $$
begin
  update messages set lead_id = new.lead_id, author = case when author = 'other' then 'lead' else author end
  where channel = 'email' and person_key = new.key and lead_id is null and direction = 'in';
  return null;
end $$;

create or replace trigger lead_addresses_join_messages after insert on lead_addresses
  for each row when (new.kind = 'email' and new.source = 'hand' and new.key <> '') execute function messages_join_address();`,
}
