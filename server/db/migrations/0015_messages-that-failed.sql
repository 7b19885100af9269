-- expand concurrently
CREATE INDEX CONCURRENTLY "messages_failed" ON "messages" USING btree ("lead_id") WHERE settled_at is null and direction = 'out';
