-- expand concurrently
CREATE INDEX CONCURRENTLY "lead_interactions_their_calls" ON "lead_interactions" USING btree ("created_at") WHERE by_visitor and type = 'call';