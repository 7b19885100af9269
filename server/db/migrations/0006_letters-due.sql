-- expand concurrently
CREATE INDEX CONCURRENTLY "automation_receipts_due" ON "automation_receipts" USING btree ("due_at") WHERE due_at is not null;