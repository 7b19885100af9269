import type { DealCells } from './testing-lines.ts'

/** A row of an account for computing figures; cents. */
export type PrintedRow = {
  /** Of the position it closes. */
  readonly side: 'buy' | 'sell' | null
  readonly isClosing: boolean
  readonly result: number
  readonly balance: number
  /** Of a deposit or withdrawal. */
  readonly isFlow?: boolean
}

/**
 * Figures below a terminal's deals, computed independently as a check. `before`: the initial balance, or the first
 * deposit.
 */
export function printedResults(
  rows: readonly PrintedRow[],
  before = rows[0]!.isFlow ? rows[0]!.balance : 0,
): string[][] {
  const trades = rows.filter(({ isClosing }) => isClosing)
  const won = trades.filter(({ result }) => result >= 0)
  const lost = trades.filter(({ result }) => result < 0)
  const moves = rows.filter(({ isFlow }) => !isFlow).map(({ result }) => result)
  const grossProfit = total(moves.filter((result) => result > 0))
  const grossLoss = total(moves.filter((result) => result < 0))
  const net = grossProfit + grossLoss
  const fall = fallOf(rows, before)
  const ratios = trades.map(({ balance, result }) => balance / (balance - result))
  const mean = total(ratios) / ratios.length
  const deviation = Math.sqrt(total(ratios.map((ratio) => (ratio - mean) ** 2)) / ratios.length)
  const runs: number[][] = []
  for (const { result } of trades) {
    const last = runs.at(-1)
    if (last && last[0]! >= 0 === result >= 0) last.push(result)
    else runs.push([result])
  }
  const [wins, losses] = [runs.filter(([first]) => first! >= 0), runs.filter(([first]) => first! < 0)]
  const longest = (of: readonly number[][]) => of.reduce((most, run) => (run.length > most.length ? run : most), [])
  const largest = (of: readonly number[][]) =>
    of.reduce((most, run) => (Math.abs(total(run)) > Math.abs(total(most)) ? run : most), [])
  const meanLength = (of: readonly number[][]) => String(Math.round(of.flat().length / Math.max(1, of.length)))
  const share = (part: readonly unknown[], whole: readonly unknown[]) =>
    `${part.length} (${((100 * part.length) / Math.max(1, whole.length)).toFixed(2)}%)`
  const wonShare = (side: 'buy' | 'sell') => {
    const own = trades.filter((trade) => trade.side === side)
    const good = own.filter(({ result }) => result >= 0)
    return `${own.length} (${((100 * good.length) / Math.max(1, own.length)).toFixed(2)}%)`
  }
  const runText = (run: readonly number[]) => `${run.length} (${cents(total(run))})`
  const sumText = (run: readonly number[]) => `${cents(total(run))} (${run.length})`
  const extreme = (of: readonly PrintedRow[], sign: 1 | -1) =>
    cents(sign * Math.max(0, ...of.map(({ result }) => sign * result)))
  return [
    [cents(net), cents(grossProfit), cents(grossLoss)],
    [ratio(grossProfit, -grossLoss), cents(net / trades.length)],
    [ratio(net, fall.amount), ratio(mean - 1, deviation)],
    [
      cents(fall.absolute),
      `${cents(fall.amount)} (${fall.ofPeak.toFixed(2)}%)`,
      `${fall.percent.toFixed(2)}% (${cents(fall.percentAmount)})`,
    ],
    [String(trades.length), wonShare('sell'), wonShare('buy')],
    [share(won, trades), share(lost, trades)],
    [extreme(won, 1), extreme(lost, -1)],
    [ratio(grossProfit / 100, won.length), ratio(grossLoss / 100, lost.length)],
    [runText(longest(wins)), runText(longest(losses))],
    [sumText(largest(wins)), sumText(largest(losses))],
    [meanLength(wins), meanLength(losses)],
  ]
}

/** The figures of a report's deals. */
export function resultsOf(deals: readonly DealCells[]): string[][] {
  const amount = (cell: string) => Math.round(Number(cell.replaceAll(' ', '')) * 100)
  const rows = deals.map((deal): PrintedRow => {
    const isFlow = deal[4] === ''
    const side = deal[3] === 'sell' ? 'buy' : 'sell'
    return {
      side: isFlow ? null : side,
      isClosing: !isFlow && deal[4] !== 'in',
      result: [8, 9, 10, 11].reduce((sum, column) => sum + amount(deal[column]!), 0),
      balance: amount(deal[12]!),
      isFlow,
    }
  })
  const [first] = rows
  return printedResults(rows, first!.isFlow ? first!.balance : first!.balance - first!.result)
}

/** Terminals print 0 if there is no divisor. */
const ratio = (part: number, whole: number) => (whole === 0 ? '0.00' : (part / whole).toFixed(2))

/** Drawdowns of the balance; a withdrawal lowers the peak. */
function fallOf(rows: readonly PrintedRow[], start: number) {
  const found = { absolute: 0, amount: 0, ofPeak: 0, percent: 0, percentAmount: 0 }
  let peak = start
  for (const { balance, result, isFlow } of rows) {
    if (isFlow && result < 0) peak += result
    peak = Math.max(peak, balance)
    const fall = peak - balance
    const percent = (100 * fall) / peak
    found.absolute = Math.max(found.absolute, start - balance)
    if (fall > found.amount) Object.assign(found, { amount: fall, ofPeak: percent })
    if (percent > found.percent) Object.assign(found, { percent, percentAmount: fall })
  }
  return found
}

const cents = (amount: number) => (amount / 100).toFixed(2)
const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
