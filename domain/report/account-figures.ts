import { sum } from '#domain/basics/sum.ts'
import {
  type BalancePoint,
  cashFlows,
  deepestFall,
  drawdown,
  growthCurve,
  monthlyGrowth,
  openingBalance,
} from './balance.ts'
import { isCost, isTrade, resultOf } from './deal.ts'
import { outcomesOf } from './outcomes.ts'
import { closedOf, type Position, type PositionedDeal } from './positions.ts'
import { lotsAfterLoss, mostAtOnce } from './rules.ts'
import { dailySharpe, hoursAWeek, hoursHeld, longestLosingRun, medianHold, worstDay } from './time-figures.ts'
import { sharpeByTrade, tradeFigures } from './trades.ts'

/** Trading rules of an account derived from its deals: frequency, duration, size, and the worst outcome. */
export const ruleFigures = [
  'tradesAWeek',
  'medianHold',
  'withStop',
  'largestLot',
  'mostAtOnce',
  'raisedAfterLoss',
  'worstDay',
] as const

/** Figures of an account in the order they are shown: growth and the worst month first. */
export const accountFigureNames = [
  'growth',
  'worstMonth',
  'sumOfMonths',
  'absoluteGain',
  'netProfit',
  'profitFactor',
  'expectancy',
  'winRate',
  'averageWin',
  'averageLoss',
  'riskReward',
  'drawdown',
  'drawdownRelative',
  'drawdownMaximal',
  'drawdownAbsolute',
  'recovery',
  'sharpeByTrade',
  'sharpeDaily',
  'exposure',
  'longestLosingRun',
  ...ruleFigures,
] as const
export type AccountFigureName = (typeof accountFigureNames)[number]

/** Headline figures of an account, wherever it is shown: of all its deals, after all costs. */
export const headlineFigures = [
  'growth',
  'worstMonth',
  'drawdown',
  'netProfit',
  'profitFactor',
  'winRate',
] as const satisfies readonly AccountFigureName[]

/**
 * Rates that few positions can flatter: hidden below `minPositionsForRates`. Growth, drawdown and money are always
 * shown, so that losses are too.
 */
export const ratesOfMany: readonly AccountFigureName[] = [
  'sumOfMonths',
  'profitFactor',
  'winRate',
  'riskReward',
  'recovery',
  'sharpeByTrade',
  'sharpeDaily',
  'exposure',
  'withStop',
  'raisedAfterLoss',
]

/** Unit of a figure. Money is in units of the account's currency, percentages 0 to 100. */
export type FigureUnit = 'percent' | 'money' | 'number' | 'decimal' | 'ratio' | 'count' | 'lots' | 'hours' | 'duration'

/** Inputs of a figure. */
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
  raised: 'count',
  afterLoss: 'count',
} as const satisfies Record<string, FigureUnit>
export type FigureInput = keyof typeof figureInputs

/** Account rows that make up a figure. */
export const rowChoices = ['all', 'closed', 'won', 'lost', 'even', 'flows'] as const
export type RowChoice = (typeof rowChoices)[number]

export interface AccountFigure {
  name: AccountFigureName
  unit: FigureUnit
  /** null if the data are insufficient, or there are too few positions for a rate. */
  value: number | null
  inputs: readonly { name: FigureInput; value: number }[]
  rows: RowChoice
}

/** Minimum closed positions for flattering rates (docs/product.md#provenance). */
export const minPositionsForRates = 30

