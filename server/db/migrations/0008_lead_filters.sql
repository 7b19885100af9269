DROP INDEX "leads_search";
CREATE INDEX "lead_attributions_campaign" ON "lead_attributions" USING btree ("utm_campaign","lead_id") WHERE utm_campaign is not null;
CREATE INDEX "leads_unanswered" ON "contact_requests" USING btree ("created_at","id") WHERE deleted_at is null and first_reply_at is null;
CREATE INDEX "leads_last_contact" ON "contact_requests" USING btree ("last_contact_date") WHERE deleted_at is null and last_contact_date is not null;
CREATE INDEX "leads_follow_up" ON "contact_requests" USING btree ("next_follow_up_date") WHERE deleted_at is null and next_follow_up_date is not null;
CREATE INDEX "leads_lost_reason" ON "contact_requests" USING btree ("lost_reason","created_at") WHERE deleted_at is null and lost_reason is not null;
CREATE INDEX "leads_search" ON "contact_requests" USING gin ("search_text" gin_trgm_ops,"country",coalesce("preferred_language", "language"),coalesce("assigned_to", ''),"platform","priority_rank","lead_source","tags",coalesce("estimated_value", 0),search_fold("name") gin_trgm_ops) WITH (gin_pending_list_limit=1024) WHERE deleted_at is null;