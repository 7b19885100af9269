import { scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'
import type { ChartPoint } from '#domain/report/chart.ts'
import { useSite } from './site-context.tsx'

const width = 600
const height = 200

/**
 * Growth since the start above, falls from a high below, on the same time. The picture is hidden from who cannot see it: what
 * stands beside it has to say the same. `ticks`: lines across the growth, about.
 */
export function GrowthPanels({ points, ticks }: { points: readonly ChartPoint[]; ticks: number }) {
  const { account } = useSite().words
  const growths = points.map(({ growth }) => 100 * (growth - 1))
  const falls = points.map(({ drawdown }) => -drawdown)
  return (
    <>
      <p className="name">{account.growth}</p>
      <Panel
        points={points}
        values={growths}
        low={Math.min(0, ...growths)}
        high={Math.max(0, ...growths)}
        ticks={ticks}
      />
      <p className="name">{account.drawdown}</p>
      <Panel isFall points={points} values={falls} low={Math.min(...falls)} high={0} ticks={Math.ceil(ticks / 2)} />
    </>
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