/** Unit, inputs and rows of each figure. */
const figureFacts = {
  growth: { unit: 'percent', from: ['openingBalance', 'flows', 'deposits', 'withdrawals', 'closingBalance'] },
  worstMonth: { unit: 'percent', from: ['months'] },
  sumOfMonths: { unit: 'percent', from: ['months'] },
  absoluteGain: { unit: 'percent', from: ['netProfit', 'openingBalance', 'deposits'] },
  netProfit: { unit: 'money', from: ['grossProfit', 'grossLoss', 'commission', 'swap'] },
  profitFactor: { unit: 'number', from: ['grossProfit', 'grossLoss'] },
  expectancy: { unit: 'money', from: ['netProfit', 'positions'] },
  winRate: { unit: 'percent', from: ['won', 'lost', 'even', 'tradesByTerminal', 'winRateByTerminal'], rows: 'closed' },
  averageWin: { unit: 'money', from: ['wonSum', 'won'], rows: 'won' },
  averageLoss: { unit: 'money', from: ['lostSum', 'lost'], rows: 'lost' },
  riskReward: { unit: 'ratio', from: ['averageWin', 'averageLoss'] },
  drawdown: { unit: 'percent', from: [] },
  drawdownRelative: { unit: 'percent', from: [] },
  drawdownMaximal: { unit: 'money', from: ['drawdownShare'] },
  drawdownAbsolute: { unit: 'money', from: [] },
  recovery: { unit: 'number', from: ['netProfit', 'drawdownMaximal'] },
  sharpeByTrade: { unit: 'number', from: ['tradesByTerminal'] },
  sharpeDaily: { unit: 'number', from: ['days'] },
  exposure: { unit: 'percent', from: ['hoursHeld', 'hoursInAll'] },
  longestLosingRun: { unit: 'count', from: ['lost'], rows: 'lost' },
  worstDay: { unit: 'percent', from: [] },
  tradesAWeek: { unit: 'decimal', from: ['positions', 'hoursInAll'], rows: 'closed' },
  medianHold: { unit: 'duration', from: ['positions'], rows: 'closed' },
  withStop: { unit: 'percent', from: ['stopSet', 'stopKnown'], rows: 'closed' },
  largestLot: { unit: 'lots', from: [] },
  mostAtOnce: { unit: 'count', from: [] },
  raisedAfterLoss: { unit: 'percent', from: ['raised', 'afterLoss'], rows: 'closed' },
} as const satisfies Record<
  AccountFigureName,
  { readonly unit: FigureUnit; readonly from: readonly FigureInput[]; readonly rows?: RowChoice }
>

/**
 * All figures of an account with their inputs, by the formulas of terminals and rating services, net of commission and
 * swap. `deals` in order, money in minor units with `digits` decimals; `curve`: their growth, if already computed.
 */
export function accountFigures(
  deals: readonly PositionedDeal[],
  positions: readonly Position[],
  digits: number,
  curve: readonly BalancePoint[] = growthCurve(deals),
): AccountFigure[] {
  const source = sourceOf(deals, positions, digits, curve)
  const [inputs, values] = [inputsOf(source), valuesOf(source)]
  const hasFew = source.outcomes.positions < minPositionsForRates
  return Object.entries(values).map(([key, value]): AccountFigure => {
    const name = key as AccountFigureName
    const {
      unit,
      from,
      rows = 'all',
    }: { unit: FigureUnit; from: readonly FigureInput[]; rows?: RowChoice } = figureFacts[name]
    return {
      name,
      unit,
      value: hasFew && ratesOfMany.includes(name) ? null : value,
      inputs: from.flatMap((input) => {
        const given = inputs[input]
        return given === null || (hasFew && input === 'winRateByTerminal') ? [] : [{ name: input, value: given }]
      }),
      rows,
    }
  })
}

/** Totals of an account's deals and positions, money in minor units. */
function sourceOf(
  deals: readonly PositionedDeal[],
  positions: readonly Position[],
  digits: number,
  curve: readonly BalancePoint[],
) {
  const over = closedOf(positions)
  const outcomes = outcomesOf(over)
  const trades = tradeFigures(deals)
  const costs = sum(deals.filter(isCost).map(resultOf))
  return {
    deals,
    curve,
    over,
    outcomes,
    trades,
    costs,
    money: (minor: number) => minor / 10 ** digits,
    net: trades.netProfit + costs,
    grossLoss: trades.grossLoss + costs,
    flows: cashFlows(deals),
    opening: openingBalance(deals),
    fall: drawdown(deals),
    months: [...monthlyGrowth(deals, curve).values()],
    stops: over.flatMap(({ hasStop }) => hasStop ?? []),
    held: hoursHeld(deals, positions),
    mostAtOnce: mostAtOnce(positions),
    lots: lotsAfterLoss(positions),
    daily: dailySharpe(curve),
    averageWin: ratio(outcomes.wonSum, outcomes.won),
    averageLoss: ratio(outcomes.lostSum, outcomes.lost),
  }
}

