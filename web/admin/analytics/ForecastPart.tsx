import { useQuery } from '@tanstack/react-query'
import type { ForecastAnswer } from '#contract/analytics.ts'
import { openStages } from '#domain/analytics/forecast.ts'
import { lastDayOf } from '#domain/basics/calendar-day.ts'
import { joinValues } from '#domain/leads/lead-filters.ts'
import layout from '#web/admin/parts/layout.module.css'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { useNames } from '#web/admin/parts/value-names.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { useTook } from './columns.tsx'
import styles from './Figures.module.css'
import { FigureSection } from './FigureTable.tsx'
import { IntervalChart } from './IntervalChart.tsx'
import { everyMinute } from './use-figures.ts'

/** Expected revenue of open leads, and the accuracy of past forecasts. */
export function ForecastPart() {
  const { analytics: words } = useAllWords()
  const format = useFormat()
  const { data, error, refetch } = useQuery({ ...query('readForecast', {}), ...everyMinute })
  if (!data) return <ReadState error={error} failed={words.loadFailed} rows={4} onRetry={() => void refetch()} />
  return (
    <div className={styles.parts}>
      <p className={layout.soft}>{words.about(format.time(data.asOf, data.timeZone), data.timeZone)}</p>
      <Months found={data} />
      <Stages found={data} />
      <Past found={data} />
    </div>
  )
}

type Found = { found: ForecastAnswer }
type Sum = { readonly expected: number; readonly low: number; readonly high: number }

/** November 2026, from `2026-11`. */
function useMonth(): (month: string) => string {
  const format = useFormat()
  return (month) => format.month(Number(month.slice(0, 4)), Number(month.slice(5)))
}

/** Formats a sum to two significant digits, as exact as it is known. */
function useRoughly(): (sum: number) => string {
  const format = useFormat()
  return (sum) => format.money(Number(sum.toPrecision(2)))
}

/** Columns of an expected sum and its interval. */
function useSumColumns() {
  const { forecast: words } = useAllWords().analytics
  const roughly = useRoughly()
  return [
    { name: words.expected, text: ({ expected }: Sum) => roughly(expected), raw: ({ expected }: Sum) => expected },
    { name: words.low, text: ({ low }: Sum) => roughly(low), raw: ({ low }: Sum) => low },
    { name: words.high, text: ({ high }: Sum) => roughly(high), raw: ({ high }: Sum) => high },
  ]
}

function Months({ found }: Found) {
  const { forecast: words } = useAllWords().analytics
  const roughly = useRoughly()
  const monthName = useMonth()
  const columns = useSumColumns()
  const rows = [
    ...found.months.map(({ month, ...sum }) => ({ name: monthName(month), ...sum })),
    { name: words.later, ...found.later },
  ]
  const span = ({ low, high }: Sum) => words.interval(roughly(low), roughly(high))
  return (
    <FigureSection
      title={words.months}
      text={words.monthsText}
      chart={
        <IntervalChart
          label={rows.map((row) => `${row.name}: ${roughly(row.expected)} (${span(row)})`).join('; ')}
          rows={rows.map((row) => ({
            ...row,
            share: row.expected,
            text: `${roughly(row.expected)} (${span(row)})`,
          }))}
        />
      }
      first={words.month}
      rows={rows}
      nameOf={({ name }) => name}
      leadsOf={() => ({ status: joinValues(openStages) })}
      columns={columns}
    />
  )
}

function Stages({ found }: Found) {
  const { forecast: words, columns } = useAllWords().analytics
  const format = useFormat()
  const names = useNames()
  const took = useTook()
  return (
    <FigureSection
      title={words.stages}
      text={words.stagesText}
      first={columns.stage}
      rows={found.stages}
      nameOf={({ stage }) => names.stage(stage)}
      leadsOf={({ stage }) => ({ status: stage })}
      barOf={({ value, probability }) => value * probability}
      columns={[
        { name: columns.open, text: ({ leads }) => format.number(leads), raw: ({ leads }) => leads },
        { name: words.value, text: ({ value }) => format.money(value), raw: ({ value }) => value },
        {
          name: words.probability,
          text: ({ probability }) => format.percent(100 * probability),
          raw: ({ probability }) => Math.round(1_000 * probability) / 10,
        },
        { name: words.learnedFrom, text: ({ reached }) => format.number(reached), raw: ({ reached }) => reached },
        { name: words.remaining, text: ({ remaining }) => took(remaining), raw: ({ remaining }) => remaining },
      ]}
    />
  )
}

function Past({ found }: Found) {
  const { forecast: words } = useAllWords().analytics
  const format = useFormat()
  const monthName = useMonth()
  const columns = useSumColumns()
  const outcome = ({ actual, low, high, isRunning }: ForecastAnswer['past'][number]) => {
    if (isRunning) return words.running
    if (actual < low) return words.below
    return actual > high ? words.above : words.within
  }
  return (
    <FigureSection
      title={words.past}
      text={words.pastText}
      first={words.month}
      rows={found.past}
      nameOf={({ month }) => monthName(month)}
      leadsOf={({ month }) => ({ convertedFrom: `${month}-01`, convertedTo: lastDayOf(`${month}-01`) })}
      barOf={({ actual }) => actual}
      columns={[
        { name: words.actual, text: ({ actual }) => format.money(actual), raw: ({ actual }) => actual },
        ...columns,
        { name: words.outcome, text: outcome, raw: outcome },
      ]}
    />
  )
}
