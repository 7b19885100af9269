import type { Made } from './testing-histories.ts'
import type { ReportText } from './testing-lines.ts'
import { printedResults } from './testing-results.ts'

const minor = (text: string) => Math.round(Number(text.replaceAll(' ', '')) * 100)
const money = (cents: number) => (cents / 100).toFixed(2)

/**
 * A thorough forgery of a history, with some rows changed or removed: positions match, and every balance, total and printed
 * figure is recomputed. The table of orders stays. Money has two decimals. `change` returns null to remove a row.
 */
export function forged(
  made: Made,
  change: (deal: readonly string[], index: number) => readonly string[] | null,
  changePosition: (row: readonly string[]) => readonly string[] | null,
): ReportText {
  let balance = 0
  const kept = made.deals.flatMap((deal, index) => {
    const own = change(deal, index)
    if (own === null) return []
    const result = [8, 9, 10, 11].reduce((sum, column) => sum + minor(own[column]!), 0)
    balance += result
    return [{ deal: own.with(12, money(balance)), row: { ...made.printed[index]!, result, balance } }]
  })
  const deals = kept.map(({ deal }) => deal)
  const sums = [8, 9, 10, 11].map((column) => money(deals.reduce((sum, deal) => sum + minor(deal[column]!), 0)))
  return {
    ...made,
    deals,
    ordered: made.deals,
    positions: made.positions!.map(changePosition).filter((row) => row !== null),
    totals: [...sums, money(balance)],
    statedBalance: money(balance),
    results: printedResults(kept.map(({ row }) => row)),
  }
}
