-- expand concurrently
CREATE INDEX CONCURRENTLY "leads_waiting_of" ON "contact_requests" USING btree ("assigned_to") WHERE deleted_at is null and assigned_to is not null and (status not in ('converted', 'lost')
  and clock_event is distinct from 'reply' and not (imported_at is not null and clock_event is null and status not in ('converted', 'lost')));