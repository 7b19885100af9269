import type pg from 'pg'
import type { ActivityFigures } from '#contract/analytics.ts'
import type { Period } from '#domain/analytics/period.ts'
import { addedByHand } from '#domain/leads/added-lead.ts'
import { defaultLeadStatus, pipeline } from '#domain/leads/pipeline.ts'
import { spokenOutcome } from '#domain/leads/quick-action.ts'

/**
 * Teammates' activity in a period, from lead histories. A first reply is credited to its author, whoever is assigned,
 * on its day; leads that needed none have none (`cells-sql`). A call of the lead is credited to the teammate who took it.
 * Notes and failed or queued messages are no contact.
 */
const activitySql = `
  with span as (
    select $1::date::timestamp at time zone $3 as since, ($2::date + 1)::timestamp at time zone $3 as until
  ), done as (
    select i.lead_id, i.created_by as name, i.created_at as at,
      case i.type when 'call' then 'call' when 'meeting' then 'meeting' else 'message' end as kind
    from lead_interactions i, span
    where i.created_at >= span.since and i.created_at < span.until and not i.by_visitor and i.type <> 'note'
      and (i.scheduled_for is null or i.completed_at is not null)
    union all
    select i.lead_id, i.created_by, i.created_at, 'call' from lead_interactions i, span
    where i.created_at >= span.since and i.created_at < span.until and i.by_visitor and i.type = 'call'
      and i.outcome = '${spokenOutcome}'
    union all
    select m.lead_id, m.written_by, m.at, 'message' from messages m, span
    where m.at >= span.since and m.at < span.until and m.direction = 'out' and m.written_by is not null
      and m.state in ('sent', 'delivered', 'read')
  ), waits as (
    select d.name, extract(epoch from l.first_reply_at - l.created_at)::float8 as seconds
    from done d cross join lateral (select * from contact_requests where id = d.lead_id offset 0) as l
    where l.first_reply_at = d.at and l.deleted_at is null and l.imported_at is null and l.platform <> '${addedByHand}'
  ), replies as (
    select name, count(*)::int as first, percentile_cont(0.5) within group (order by seconds) as p50,
      (count(*) filter (where seconds <= ${(pipeline[defaultLeadStatus].thresholdMs ?? 0) / 1_000}))::int as in_time
    from waits group by name
  )
  select d.name, coalesce(max(r.first), 0) as "firstReplies", coalesce(max(r.in_time), 0) as "inTime", max(r.p50) as p50,
    (count(*) filter (where d.kind = 'message'))::int as messages, (count(*) filter (where d.kind = 'call'))::int as calls,
    (count(*) filter (where d.kind = 'meeting'))::int as meetings, count(distinct d.lead_id)::int as leads
  from done d join users u on u.username = d.name left join replies r on r.name = d.name
  where $4::text is null or d.name = $4
  group by d.name order by count(*) desc, d.name`

/** Each teammate's activity in a period, the busiest first; with a name, only theirs. */
export async function readActivity(
  pool: pg.Pool,
  { from, to }: Period,
  timeZone: string,
  name: string | null,
): Promise<ActivityFigures> {
  const { rows } = await pool.query<ActivityFigures['teammates'][number]>(activitySql, [from, to, timeZone, name])
  return { teammates: rows }
}
