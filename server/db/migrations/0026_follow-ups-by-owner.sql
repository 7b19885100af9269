-- expand
CREATE INDEX "leads_follow_up_of" ON "contact_requests" USING btree ("assigned_to","next_follow_up_date","id") WHERE deleted_at is null and next_follow_up_date is not null;