import type { AccountType } from '#domain/claims/claims.ts'
import { historyType, isCalledReal, playMoneySign } from '#domain/record/history-type.ts'
import { type AssignedPositions, assignPositions } from '#domain/report/assign-positions.ts'
import { cashFlows, openingBalance, runningBalanceError } from '#domain/report/balance.ts'
import { type Deal, isLent, isTrade } from '#domain/report/deal.ts'
import { columnTotals } from '#domain/report/figures.ts'
import { aloneShare } from '#domain/report/number-share.ts'
import { priceMismatches } from '#domain/report/price-check.ts'
import { maxTickets, type ReportNote, type ReportProblem } from '#domain/report/problem.ts'
import { compareSummary } from '#domain/report/summary.ts'
import { tradeFigures } from '#domain/report/trades.ts'
import { identityNotes, ownShare } from './gate-identity.ts'
import { openingProblems } from './gate-opening.ts'
import { apartFromOrders } from './gate-orders.ts'
import { positionProblems, withoutTheirCosts } from './gate-positions.ts'
import { withOpenings } from './mt4-openings.ts'
import { inOrderMade } from './order-made.ts'
import type { Report } from './report.ts'

/** Result of the import checks of a report. */
export interface ReportCheck {
  account_type: AccountType
  /** Printed figures that were recomputed, and how many of them agree. */
  recomputed: number
  agree: number
  problems: ReportProblem[]
  notes: ReportNote[]
}

/** A report's deals with their positions. */
export function assignedOf(report: Report): AssignedPositions {
  const { deals, positions, account, open, statedBalance, kind } = report
  // A file of a shorter period lists what is open today, not at its end.
  const isWhole = kind === 'history' && statedBalance === deals.at(-1)?.balance
  return assignPositions(inOrderMade(withOpenings(report), kind), positions, account.tokens, isWhole ? open : [])
}

/** Checks that a report adds up: balance row by row, tickets, order, totals, its own printed figures. */
export function checkReport(report: Report, assigned = assignedOf(report)): ReportCheck {
  const { deals, digits, summary, kind } = report
  const slack = report.rounding * deals.length
  const { compared, missing, mismatches } = compareSummary(deals, digits, summary, slack, report.asPrinted)
  const problems = [
    ...runningBalance(report),
    ...tickets(report),
    ...order(report),
    ...totals(report),
    ...openingProblems(report),
    ...positionProblems(report),
    ...mismatches.map(
      ({ figure, printed, recomputed }): ReportProblem => ({
        code: 'summary',
        message: `The report prints ${figure} ${printed}, its deals give ${round(recomputed)}.`,
        detail: { figure, printed: String(printed), recomputed: String(round(recomputed)) },
      }),
    ),
  ]
  if (tradeFigures(deals).trades === 0)
    problems.push({ code: 'no_trades', message: 'The report holds no closed trade.' })
  else if (compared === 0 || (kind === 'history' && missing.length > 0)) problems.push(summaryMissing(kind))
  return {
    account_type: accountType(report),
    recomputed: compared,
    agree: compared - mismatches.length,
    problems,
    notes: [
      ...accountTypeUnknown(report),
      ...notLive(report),
      ...beginning(report),
      ...statedBalance(report),
      ...spoiledPositions([
        ...new Set([...assigned.spoiled, ...apartFromOrders(report), ...withoutTheirCosts(report, assigned)]),
      ]),
      ...prices(report, assigned),
      ...identityNotes(report, assigned),
    ],
  }
}

function summaryMissing(kind: Report['kind']): ReportProblem {
  return kind === 'mt4'
    ? { code: 'statement_summary_missing', message: 'The statement has no totals below its trades: it is not whole.' }
    : {
        code: 'summary_missing',
        message: 'The figures that MetaTrader prints below the deals are missing: the file is cut off or was changed.',
      }
}

/** Only an account that its own report calls real, on a server with other traders, is live: anything else might be play money. */
function accountType(report: Report): AccountType {
  const { tokens, server, company } = report.account
  if (report.kind === 'backtest') return 'backtest'
  return (ownShare(report) ?? 0) >= aloneShare ? 'demo' : historyType(tokens, server, company)
}

/** The word `real` beside a play-money server or firm. */
function notLive({ kind, account: { tokens, server, company } }: Report): ReportNote[] {
  const sign = kind === 'history' && isCalledReal(tokens) ? playMoneySign(server, company) : null
  if (sign === null) return []
  const printed = [server, company].filter((name) => name !== null).join(', ')
  const message = `The file calls its account real, but ${printed} stands for play money (${sign}): it counts as demo.`
  return [{ code: 'not_live', message, detail: { printed, recomputed: sign } }]
}

/** No known word of a MetaTrader 4 statement marks a live account. */
function accountTypeUnknown({ kind }: Report): ReportNote[] {
  const message = 'A statement of MetaTrader 4 does not say whether its account is real: it counts as a demo account.'
  return kind === 'mt4' ? [{ code: 'type_not_told', message }] : []
}

function spoiledPositions(spoiled: readonly string[]): ReportNote[] {
  if (spoiled.length === 0) return []
  const tickets = spoiled.slice(0, maxTickets)
  const message = `Deals and positions do not fit together: ${spoiled.length}, among them ${tickets.join(', ')}.`
  return [{ code: 'position_spoiled', message, detail: { count: spoiled.length, tickets } }]
}

