import { confirmationDays, purposeOfChannel } from '#domain/privacy/consent-channels.ts'
import { defaultOffers, offersSetting } from '#domain/privacy/offers.ts'
import type { RepeatableSql } from './repeatable-sql.ts'
import { refusedForGood } from './undeliverable.ts'

const ofMailbox = (key: string) => `kind = 'email' and key = ${key}`
const refused = `recipient = mailbox and status = 'failed' and last_problem like '${refusedForGood('%')}'`

/**
 * Facts about a mailbox, across leads: if it accepts mails, and if it confirmed offers by the link in a mail. Each
 * function updates all its rows in `lead_addresses`; a new row starts with the others' values.
 */
export const mailboxesSql: RepeatableSql = {
  name: 'db/mailboxes-sql',
  runs: 'after-tables',
  sql: `
create or replace function lead_address_known() returns trigger language plpgsql as $$
begin
  select max(undeliverable_since), max(undeliverable_reason), max(confirmation_asked_at), max(confirmed_at)
    into new.undeliverable_since, new.undeliverable_reason, new.confirmation_asked_at, new.confirmed_at
    from lead_addresses where ${ofMailbox('new.key')};
  return new;
end $$;
create or replace trigger lead_addresses_known before insert on lead_addresses
  for each row when (new.kind = 'email' and new.confirmed_at is null and new.undeliverable_since is null)
  execute function lead_address_known();

-- For an address that no lead has (only an account setup), failed mails are the only source.
create or replace function undeliverable_since(mailbox text) returns timestamptz language plpgsql stable as $$
begin
  if exists (select from lead_addresses where ${ofMailbox('mailbox')}) then
    return (select max(undeliverable_since) from lead_addresses where ${ofMailbox('mailbox')});
  end if;
  return (select min(due_at) from mails where ${refused} and due_at > coalesce(
    (select max(sent_at) from mails where recipient = mailbox and status = 'sent'), '-infinity'));
end $$;

-- An unconfirmed address may be asked again: the last request never arrived.
create or replace function mailbox_takes_mails(mailbox text) returns void language sql as $$
  update lead_addresses set undeliverable_since = null, undeliverable_reason = null,
    confirmation_asked_at = case when confirmed_at is null then null else confirmation_asked_at end
  where ${ofMailbox('mailbox')} and undeliverable_since is not null
$$;

create or replace function offers_need_confirmation() returns boolean language sql stable as $$
  select coalesce((select (value ->> 'needsConfirmation')::boolean from settings where key = '${offersSetting}'),
    ${defaultOffers.needsConfirmation})
$$;

-- When offers were last refused or withdrawn for an address: earlier confirmations no longer count.
create or replace function last_no_to_offers(mailbox text) returns timestamptz language sql stable as $$
  select max(greatest(case when not granted then given_at end, withdrawn_at)) from consents
  where purpose = '${purposeOfChannel.email}' and address = mailbox
    and lead_id in (select lead_id from lead_addresses where ${ofMailbox('mailbox')})
$$;

-- Asks each address, once, whether it may get offers: \`wanted\` holds mailId, address, leadId, language, name, requestId.
create or replace function ask_to_confirm(wanted jsonb, mail_status text) returns void language plpgsql as $$
declare one record;
begin
  if not offers_need_confirmation() then return; end if;
  for one in select distinct on (w.address) * from jsonb_to_recordset(wanted)
      as w ("mailId" uuid, address text, "leadId" uuid, language text, name text, "requestId" uuid) order by w.address loop
    -- Simultaneous requests for one address take turns.
    perform from lead_addresses where ${ofMailbox('one.address')} order by lead_id for update;
    continue when not found or exists (select from lead_addresses where ${ofMailbox('one.address')} and greatest(confirmed_at,
        case when confirmation_asked_at > now() - interval '${confirmationDays} days' then confirmation_asked_at end)
      > coalesce(last_no_to_offers(one.address), '-infinity'));
    -- Other spellings of a mailbox are asked once a day in all.
    continue when exists (select from mails where template = 'confirm_offers' and created_at > now() - interval '24 hours'
      and recipient in (select key from lead_addresses where kind = 'email' and email_person(key) = email_person(one.address)
        and key <> one.address));
    update lead_addresses set confirmation_asked_at = now() where ${ofMailbox('one.address')};
    insert into mails (id, template, language, recipient, recipient_name, "values", entity, entity_id, status, request_id)
    values (one."mailId", 'confirm_offers', one.language, one.address, one.name, '{}', 'lead', one."leadId", mail_status, one."requestId");
  end loop;
end $$;`,
}
