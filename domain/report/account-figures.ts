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
import { dailySharpe, hoursHeld, longestLosingRun } from './time-figures.ts'
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
  'drawdown',
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

/** What stands at the head of an account, wherever it is shown: of all its deals, after all costs. */
export const headlineFigures = [
  'growth',
  'drawdown',
  'netProfit',
  'profitFactor',
  'winRate',
  'expectancy',
] as const satisfies readonly AccountFigureName[]

/**
 * Rates that a few positions flatter: not told below `minPositionsForRates`. Growth, drawdown and money are always told, so
 * that a loss shows however few positions made it.
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
]

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
  /** null where the data do not tell, or where there are too few positions for a rate. */
  value: number | null
  inputs: readonly { name: FigureInput; value: number }[]
  rows: RowChoice
}

/** Below this many closed positions flattering rates are not told (decisions A). */
export const minPositionsForRates = 30

/**
 * Every figure of an account with what went into it (research: formulas of terminals and rating services), net of commission
 * and swap. `deals` in order, money in minor units with `digits` decimals; `curve`: their growth, where it is known already.
 */
export function accountFigures(
  deals: readonly PositionedDeal[],
  positions: readonly Position[],
  digits: number,
  curve: readonly BalancePoint[] = growthCurve(deals),
): AccountFigure[] {
  const money = (minor: number) => minor / 10 ** digits
  const over = closedOf(positions)
  const outcomes = outcomesOf(over)
  const trades = tradeFigures(deals)
  const flows = cashFlows(deals)
  const opening = openingBalance(deals)
  const fall = drawdown(deals)
  const months = [...monthlyGrowth(deals, curve).values()]
  const stops = over.filter(({ hasStop }) => hasStop !== null)
  const held = hoursHeld(deals, positions)
  const daily = dailySharpe(curve)
  const costs = sum(deals.filter(isCost).map(resultOf))
  const net = trades.netProfit + costs
  const grossLoss = trades.grossLoss + costs
  const decided = outcomes.won + outcomes.lost
  const averageWin = ratio(outcomes.wonSum, outcomes.won)
  const averageLoss = ratio(outcomes.lostSum, outcomes.lost)
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
  const hasFew = outcomes.positions < minPositionsForRates
  const figure = (
    name: AccountFigureName,
    unit: FigureUnit,
    value: number | null,
    from: readonly FigureInput[],
    rows: RowChoice = 'all',
  ): AccountFigure => ({
    name,
    unit,
    value: hasFew && ratesOfMany.includes(name) ? null : value,
    inputs: from.flatMap((input) => {
      const given = inputs[input]
      return given === null || (hasFew && input === 'winRateByTerminal') ? [] : [{ name: input, value: given }]
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
    figure('expectancy', 'money', orMoney(ratio(net, outcomes.positions)), ['netProfit', 'positions']),
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
    figure('drawdown', 'percent', deepestFall(curve), []),
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

const ratio = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null)
const percent = (part: number, whole: number): number | null => (whole > 0 ? (100 * part) / whole : null)

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
