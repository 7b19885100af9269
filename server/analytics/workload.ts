import type pg from 'pg'
import type { WorkloadAnswer } from '#contract/analytics.ts'
import { minuteMs } from '#domain/basics/instant.ts'
import { leadStatuses, pipeline } from '#domain/leads/pipeline.ts'
import { leadAwaitsFirstTouchSql } from '#server/db/stage-sql.ts'
import { leftTeammatesSql } from '#server/db/teammate.ts'

type Row = WorkloadAnswer['teammates'][number]

const openStages = leadStatuses.filter((stage) => !pipeline[stage].closed)

/** The assignee; empty if unassigned or if they have left. */
const nameOf = (row: 'l' | 't') =>
  `case when ${row}.assigned_to = any (${leftTeammatesSql}) then '' else coalesce(${row}.assigned_to, '') end`

/** Each part by an index: of the stages that are open, of tasks that are due, and of the few leads in the bin. */
const workloadSql = `
  with open_leads as (
    select ${nameOf('l')} as name, count(*)::int as open,
      (count(*) filter (where l.column_at < $1 and not (${leadAwaitsFirstTouchSql})))::int as overdue
    from contact_requests l where l.deleted_at is null and l.status = any ('{${openStages.join(',')}}') group by 1
  ), open_tasks as (
    select ${nameOf('t')} as name, count(*)::int as tasks,
      (count(*) filter (where t.due_date < $1))::int as overdue
    from lead_tasks t
    where t.status = 'pending' and t.lead_id not in (select id from contact_requests where deleted_at is not null)
    group by 1
  )
  select name, coalesce(l.open, 0) as open, coalesce(l.overdue, 0) as overdue, coalesce(t.tasks, 0) as tasks,
    coalesce(t.overdue, 0) as "overdueTasks"
  from open_leads l full join open_tasks t using (name)
  order by coalesce(l.open, 0) desc, coalesce(t.tasks, 0) desc, name`

/** Each teammate's open work; cached for a minute for all callers. */
export function workloadReader(pool: pg.Pool): () => Promise<WorkloadAnswer> {
  let kept: { at: number; answer: Promise<WorkloadAnswer> } | null = null
  const count = async (now: Date): Promise<WorkloadAnswer> => {
    const { rows } = await pool.query<Row>(workloadSql, [now])
    return { asOf: now.toISOString(), teammates: rows }
  }
  return () => {
    const now = new Date()
    if (!kept || now.getTime() - kept.at >= minuteMs) {
      const answer = count(now)
      answer.catch(() => {
        kept = null
      })
      kept = { at: now.getTime(), answer }
    }
    return kept.answer
  }
}
