import { cashFlows, drawdown, growthCurve, monthlyGrowth, openingBalance } from './balance.ts'
import { clockMs } from './chart.ts'
import { isCost, isTrade, resultOf } from './deal.ts'
import { outcomesOf } from './outcomes.ts'
import { closedOf, type Position, type PositionedDeal } from './positions.ts'
import { sharpeByTrade, tradeFigures } from './trades.ts'

/** Figures of an account in the order they are shown: growth first, the sum of months second. */
export const accountFigureNames = [
  'growth',
  'sumOfMonths',
  'absoluteGain',
  'netProfit',
  'profitFactor',
  'expectancy',
  'winRate',
  'averageWin',
  'averageLoss',
  'riskReward',
  'drawdownRelative',
  'drawdownMaximal',
  'drawdownAbsolute',
  'recovery',
  'sharpeByTrade',
  'sharpeDaily',
  'exposure',
  'longestLosingRun',
  'largestLot',
  'withStop',
] as const
export type AccountFigureName = (typeof accountFigureNames)[number]

/** What a figure is counted in. Money is in units of the account's currency, percentages 0 to 100. */
export type FigureUnit = 'percent' | 'money' | 'number' | 'ratio' | 'count' | 'lots' | 'hours'

/** What goes into a figure. */
export const figureInputs = {
  openingBalance: 'money',
  closingBalance: 'money',
  deposits: 'money',
  withdrawals: 'money',
  flows: 'count',
  months: 'count',
  netProfit: 'money',
  grossProfit: 'money',
  grossLoss: 'money',
  commission: 'money',
  swap: 'money',
  positions: 'count',
  won: 'count',
  lost: 'count',
  even: 'count',
  wonSum: 'money',
  lostSum: 'money',
  averageWin: 'money',
  averageLoss: 'money',
  drawdownMaximal: 'money',
  drawdownShare: 'percent',
  tradesByTerminal: 'count',
  winRateByTerminal: 'percent',
  days: 'count',
  hoursHeld: 'hours',
  hoursInAll: 'hours',
  stopKnown: 'count',
  stopSet: 'count',
} as const satisfies Record<string, FigureUnit>
export type FigureInput = keyof typeof figureInputs

/** Which rows of the account a figure is made of. */
export const rowChoices = ['all', 'closed', 'won', 'lost', 'even', 'flows'] as const
export type RowChoice = (typeof rowChoices)[number]

export interface AccountFigure {
  name: AccountFigureName
  unit: FigureUnit
  /** null where the data do not tell, or where there are too few for a percentage. */
  value: number | null
  inputs: readonly { name: FigureInput; value: number }[]
  rows: RowChoice
}

/** Below this many closed positions only counts are shown, no percentages (decisions A). */
export const minPositionsForPercent = 30
/** Below this span nothing is annualised, days. */
export const minDaysForYear = 365
const weekdaysAYear = 252

/**
 * Every figure of an account with what went into it (research: formulas of terminals and rating services), net of commission
 * and swap. `deals` in order, money in minor units with `digits` decimals.
 */
