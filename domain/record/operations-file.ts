import { parseCsv } from '#domain/basics/csv.ts'
import { type AccountType, accountTypes } from '#domain/claims/claims.ts'
import { isGold } from '#domain/gold/plausibility.ts'
import { csvServiceOf } from '#domain/report/csv-services.ts'
import { pipsOf } from '#domain/report/gold-operations.ts'

/** A trade as listed in a file of trades; prices and pips with two decimals. */
export interface ListedOperation {
  /** Line of the file, 1 for its heading. */
  row: number
  type: 'COMPRA' | 'VENTA'
  entryPrice: string
  exitPrice: string
  /** Whole pips of 0.10 US dollars per ounce; negative for a loss. */
  result: number
  pips: string
  time: string
  accountType: AccountType
  /** ISO 8601 in UTC. */
  executedAt: string
}

export const operationProblems = [
  'empty',
  'myfxbook',
  'mql5_signals',
  'too_many',
  'columns',
  'time',
  'future',
  'type',
  'pair',
  'price',
  'result',
  'account_type',
  'duplicate',
  'gold_price',
] as const
export interface OperationProblem {
  code: (typeof operationProblems)[number]
  row: number
}

/** Maximum bytes and rows of one file. */
export const maxOperationsFileBytes = 8 * 1024 * 1024
const maxOperations = 20_000
const maxProblems = 50

/** Headings that are known, without case, spaces and underscores. */
const headings = {
  executedAt: ['executedat', 'date', 'datetime', 'closedate', 'closetime', 'fecha', 'fechacierre'],
  type: ['type', 'action', 'side', 'tipo', 'operacion', 'operación'],
  entryPrice: ['entryprice', 'entry', 'openprice', 'entrada', 'precioentrada'],
  exitPrice: ['exitprice', 'exit', 'closeprice', 'salida', 'preciosalida'],
  pair: ['pair', 'symbol', 'par', 'símbolo', 'simbolo'],
  result: ['result', 'resultado'],
  pips: ['pips'],
  time: ['time', 'hora'],
  accountType: ['accounttype', 'account', 'cuenta', 'tipocuenta'],
} as const
type Column = keyof typeof headings
const required = ['executedAt', 'type', 'entryPrice', 'exitPrice'] as const satisfies readonly Column[]

const longWords = ['compra', 'buy', 'long']
const shortWords = ['venta', 'sell', 'short']

/**
 * Reads a list of gold operations (CSV with a heading; times in UTC unless a row says otherwise). Results are computed
 * from the prices; stated ones must agree. `accountType`: default of rows without one; `now`: epoch ms.
 */
export function readOperations(
  text: string,
  accountType: AccountType,
  now: number,
): { operations: ListedOperation[] } | { problems: OperationProblem[] } {
  const service = csvServiceOf(text)
  if (service) return { problems: [{ code: service, row: 1 }] }
  const [head, ...rows] = parseCsv(text)
  if (!head || rows.length === 0) return { problems: [{ code: 'empty', row: 1 }] }
  if (rows.length > maxOperations) return { problems: [{ code: 'too_many', row: rows[maxOperations]!.line }] }
  const names = head.cells.map((cell) => cell.toLowerCase().replaceAll(/[\s_]/g, ''))
  const places = Object.fromEntries(
    Object.entries(headings).map(([column, known]) => [
      column,
      names.findIndex((name) => (known as readonly string[]).includes(name)),
    ]),
  ) as Record<Column, number>
  if (required.some((column) => places[column] < 0)) return { problems: [{ code: 'columns', row: head.line }] }
  const operations: ListedOperation[] = []
  const problems: OperationProblem[] = []
  const seen = new Set<string>()
  for (const { line, cells } of rows) {
    const read = readRow((column) => cells[places[column]]?.trim() ?? '', line, accountType, now)
    if ('code' in read) problems.push(read)
    else {
      const { row: _, ...said } = read
      const key = JSON.stringify(said)
      if (seen.has(key)) problems.push({ code: 'duplicate', row: line })
      seen.add(key)
      operations.push(read)
    }
    if (problems.length === maxProblems) break
  }
  return problems.length > 0 ? { problems } : { operations }
}

function readRow(
  cell: (column: Column) => string,
  row: number,
  accountType: AccountType,
  now: number,
): ListedOperation | OperationProblem {
  const wrong = (code: OperationProblem['code']): OperationProblem => ({ code, row })
  const at = momentOf(cell('executedAt'), cell('time'))
  if (at === null) return wrong('time')
  if (at > now) return wrong('future')
  const side = cell('type').toLowerCase()
  const isLong = longWords.includes(side)
  if (!isLong && !shortWords.includes(side)) return wrong('type')
  if (cell('pair') !== '' && !isGold(cell('pair'))) return wrong('pair')
  const [entry, exit] = [priceOf(cell('entryPrice')), priceOf(cell('exitPrice'))]
  if (entry === null || exit === null) return wrong('price')
  const pips = pipsOf(isLong, entry, exit)
  const result = Math.round(pips) || 0
  if (!agrees(cell('result'), result, 0.5) || !agrees(cell('pips'), pips, 0.05)) return wrong('result')
  const ownType = cell('accountType').toLowerCase()
  const type = ownType === '' ? accountType : accountTypes.find((known) => known === ownType)
  if (!type) return wrong('account_type')
  const executedAt = new Date(at).toISOString()
  return {
    row,
    type: isLong ? 'COMPRA' : 'VENTA',
    entryPrice: entry.toFixed(2),
    exitPrice: exit.toFixed(2),
    result,
    pips: pips.toFixed(2),
    time: executedAt.slice(11, 16),
    accountType: type,
    executedAt,
  }
}

/** Epoch ms of `2026-03-02 10:30`, also with points, seconds, `T`, an offset, or a separate time field. */
function momentOf(date: string, time: string): number | null {
  const text = /^\d{4}[-.]\d{2}[-.]\d{2}$/.test(date) && time !== '' ? `${date} ${time}` : date
  const match = /^(\d{4})[-.](\d{2})[-.](\d{2})[ T](\d{2}:\d{2})(:\d{2})?(?:\.\d{1,3})?(Z|[+-]\d{2}:\d{2})?$/.exec(text)
  if (!match) return null
  const [, year, month, day, minutes, seconds = ':00', zone = 'Z'] = match
  const at = Date.parse(`${year}-${month}-${day}T${minutes}${seconds}${zone}`)
  const midnight = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  // The 31st of February would be a day of March.
  return Number.isNaN(at) || midnight.getUTCDate() !== Number(day) ? null : at
}

function priceOf(text: string): number | null {
  if (!/^\d{1,6}([.,]\d{1,5})?$/.test(text)) return null
  const price = Number(text.replace(',', '.'))
  return price > 0 ? price : null
}

/** True if a cell agrees with the computed value; an empty cell always does. */
function agrees(text: string, computed: number, tolerance: number): boolean {
  if (text === '') return true
  if (!/^[+-]?\d{1,7}([.,]\d{1,4})?$/.test(text)) return false
  return Math.abs(Number(text.replace(',', '.')) - computed) <= tolerance
}
