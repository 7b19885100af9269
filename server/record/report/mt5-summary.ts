import type { PrintedSummary, SummaryFigure } from '#domain/report/summary.ts'
import { type Decimal, momentOf, numbersIn } from './cells.ts'
import type { Row } from './report.ts'

/** A printed figure with the numbers in it: `1 324.00 (1.32%)` has two. */
export interface PrintedValue {
  text: string
  numbers: readonly Decimal[]
}
type ValueRow = readonly PrintedValue[]

const startsWithNumber = /^[-−–]?\d/

/** Figures of labelled rows; labels are in the terminal's language and ignored. */
export function valueRows(rows: readonly Row[]): ValueRow[] {
  return rows.flatMap(({ cells }): ValueRow[] => {
    const filled = cells.filter((cell) => cell !== '')
    if (momentOf(cells[0]) !== null || startsWithNumber.test(filled[0] ?? '0')) return []
    const values = filled
      .filter((cell) => startsWithNumber.test(cell))
      .map((text) => ({ text, numbers: numbersIn(text) }))
    return values.length > 0 && values.every(({ numbers }) => numbers.length > 0) ? [values] : []
  })
}

type Place = readonly [figure: SummaryFigure, inBrackets?: SummaryFigure]

export const tradeGrid: readonly (readonly Place[])[] = [
  [['totalTrades'], ['shortTrades', 'shortWonPercent'], ['longTrades', 'longWonPercent']],
  [
    ['profitTrades', 'profitTradesPercent'],
    ['lossTrades', 'lossTradesPercent'],
  ],
  [['largestProfit'], ['largestLoss']],
  [['averageProfit'], ['averageLoss']],
  [['longestWinningRun'], ['longestLosingRun']],
  [['bestRun'], ['worstRun']],
  [['averageWinningRun'], ['averageLosingRun']],
]

/** Profit and drawdown below a history report's deals. */
const historyGrid: readonly (readonly Place[])[] = [
  [['netProfit'], ['grossProfit'], ['grossLoss']],
  [['profitFactor'], ['expectedPayoff']],
  [['recoveryFactor'], ['sharpe']],
  [
    ['drawdownAbsolute'],
    ['drawdownMaximal', 'drawdownMaximalPercent'],
    ['drawdownRelativePercent', 'drawdownRelative'],
  ],
]

/** The printed figures of a history report; empty if the block is not there. */
export function historySummary(rows: readonly ValueRow[]): PrintedSummary {
  const byShape = rows.findIndex((_, i) => [3, 2, 2, 3, 3].every((length, j) => rows[i + j]?.length === length))
  const at = byShape >= 0 ? byShape : profitAt(rows)
  if (at < 0) return {}
  return { ...fill(rows.slice(at), historyGrid), ...fill(tradesFrom(rows, at), tradeGrid) }
}

/**
 * Printed figures of a Strategy Tester report, from the block before the deals; null if there is none. Omits those from
 * equity (recovery factor) and those whose formula changed (Sharpe ratio).
 */
export function testerSummary(rows: readonly ValueRow[]): PrintedSummary | null {
  const at = rows.findIndex(
    (row, i) => row.length >= 2 && isSum(firstNumber(row), firstNumber(rows[i + 1]), firstNumber(rows[i + 2])),
  )
  if (at < 0) return null
  const money: Place[][] = [
    [['netProfit'], ['drawdownAbsolute']],
    [['grossProfit'], ['drawdownMaximal', 'drawdownMaximalPercent']],
    [['grossLoss'], ['drawdownRelativePercent', 'drawdownRelative']],
    [['profitFactor'], ['expectedPayoff']],
  ]
  const firstColumns = rows.slice(at).map((row) => row.slice(0, 2))
  // The second row of trades begins with the number of deals.
  const trades = tradesFrom(rows, at).map((row, i) => (i === 1 ? row.slice(-2) : row))
  return { ...fill(firstColumns, money), ...fill(trades, tradeGrid) }
}

const firstNumber = (row: ValueRow | undefined, column = 0) => Number(row?.[column]?.numbers[0]?.text ?? Number.NaN)

const isSum = (whole: number, a: number, b: number) => Math.abs(whole - a - b) < 0.011

/** The row whose first figure is the sum of the other two: net profit, gross profit, gross loss. */
export const profitAt = (rows: readonly ValueRow[]) =>
  rows.findIndex((row) => row.length === 3 && isSum(firstNumber(row), firstNumber(row, 1), firstNumber(row, 2)))

/** From the row of all trades on: `16 | 11 (45.45%) | 5 (0.00%)`. */
export function tradesFrom(rows: readonly ValueRow[], after: number): readonly ValueRow[] {
  // Drawdowns have brackets too, but theirs begin with a fraction or contain money.
  const won = /^\d[\d\s,.]* \(\d+(?:[.,]\d+)?%\)$/
  const shape = [/^\d[\d\s,]*(?:\.\d{3})*(?:[.,]0+)?$/, won, won]
  // Money can look like it, too: all trades are those of the two sides.
  const isTrades = (row: ValueRow) =>
    row.length === shape.length &&
    row.every(({ text }, column) => shape[column]!.test(text)) &&
    isSum(firstNumber(row), firstNumber(row, 1), firstNumber(row, 2))
  const at = rows.findIndex((row, i) => i > after && isTrades(row))
  return at < 0 ? [] : rows.slice(at)
}

/** Rows by position, as far as they have the shape of the grid. */
export function fill(rows: readonly ValueRow[], grid: readonly (readonly Place[])[]): PrintedSummary {
  const summary: PrintedSummary = {}
  for (const [i, places] of grid.entries()) {
    if (rows[i]?.length !== places.length) break
    for (const [j, names] of places.entries()) {
      for (const [k, name] of names.entries()) {
        const decimal = rows[i]?.[j]?.numbers[k]
        if (name && decimal) summary[name] = { value: Number(decimal.text), decimals: decimal.decimals }
      }
    }
  }
  return summary
}
