import type { ClosedPosition, Deal } from '#domain/report/deal.ts'
import { decimalOf, digitsOf, minorUnits, momentOf, numberOf, ticketOf } from './cells.ts'
import { statementFigures } from './mt4-figures.ts'
import { withEnglishLines } from './mt4-words.ts'
import { openResultOf } from './open-result.ts'
import { type Report, type ReportAccount, type Row, UnreadableReport } from './report.ts'

const tradeColumns = 14
const sides = new Set(['buy', 'sell'])
const cashTypes = new Set(['balance', 'credit'])

/**
 * Parses a MetaTrader 4 statement; null for any other file. Its rows are whole trades without a running balance: each
 * becomes one closing deal, in order of closing. The balance starts from the one before the first row, derived from the
 * printed balance below.
 */
export function readMt4(printed: readonly Row[]): Report | null {
  const rows = withEnglishLines(printed)
  const lines = rows.filter(({ cells }) => isLine(cells))
  if (lines.length === 0 || !lines.some(({ cells }) => sides.has(cells[2]!) || cashTypes.has(cells[2]!))) return null
  const trades = lines.filter(({ cells }) => sides.has(cells[2]!))
  const closed = trades.filter(({ cells }) => momentOf(cells[8]) !== null)
  const open = trades.filter(({ cells }) => momentOf(cells[8]) === null)
  const cash = lines.filter(({ cells }) => cashTypes.has(cells[2]!))
  const digits = Math.min(8, Math.max(2, ...[...closed, ...cash].flatMap(moneyCells).map(digitsOf)))
  const moves = [...closed.map((row) => tradeOf(row, digits)), ...cash.map((row) => cashOf(row, digits))].toSorted(
    (a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : a.row - b.row),
  )
  const changeOf = (move: Omit<Deal, 'balance'>) =>
    move.type === 'credit' ? 0 : move.profit + move.swap + move.commission + move.fee
  const last = [...closed, ...cash].reduce((most, { line }) => Math.max(most, line), 0)
  const figures = statementFigures(
    rows.filter(({ line }) => line > last),
    digits,
  )
  const moved = moves.reduce((sum, move) => sum + changeOf(move), 0)
  const opening = Math.max(0, (figures.balance ?? moved) - moved)
  let balance = opening
  const deals = moves.map((move): Deal => {
    balance += changeOf(move)
    return { ...move, balance }
  })
  const head = rows.filter(({ line }) => line < lines[0]!.line)
  return {
    kind: 'mt4',
    account: headOf(head),
    deals,
    positions: closed.map((row) => positionOf(row, digits)),
    open: open.map(({ cells }) => ({
      id: cells[0] ?? '',
      symbol: cells[4] ?? '',
      side: cells[2] as 'buy' | 'sell',
      volume: numberOf(cells[3]) ?? 0,
      opened: momentOf(cells[1])!,
    })),
    openResult: openResultOf(
      figures.balance,
      figures.floating,
      open.map((row) => resultOf(row, digits)),
    ),
    orders: new Map(),
    digits,
    totals: figures.totals,
    summary: figures.summary,
    statedBalance: null,
    hasWholeTrades: true,
    isRelabelled: false,
    inferredOpening:
      opening === 0
        ? null
        : { balance: opening + moved, moved, isNamedRange: head.some(({ cells }) => cells.some(isRange)) },
    rounding: 0,
  }
}

/** `2016.01.01 - 2016.01.31`: two days in one cell of the head. */
const isRange = (cell: string) => (cell.match(/\d{4}[.\-/]\d{2}[.\-/]\d{2}/g)?.length ?? 0) >= 2

const isLine = (cells: readonly string[]) =>
  ticketOf(cells[0]) !== null && momentOf(cells[1]) !== null && /^[a-z ]+$/.test(cells[2] ?? '')

const moneyCells = ({ cells }: Row) =>
  cells.slice(cells.length >= tradeColumns ? 10 : -1).flatMap((cell) => decimalOf(cell) ?? [])

function money({ line, cells }: Row, column: number, digits: number): number {
  const decimal = decimalOf(cells.at(column))
  if (!decimal) throw new UnreadableReport('bad_row', `Row ${line}: an amount is not a number.`, line)
  return minorUnits(decimal, digits)
}

function tradeOf(row: Row, digits: number): Omit<Deal, 'balance'> {
  const { line, cells } = row
  const [ticket = '', , side, size, symbol = '', , , , closing, price] = cells
  const volume = numberOf(size)
  if (volume === null) throw new UnreadableReport('bad_row', `Row ${line}: the size is not a number.`, line)
  return {
    row: line,
    ticket,
    time: momentOf(closing)!,
    // The deal that closes a bought position sells.
    type: side === 'buy' ? 'sell' : 'buy',
    symbol,
    direction: 'out',
    volume,
    price: numberOf(price) ?? 0,
    order: ticket,
    commission: money(row, 10, digits),
    fee: money(row, 11, digits),
    swap: money(row, 12, digits),
    profit: money(row, 13, digits),
    comment: '',
  }
}

/** Commission, taxes, swap and profit of a row of trades together. */
const resultOf = (row: Row, digits: number) =>
  [10, 11, 12, 13].reduce((sum, column) => sum + money(row, column, digits), 0)

function cashOf(row: Row, digits: number): Omit<Deal, 'balance'> {
  const [ticket = '', time, type = ''] = row.cells
  const nothing = { volume: 0, price: 0, order: '', commission: 0, fee: 0, swap: 0 }
  // The amount is last; rows saved again by a spreadsheet end in empty cells.
  const amount = row.cells.findLastIndex((cell) => cell !== '')
  return {
    row: row.line,
    ticket,
    time: momentOf(time)!,
    type,
    symbol: '',
    direction: null,
    ...nothing,
    profit: money(row, amount, digits),
    comment: row.cells[3] ?? '',
  }
}

function positionOf(row: Row, digits: number): ClosedPosition {
  const { cells, line } = row
  const { ticket, symbol, volume, time, price, ...costs } = tradeOf(row, digits)
  return {
    row: line,
    id: ticket,
    symbol,
    side: cells[2] as 'buy' | 'sell',
    volume,
    opened: momentOf(cells[1])!,
    closed: time,
    openPrice: numberOf(cells[5]) ?? 0,
    closePrice: price,
    hasStop: (numberOf(cells[6]) ?? 0) !== 0,
    result: costs.profit + costs.swap + costs.commission + costs.fee,
    profit: costs.profit,
  }
}

/** Head cells such as `Account: 12345` and `Currency: USD`. The holder's name stays in the file. */
function headOf(rows: readonly Row[]): ReportAccount {
  const cells = rows.flatMap((row) => row.cells)
  const first = (pattern: RegExp) =>
    cells.map((cell) => pattern.exec(cell)?.[1]).find((found) => found !== undefined) ?? null
  return {
    login: first(/[:：]\s*(\d{3,20})$/),
    currency: first(/[:：]\s*([A-Z]{3,4})$/),
    server: null,
    company: null,
    tokens: [],
  }
}