export function accountFigures(
  deals: readonly PositionedDeal[],
  positions: readonly Position[],
  digits: number,
): AccountFigure[] {
  const money = (minor: number) => minor / 10 ** digits
  const over = closedOf(positions)
  const outcomes = outcomesOf(over)
  const trades = tradeFigures(deals)
  const flows = cashFlows(deals)
  const opening = openingBalance(deals)
  const fall = drawdown(deals)
  const months = [...monthlyGrowth(deals).values()]
  const stops = over.filter(({ hasStop }) => hasStop !== null)
  const held = hoursHeld(deals, positions)
  const daily = dailySharpe(deals)
  const costs = sum(deals.filter(isCost).map(resultOf))
  const net = trades.netProfit + costs
  const grossLoss = trades.grossLoss + costs
  const resultOfAll = outcomes.wonSum + outcomes.lostSum
  const decided = outcomes.won + outcomes.lost
  const averageWin = ratio(outcomes.wonSum, outcomes.won)
  const averageLoss = ratio(outcomes.lostSum, outcomes.lost)
  const curve = growthCurve(deals)
  const hasTraded = deals.some(isTrade)
  const inputs = {
    openingBalance: money(opening),
    closingBalance: money(deals.at(-1)?.balance ?? 0),
    deposits: money(flows.deposits),
    withdrawals: money(flows.withdrawals),
    flows: flows.operations,
    months: months.length,
    netProfit: money(net),
    grossProfit: money(trades.grossProfit),
    grossLoss: money(grossLoss),
    commission: money(costs + sum(deals.filter(isTrade).map(({ commission, fee }) => commission + fee))),
    swap: money(sum(deals.filter(isTrade).map(({ swap }) => swap))),
    positions: outcomes.positions,
    won: outcomes.won,
    lost: outcomes.lost,
    even: outcomes.even,
    wonSum: money(outcomes.wonSum),
    lostSum: money(outcomes.lostSum),
    averageWin: averageWin === null ? null : money(averageWin),
    averageLoss: averageLoss === null ? null : money(averageLoss),
    drawdownMaximal: money(fall.maximal.amount),
    drawdownShare: fall.maximal.percent,
    tradesByTerminal: trades.trades,
    winRateByTerminal: percent(trades.winsByTerminal, trades.trades),
    days: daily.days,
    hoursHeld: held.held,
    hoursInAll: held.all,
    stopKnown: stops.length,
    stopSet: stops.filter(({ hasStop }) => hasStop).length,
  } satisfies Record<FigureInput, number | null>
  const hasFew = outcomes.positions < minPositionsForPercent
  const figure = (
    name: AccountFigureName,
    unit: FigureUnit,
    value: number | null,
    from: readonly FigureInput[],
    rows: RowChoice = 'all',
  ): AccountFigure => ({
    name,
    unit,
    value: unit === 'percent' && hasFew ? null : value,
    inputs: from.flatMap((input) => {
      const given = inputs[input]
      return given === null || (hasFew && figureInputs[input] === 'percent') ? [] : [{ name: input, value: given }]
    }),
    rows,
  })
  const orMoney = (minor: number | null) => (minor === null ? null : money(minor))
  return [
    figure('growth', 'percent', hasTraded ? 100 * (curve.at(-1)!.growth - 1) : null, [
      'openingBalance',
      'flows',
      'deposits',
      'withdrawals',
      'closingBalance',
    ]),
    figure('sumOfMonths', 'percent', months.length > 0 ? sum(months) : null, ['months']),
    figure('absoluteGain', 'percent', percent(net, opening + flows.deposits), [
      'netProfit',
      'openingBalance',
      'deposits',
    ]),
    figure('netProfit', 'money', money(net), ['grossProfit', 'grossLoss', 'commission', 'swap']),
    figure('profitFactor', 'number', grossLoss < 0 ? trades.grossProfit / -grossLoss : null, [
      'grossProfit',
      'grossLoss',
    ]),
    figure(
      'expectancy',
      'money',
      orMoney(ratio(resultOfAll, outcomes.positions)),
      ['wonSum', 'lostSum', 'positions'],
      'closed',
    ),
    figure(
      'winRate',
      'percent',
      percent(outcomes.won, decided),
      ['won', 'lost', 'even', 'tradesByTerminal', 'winRateByTerminal'],
      'closed',
    ),
    figure('averageWin', 'money', orMoney(averageWin), ['wonSum', 'won'], 'won'),
    figure('averageLoss', 'money', orMoney(averageLoss), ['lostSum', 'lost'], 'lost'),
    figure('riskReward', 'ratio', averageWin !== null && averageLoss !== null ? averageWin / -averageLoss : null, [
      'averageWin',
      'averageLoss',
    ]),
    figure('drawdownRelative', 'percent', fall.relative.percent, []),
    figure('drawdownMaximal', 'money', money(fall.maximal.amount), ['drawdownShare']),
    figure('drawdownAbsolute', 'money', money(fall.absolute), ['openingBalance']),
    figure('recovery', 'number', ratio(net, fall.maximal.amount), ['netProfit', 'drawdownMaximal']),
    figure('sharpeByTrade', 'number', sharpeByTrade(deals), ['tradesByTerminal']),
    figure('sharpeDaily', 'number', daily.sharpe, ['days']),
    figure('exposure', 'percent', percent(held.held, held.all), ['hoursHeld', 'hoursInAll']),
    figure('longestLosingRun', 'count', longestLosingRun(over.map(({ result }) => result)), ['lost'], 'lost'),
    figure(
      'largestLot',
      'lots',
      deals.filter(isTrade).reduce<number | null>((most, { volume }) => Math.max(most ?? 0, volume), null),
      [],
    ),
    figure('withStop', 'percent', percent(inputs.stopSet, stops.length), ['stopSet', 'stopKnown'], 'closed'),
  ]
}

/** Positions in a row that lost; one of exactly 0 ends the row. */
function longestLosingRun(results: readonly number[]): number {
  let longest = 0
  let run = 0
  for (const result of results) {
    run = result < 0 ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

/** Hours with at least one open position, and hours from the first deal to the last. */
function hoursHeld(deals: readonly PositionedDeal[], positions: readonly Position[]): { held: number; all: number } {
  const [first, last] = [deals.find(isTrade), deals.findLast(isTrade)]
  if (!first || !last) return { held: 0, all: 0 }
  const spans = positions
    .map(({ opened, closed }) => [clockMs(opened), clockMs(closed ?? last.time)] as const)
    .sort(([a], [b]) => a - b)
  let held = 0
  let until = 0
  for (const [from, to] of spans) {
    held += Math.max(0, to - Math.max(from, until))
    until = Math.max(until, to)
  }
  const hour = 3_600_000
  return { held: held / hour, all: (clockMs(last.time) - clockMs(first.time)) / hour }
}

/**
 * Mean of the returns of all weekdays from the first deal to the last ÷ their sample standard deviation × √252. What happens on
 * a weekend counts for the next weekday. Null under a year.
 */
function dailySharpe(deals: readonly PositionedDeal[]): { sharpe: number | null; days: number } {
  const byDay = new Map(growthCurve(deals).map(({ time, growth }) => [time.slice(0, 10), growth]))
  const days = [...byDay.keys()]
  const day = 86_400_000
  const [start, end] = [clockMs(`${days[0]}T00:00:00`), clockMs(`${days.at(-1)}T00:00:00`)]
  const returns: number[] = []
  let growth = 1
  let before = 1
  for (let at = start; at <= end; at += day) {
    growth = byDay.get(new Date(at).toISOString().slice(0, 10)) ?? growth
    const weekday = new Date(at).getUTCDay()
    if (weekday === 0 || weekday === 6) continue
    if (before > 0) returns.push(growth / before - 1)
    before = growth
  }
  const count = returns.length
  if (!(end - start >= minDaysForYear * day)) return { sharpe: null, days: count }
  const mean = sum(returns) / count
  const deviation = Math.sqrt(sum(returns.map((one) => (one - mean) ** 2)) / (count - 1))
  return { sharpe: deviation > 1e-12 ? (mean / deviation) * Math.sqrt(weekdaysAYear) : null, days: count }
}

const ratio = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null)
const percent = (part: number, whole: number): number | null => (whole > 0 ? (100 * part) / whole : null)

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
