import { scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'
import type { AccountRecord } from '#domain/report/account-record.ts'
import { type ChartPoint, chartMonths } from '#domain/report/chart.ts'
import { marked, markedAll } from '#web/site/parts/marked.ts'
import { useSite } from '#web/site/parts/site-context.tsx'
import { FigureMarks } from './AccountFrame.tsx'

const width = 600
const height = 200

/**
 * Growth above, falls below on the same time; time runs left to right in every language. The months say the same as a
 * table, the text in words.
 */
export function GrowthChart({ record }: { record: AccountRecord }) {
  const { words, format } = useSite()
  const { account } = words
  const { chart } = record
  const [first, last] = [chart[0]!, chart.at(-1)!]
  const deepest = Math.max(...chart.map(({ drawdown }) => drawdown))
  const day = (time: number) => format.day(new Date(time).toISOString().slice(0, 10))
  const growths = chart.map(gain)
  return (
    <figure className="part account-chart">
      <h2>{account.chart}</h2>
      <FigureMarks />
      <figcaption {...markedAll('chart.text')}>
        {account.chartText(day(first.at), day(last.at), format.factor(last.growth), format.percent(deepest))}
      </figcaption>
      <p className="name">{account.growth}</p>
      <Panel points={chart} values={growths} low={Math.min(0, ...growths)} high={Math.max(0, ...growths)} ticks={4} />
      <p className="name">{account.drawdown}</p>
      <Panel isFall points={chart} values={chart.map(({ drawdown }) => -drawdown)} low={-deepest} high={0} ticks={2} />
      <p className="ends">
        <bdi {...marked('chart.text.from')}>{day(first.at)}</bdi>
        <bdi {...marked('chart.text.to')}>{day(last.at)}</bdi>
      </p>
      <p className="quiet">
        {format.sentences(account.chartNote, account.twoFalls(account.figure.drawdownRelative.label))}
      </p>
      <MonthEnds points={chart} />
    </figure>
  )
}

/** Percent since the start. */
const gain = ({ growth }: ChartPoint) => 100 * (growth - 1)

/** The same by month: what one had become by its end, and the deepest fall from a high within it. */
function MonthEnds({ points }: { points: readonly ChartPoint[] }) {
  const { words, format } = useSite()
  const { account } = words
  return (
    <details className="as-table">
      <summary>{account.asTable}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.results.month}</th>
            <th scope="col">{account.growth}</th>
            <th scope="col">{account.drawdown}</th>
          </tr>
        </thead>
        <tbody>
          {chartMonths(points).map(({ month, growth, drawdown }) => (
            <tr key={month} {...markedAll(`chart.${month}`)}>
              <th scope="row">{format.month(Number(month.slice(0, 4)), Number(month.slice(5)))}</th>
              <td>
                <bdi>{format.signedPercent(growth)}</bdi>
              </td>
              <td>
                <bdi>{format.percent(drawdown)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

type PanelProps = {
  points: readonly ChartPoint[]
  /** Percent, one a point. */
  values: readonly number[]
  low: number
  high: number
  ticks: number
  isFall?: true
}

/** One curve over time: the picture stretches, the writing does not. */
function Panel({ points, values, low, high, ticks, isFall }: PanelProps) {
  const { format } = useSite()
  const x = scaleLinear([points[0]!.at, Math.max(points.at(-1)!.at, points[0]!.at + 1)], [0, width])
  const y = scaleLinear([low, high === low ? low + 1 : high], [height, 0]).nice(ticks)
  const at = (_: number, index: number) => x(points[index]!.at)
  const curve = line<number>(at, y).digits(0)(values as number[]) ?? ''
  const under = area<number>(at, y(0), y).digits(0)(values as number[]) ?? ''
  const share = (value: number) => `${Number(((100 * y(value)) / height).toFixed(1))}%`
  return (
    <svg className={isFall ? 'plot fall' : 'plot'} aria-hidden="true">
      {y.ticks(ticks).map((tick) => (
        <line
          key={tick}
          x1="0"
          x2="100%"
          y1={share(tick)}
          y2={share(tick)}
          className={tick === 0 ? 'zero' : undefined}
        />
      ))}
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
        <path className="under" d={under} />
        <path d={curve} />
      </svg>
      {y.ticks(ticks).map((tick) => (
        <text key={tick} x="100%" y={share(tick)} dx=".5em" dy=".32em">
          {format.percent(tick)}
        </text>
      ))}
    </svg>
  )
}
