import type { AnalyticsQuery, PeriodQuery } from '#contract/analytics.ts'
import type { Handlers } from '#contract/handler.ts'
import { daysUpTo, type Period, periodBefore, usualDays } from '#domain/analytics/period.ts'
import { dayIn } from '#domain/basics/calendar-day.ts'
import { namedFilters } from '#domain/leads/lead-filters.ts'
import { can } from '#domain/staff/permissions.ts'
import type { Databases } from '#server/db/database.ts'
import { readTeamZone } from '#server/db/team-time-sql.ts'
import { usualTimeZone } from '#server/db/workers.ts'
import type { Job } from '#server/jobs/jobs.ts'
import type { Outbox } from '#server/outside/mail/outbox.ts'
import { readActivity } from './activity.ts'
import { countCells } from './count-cells.ts'
import { countStageRates, forecastReader, keepForecast } from './forecast.ts'
import { readCohorts, readFunnel, readSources } from './funnel.ts'
import { cellReader, type FilterSql, type Reading, readState } from './read-cells.ts'
import { readResponse } from './response.ts'
import { readSetupFigures } from './setups.ts'
import { changeTargets, readTargets } from './targets.ts'
import { readTeamClock } from './team-clock.ts'
import { readVariants } from './variants.ts'
import { changeWeeklySummary, readWeeklySummary } from './weekly-choice.ts'
import { sendWeeklySummaries } from './weekly-mail.ts'
import { workloadReader } from './workload.ts'

type AnalyticsCall =
  | 'readResponse'
  | 'readFunnel'
  | 'readSources'
  | 'readCohorts'
  | 'readWorkload'
  | 'readActivity'
  | 'readVariants'
  | 'readSetupFigures'
  | 'readForecast'
  | 'readTargets'
  | 'changeTargets'
  | 'readWeeklySummary'
  | 'changeWeeklySummary'

/** A team lead's view of past weeks: the calls, and the job that counts changes. */
export function analyticsFeature(
  { staff, background }: Databases,
  filterSql: FilterSql,
  outbox: Pick<Outbox, 'queue'>,
) {
  const read = cellReader({ query: (text, values) => staff.pool.query(text, values) }, filterSql)
  const forecast = forecastReader(staff.pool, read)
  const workload = workloadReader(staff.pool)
  // A server of the previous release does not keep months, so the first count after a start sums all of them.
  let months: 'counted' | 'all' = 'all'

  const answer = async <T>(
    query: AnalyticsQuery | PeriodQuery,
    me: string,
    make: (reading: Reading, today: string) => Promise<T>,
  ) => {
    const { days, from, to, compare, ...filters } = query
    const now = new Date()
    const state = (await readState(staff.sql)) ?? { asOf: now, timeZone: usualTimeZone }
    const { timeZone } = state
    const today = dayIn(timeZone, now)
    const period = periodOf({ days, from, to }, today)
    const before = compare ? periodBefore(period) : null
    const reading = { period, timeZone, filters: namedFilters(filters, me) }
    const [first, second] = await Promise.all([
      make(reading, today),
      before && make({ ...reading, period: before }, today),
    ])
    return { about: { asOf: state.asOf.toISOString(), timeZone, period, before }, now: first, before: second }
  }

  return {
    handlers: {
      readResponse: ({ query }, { actor }) => answer(query, actor.username, (reading) => readResponse(read, reading)),
      readFunnel: ({ query }, { actor }) => answer(query, actor.username, (reading) => readFunnel(read, reading)),
      readSources: ({ query }, { actor }) => answer(query, actor.username, (reading) => readSources(read, reading)),
      readCohorts: ({ query }, { actor }) =>
        answer(query, actor.username, (reading, today) => readCohorts(read, reading, today)),
      readVariants: ({ query }, { actor }) =>
        answer(query, actor.username, (reading) => readVariants(staff.sql, read, reading)),
      readSetupFigures: ({ query }, { actor }) =>
        answer(query, actor.username, (reading) => readSetupFigures(staff.sql, reading)),
      readForecast: async () => forecast((await readState(staff.sql))?.timeZone ?? usualTimeZone),
      readWorkload: () => workload(),
      readActivity: ({ query }, { actor }) =>
        answer(query, actor.username, ({ period, timeZone }) =>
          readActivity(staff.pool, period, timeZone, can(actor.role, 'analytics.read') ? null : actor.username),
        ),
      readTargets: async () => readTargets(staff.sql, await readTeamZone(staff.sql), new Date()),
      changeTargets: ({ body }, context) => changeTargets(staff.sql, context, body),
      readWeeklySummary: (_input, { actor }) => readWeeklySummary(staff.sql, actor.userId),
      changeWeeklySummary: ({ body }, context) => changeWeeklySummary(staff.sql, context, body.isOn),
    } satisfies Handlers<AnalyticsCall>,
    jobs: [
      {
        name: 'lead-cells',
        cron: '* * * * *',
        run: async () => {
          const clock = await readTeamClock(background.sql)
          const now = new Date()
          await countCells(background.pool, clock, now, months)
          await countStageRates(background.pool, read, clock.timeZone, now)
          months = 'counted'
        },
      },
      // Kept in the first hour of a month; where no server was up then, as soon as one is.
      {
        name: 'forecast',
        cron: '5 * * * *',
        run: async () => keepForecast(background.pool, read, (await readTeamClock(background.sql)).timeZone),
      },
      {
        name: 'weekly-summary',
        cron: '8 * * * *',
        run: async () => {
          const { timeZone } = await readTeamClock(background.sql)
          await sendWeeklySummaries(background, read, outbox, timeZone, new Date())
        },
      },
    ] satisfies Job[],
  }
}

/** The requested days; with one end missing, the default length. */
function periodOf({ days = usualDays, from, to }: Pick<AnalyticsQuery, 'days' | 'from' | 'to'>, today: string): Period {
  if (from !== undefined) return { from, to: to ?? (from > today ? from : today) }
  return daysUpTo(to ?? today, days)
}
