import { sql } from '#server/db/drizzle.ts'
import { closedStagesSql } from '#server/db/stage-sql.ts'

/**
 * Condition: notice `n` on lead `l` still asks something of teammate `u`: not done; an assigned lead also has to
 * be theirs, open, and without a contact since; a task has to be theirs and open.
 */
const isOpenSql = `(n.done_at is null and case n.kind
  when 'mentioned' then true
  when 'rule_stuck' then true
  when 'task' then t.status = 'pending' and t.assigned_to = u.username
  else n.bulk_id is not null or (l.assigned_to = u.username
    and l.status not in (${closedStagesSql}) and coalesce(l.last_contact_date < n.at, true)) end)`

/** Notices looked at: some of them no longer ask for anything, and some came together. */
const maxExamined = 2_000

/**
 * A teammate's notices that meet a condition on `lead_notices`, newest first, one per batch: an open lead represents
 * the others, and \`leads\` counts those; merged leads count once. Excludes leads in the bin.
 */
export const noticesSql = (userId: string, condition: ReturnType<typeof sql>) => sql`
  select * from (
    select one.*, sum(case when of_lead = 1 then one.of_leads else 0 end) over (partition by batch, is_open)::int as leads,
      row_number() over (partition by batch order by is_open desc, id) as place
    from (
      select n.id, n.kind, n.at, n.by, n.task_id, t.title as task, n.lead_id, l.name as lead_name, l.status, open.is_open,
        coalesce(n.batch_id, n.id) as batch, n.leads as of_leads,
        row_number() over (partition by coalesce(n.batch_id, n.id), open.is_open, n.lead_id, n.task_id order by n.id) as of_lead
      from (
        select * from lead_notices where user_id = ${userId} and ${condition} order by at desc limit ${maxExamined}
      ) as n
      cross join lateral (select * from contact_requests where id = n.lead_id and deleted_at is null offset 0) as l
      join users u on u.id = n.user_id
      left join lead_tasks t on t.id = n.task_id
      cross join lateral (select coalesce(${sql.raw(isOpenSql)}, false) as is_open) as open
    ) as one
  ) as each where place = 1`
