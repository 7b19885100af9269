import type { AnalyticsAbout, ResponseFigures } from '#contract/analytics.ts'
import { addDays, weekOf } from '#domain/basics/calendar-day.ts'
import { hourName } from '#web/admin/parts/hour-name.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { ColumnChart } from './ColumnChart.tsx'
import { useWaitColumns } from './columns.tsx'
import { FigureSection } from './FigureTable.tsx'
import type { PartProps } from './Part.tsx'
import { whoWaited } from './use-figures.ts'

type ArrivalChartsProps = PartProps & { about: AnalyticsAbout; now: ResponseFigures }

/** More days than this are drawn by week. */
const maxColumns = 100

/** Arrivals over the period, and by hour of the day. */
export function ArrivalCharts(props: ArrivalChartsProps) {
  return (
    <>
      <AlongPeriod {...props} />
      <ByHour {...props} />
    </>
  )
}

function AlongPeriod({ about, now, search }: ArrivalChartsProps) {
  const { response: words, columns } = useAllWords().analytics
  const format = useFormat()
  const isByWeek = now.days.length > maxColumns
  const rows = isByWeek ? byWeek(now.days) : now.days
  const { from, to } = about.period
  const most = format.number(Math.max(...rows.map(({ leads }) => leads)))
  const last = (day: string) => (isByWeek ? addDays(day, 6) : day)
  const behind = (day: string) =>
    whoWaited(search, about, { arrivedFrom: day < from ? from : day, arrivedTo: last(day) > to ? to : last(day) })
  return (
    <FigureSection
      title={isByWeek ? words.weeks : words.days}
      text={words.daysText}
      chart={
        <ColumnChart
          label={words.daysLabel(format.day(from), format.day(to), most)}
          columns={rows.map(({ day, leads, replied }) => ({
            name: format.day(day),
            whole: leads,
            part: replied,
            hint: `${format.day(day)}: ${columns.leads} ${format.number(leads)}, ${columns.replied} ${format.number(replied)}`,
          }))}
        />
      }
      first={isByWeek ? columns.week : columns.day}
      rows={rows}
      nameOf={({ day }) => format.day(day)}
      leadsOf={({ day }) => behind(day)}
      columns={[
        { name: columns.leads, text: ({ leads }) => format.number(leads), raw: ({ leads }) => leads },
        { name: columns.replied, text: ({ replied }) => format.number(replied), raw: ({ replied }) => replied },
      ]}
    />
  )
}

function byWeek(days: ResponseFigures['days']): ResponseFigures['days'] {
  return [...Map.groupBy(days, ({ day }) => weekOf(day))].map(([day, some]) => ({
    day,
    leads: some.reduce((sum, { leads }) => sum + leads, 0),
    replied: some.reduce((sum, { replied }) => sum + replied, 0),
  }))
}

function ByHour({ about, now, search }: ArrivalChartsProps) {
  const { response: words, columns } = useAllWords().analytics
  const format = useFormat()
  const waits = useWaitColumns()
  const none = { leads: 0, replied: 0, qualified: 0, converted: 0, won: 0, p50: null, p90: null }
  const known = new Map(now.hours.map((row) => [row.value, row]))
  const rows = Array.from({ length: 24 }, (_, hour) => known.get(String(hour)) ?? { value: String(hour), ...none })
  const name = ({ value }: { value: string }) => hourName(value)
  const most = format.number(Math.max(...rows.map(({ leads }) => leads)))
  return (
    <FigureSection
      title={words.hours}
      text={words.daysText}
      chart={
        <ColumnChart
          label={words.hoursLabel(most)}
          columns={rows.map((row) => ({
            name: name(row),
            whole: row.leads,
            part: row.replied,
            hint: `${name(row)}: ${columns.leads} ${format.number(row.leads)}, ${columns.replied} ${format.number(row.replied)}`,
          }))}
        />
      }
      first={columns.hour}
      rows={rows}
      nameOf={name}
      leadsOf={({ value }) => whoWaited(search, about, { arrivedHour: value })}
      columns={[
        { name: columns.leads, text: ({ leads }) => format.number(leads), raw: ({ leads }) => leads },
        ...waits,
      ]}
    />
  )
}
