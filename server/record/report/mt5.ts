import { type ClosedPosition, type Deal, type Direction, directions } from '#domain/report/deal.ts'
import { type Decimal, decimalOf, digitsOf, minorUnits, momentOf, numberOf, ticketOf } from './cells.ts'
import { accountOf } from './mt5-account.ts'
import { type Layout, layoutOf } from './mt5-layout.ts'
import { historySummary, testerSummary, valueRows } from './mt5-summary.ts'
import { withEnglishTypes } from './mt5-words.ts'
import { openResultOf } from './open-result.ts'
import {
  type OpenPosition,
  type Order,
  type PrintedTotals,
  type Report,
  type Row,
  testerWithoutSummary,
  UnreadableReport,
} from './report.ts'

/**
 * Parses a MetaTrader 5 history or Strategy Tester report by the shape of its tables, in any language. Null for any other
 * file; throws `UnreadableReport` for an unreadable row of deals.
 */
export function readMt5(printed: readonly Row[]): Report | null {
  const rows = withEnglishTypes(printed)
  const first = rows.findIndex(({ cells }) => isDeal(cells))
  if (first < 0) return refuseOpenPositions(rows)
  const last = rows.findLastIndex(({ cells }) => isDeal(cells))
  const layout = layoutOf(rows, first)
  if (!layout) throw new UnreadableReport('unknown_format', 'The table of deals has none of the known layouts.')
  const table = rows.slice(first, last + 1)
  const digits = digitsIn(table, layout)
  const deals = table.flatMap((row) => dealOf(row, layout, digits) ?? [])
  const before = rows.slice(0, first)
  const after = rows.slice(last + 1)
  const tester = testerSummary(valueRows(before))
  const account = accountOf(before)
  const positions = positionsOf(before, digits)
  const summary = tester ?? historySummary(valueRows(after))
  // A history names its account, which distinguishes it from a test without figures.
  const isHistory = account.login !== null || positions !== null || Object.keys(summary).length > 0
  if (!tester && !isHistory) throw testerWithoutSummary()
  const stated = tester ? undefined : valueRows(after)[0]?.[0]
  return {
    kind: tester ? 'backtest' : 'history',
    account,
    deals,
    positions,
    open: rows.flatMap(({ cells }) => openPositionOf(cells) ?? []),
    openResult: tester ? null : openResultIn(rows, after, deals.at(-1)!.balance, digits),
    orders: ordersOf(before),
    digits,
    totals: totalsOf(after, digits),
    summary,
    statedBalance: stated ? minorUnits(stated.numbers[0]!, digits) : null,
    hasWholeTrades: false,
    isRelabelled: false,
    inferredOpening: null,
    rounding: 0,
  }
}

/** The terminal's report of open positions (`ReportTrade`) resembles a history without deals. */
function refuseOpenPositions(rows: readonly Row[]): null {
  const isTradeReport = rows.some(
    ({ cells }) => cells.some((cell) => /^trade (?:account )?report\b/i.test(cell)) || isOpenPosition(cells),
  )
  if (!isTradeReport) return null
  throw new UnreadableReport(
    'open_positions',
    'This is a Trade Account Report (ReportTrade): it lists open positions. Open the History tab, choose all history, then Report.',
  )
}

const isDirection = (cell: string): cell is Direction => (directions as readonly string[]).includes(cell)
const isSide = (cell: string | undefined): cell is 'buy' | 'sell' => cell === 'buy' || cell === 'sell'

function isDeal(cells: readonly string[]): boolean {
  if (momentOf(cells[0]) === null || ticketOf(cells[1]) === null) return false
  const [, , , type = '', direction = ''] = cells
  if (isSide(type)) return isDirection(direction)
  // Money that moves without trading; a dividend names its symbol, a cancelled deal its direction.
  return /^\p{L}/u.test(type) && (direction === '' || isDirection(direction)) && cells.length > 10
}

const moneyColumns = ({ commission, fee, swap, profit, balance }: Layout) =>
  [commission, fee, swap, profit, balance].filter((column) => column !== null)

function digitsIn(table: readonly Row[], layout: Layout): number {
  let digits = 2
  for (const { cells } of table) {
    for (const column of moneyColumns(layout)) {
      const decimal = decimalOf(cells[column])
      if (decimal) digits = Math.max(digits, digitsOf(decimal))
    }
  }
  return Math.min(digits, 8)
}

function dealOf({ line, cells }: Row, layout: Layout, digits: number): Deal | null {
  if (!isDeal(cells)) {
    // Only deals are between deals, except empty rows from page breaks.
    if (cells.every((cell) => cell === '')) return null
    throw new UnreadableReport('bad_row', `Row ${line}: this is not a deal as MetaTrader writes it.`, line)
  }
  const money = (column: number | null, name: string): number => {
    if (column === null) return 0
    const decimal = decimalOf(cells[column])
    if (!decimal) throw new UnreadableReport('bad_row', `Row ${line}: ${name} is not a number.`, line)
    return minorUnits(decimal, digits)
  }
  const [, ticket = '', symbol = '', type = '', direction = '', volume, price, order = ''] = cells
  const isTrading = isSide(type)
  const lots = numberOf(volume)
  if (isTrading && lots === null)
    throw new UnreadableReport('bad_row', `Row ${line}: the volume is not a number.`, line)
  return {
    row: line,
    ticket,
    time: momentOf(cells[0])!,
    type,
    symbol,
    direction: isDirection(direction) ? direction : null,
    volume: lots ?? 0,
    price: numberOf(price) ?? 0,
    order,
    commission: money(layout.commission, 'the commission'),
    fee: money(layout.fee, 'the fee'),
    swap: money(layout.swap, 'the swap'),
    profit: money(layout.profit, 'the profit'),
    balance: money(layout.balance, 'the balance'),
    comment: cells[layout.balance + 1] ?? '',
  }
}

