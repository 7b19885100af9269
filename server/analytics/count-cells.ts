import { createHash } from 'node:crypto'
import type pg from 'pg'
import { dimensions } from '#domain/analytics/cells.ts'
import { addDays, addMonths, dayIn, monthOf } from '#domain/basics/calendar-day.ts'
import { dayMs, hourMs, minuteMs } from '#domain/basics/instant.ts'
import { merged, shiftsBetween, type WorkingHours } from '#domain/staff/working-hours.ts'
import { cellsSql } from './cells-sql.ts'
import type { TeamClock } from './team-clock.ts'

/** Days counted in one transaction: few enough that an initial count of years does not block others. */
const daysAtOnce = 31

/**
 * Recounts the latest day and days whose leads have changed since. Every day is counted the first time, and after a
 * change of time zone or working hours. Servers take turns. `months`: those to add up again, of the counted days or
 * all, as after a release that lacked them.
 */
export async function countCells(
  pool: pg.Pool,
  clock: TeamClock,
  now = new Date(),
  months: 'counted' | 'all' = 'all',
): Promise<void> {
  const { timeZone } = clock
  const client = await pool.connect()
  try {
    await client.query(`select pg_advisory_lock(hashtextextended('lead-cells', 0))`)
    const isNewClock = await keepClock(client, clock, now)
    const marks = await client.query<{ id: number; hour: Date }>('select id, hour from lead_days_changed')
    const days = new Set([
      dayIn(timeZone, new Date(now.getTime() - 15 * minuteMs)),
      dayIn(timeZone, now),
      // An hour may lie in two days where midnight is not at a full hour.
      ...marks.rows.flatMap(({ hour }) => [
        dayIn(timeZone, hour),
        dayIn(timeZone, new Date(hour.getTime() + hourMs - 1)),
      ]),
    ])
    const sorted = [...days].toSorted()
    for (let at = 0; at < sorted.length; at += daysAtOnce) {
      await countDays(client, timeZone, sorted.slice(at, at + daysAtOnce))
    }
    await countMonths(client, isNewClock || months === 'all' ? null : sorted)
    await client.query('delete from lead_days_changed where id = any ($1)', [marks.rows.map(({ id }) => id)])
    await client.query('update lead_cells_state set counted_at = $1', [now])
  } finally {
    await client.query(`select pg_advisory_unlock(hashtextextended('lead-cells', 0))`).catch(() => undefined)
    client.release()
  }
}

/** Days ahead for which shifts are worked out. */
const daysAhead = 35

/**
 * Updates the team's time zone and working hours. If they changed, deletes all cells of existing leads, and marks each
 * day with leads; returns whether they did.
 */
async function keepClock(client: pg.ClientBase, { timeZone, hours }: TeamClock, now: Date): Promise<boolean> {
  const hoursKey = hours === null ? '' : createHash('sha256').update(JSON.stringify(hours)).digest('base64url')
  const { rows } = await client.query<{ time_zone: string; hours_key: string; shifts_until: Date | null }>(
    'select time_zone, hours_key, shifts_until from lead_cells_state',
  )
  const [state] = rows
  const isSame = state?.time_zone === timeZone && state.hours_key === hoursKey
  if (isSame && (hours === null || state.shifts_until!.getTime() > now.getTime() + 7 * dayMs)) return false
  await client.query('begin')
  try {
    const until = new Date(now.getTime() + daysAhead * dayMs)
    await writeShifts(client, hours ?? [], until)
    if (!isSame) {
      await client.query('delete from lead_cells where not is_erased')
      await client.query(`insert into lead_days_changed (hour)
        select distinct date_trunc('hour', created_at, 'UTC') from contact_requests where deleted_at is null`)
    }
    await client.query(
      `insert into lead_cells_state (counted_at, time_zone, hours_key, shifts_until) values ($1, $2, $3, $4)
       on conflict ("only") do update set time_zone = excluded.time_zone, hours_key = excluded.hours_key,
         shifts_until = excluded.shifts_until`,
      [now, timeZone, hoursKey, until],
    )
    await client.query('commit')
    return !isSame
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** Writes the working intervals since the first lead. */
async function writeShifts(client: pg.ClientBase, hours: readonly WorkingHours[], until: Date): Promise<void> {
  await client.query('delete from team_shifts')
  const { rows } = await client.query<{ first: Date | null }>('select min(created_at) as first from contact_requests')
  const from = (rows[0]?.first ?? until).getTime() - daysAhead * dayMs
  const shifts = merged(hours.flatMap((one) => shiftsBetween(one, [from, until.getTime()])))
  let before = 0
  const lines = shifts.map(([starts, ends]) => {
    const line = [new Date(starts), new Date(ends), before] as const
    before += (ends - starts) / 1_000
    return line
  })
  await client.query(
    `insert into team_shifts (starts_at, ends_at, seconds_before)
     select * from unnest($1::timestamptz[], $2::timestamptz[], $3::bigint[])`,
    [lines.map(([starts]) => starts), lines.map(([, ends]) => ends), lines.map(([, , seconds]) => Math.round(seconds))],
  )
}

async function countDays(client: pg.ClientBase, timeZone: string, days: readonly string[]): Promise<void> {
  await client.query('begin')
  try {
    await client.query(
      'delete from lead_cells where dimension = any ($1) and day = any ($2::date[]) and not is_erased',
      [dimensions, days],
    )
    // One stretch of days: the date index finds their leads; days in between without a change are skipped.
    const where = `l.created_at >= ($2::date::timestamp at time zone $1::text) and l.created_at < ($3::date::timestamp at time zone $1::text)
      and (l.created_at at time zone $1::text)::date = any ($4::date[])`
    await client.query(
      `insert into lead_cells (dimension, day, value, bin, is_erased, leads, replied, qualified, converted, won)
       ${cellsSql(where, '$1::text')}`,
      [timeZone, days[0], addDays(days.at(-1)!, 1), days],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** Sums the cells of days by month: for the months of `days`, or for all. */
async function countMonths(client: pg.ClientBase, days: readonly string[] | null): Promise<void> {
  const months = days && [...new Set(days.map(monthOf))]
  await client.query('begin')
  try {
    await client.query('delete from lead_month_cells where $1::date[] is null or month = any ($1)', [months])
    await client.query(
      `insert into lead_month_cells (dimension, month, value, bin, leads, replied, qualified, converted, won)
       select dimension, date_trunc('month', day::timestamp)::date, value, bin,
         sum(leads), sum(replied), sum(qualified), sum(converted), sum(won)
       from lead_cells
       where $1::date[] is null or dimension = any ($2) and day >= $3 and day < $4
         and date_trunc('month', day::timestamp)::date = any ($1)
       group by 1, 2, 3, 4`,
      [months, dimensions, months?.[0] ?? null, months && addMonths(months.at(-1)!, 1)],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
