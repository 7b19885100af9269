import type pg from 'pg'
import type { ForecastAnswer } from '#contract/analytics.ts'
import { quantile } from '#domain/analytics/bins.ts'
import {
  type Expected,
  expectedBetween,
  openStages,
  probabilityOf,
  remaining,
  type StageNow,
} from '#domain/analytics/forecast.ts'
import { addDays, addMonths, dayIn, momentOf, monthOf } from '#domain/basics/calendar-day.ts'
import { minuteMs } from '#domain/basics/instant.ts'
import { leadStatuses } from '#domain/leads/pipeline.ts'
import { wonLeadsSql } from '#server/db/lead-moves-sql.ts'
import { readStageRates } from '#server/db/stage-rates.ts'
import type { CellReader } from './read-cells.ts'
import { countsOf, histogramOf } from './sums.ts'

/** Months in the forecast; later ones are one sum. */
const months = 4
/** Leads this many days old are nearly all decided; rates come from the year before that. */
const [decidedAfter, experience] = [60, 365]

type Forecast = Pick<ForecastAnswer, 'months' | 'later' | 'stages'>

/** Expected revenue of open leads by month, as of now. */
async function makeForecast(pool: pg.Pool, read: CellReader, timeZone: string, now: Date): Promise<Forecast> {
  const stages = await readStages(pool, read, timeZone, now)
  const month = monthOf(dayIn(timeZone, now))
  const secondsTo = (first: string) => Math.max(0, (momentOf(first, timeZone) - now.getTime()) / 1_000)
  const between = (n: number): Expected =>
    expectedBetween(stages, secondsTo(addMonths(month, n)), secondsTo(addMonths(month, n + 1)))
  return {
    months: Array.from({ length: months }, (_, n) => ({ month: addMonths(month, n).slice(0, 7), ...between(n) })),
    later: expectedBetween(stages, secondsTo(addMonths(month, months)), Number.POSITIVE_INFINITY),
    stages: stages.map((one) => ({
      stage: one.stage,
      leads: one.leads,
      value: one.value,
      probability: probabilityOf(one.stage, one),
      reached: one.reached,
      remaining: remaining(stages, one.stage),
    })),
  }
}

async function readStages(pool: pg.Pool, read: CellReader, timeZone: string, now: Date): Promise<StageNow[]> {
  const [{ rows }, rates, [sums]] = await Promise.all([
    pool.query<{ stage: string; leads: number; value: number; squares: number }>(
      `select status as stage, count(*)::int as leads, sum(coalesce(estimated_value, 0))::float8 as value,
         sum(coalesce(estimated_value, 0)::float8 ^ 2) as squares
       from contact_requests where deleted_at is null and status = any ('{${openStages.join(',')}}') group by 1`,
    ),
    readStageRates(pool),
    readStays(read, timeZone, now),
  ])
  return leadStatuses
    .filter((stage) => openStages.includes(stage))
    .map((stage) => {
      const { leads = 0, value = 0, squares = 0 } = rows.find((row) => row.stage === stage) ?? {}
      const stays = sums.filter((sum) => sum.value === stage)
      return { stage, leads, value, squares, ...rates[stage], stay: quantile(histogramOf(stays), 0.5) }
    })
}

/** The stages of the leads that are long enough ago to be decided, with how long they stayed there. */
function readStays(read: CellReader, timeZone: string, now: Date) {
  const to = addDays(dayIn(timeZone, now), -decidedAfter)
  return read([[['stage'], 'none']], { period: { from: addDays(to, -experience), to }, timeZone, filters: {} })
}

/** Counts the outcomes of earlier leads by open stage, for all users of a conversion probability. */
export async function countStageRates(pool: pg.Pool, read: CellReader, timeZone: string, now: Date): Promise<void> {
  const [sums] = await readStays(read, timeZone, now)
  const rates = openStages.map((stage) => ({ stage, ...countsOf(sums.filter(({ value }) => value === stage)) }))
  await pool.query(
    `insert into stage_rates (stage, reached, converted)
     select * from unnest($1::text[], $2::int[], $3::int[])
     on conflict (stage) do update set reached = excluded.reached, converted = excluded.converted
     where (stage_rates.reached, stage_rates.converted) is distinct from (excluded.reached, excluded.converted)`,
    [rates.map(({ stage }) => stage), rates.map(({ leads }) => leads), rates.map(({ converted }) => converted)],
  )
}

/** Stores the forecast of a month that has just begun, once, for later comparison. */
export async function keepForecast(pool: pg.Pool, read: CellReader, timeZone: string, now = new Date()): Promise<void> {
  const month = monthOf(dayIn(timeZone, now))
  const { rowCount } = await pool.query('select from forecast_snapshots where month = $1', [month])
  if (rowCount) return
  const { months: expected } = await makeForecast(pool, read, timeZone, now)
  const [first] = expected
  await pool.query(
    `insert into forecast_snapshots (month, made_at, expected, low, high) values ($1, $2, $3, $4, $5)
     on conflict (month) do nothing`,
    [month, now, first!.expected, first!.low, first!.high],
  )
}

/** Past forecasts and the value of the leads that converted in the month, those that are converted still. */
async function readPast(pool: pg.Pool, timeZone: string): Promise<ForecastAnswer['past']> {
  const { rows } = await pool.query<ForecastAnswer['past'][number]>(
    `with snapshots as (select * from forecast_snapshots order by month desc limit 12), won as (
       select date_trunc('month', at at time zone $1)::date as month, sum(value) as value
       from (${wonLeadsSql('c.at >= (select min(month) from snapshots)::timestamp at time zone $1')}) as w group by 1)
     select to_char(s.month, 'YYYY-MM') as month, s.made_at as "madeAt", s.expected::float8 as expected,
       s.low::float8 as low, s.high::float8 as high, s.month = date_trunc('month', now() at time zone $1)::date as "isRunning",
       coalesce((select value from won where won.month = s.month), 0)::float8 as actual
     from snapshots s order by s.month desc`,
    [timeZone],
  )
  return rows.map((row) => ({ ...row, madeAt: new Date(row.madeAt).toISOString() }))
}

/** The forecast for screens; one answer serves all who ask within a minute. */
export function forecastReader(pool: pg.Pool, read: CellReader): (timeZone: string) => Promise<ForecastAnswer> {
  let kept: { at: number; answer: Promise<ForecastAnswer> } | null = null
  const make = async (timeZone: string, now: Date): Promise<ForecastAnswer> => {
    const [forecast, past] = await Promise.all([makeForecast(pool, read, timeZone, now), readPast(pool, timeZone)])
    return { asOf: now.toISOString(), timeZone, ...forecast, past }
  }
  return (timeZone) => {
    const now = new Date()
    if (!kept || now.getTime() - kept.at >= minuteMs) {
      const answer = make(timeZone, now)
      answer.catch(() => {
        kept = null
      })
      kept = { at: now.getTime(), answer }
    }
    return kept.answer
  }
}
