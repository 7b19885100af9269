import type { SetupFigures } from '#contract/analytics.ts'
import { weeksOf } from '#domain/analytics/period.ts'
import { addDays } from '#domain/basics/calendar-day.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import type { Reading } from './read-cells.ts'

type Week = { week: string; submitted: number; completed: number }
type Cancelled = { week: string; kind: string; count: number }

/** Account setups by week of submission, their duration and cancellations; lead filters do not apply. */
export async function readSetupFigures(db: Sql, { period, timeZone }: Reading): Promise<SetupFigures> {
  const start = (day: string) => sql`(${day}::date::timestamp at time zone ${timeZone})`
  const inPeriod = sql`created_at >= ${start(period.from)} and created_at < ${start(addDays(period.to, 1))}`
  const week = sql`date_trunc('week', created_at at time zone ${timeZone})::date::text`
  const [weeks, all, statuses, cancelled] = await Promise.all([
    db.execute<Week>(sql`select ${week} as week, count(*)::int as submitted,
      (count(*) filter (where status = 'completed'))::int as completed
      from subscription_setups where ${inPeriod} group by 1`),
    db.execute<{ p50: number | null; p90: number | null }>(sql`select
      percentile_cont(0.5) within group (order by seconds) as p50, percentile_cont(0.9) within group (order by seconds) as p90
      from (select greatest(0, extract(epoch from processed_at - created_at))::float8 as seconds from subscription_setups
        where ${inPeriod} and status = 'completed' and processed_at is not null) t`),
    db.execute<{ status: SetupFigures['statuses'][number]['status']; setups: number }>(sql`select status,
      count(*)::int as setups from subscription_setups where ${inPeriod} group by 1 order by 2 desc, 1`),
    db.execute<Cancelled>(sql`select ${week} as week, kind, count(*)::int as count
      from cancellations where ${inPeriod} group by 1, 2`),
  ])
  const byWeek = new Map(weeks.rows.map((row) => [row.week, row]))
  const cancelledIn = (monday: string, kind: string) =>
    cancelled.rows.find((row) => row.week === monday && row.kind === kind)?.count ?? 0
  const rows = weeksOf(period).map((monday) => ({
    week: monday,
    submitted: byWeek.get(monday)?.submitted ?? 0,
    completed: byWeek.get(monday)?.completed ?? 0,
    cancelledTrials: cancelledIn(monday, 'cancel_trial'),
    cancelledSubscriptions: cancelledIn(monday, 'cancel_subscription'),
    withdrawals: cancelledIn(monday, 'withdraw'),
  }))
  return {
    submitted: rows.reduce((sum, { submitted }) => sum + submitted, 0),
    completed: rows.reduce((sum, { completed }) => sum + completed, 0),
    p50: all.rows[0]?.p50 ?? null,
    p90: all.rows[0]?.p90 ?? null,
    statuses: statuses.rows,
    weeks: rows,
  }
}
