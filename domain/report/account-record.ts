import { type AccountFigure, accountFigures, minPositionsForRates } from './account-figures.ts'
import { type BalancePoint, fallAtEnd, growthCurve, monthlyGrowth } from './balance.ts'
import { accountChart, type ChartPoint, clockMs } from './chart.ts'
import { type GoldFigures, goldFigures } from './gold-figures.ts'
import { type Latest, latestOf } from './latest.ts'
import { type LatestTrade, latestTradeOf } from './latest-trade.ts'
import {
  type Bin,
  type Breakdown,
  breakdowns,
  distributionOf,
  type Group,
  type Outcomes,
  outcomesBy,
  outcomesOf,
} from './outcomes.ts'
import { closedOf, type PositionedDeal, positionsOf } from './positions.ts'
import { entriesByHour, minDaysForYear } from './time-figures.ts'

/** A month of an account; from the first to the last without a gap. */
export type AccountMonth = Outcomes & {
  year: number
  month: number
  /** Percent, blind to deposits and withdrawals; null: nothing was traded. */
  growth: number | null
}

/** All published data of an account, computed from its deals alone. Money in minor units, except in figures. */
export interface AccountRecord {
  deals: number
  /** Days of the first and last deal on the broker's clock, `YYYY-MM-DD`. */
  from: string
  to: string
  digits: number
  closed: number
  open: number
  figures: AccountFigure[]
  /** Drawdown at the end, percent. */
  fallAtEnd: number
  /** Figures of its gold positions alone; null without a closed one. */
  gold: GoldFigures | null
  chart: ChartPoint[]
  months: AccountMonth[]
  groups: Record<Breakdown, Group[]>
  /** How many entries each hour of the broker's clock has, 0 to 23. */
  entries: number[]
  distribution: Bin[]
  /** The positions closed last; null without a closed one. */
  latest: Latest | null
  /** The gold position closed last; null without one. */
  trade: LatestTrade | null
  /** Fewer than thirty closed positions: no flattering rates. */
  hasFewPositions: boolean
  /** Less than a year of data. */
  isShort: boolean
}

/** The record of an account; null without a deal. `deals` in order, money in minor units with `digits` decimals. */
export function accountRecord(deals: readonly PositionedDeal[], digits: number): AccountRecord | null {
  const [first, last] = [deals[0], deals.at(-1)]
  if (!first || !last) return null
  const positions = positionsOf(deals)
  const closed = closedOf(positions)
  const curve = growthCurve(deals)
  return {
    deals: deals.length,
    from: first.time.slice(0, 10),
    to: last.time.slice(0, 10),
    digits,
    closed: closed.length,
    open: positions.length - closed.length,
    figures: accountFigures(deals, positions, digits, curve),
    fallAtEnd: fallAtEnd(curve),
    gold: goldFigures(closed),
    chart: accountChart(curve),
    months: monthsOf(deals, curve, closed),
    groups: Object.fromEntries(breakdowns.map((by) => [by, outcomesBy(by, closed)])) as Record<Breakdown, Group[]>,
    entries: entriesByHour(positions),
    distribution: distributionOf(closed),
    latest: latestOf(closed),
    trade: latestTradeOf(deals, closed),
    hasFewPositions: closed.length < minPositionsForRates,
    isShort: clockMs(last.time) - clockMs(first.time) < minDaysForYear * 86_400_000,
  }
}

/** Compounded return of months, percent. */
export function growthOfYear(months: readonly Pick<AccountMonth, 'growth'>[]): number {
  return 100 * (months.reduce((grown, { growth }) => grown * (1 + (growth ?? 0) / 100), 1) - 1)
}

function monthsOf(
  deals: readonly PositionedDeal[],
  curve: readonly BalancePoint[],
  closed: ReturnType<typeof closedOf>,
): AccountMonth[] {
  const growth = monthlyGrowth(deals, curve)
  const byMonth = Map.groupBy(closed, (position) => position.closed.slice(0, 7))
  const number = (time: string) => Number(time.slice(0, 4)) * 12 + Number(time.slice(5, 7)) - 1
  const [from, to] = [number(deals[0]!.time), number(deals.at(-1)!.time)]
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const [year, month] = [Math.floor((from + index) / 12), ((from + index) % 12) + 1]
    const key = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`
    return { year, month, growth: growth.get(key) ?? null, ...outcomesOf(byMonth.get(key) ?? []) }
  })
}
