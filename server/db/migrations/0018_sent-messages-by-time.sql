-- expand concurrently
CREATE INDEX CONCURRENTLY "messages_sent_at" ON "messages" USING btree ("at") WHERE direction = 'out';