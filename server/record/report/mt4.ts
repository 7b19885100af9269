import type { ClosedPosition, Deal } from '#domain/report/deal.ts'
import type { PrintedSummary } from '#domain/report/summary.ts'
import { decimalOf, digitsOf, minorUnits, momentOf, numberOf, ticketOf } from './cells.ts'
import { valueRows } from './mt5-summary.ts'
import { type Report, type ReportAccount, type Row, UnreadableReport } from './report.ts'

const tradeColumns = 14
const sides = new Set(['buy', 'sell'])
const cashTypes = new Set(['balance', 'credit'])

/**
 * Reads a MetaTrader 4 statement from its rows; null where they hold none. Its lines are whole trades without a running
 * balance: each becomes one closing deal, in the order of closing, and the balance is added up from 0.
 */
export function readMt4(rows: readonly Row[]): Report | null {
  const lines = rows.filter(({ cells }) => isLine(cells))
  if (lines.length === 0 || !lines.some(({ cells }) => sides.has(cells[2]!) || cashTypes.has(cells[2]!))) return null
  const trades = lines.filter(({ cells }) => sides.has(cells[2]!))
  const closed = trades.filter(({ cells }) => momentOf(cells[8]) !== null)
  const cash = lines.filter(({ cells }) => cashTypes.has(cells[2]!))
  const digits = Math.min(8, Math.max(2, ...[...closed, ...cash].flatMap(moneyCells).map(digitsOf)))
  const moves = [...closed.map((row) => tradeOf(row, digits)), ...cash.map((row) => cashOf(row, digits))].toSorted(
    (a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : a.row - b.row),
  )
  let balance = 0
  const deals = moves.map((move): Deal => {
    balance += move.profit + move.swap + move.commission + move.fee
    return { ...move, balance }
  })
  const after = rows.slice(rows.indexOf(lines.at(-1)!) + 1)
  return {
    kind: 'mt4',
    account: headOf(rows.slice(0, rows.indexOf(lines[0]!))),
    deals,
    positions: closed.map((row) => positionOf(row, digits)),
    openPositions: trades.length - closed.length,
    digits,
    totals: null,
    summary: summaryOf(after),
    statedBalance: null,
  }
}

const isLine = (cells: readonly string[]) =>
  ticketOf(cells[0]) !== null && momentOf(cells[1]) !== null && /^[a-z ]+$/.test(cells[2] ?? '')

const moneyCells = ({ cells }: Row) =>
  cells.slice(cells.length >= tradeColumns ? 10 : -1).flatMap((cell) => decimalOf(cell) ?? [])

function money({ line, cells }: Row, column: number, digits: number): number {
  const decimal = decimalOf(cells.at(column))
  if (!decimal) throw new UnreadableReport('bad_row', `Row ${line}: an amount is not a number.`, line)
  return minorUnits(decimal, digits)
}

function tradeOf(row: Row, digits: number): Deal {
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
    balance: 0,
    comment: '',
  }
}

function cashOf(row: Row, digits: number): Deal {
  const [ticket = '', time, type = ''] = row.cells
  return {
    row: row.line,
    ticket,
    time: momentOf(time)!,
    type,
    symbol: '',
    direction: null,
    volume: 0,
    price: 0,
    order: '',
    commission: 0,
    fee: 0,
    swap: 0,
    profit: money(row, -1, digits),
    balance: 0,
    comment: row.cells[3] ?? '',
  }
}

function positionOf(row: Row, digits: number): ClosedPosition {
  const { cells } = row
  const { ticket, symbol, volume, time, price, ...costs } = tradeOf(row, digits)
  return {
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
  }
}

/** Head cells such as `Account: 12345` and `Currency: USD`. The holder's name stays in the file. */
function headOf(rows: readonly Row[]): ReportAccount {
  const cells = rows.flatMap((row) => row.cells)
  const first = (pattern: RegExp) =>
    cells.map((cell) => pattern.exec(cell)?.[1]).find((found) => found !== undefined) ?? null
  return {
    login: first(/:\s*(\d{3,20})$/),
    currency: first(/:\s*([A-Z]{3})$/),
    server: null,
    company: null,
    tokens: [],
  }
}

/** The details block; it prints gross loss without its sign, and only what both terminals count alike is compared. */
function summaryOf(rows: readonly Row[]): PrintedSummary {
  const values = valueRows(rows)
  const number = (row: number, column: number) => Number(values[row]?.[column]?.numbers[0]?.text ?? Number.NaN)
  const at = values.findIndex(
    (row, i) => row.length === 3 && values[i + 1]?.length === 2 && values[i + 2]?.length === 3 && number(i, 1) >= 0,
  )
  if (at < 0) return {}
  const printed = (row: number, column: number, sign = 1) => {
    const decimal = values[at + row]?.[column]?.numbers[0]
    return decimal && { value: sign * Number(decimal.text), decimals: decimal.decimals }
  }
  const found = {
    grossProfit: printed(0, 0),
    grossLoss: printed(0, 1, -1),
    netProfit: printed(0, 2),
    profitFactor: printed(1, 0),
    expectedPayoff: printed(1, 1),
    totalTrades: printed(3, 0),
    shortTrades: printed(3, 1),
    longTrades: printed(3, 2),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}