/** Rows of the table of closed positions, which precedes the deals; null if there is none. */
function positionsOf(rows: readonly Row[], digits: number): ClosedPosition[] | null {
  const found = rows.flatMap(({ line, cells }): ClosedPosition[] => {
    const [opening, id, symbol = '', side, volume, openPrice, stop, , closing, closePrice, ...costs] = cells
    const [opened, closed] = [momentOf(opening), momentOf(closing)]
    const lots = closedLots(volume)
    // An order looks the same but for a word where the closing price would be.
    const isPosition = isSide(side) && lots !== null && numberOf(closePrice) !== null
    if (!opened || !closed || !ticketOf(id) || !isPosition) return []
    const money = costs.flatMap((cell) => decimalOf(cell) ?? []).map((decimal) => minorUnits(decimal, digits))
    return [
      {
        row: line,
        id: id!,
        symbol,
        side,
        volume: lots,
        opened,
        closed,
        openPrice: numberOf(openPrice) ?? 0,
        closePrice: numberOf(closePrice) ?? 0,
        hasStop: numberOf(stop) !== null && numberOf(stop) !== 0,
        result: money.reduce((sum, part) => sum + part, 0),
        profit: money.at(-1) ?? 0,
      },
    ]
  })
  return found.length > 0 ? found : null
}

/** Lots of a row of positions: `0.02 / 0.05` closed 0.02 of 0.05. */
function closedLots(cell: string | undefined): number | null {
  const parts = cell?.split('/').map((part) => numberOf(part.trim())) ?? []
  return parts.length > 0 && parts.length < 3 && parts.every((part) => part !== null) ? Math.min(...parts) : null
}

/** Like a closed position, but with the market's price where a closing time would be. */
function isOpenPosition([opening, id, , side, size, , , , market]: readonly string[]): boolean {
  const isListed = momentOf(opening) !== null && ticketOf(id) !== null
  return isListed && /^\p{L}/u.test(side ?? '') && closedLots(size) !== null && numberOf(market) !== null
}

function openPositionOf(cells: readonly string[]): OpenPosition | null {
  const [opening, id = '', symbol = '', side, size] = cells
  if (!isOpenPosition(cells) || !isSide(side)) return null
  return { id, symbol, side, volume: closedLots(size) ?? 0, opened: momentOf(opening) ?? '' }
}

/**
 * Balance, credit, floating result and equity are below the deals, the first of each row on the left; recognised by
 * their sum.
 */
function openResultIn(rows: readonly Row[], after: readonly Row[], last: number, digits: number) {
  const standing = valueRows(after)
    .slice(0, 4)
    .map((row) => minorUnits(row[0]!.numbers[0]!, digits))
  const [balance = last, credit = 0, floating = 0, equity] = standing
  const isPrinted = equity !== undefined && Math.abs(balance + credit + floating - equity) <= 1
  const results = rows.flatMap(({ cells }) => (isOpenPosition(cells) ? (openResultOfRow(cells, digits) ?? []) : []))
  return openResultOf(isPrinted ? balance : last, isPrinted ? floating : null, results)
}

/** Swap and profit of a row of open positions; null where they are no numbers. */
function openResultOfRow(cells: readonly string[], digits: number): number | null {
  const [swap, profit] = [decimalOf(cells[9]), decimalOf(cells[10])]
  return swap && profit ? minorUnits(swap, digits) + minorUnits(profit, digits) : null
}

/** Rows of the table of orders, recognised by requested / filled lots. */
function ordersOf(rows: readonly Row[]): Map<string, Order> {
  const found = new Map<string, Order>()
  for (const { cells } of rows) {
    if (!/^[\d.]+ \/ [\d.]+$/.test(cells[4] ?? '')) continue
    const [opened, id, done] = [momentOf(cells[0]), ticketOf(cells[1]), momentOf(cells[8])]
    const filled = Number(cells[4]!.split('/')[1])
    if (opened && id && done) found.set(id, { opened, done, filled })
  }
  return found
}

/** The first row below the deals with sums only. */
function totalsOf(after: readonly Row[], digits: number): PrintedTotals | null {
  const row = after.slice(0, 3).find(({ cells }) => {
    const filled = cells.filter((cell) => cell !== '')
    return (filled.length === 4 || filled.length === 5) && filled.every((cell) => decimalOf(cell) !== null)
  })
  if (!row) return null
  const sums = row.cells.flatMap((cell) => decimalOf(cell) ?? []).map((sum: Decimal) => minorUnits(sum, digits))
  const [commission = 0, fee = 0, swap = 0, profit = 0, balance = 0] =
    sums.length === 5 ? sums : sums.toSpliced(1, 0, 0)
  return { row: row.line, commission, fee, swap, profit, balance, deposits: null }
}
