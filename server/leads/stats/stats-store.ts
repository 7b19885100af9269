import type pg from 'pg'
import type { LeadStatsAnswer } from '#contract/lead-stats.ts'
import { dayMs } from '#domain/basics/instant.ts'
import { conversionRate, statsWindowDays, windowStart } from '#domain/leads/lead-stats.ts'

type Row = Record<
  'total' | 'high_value' | 'converted' | 'weekly' | 'monthly' | 'completed' | 'replies' | 'milliseconds',
  string
>

/**
 * The figures above the board. What grows with all leads is kept as they change; the two windows are counted along the
 * index of dates, as many entries as leads arrived in them.
 */
export async function readLeadStats(pool: pg.Pool, now: Date): Promise<LeadStatsAnswer> {
  const days = statsWindowDays.monthly
  const { rows } = await pool.query<Row>({
    name: 'lead-stats',
    text: `select
        t.*, w.*, r.*,
        (select coalesce(sum(setups), 0) from setup_totals where status = 'completed') as completed
      from
        (select coalesce(sum(leads), 0) as total, coalesce(sum(high_value), 0) as high_value,
          coalesce(sum(leads) filter (where status = 'converted'), 0) as converted from lead_totals) as t,
        (select count(*) as monthly, count(*) filter (where created_at >= $1) as weekly
          from contact_requests where deleted_at is null and created_at >= $2) as w,
        (select coalesce(sum(replies), 0) as replies, coalesce(sum(milliseconds), 0) as milliseconds
          from first_reply_totals where day > $3::date) as r`,
    values: [
      new Date(windowStart('weekly', now)),
      new Date(windowStart('monthly', now)),
      new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10),
    ],
  })
  const row = rows[0]!
  const [total, converted, replies] = [Number(row.total), Number(row.converted), Number(row.replies)]
  return {
    total,
    weekly: Number(row.weekly),
    monthly: Number(row.monthly),
    highValue: Number(row.high_value),
    converted,
    conversionRate: conversionRate(converted, total),
    completedSetups: Number(row.completed),
    firstReplies: replies,
    responseSeconds: replies > 0 ? Number(row.milliseconds) / 1000 / replies : null,
  }
}