type Source = ReturnType<typeof sourceOf>

const orNull = (money: Source['money'], minor: number | null) => (minor === null ? null : money(minor))

function inputsOf(source: Source): Readonly<Record<FigureInput, number | null>> {
  const { deals, outcomes, trades, costs, money, flows, fall, stops, held, daily } = source
  return {
    openingBalance: money(source.opening),
    closingBalance: money(deals.at(-1)?.balance ?? 0),
    deposits: money(flows.deposits),
    withdrawals: money(flows.withdrawals),
    flows: flows.operations,
    months: source.months.length,
    netProfit: money(source.net),
    grossProfit: money(trades.grossProfit),
    grossLoss: money(source.grossLoss),
    commission: money(costs + sum(deals.filter(isTrade).map(({ commission, fee }) => commission + fee))),
    swap: money(sum(deals.filter(isTrade).map(({ swap }) => swap))),
    positions: outcomes.positions,
    won: outcomes.won,
    lost: outcomes.lost,
    even: outcomes.even,
    wonSum: money(outcomes.wonSum),
    lostSum: money(outcomes.lostSum),
    averageWin: orNull(money, source.averageWin),
    averageLoss: orNull(money, source.averageLoss),
    drawdownMaximal: money(fall.maximal.amount),
    drawdownShare: fall.maximal.percent,
    tradesByTerminal: trades.trades,
    winRateByTerminal: percent(trades.winsByTerminal, trades.trades),
    days: daily.days,
    hoursHeld: held.held,
    hoursInAll: held.all,
    stopKnown: stops.length,
    stopSet: stops.filter(Boolean).length,
    ...source.lots,
  }
}

function valuesOf(source: Source): Readonly<Record<AccountFigureName, number | null>> {
  const { deals, outcomes, trades, money, net, grossLoss, flows, opening, fall, months, stops, held, daily } = source
  const { averageWin, averageLoss, over } = source
  return {
    growth: deals.some(isTrade) ? 100 * (source.curve.at(-1)!.growth - 1) : null,
    worstMonth: months.length > 0 ? Math.min(...months) : null,
    sumOfMonths: months.length > 0 ? sum(months) : null,
    absoluteGain: percent(net, opening + flows.deposits),
    netProfit: money(net),
    profitFactor: grossLoss < 0 ? trades.grossProfit / -grossLoss : null,
    expectancy: orNull(money, ratio(net, outcomes.positions)),
    winRate: percent(outcomes.won, outcomes.won + outcomes.lost),
    averageWin: orNull(money, averageWin),
    averageLoss: orNull(money, averageLoss),
    riskReward: averageWin !== null && averageLoss !== null ? averageWin / -averageLoss : null,
    drawdown: deepestFall(source.curve),
    drawdownRelative: fall.relative.percent,
    drawdownMaximal: money(fall.maximal.amount),
    drawdownAbsolute: money(fall.absolute),
    recovery: ratio(net, fall.maximal.amount),
    sharpeByTrade: sharpeByTrade(deals),
    sharpeDaily: daily.sharpe,
    exposure: percent(held.held, held.all),
    longestLosingRun: longestLosingRun(over.map(({ result }) => result)),
    tradesAWeek: held.all < hoursAWeek ? null : ratio(outcomes.positions, held.all / hoursAWeek),
    medianHold: medianHold(over),
    withStop: percent(stops.filter(Boolean).length, stops.length),
    largestLot: deals.filter(isTrade).reduce<number | null>((most, { volume }) => Math.max(most ?? 0, volume), null),
    mostAtOnce: source.mostAtOnce,
    raisedAfterLoss: percent(source.lots.raised, source.lots.afterLoss),
    worstDay: worstDay(source.curve),
  }
}

const ratio = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null)
const percent = (part: number, whole: number): number | null => (whole > 0 ? (100 * part) / whole : null)
