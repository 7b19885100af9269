import type { PrintedSummary } from '#domain/report/summary.ts'
import { type Decimal, decimalOf, minorUnits } from './cells.ts'
import { fill, type PrintedValue, tradeGrid, tradesFrom, valueRows } from './mt5-summary.ts'
import type { PrintedTotals, Row } from './report.ts'

/** Figures below the closed trades of a MetaTrader 4 statement. */
interface StatementFigures {
  totals: PrintedTotals | null
  summary: PrintedSummary
  /** Balance of the statement's day without open trades, minor units; null if not printed. */
  balance: number | null
  /** Result of the open trades, minor units; null if not printed. */
  floating: number | null
}

/**
 * Parses sums, summary and details of a statement from the rows below its closed trades, by their shape. Gross loss is
 * printed without its sign. Details are missing with few trades; then only the closed result is compared.
 */
export function statementFigures(after: readonly Row[], digits: number): StatementFigures {
  const values = valueRows(after)
  const minor = (value: PrintedValue | undefined) =>
    value?.numbers[0] === undefined ? null : minorUnits(value.numbers[0], digits)
  const sums = columnSums(after)
  const closed = values[0]?.length === 1 ? values[0][0] : undefined
  // Deposits and credit; closed result, floating result, margin; balance, equity, free margin.
  const at = values.findIndex(
    (row, i) => row.length === 2 && values[i + 1]?.length === 3 && values[i + 2]?.length === 3,
  )
  const summed = at >= 0 && minor(values[at + 1]![0]) === minor(closed) ? values.slice(at) : null
  const balance = minor(summed?.[2]?.[0])
  const [commission = null, fee = null, swap = null, profit = null] =
    sums?.map((sum) => minorUnits(sum.decimal, digits)) ?? []
  const details = detailsOf(values)
  return {
    totals:
      sums || summed
        ? { row: sums?.[0]?.row ?? 0, commission, fee, swap, profit, balance, deposits: minor(summed?.[0]?.[0]) }
        : null,
    summary: details ?? (closed?.numbers[0] ? { netProfit: printed(closed.numbers[0]) } : {}),
    balance,
    floating: minor(summed?.[1]?.[1]),
  }
}

/** Commission, taxes, swap and profit of the closed trades: four numbers and nothing else, right below them. */
function columnSums(after: readonly Row[]): { decimal: Decimal; row: number }[] | null {
  const row = after.slice(0, 4).find(({ cells }) => {
    const filled = cells.filter((cell) => cell !== '')
    return filled.length === 4 && filled.every((cell) => decimalOf(cell) !== null)
  })
  return (
    row?.cells.flatMap((cell) => {
      const decimal = decimalOf(cell)
      return decimal ? { decimal, row: row.line } : []
    }) ?? null
  )
}

function detailsOf(values: readonly (readonly PrintedValue[])[]): PrintedSummary | null {
  const number = (row: number, column: number) => Number(values[row]?.[column]?.numbers[0]?.text ?? Number.NaN)
  const at = values.findIndex(
    (row, i) => row.length === 3 && values[i + 1]?.length === 2 && values[i + 2]?.length === 3 && number(i, 1) >= 0,
  )
  if (at < 0) return null
  const grid = fill(values.slice(at), [
    [['grossProfit'], ['grossLoss'], ['netProfit']],
    [['profitFactor'], ['expectedPayoff']],
    [
      ['drawdownAbsolute'],
      ['drawdownMaximal', 'drawdownMaximalPercent'],
      ['drawdownRelativePercent', 'drawdownRelative'],
    ],
  ])
  const { grossLoss } = grid
  return {
    ...grid,
    ...(grossLoss && { grossLoss: { ...grossLoss, value: 0 - grossLoss.value } }),
    ...fill(tradesFrom(values, at), tradeGrid),
  }
}

const printed = ({ text, decimals }: Decimal) => ({ value: Number(text), decimals })
