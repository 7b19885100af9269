-- contract
ALTER TABLE "contact_requests" ADD COLUMN "own_follow_up_date" timestamp (3) with time zone;

-- What differs from the earliest open task was set by somebody.
update contact_requests l set own_follow_up_date = l.next_follow_up_date
where l.next_follow_up_date is not null and l.next_follow_up_date is distinct from (
  select min(t.due_date) from lead_tasks t
  where t.lead_id = l.id and t.status = 'pending' and t.type in ('follow_up', 'meeting'));
