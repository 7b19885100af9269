import type { Lead } from '#contract/leads.ts'
import { leadStatuses, pipeline, urgencyOf } from '#domain/leads/pipeline.ts'
import type { Statement } from '#server/db/search.ts'
import { awaitsReplySql, closedStagesSql, leadAwaitsFirstTouchSql } from '#server/db/stage-sql.ts'

/** 1 for a lead `l` that awaits its first touch (`domain/leads/pipeline`), else 0; written exactly as in the index `leads_column`. */
export const awaitsFirstTouchKey = `(${leadAwaitsFirstTouchSql})::int`

/** Condition: the lead `l` is overdue at `now` (epoch milliseconds), by the answer clock of `domain/leads/pipeline`. */
export function overdueSql(statement: Statement, now: number): string {
  const due = `l.column_at < ${statement.value(new Date(now))}::timestamptz`
  const open = leadStatuses.filter((status) => !pipeline[status].closed)
  // Not by the key of the index: with other filters beside it, theirs read fewer rows.
  return `(not (l.imported_at is not null and l.clock_event is null) and (${open.map((status) => `l.status = '${status}' and ${due}`).join(' or ')}))`
}

/** Condition: the visitor of the lead `l` waits for an answer, and it is not overdue at `now`; along the index `leads_waiting`. */
export const inTimeSql = (statement: Statement, now: number) =>
  `(${awaitsReplySql} and l.column_at >= ${statement.value(new Date(now))}::timestamptz)`

/** The moment of leads that are never overdue: after all others. */
const never = '9999-01-01T00:00:00.000Z'

/** When the lead `l` is due (`domain/leads/pipeline`). */
export const dueSql = `(case when ${leadAwaitsFirstTouchSql} or l.status in (${closedStagesSql})
  then '${never}'::timestamptz else l.column_at end)`

/** The same of a lead that was read. */
export function dueOf(lead: Lead, now: number): string {
  const urgency = urgencyOf(lead, now)
  if (urgency.urgency === 'none') return never
  return new Date(now + (urgency.overdue ? -urgency.overdueMs : urgency.remainingMs)).toISOString()
}
