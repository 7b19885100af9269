-- With all that its expression is made of, so that a stretch of a column is measured in the index alone.
DROP INDEX "leads_column";--> statement-breakpoint
CREATE INDEX "leads_column" ON "contact_requests" USING btree ("status",((imported_at is not distinct from updated_at and status not in ('converted', 'lost'))::int),"updated_at","id","imported_at") WHERE deleted_at is null;
