-- contract
-- Who is who is answered by the addresses of leads from now on, no longer by five indexes of the leads themselves.
CREATE TABLE "lead_addresses" (
	"lead_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"address" text NOT NULL,
	"is_current" boolean NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "lead_addresses_kind_key_lead_id_pk" PRIMARY KEY("kind","key","lead_id")
);

DROP INDEX "leads_email_key";
DROP INDEX "leads_phone_key";
DROP INDEX "leads_binned_email_key";
DROP INDEX "leads_binned_phone_key";
DROP INDEX "leads_email_person";
ALTER TABLE "import_rows" ADD COLUMN "name_key" text DEFAULT '' NOT NULL;
ALTER TABLE "lead_addresses" ADD CONSTRAINT "lead_addresses_lead_id_contact_requests_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "lead_addresses_lead" ON "lead_addresses" USING btree ("lead_id");
CREATE INDEX "lead_addresses_mailbox" ON "lead_addresses" USING btree (email_person("key")) WHERE kind = 'email';
CREATE INDEX "lead_addresses_former" ON "lead_addresses" USING gin ("key" gin_trgm_ops) WHERE not is_current;

-- What is known already: the addresses that leads have,
insert into lead_addresses (lead_id, kind, key, address, is_current, since, source)
select l.id, a.kind, a.key, a.address, true, l.created_at,
  case when l.imported_at is not null then 'file' when l.platform = 'by-hand' then 'hand' else 'form' end
from contact_requests l
cross join lateral (values ('email', l.email_key, l.email), ('phone', l.phone_key, l.phone)) as a (kind, key, address)
where a.key <> '';

-- those of leads that were merged into them,
insert into lead_addresses (lead_id, kind, key, address, is_current, since, source)
select m.lead_id, a.kind, a.key, a.address, false, m.merged_at, 'merge'
from lead_merges m join merged_leads g on g.merge_id = m.id join lead_addresses a on a.lead_id = g.lead_id
on conflict do nothing;

-- and those that people gave when they wrote again: the last line of such a note is "name · email · phone". A note that
-- shares only a number with its lead may be another person's.
insert into lead_addresses (lead_id, kind, key, address, is_current, since, source)
select l.id, a.kind, a.key, a.address, false, i.created_at, 'reply'
from lead_interactions i join contact_requests l on l.id = i.lead_id
cross join lateral regexp_match(i.content, '([^\n]*) · (\S+@\S+) · (\+[0-9]+ [0-9]+)$') as told (parts)
cross join lateral (values ('email', lower(told.parts[2]), told.parts[2]),
  ('phone', regexp_replace(told.parts[3], '[^0-9]', '', 'g'), told.parts[3])) as a (kind, key, address)
where i.subject = 'returned' and i.created_by = 'Visitor'
  and (lower(told.parts[2]) = l.email_key or name_words(told.parts[1]) = name_words(l.name))
on conflict do nothing;
