import type pg from 'pg'
import { addDays, addMonths, dayIn, monthOf } from '#domain/basics/calendar-day.ts'
import { randomFrom } from './random.ts'

/** Visitors per lead, by variant: B converts slightly better. */
const perLead = { a: 34, b: 27 } as const
const days = 365
const months = 6

/**
 * Data that only a year-old product has: visitors by landing page variant, and past monthly forecasts, which vary around the
 * results.
 */
export async function writePastFigures(pool: pg.Pool, seed: string, now: number): Promise<void> {
  const random = randomFrom(`${seed} figures`)
  const today = dayIn('UTC', new Date(now))
  const { rows: leads } = await pool.query<{ day: string; variant: keyof typeof perLead; leads: number }>(
    `select day::text, value as variant, sum(leads)::int as leads from lead_cells
     where dimension = 'variant' and day >= $1::date group by 1, 2 order by 1, 2`,
    [addDays(today, -days)],
  )
  for (const { day, variant, leads: count } of leads) {
    await pool.query(
      `insert into variant_exposures (day, variant, language, visitors) values ($1, $2, 'en', $3) on conflict do nothing`,
      [day, variant, Math.round(random.around(perLead[variant] * count, 0.15))],
    )
  }
  for (let back = months; back > 0; back -= 1) {
    const month = addMonths(monthOf(today), -back)
    const { rows } = await pool.query<{ won: number }>(
      `select coalesce(sum(l.estimated_value), 0)::float8 as won
       from lead_stage_changes c join contact_requests l on l.id = c.lead_id
       where c.to_stage = 'converted' and c.at >= $1::date and c.at < $1::date + interval '1 month'`,
      [month],
    )
    const expected = Math.round(random.around(rows[0]!.won || 100_000, 0.18))
    await pool.query(
      `insert into forecast_snapshots (month, made_at, expected, low, high) values ($1, $1::date, $2, $3, $4)
       on conflict do nothing`,
      [month, expected, Math.round(expected * 0.72), Math.round(expected * 1.28)],
    )
  }
}