/** Contract size and rate of each symbol are learnt from the file's own closings. */
function prices(
  { kind, hasWholeTrades, positions, digits, rounding }: Report,
  { deals, guessed }: AssignedPositions,
): ReportNote[] {
  // Results of MetaTrader 4's Strategy Tester include swaps, so they reveal no rate.
  const withSwap = (positions ?? []).filter(({ opened, closed }) => opened.slice(0, 10) !== closed.slice(0, 10))
  const untold = new Set(kind === 'backtest' && hasWholeTrades ? withSwap.map(({ id }) => id) : [])
  const telling = positions?.filter(({ id }) => !untold.has(id)) ?? null
  const found = priceMismatches(deals, telling, new Set([...guessed, ...untold])).filter(
    ({ profit, expected }) => Math.abs(profit - expected) > rounding,
  )
  const [first] = found
  if (!first) return []
  const [printed, recomputed] = [first.profit, first.expected].map((minor) => (minor / 10 ** digits).toFixed(digits))
  const tickets = found.slice(0, maxTickets).map(({ ticket }) => ticket)
  const message = `Row ${first.row}: closing ${first.ticket} has a profit of ${printed}, its prices and lots give ${recomputed}; such closings: ${found.length}.`
  const detail = { ticket: first.ticket, printed: printed!, recomputed: recomputed!, count: found.length, tickets }
  return [{ code: 'price_differs', message, detail }]
}

function runningBalance({ kind, deals, digits }: Report): ReportProblem[] {
  // A statement of MetaTrader 4 prints none.
  if (kind === 'mt4') return []
  const { error, row } = runningBalanceError(deals)
  if (row === null) return []
  const off = (error / 10 ** digits).toFixed(digits)
  const message = `Row ${row}: the balance is off by ${off} from the row before it plus its result.`
  return [{ code: 'running_balance', message, row, detail: { recomputed: off } }]
}

function tickets({ deals }: Report): ReportProblem[] {
  const seen = new Set<string>()
  const problems: ReportProblem[] = []
  for (const { ticket, row } of deals) {
    if (seen.has(ticket)) {
      const message = `Row ${row}: ticket ${ticket} was there before.`
      problems.push({ code: 'duplicate_ticket', message, row, detail: { ticket } })
    }
    seen.add(ticket)
  }
  return problems
}

/** The Strategy Tester numbers the deals of one tick as it made them, some with the second before. */
const testerTickMs = 60_000

function order({ deals: listed, kind }: Report): ReportProblem[] {
  const deals = inOrderMade(listed, kind)
  const ms = (time: string) => Date.parse(`${time}Z`)
  const isOlder = (time: string, before: string) =>
    time < before && (kind !== 'backtest' || ms(before) - ms(time) > testerTickMs)
  const at = deals.findIndex(({ time }, i) => i > 0 && isOlder(time, deals[i - 1]!.time))
  if (at < 0) return []
  const { row } = deals[at]!
  return [{ code: 'order_of_time', message: `Row ${row}: this deal is older than the one above it.`, row }]
}

function totals({ deals, digits, totals: printed }: Report): ReportProblem[] {
  if (!printed) return []
  const { deposits, withdrawals } = cashFlows(deals)
  const balance = deals.at(-1)?.balance ?? 0
  const own = { ...columnTotals(deals), balance, deposits: deposits - withdrawals }
  // The Strategy Tester and MetaTrader 4 exclude deposits from the sum of profits, some terminals also credit.
  const others = [isTrade, (deal: Deal) => !isLent(deal)].map((counts) => columnTotals(deals.filter(counts)).profit)
  return (['commission', 'fee', 'swap', 'profit', 'balance', 'deposits'] as const).flatMap(
    (column): ReportProblem[] => {
      const found = printed[column]
      if (found === null || found === own[column] || (column === 'profit' && others.includes(found))) return []
      const [stated, sum] = [found, own[column]].map((minor) => (minor / 10 ** digits).toFixed(digits))
      const message = `Row ${printed.row}: the totals have ${column} ${stated}, the rows give ${sum}.`
      return [
        { code: 'totals', message, row: printed.row, detail: { figure: column, printed: stated!, recomputed: sum! } },
      ]
    },
  )
}

/** An extract of a history has no first deposit, so its opening balance is inferred. */
function beginning({ kind, deals, digits }: Report): ReportNote[] {
  const opening = openingBalance(deals)
  if (kind === 'backtest' || opening === 0) return []
  const recomputed = (opening / 10 ** digits).toFixed(digits)
  const message = `The file begins with a balance of ${recomputed}: it does not hold the first deals.`
  return [{ code: 'begins_later', message, detail: { recomputed } }]
}

/** The balance printed outside the table is of the file's day; the requested period may have ended earlier. */
function statedBalance({ deals, digits, statedBalance: stated }: Report): ReportNote[] {
  const last = deals.at(-1)?.balance ?? openingBalance(deals)
  if (stated === null || stated === last) return []
  const [own, printed] = [last, stated].map((minor) => (minor / 10 ** digits).toFixed(digits))
  const message = `The last deal leaves a balance of ${own}, the file was made at ${printed}: it does not hold all deals.`
  return [{ code: 'later_deals_left_out', message, detail: { printed: printed!, recomputed: own! } }]
}

const round = (figure: number) => Math.round(figure * 1e6) / 1e6
