DROP INDEX "leads_column";
ALTER TABLE "contact_requests" ADD COLUMN "clock_since" timestamp (3) with time zone;
ALTER TABLE "contact_requests" ADD COLUMN "clock_event" text;
ALTER TABLE "contact_requests" ADD COLUMN "clock_stage" text;
ALTER TABLE "contact_requests" ADD COLUMN "column_at" timestamp (3) with time zone GENERATED ALWAYS AS (lead_column_moment(status, created_at, updated_at, imported_at, clock_since, clock_event, clock_stage)) STORED;
CREATE INDEX "leads_column" ON "contact_requests" USING btree ("status",((imported_at is not null and clock_event is null and status not in ('converted', 'lost'))::int),"column_at","id") WHERE deleted_at is null;