-- expand concurrently
CREATE INDEX CONCURRENTLY "leads_waiting" ON "contact_requests" USING btree ("column_at","id") WHERE deleted_at is null and (status not in ('converted', 'lost')
  and clock_event is distinct from 'reply' and not (imported_at is not null and clock_event is null and status not in ('converted', 'lost')));
