import { momentOf, ticketOf } from './cells.ts'
import type { Row } from './report.ts'

/** Columns of money in the table of deals, by how many columns it has: 2016 without a fee, later with one, with cost. */
const layouts: Record<number, Layout> = {
  13: { commission: 8, fee: null, swap: 9, profit: 10, balance: 11 },
  14: { commission: 8, fee: 9, swap: 10, profit: 11, balance: 12 },
  15: { commission: 9, fee: 10, swap: 11, profit: 12, balance: 13 },
}
export type Layout = { commission: number; fee: number | null; swap: number; profit: number; balance: number }

const widthOf = ({ cells }: Row) => cells.findLastIndex((cell) => cell !== '') + 1

/** The layout of deals starting at row `first`, by the width of their headings; undefined if unknown. */
export function layoutOf(rows: readonly Row[], first: number): Layout | undefined {
  const header = rows.slice(Math.max(0, first - 3), first).findLast((row) => widthOf(row) >= 12)
  return header && layouts[widthOf(header)]
}

/** The layout of the first rows that look like deals in it; undefined if no rows do. */
export function layoutOfDeals(
  rows: readonly Row[],
  isDeal: (cells: readonly string[], layout: Layout) => boolean,
): Layout | undefined {
  let wasListed = false
  for (const [index, { cells }] of rows.entries()) {
    const isListed = momentOf(cells[0]) !== null && ticketOf(cells[1]) !== null
    // Headings are above the first row of a table.
    const layout = isListed && !wasListed ? layoutOf(rows, index) : undefined
    if (layout && isDeal(cells, layout)) return layout
    wasListed = isListed
  }
  return undefined
}
