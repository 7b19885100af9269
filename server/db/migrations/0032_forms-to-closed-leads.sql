-- expand concurrently
CREATE INDEX CONCURRENTLY "leads_wrote_when_closed" ON "contact_requests" USING btree ("last_returned_at") WHERE deleted_at is null and (last_returned_at is not null and status in ('converted', 'lost')
  and clock_event = 'message' and clock_stage = status);
