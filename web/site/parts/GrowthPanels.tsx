import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import type { ChartPoint } from '#domain/report/chart.ts'
import type { WithOpenTrades } from '#domain/report/open-trades.ts'
import { useSite } from './site-context.tsx'

const width = 600
const height = 200

/**
 * Growth since the start above, drawdown below, on the same time axis. Hidden from screen readers: the text beside it
 * must say the same. `ticks`: approximate number of grid lines.
 */
export function GrowthPanels({
  points: given,
  ticks,
  open,
}: {
  points: readonly ChartPoint[]
  ticks: number
  /** Growth and deepest fall with the positions still open, percent: a dashed step at the end. */
  open?: WithOpenTrades | null
}) {
  const { account } = useSite().words
  const points = withPauses(given)
  const growths = points.map(({ growth }) => 100 * (growth - 1))
  const falls = points.map(({ drawdown }) => -drawdown)
  return (
    <>
      <p className="name">{account.growth}</p>
      <Panel
        points={points}
        values={growths}
        end={open?.growth}
        low={Math.min(0, ...growths, open?.growth ?? 0)}
        high={Math.max(0, ...growths)}
        ticks={ticks}
      />
      <p className="name">{account.drawdown}</p>
      <Panel
        isFall
        points={points}
        values={falls}
        end={open?.drawdown && -open.drawdown}
        low={Math.min(...falls, -(open?.drawdown ?? 0))}
        high={0}
        ticks={Math.ceil(ticks / 2)}
      />
    </>
  )
}

/** Level during pauses of more than two intervals: a slope would suggest a rise. */
function withPauses(points: readonly ChartPoint[]): ChartPoint[] {
  const longest = (2 * (points.at(-1)!.at - points[0]!.at)) / points.length
  return points.flatMap((point, index) => {
    const before = points[index - 1]
    return before && point.at - before.at > longest ? [{ ...before, at: point.at }, point] : [point]
  })
}

type PanelProps = {
  points: readonly ChartPoint[]
  /** Percent, one a point. */
  values: readonly number[]
  /** End of the curve including open positions. */
  end?: number | null | undefined
  low: number
  high: number
  ticks: number
  isFall?: true
}

/** One curve over time; the picture stretches, its text does not. */
function Panel({ points, values, end, low, high, ticks, isFall }: PanelProps) {
  const { format } = useSite()
  const x = scaleLinear([points[0]!.at, Math.max(points.at(-1)!.at, points[0]!.at + 1)], [0, width])
  const y = scaleLinear([low, high === low ? low + 1 : high], [height, 0]).nice(ticks)
  // No line below total loss.
  const [lowest = 0, highest = 0] = y.domain()
  y.domain([Math.max(lowest, -100), highest])
  const at = (_: number, index: number) => x(points[index]!.at)
  const curve = line<number>(at, y).digits(0)(values as number[]) ?? ''
  // Down to the line of zero and back to the start.
  const under = `${curve}V${y(0).toFixed(0)}H0Z`
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
        {typeof end === 'number' && (
          <path className="open" d={`M${width} ${y(values.at(-1)!).toFixed(0)}V${y(end).toFixed(0)}`} />
        )}
      </svg>
      {y.ticks(ticks).map((tick) => (
        <text key={tick} x="100%" y={share(tick)} dx=".5em" dy=".32em">
          {format.percent(tick)}
        </text>
      ))}
    </svg>
  )
}
