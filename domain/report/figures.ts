import { cashFlows, drawdown, growth, monthlyGrowth, openingBalance, runningBalanceError } from './balance.ts'
import { type ClosedPosition, type Deal, resultOf } from './deal.ts'
import { closedOf, type PositionedDeal, positionsOf } from './positions.ts'
import { positionResults, runs, sharpeByTrade, tradeFigures } from './trades.ts'

/** A history as it was read from a file. */
interface History {
  deals: readonly Deal[]
  /** Rows of the file's table of positions; null if it has none. */
  positions: readonly ClosedPosition[] | null
  /** The deals with the positions that were found for them, for a file without such a table; absent: all of a symbol are one. */
  positioned?: readonly PositionedDeal[]
  /** Decimals of the account's currency in the file. */
  digits: number
}

export function historyFigures({
  deals,
  positions,
  digits,
  positioned = deals.map((deal) => ({ ...deal, position: null, hasStop: null })),
}: History) {
  const money = (minor: number) => Number((minor / 10 ** digits).toFixed(digits))
  const orNull = (minor: number | null) => (minor === null ? null : minor / 10 ** digits)
  const trades = tradeFigures(deals)
  const flows = cashFlows(deals)
  const fall = drawdown(deals)
  const months = monthlyGrowth(deals)
  const opening = openingBalance(deals)
  const results = positions ? positionResults(positions) : closedOf(positionsOf(positioned)).map(({ result }) => result)
  const wonPositions = results.filter((result) => result > 0).length
  const invested = opening + flows.deposits
  const allRuns = runs(deals)
  const longest = (won: boolean) =>
    allRuns.filter((run) => run.won === won).reduce((most, run) => Math.max(most, run.trades), 0)
  return {
    deals: deals.length,
    closing_deals: trades.trades,
    balance_ops: flows.operations,
    positions: results.length,
    opening_balance: money(opening),
    closing_balance: money(deals.at(-1)?.balance ?? 0),
    deposits: money(flows.deposits),
    withdrawals: money(flows.withdrawals),
    running_balance_max_error: money(runningBalanceError(deals).error),
    net_profit: money(trades.netProfit),
    gross_profit: money(trades.grossProfit),
    gross_loss: money(trades.grossLoss),
    profit_factor: trades.profitFactor,
    expected_payoff: orNull(trades.expectedPayoff),
    wins_mt5_ge0: trades.winsByTerminal,
    wins_strict_gt0: trades.wins,
    breakeven: trades.breakEven,
    win_rate_mt5: share(trades.winsByTerminal, trades.trades),
    win_rate_strict: share(trades.wins, trades.trades),
    position_wins_strict: wonPositions,
    position_breakeven: results.filter((result) => result === 0).length,
    position_win_rate_strict: share(wonPositions, results.length),
    average_win: trades.winsByTerminal > 0 ? orNull(trades.grossProfit / trades.winsByTerminal) : null,
    average_loss:
      trades.trades > trades.winsByTerminal ? orNull(trades.grossLoss / (trades.trades - trades.winsByTerminal)) : null,
    longest_winning_run: longest(true),
    longest_losing_run: longest(false),
    sharpe_mt5: sharpeByTrade(deals),
    max_dd_abs: money(fall.maximal.amount),
    max_dd_abs_pct: fall.maximal.percent,
    max_dd_rel_pct: fall.relative.percent,
    dd_absolute: money(fall.absolute),
    recovery_factor: fall.maximal.amount > 0 ? trades.netProfit / fall.maximal.amount : null,
    growth_mql5_pct: growth(deals),
    absolute_gain_pct: invested > 0 ? (100 * trades.netProfit) / invested : null,
    monthly_growth_pct: Object.fromEntries(months),
    sum_of_monthly_pct: months.size > 0 ? [...months.values()].reduce((sum, month) => sum + month, 0) : null,
    largest_lot: deals.reduce((most, { volume }) => Math.max(most, volume), 0),
    commission: money(total(deals, ({ commission, fee }) => commission + fee)),
    swap: money(total(deals, ({ swap }) => swap)),
    first_deal: deals[0]?.time ?? null,
    last_deal: deals.at(-1)?.time ?? null,
    share_with_stop: positions ? share(positions.filter(({ hasStop }) => hasStop).length, positions.length) : null,
  }
}

/** Column sums of a file's deal table, minor units, to compare with its totals row. */
export function columnTotals(deals: readonly Deal[]) {
  return {
    commission: total(deals, ({ commission }) => commission),
    fee: total(deals, ({ fee }) => fee),
    swap: total(deals, ({ swap }) => swap),
    profit: total(deals, ({ profit }) => profit),
    result: total(deals, resultOf),
  }
}

const share = (part: number, whole: number): number | null => (whole > 0 ? (100 * part) / whole : null)

function total(deals: readonly Deal[], of: (deal: Deal) => number): number {
  return deals.reduce((sum, deal) => sum + of(deal), 0)
}
