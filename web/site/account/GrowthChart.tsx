import type { AccountRecord } from '#domain/report/account-record.ts'
import { type ChartPoint, chartMonths } from '#domain/report/chart.ts'
import type { WithOpenTrades } from '#domain/report/open-trades.ts'
import { GrowthPanels } from '#web/site/parts/GrowthPanels.tsx'
import { marked, markedAll } from '#web/site/parts/marked.ts'
import { useSite } from '#web/site/parts/site-context.tsx'
import { FigureMarks } from './AccountFrame.tsx'

/**
 * Growth above, drawdown below on the same time axis, left to right in every language. The table of months and the text
 * say the same.
 */
export function GrowthChart({ record, open }: { record: AccountRecord; open: WithOpenTrades | null }) {
  const { words, format } = useSite()
  const { account } = words
  const { chart } = record
  const [first, last] = [chart[0]!, chart.at(-1)!]
  const deepest = Math.max(...chart.map(({ drawdown }) => drawdown))
  const day = (time: number) => format.day(new Date(time).toISOString().slice(0, 10))
  return (
    <figure className="part account-chart">
      <h2>{account.chart}</h2>
      <FigureMarks />
      <figcaption {...markedAll('chart.text')}>
        {account.chartText(day(first.at), day(last.at), format.factor(last.growth), format.percent(deepest))}
      </figcaption>
      <GrowthPanels points={chart} ticks={4} open={open} />
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

/** The same by month: growth at its end, and the deepest drawdown within it. */
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
            <th scope="col">{account.growthToDate}</th>
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
