-- Whose lead a message joins is the newest of an address or a number (`receive_contacts`). With the date in the index that is
-- one entry; without, a database that had no statistics yet walked all leads by date until it met the address.
DROP INDEX "leads_email_key";--> statement-breakpoint
DROP INDEX "leads_phone_key";--> statement-breakpoint
CREATE INDEX "leads_email_key" ON "contact_requests" USING btree ("email_key","created_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "leads_phone_key" ON "contact_requests" USING btree ("phone_key","created_at") WHERE deleted_at is null;
