-- expand concurrently
CREATE INDEX CONCURRENTLY "lead_interactions_at" ON "lead_interactions" USING btree ("created_at") WHERE not by_visitor;