CREATE INDEX "leads_status_date" ON "contact_requests" USING btree ("status","created_at","id") WHERE deleted_at is null;
