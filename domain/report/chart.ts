import type { BalancePoint } from './balance.ts'

/** A point of an account's chart: growth so far, and the deepest drawdown since the last point. */
export interface ChartPoint {
  /** The broker's clock, epoch milliseconds as if it were UTC. */
  at: number
  /** Growth factor since the start at the end of this stretch, blind to deposits and withdrawals. */
  growth: number
  /** The deepest fall below the highest growth so far within this stretch, percent. */
  drawdown: number
}

/** Maximum intervals of a chart, so that its picture stays small for any number of deals. */
const maxPoints = 120

/** Growth and drawdown over time, in equal intervals; always includes the deepest drawdown. */
export function accountChart(curve: readonly BalancePoint[]): ChartPoint[] {
  const [first, last] = [curve[0], curve.at(-1)]
  if (!first || !last) return []
  const start = clockMs(first.time)
  const span = Math.max(1, clockMs(last.time) - start)
  const points: ChartPoint[] = [{ at: start, growth: 1, drawdown: 0 }]
  let high = 1
  let stretch = -1
  for (const { time, growth } of curve) {
    high = Math.max(high, growth)
    const drawdown = 100 * (1 - growth / high)
    const at = clockMs(time)
    const own = Math.min(maxPoints - 1, Math.floor((maxPoints * (at - start)) / span))
    const point = points.at(-1)!
    if (own === stretch) {
      point.at = at
      point.growth = growth
      point.drawdown = Math.max(point.drawdown, drawdown)
    } else points.push({ at, growth, drawdown })
    stretch = own
  }
  return points
}

/** The chart with at most this many points, for a small picture; keeps the deepest drawdown. */
export function coarser(points: readonly ChartPoint[], maxPoints: number): ChartPoint[] {
  const [start, ...rest] = points
  if (!start || points.length <= maxPoints) return [...points]
  const size = Math.ceil(rest.length / (maxPoints - 1))
  const stretches = Map.groupBy(rest, (_, index) => Math.floor(index / size)).values()
  return [
    start,
    ...[...stretches].map((own) => ({
      ...own.at(-1)!,
      drawdown: Math.max(...own.map(({ drawdown }) => drawdown)),
    })),
  ]
}

/** A month in the chart: growth since the start, and its deepest drawdown, percent. */
interface ChartMonth {
  /** `YYYY-MM`. */
  month: string
  growth: number
  drawdown: number
}

/** The chart as a table: its points by month. */
export function chartMonths(points: readonly ChartPoint[]): ChartMonth[] {
  const byMonth = Map.groupBy(points.slice(1), ({ at }) => new Date(at).toISOString().slice(0, 7))
  return [...byMonth].map(([month, own]) => ({
    month,
    growth: 100 * (own.at(-1)!.growth - 1),
    drawdown: Math.max(...own.map(({ drawdown }) => drawdown)),
  }))
}

/** Broker's local time as epoch ms, as if it were UTC. */
export function clockMs(time: string): number {
  return Date.parse(`${time.slice(0, 19)}Z`)
}
