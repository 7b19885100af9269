import { type Drawdown, drawdown, withoutFlows } from './balance.ts'
import { type Deal, isClosing, isResult, isTrade, resultOf } from './deal.ts'
import { runs, sharpeByTrade, tradeFigures } from './trades.ts'

/** Figures that a terminal prints below its deals. */
const summaryFigures = [
  'netProfit',
  'grossProfit',
  'grossLoss',
  'profitFactor',
  'expectedPayoff',
  'recoveryFactor',
  'sharpe',
  'drawdownAbsolute',
  'drawdownMaximal',
  'drawdownMaximalPercent',
  'drawdownRelativePercent',
  'drawdownRelative',
  'totalTrades',
  'shortTrades',
  'shortWonPercent',
  'longTrades',
  'longWonPercent',
  'profitTrades',
  'profitTradesPercent',
  'lossTrades',
  'lossTradesPercent',
  'largestProfit',
  'largestLoss',
  'averageProfit',
  'averageLoss',
  'longestWinningRun',
  'longestLosingRun',
  'bestRun',
  'worstRun',
  'averageWinningRun',
  'averageLosingRun',
] as const
export type SummaryFigure = (typeof summaryFigures)[number]

/** A printed figure: its number, and how many decimals were printed. */
interface Printed {
  value: number
  decimals: number
}

export type PrintedSummary = Partial<Record<SummaryFigure, Printed>>

/** A printed figure that the deals do not give. */
interface SummaryMismatch {
  figure: SummaryFigure
  printed: number
  recomputed: number
}

/**
 * Recomputes a terminal's printed figures from the deals (`digits` decimals) and returns missing ones and those that
 * differ in the last printed decimal. Undefined ones (a profit factor without losses) are printed in various ways and
 * skipped; so are differing drawdowns after a withdrawal, which terminals treat differently. Some print drawdown and
 * Sharpe ratio from the first deposit and trades alone. `slack`: tolerance of sums in minor units, if the file prints
 * rounded parts. `asPrinted`: figures from printed rows, if the balances differ.
 */
export function compareSummary(
  deals: readonly Deal[],
  digits: number,
  printed: PrintedSummary,
  slack = 0,
  asPrinted: Partial<Record<SummaryFigure, number>> = {},
): { compared: number; missing: SummaryFigure[]; mismatches: SummaryMismatch[] } {
  const recomputed = recompute(deals, digits)
  const hasWithdrawal = withdrewWhileTrading(deals)
  // Variants of other terminals: drawdown from the peak before a withdrawal, everything from the first deposit and
  // trades alone, or a mean loss without opening commissions.
  const others = [
    { ...recomputed, ...asPrinted },
    { ...recomputed, averageLoss: averageLossOf(deals.filter(isClosing), digits) },
    ...(hasWithdrawal ? [recompute(deals, digits, drawdown(deals, false))] : []),
    ...(deals.slice(1).every(isResult) ? [] : [recompute(withoutFlows(deals), digits)]),
  ]
  const mismatches: SummaryMismatch[] = []
  const missing: SummaryFigure[] = []
  let compared = 0
  for (const figure of summaryFigures) {
    const found = printed[figure]
    const own = recomputed[figure]
    if (own === null) continue
    if (!found) {
      missing.push(figure)
      continue
    }
    const rounding = 0.5 * 10 ** -found.decimals + (sums.has(figure) ? slack / 10 ** digits : 0)
    const differs = (figured: number | null) =>
      figured === null || Math.abs(found.value - figured) > rounding + 1e-7 * Math.max(1, Math.abs(figured))
    const isOff = differs(own) && others.every((other) => differs(other[figure]))
    if (isOff && hasWithdrawal && falls.has(figure)) continue
    compared += 1
    if (isOff) mismatches.push({ figure, printed: found.value, recomputed: own })
  }
  return { compared, missing, mismatches }
}

const falls = new Set<SummaryFigure>([
  'recoveryFactor',
  'drawdownAbsolute',
  'drawdownMaximal',
  'drawdownMaximalPercent',
  'drawdownRelativePercent',
  'drawdownRelative',
])
const sums = new Set<SummaryFigure>(['grossProfit', 'grossLoss', 'averageProfit', 'averageLoss', 'bestRun', 'worstRun'])

function withdrewWhileTrading(deals: readonly Deal[]): boolean {
  const first = deals.findIndex(isTrade)
  return first >= 0 && deals.slice(first).some((deal) => !isTrade(deal) && resultOf(deal) < 0)
}

function recompute(
  deals: readonly Deal[],
  digits: number,
  fall: Drawdown = drawdown(deals),
): Record<SummaryFigure, number | null> {
  const money = (minor: number) => minor / 10 ** digits
  const trades = tradeFigures(deals)
  const all = runs(deals)
  const wins = all.filter(({ won }) => won)
  const losses = all.filter(({ won }) => !won)
  const lost = trades.trades - trades.winsByTerminal
  const percent = (part: number, whole: number) => (whole > 0 ? (100 * part) / whole : 0)
  const ratio = (part: number, whole: number) => (whole > 0 ? part / whole : 0)
  return {
    netProfit: money(trades.netProfit),
    grossProfit: money(trades.grossProfit),
    grossLoss: money(trades.grossLoss),
    profitFactor: trades.profitFactor,
    expectedPayoff: trades.expectedPayoff === null ? null : money(trades.expectedPayoff),
    recoveryFactor: fall.maximal.amount > 0 ? trades.netProfit / fall.maximal.amount : null,
    sharpe: sharpeByTrade(deals),
    drawdownAbsolute: money(fall.absolute),
    drawdownMaximal: money(fall.maximal.amount),
    drawdownMaximalPercent: fall.maximal.percent,
    drawdownRelativePercent: fall.relative.percent,
    drawdownRelative: money(fall.relative.amount),
    totalTrades: trades.trades,
    shortTrades: trades.short.trades,
    shortWonPercent: percent(trades.short.wins, trades.short.trades),
    longTrades: trades.long.trades,
    longWonPercent: percent(trades.long.wins, trades.long.trades),
    profitTrades: trades.winsByTerminal,
    profitTradesPercent: percent(trades.winsByTerminal, trades.trades),
    lossTrades: lost,
    lossTradesPercent: percent(lost, trades.trades),
    largestProfit: money(trades.largestProfit),
    largestLoss: money(trades.largestLoss),
    averageProfit: money(ratio(trades.grossProfit, trades.winsByTerminal)),
    averageLoss: money(ratio(trades.grossLoss, lost)),
    longestWinningRun: most(wins.map((run) => run.trades)),
    longestLosingRun: most(losses.map((run) => run.trades)),
    bestRun: money(most(wins.map((run) => run.result))),
    worstRun: money(-most(losses.map((run) => -run.result))),
    averageWinningRun: Math.round(ratio(trades.winsByTerminal, wins.length)),
    averageLosingRun: Math.round(ratio(lost, losses.length)),
  }
}

function averageLossOf(closing: readonly Deal[], digits: number): number {
  const losses = closing.map(resultOf).filter((result) => result < 0)
  return losses.reduce((sum, loss) => sum + loss, 0) / 10 ** digits / Math.max(1, losses.length)
}

const most = (numbers: readonly number[]) => numbers.reduce((highest, number) => Math.max(highest, number), 0)
