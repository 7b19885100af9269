import type { Made } from './testing-histories.ts'
import type { ReportText } from './testing-lines.ts'
import { printedResults } from './testing-results.ts'

/** The rows that a terminal prints for a period: deals by time, positions by closing time. */
export function rangeOf(made: Made, begin: number, end: number): ReportText {
  // A period includes its first and last second.
  const edge = (index: number) => {
    let at = index
    while (at > 0 && at < made.deals.length && made.deals[at]![0] === made.deals[at - 1]![0]) at += 1
    return at
  }
  const [from, to] = [edge(begin), edge(end)]
  const deals = made.deals.slice(from, to)
  const [first, last] = [deals[0]![0]!, deals.at(-1)![0]!]
  const closed = (made.positions ?? []).filter((row) => row[8]! >= first && row[8]! <= last)
  const rows = made.printed.slice(from, to)
  const start = rows[0]!.balance - rows[0]!.result
  return {
    account: made.account!,
    deals,
    positions: closed,
    statedBalance: made.statedBalance!,
    results: start === 0 ? printedResults(rows) : printedResults(rows, start),
  }
}
