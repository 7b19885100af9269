import { drawdown, withoutFlows } from '#domain/report/balance.ts'
import { isTrade } from '#domain/report/deal.ts'
import type { ReportProblem } from '#domain/report/problem.ts'
import type { Report } from './report.ts'

/**
 * Refuses a MetaTrader 4 statement whose opening balance, which no row paid in, is not supported by the rest of it. One
 * edited figure could claim any opening balance and make any loss look small: so the printed drawdowns must agree with
 * it, and the statement must begin with a row of money or name its period.
 */
export function openingProblems(report: Report): ReportProblem[] {
  const { inferredOpening: inferred, deals, digits } = report
  if (!inferred) return []
  const beginsWithMoney = deals[0] !== undefined && !isTrade(deals[0])
  if (agreesWithFalls(report) && (beginsWithMoney || inferred.isNamedRange)) return []
  const [printed, recomputed] = [inferred.balance, inferred.moved].map((minor) =>
    (minor / 10 ** digits).toFixed(digits),
  )
  const message = `The statement prints a balance of ${printed}, its rows add up to ${recomputed}, and its printed falls or its period do not show what it began with.`
  return [{ code: 'opening_balance', message, detail: { printed: printed!, recomputed: recomputed! } }]
}

/**
 * Terminals treat deposits and withdrawals in drawdowns differently; without a drawdown there is nothing to compare.
 */
function agreesWithFalls({ deals, digits, summary }: Report): boolean {
  const { drawdownMaximal: amount, drawdownMaximalPercent: percent, drawdownRelativePercent: relative } = summary
  if (!amount || !percent || !relative || percent.value === 0) return false
  const isPrinted = ({ value, decimals }: { value: number; decimals: number }, own: number) =>
    Math.abs(value - own) <= 0.5 * 10 ** -decimals + 1e-7 * Math.max(1, Math.abs(own))
  return [drawdown(deals), drawdown(deals, false), drawdown(withoutFlows(deals))].some(
    ({ maximal, relative: deepest }) =>
      isPrinted(amount, maximal.amount / 10 ** digits) &&
      isPrinted(percent, maximal.percent) &&
      isPrinted(relative, deepest.percent),
  )
}
