-- contract
ALTER TABLE "automation_receipts" ADD COLUMN "consent_id" uuid;
ALTER TABLE "consents" ADD COLUMN "address" text DEFAULT '' NOT NULL;

-- What was agreed to counted for the lead; it counts for the address of then. A further message names its own in the last line of
-- its note ("name · email · phone"), which was written in the same moment.
update consents c set address = case
    when c.purpose = 'phone_offers' then coalesce(regexp_replace(told.parts[2], '[^0-9]', '', 'g'), l.phone_key)
    else coalesce(lower(told.parts[1]), nullif(l.email_key, ''), case c.purpose when 'answer' then l.phone_key else '' end) end
from contact_requests l, consents o
left join lateral (
  select regexp_match(i.content, '· (\S+@\S+) · (\+[0-9]+ [0-9]+)$') as parts from lead_interactions i
  where i.lead_id = o.lead_id and i.created_at = o.given_at and i.subject = 'returned' and i.created_by = 'Visitor' limit 1
) as told on true
where l.id = c.lead_id and o.id = c.id;
