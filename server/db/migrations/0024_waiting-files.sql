-- expand concurrently
CREATE INDEX CONCURRENTLY "message_files_draft" ON "message_files" USING btree ("lead_id") WHERE message_id is null;