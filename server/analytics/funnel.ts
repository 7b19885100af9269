import type { Cohort, FunnelFigures, SourceFigures } from '#contract/analytics.ts'
import { binAfterWeeks, cohortWeeks, noBin, quantile } from '#domain/analytics/bins.ts'
import { sourceDimensions } from '#domain/analytics/cells.ts'
import { weeksOf } from '#domain/analytics/period.ts'
import { addDays } from '#domain/basics/calendar-day.ts'
import { leadStatuses } from '#domain/leads/pipeline.ts'
import type { CellReader, Reading, Sum } from './read-cells.ts'
import { byLeads, countsOf, histogramOf } from './sums.ts'

/** How far the leads of a period got. */
export async function readFunnel(read: CellReader, reading: Reading): Promise<FunnelFigures> {
  const [sums] = await read([[['lead', 'stage', 'stopped', 'lost_reason', 'won_again'], 'none']], reading)
  const of = (dimension: Sum['dimension'], value?: string) =>
    sums.filter((sum) => sum.dimension === dimension && (value === undefined || sum.value === value))
  return {
    all: countsOf(of('lead')),
    stages: leadStatuses.map((stage) => {
      const stays = of('stage', stage)
      const histogram = histogramOf(stays)
      const { leads: reached, converted } = countsOf(stays)
      const there = histogram.get(noBin) ?? 0
      return {
        stage,
        reached,
        converted,
        there,
        p50: quantile(histogram, 0.5),
        p90: quantile(histogram, 0.9),
        // Leads that got no further and have left this stage were lost from it.
        lost: stage === 'lost' ? 0 : Math.max(0, countsOf(of('stopped', stage)).leads - there),
      }
    }),
    wonAgain: countsOf(of('won_again')).leads,
    lostReasons: of('lost_reason')
      .map(({ value, leads }) => ({ value, leads }))
      .toSorted(byLeads)
      .map(({ value, leads }) => ({ reason: value, leads })),
  }
}

/** Sources of a period's leads. */
export async function readSources(read: CellReader, reading: Reading): Promise<SourceFigures> {
  const [sums] = await read([[['lead', ...sourceDimensions], 'none']], reading)
  const by = (name: (typeof sourceDimensions)[number]) =>
    sums
      .filter(({ dimension }) => dimension === name)
      .map((sum) => ({ value: sum.value, ...countsOf([sum]) }))
      .toSorted(byLeads)
  return {
    all: countsOf(sums.filter(({ dimension }) => dimension === 'lead')),
    by: Object.fromEntries(sourceDimensions.map((name) => [name, by(name)])) as SourceFigures['by'],
  }
}

/** Leads by week of arrival; `today` limits what is known of a week. */
export async function readCohorts(read: CellReader, reading: Reading, today: string): Promise<{ cohorts: Cohort[] }> {
  const [sums] = await read([[['lead', 'converted'], 'week']], reading)
  const byWeek = Map.groupBy(sums, ({ key }) => key)
  return {
    cohorts: weeksOf(reading.period).map((week) => {
      const some = byWeek.get(week) ?? []
      const all = countsOf(some.filter(({ dimension }) => dimension === 'lead'))
      const conversions = some.filter(({ dimension }) => dimension === 'converted')
      return {
        week,
        leads: all.leads,
        converted: cohortWeeks.map((weeks) => ({
          weeks,
          leads: isOver(week, weeks, today)
            ? countsOf(conversions.filter(({ bin }) => bin !== noBin && bin < binAfterWeeks(weeks))).leads
            : null,
        })),
        convertedSoFar: all.converted,
      }
    }),
  }
}

/** True if the last lead of the week from `monday` is at least this many weeks old. */
const isOver = (monday: string, weeks: number, today: string) => addDays(monday, 7 + 7 * weeks) <= today
