import type { ClosedPosition, Deal } from '#domain/report/deal.ts'
import { decimalOf, digitsOf, minorUnits, momentOf, numberOf, ticketOf } from './cells.ts'
import { fill, profitAt, tradeGrid, tradesFrom, valueRows } from './mt5-summary.ts'
import { type Report, type Row, testerWithoutSummary, UnreadableReport } from './report.ts'

/**
 * Parses a report of MetaTrader 4's Strategy Tester, in any language; null for any other file. Throws `UnreadableReport`
 * without figures or for an unreadable step. Its rows are numbered steps: an order opened, modified, closed or deleted;
 * a closing step has a result and the balance after it. Rows are rounded by up to one unit, so the balance counts.
 */
export function readMt4Tester(rows: readonly Row[]): Report | null {
  const first = rows.findIndex(({ cells }) => cells[0] === '1' && isStep(cells))
  if (first < 0) return null
  const steps = rows.slice(first).filter(({ cells }) => isStep(cells))
  const values = valueRows(rows.slice(0, first))
  const at = profitAt(values)
  const deposit = values[at - 1]?.[0]?.numbers[0]
  if (!deposit) throw testerWithoutSummary()
  const closings = steps.filter(({ cells }) => decimalOf(cells[8]) !== null && cells[2] !== swapOpen)
  const decimals = closings.flatMap(({ cells }) => [decimalOf(cells[8]) ?? [], decimalOf(cells[9]) ?? []].flat())
  const digits = Math.min(8, Math.max(2, digitsOf(deposit), ...decimals.map(digitsOf)))
  const symbol = symbolOf(rows.slice(0, first))
  const opened = openedOrders(steps)
  const positions: ClosedPosition[] = []
  const deals = [depositOf(steps[0]!, minorUnits(deposit, digits))]
  for (const row of closings) {
    const order = opened.get(row)
    const deal = order && closingOf(row, order, { symbol, digits, before: deals.at(-1)!.balance })
    if (!deal) throw new UnreadableReport('bad_row', `Row ${row.line}: this closes no order that was opened.`, row.line)
    deals.push(deal)
    positions.push(positionOf(row, order, deal))
  }
  return {
    kind: 'backtest',
    account: { login: null, currency: null, server: null, company: null, tokens: [] },
    deals,
    positions,
    open: [],
    orders: new Map(),
    digits,
    totals: null,
    summary: {
      // Its drawdown is of equity, which no row has.
      ...fill(values.slice(at), [
        [['netProfit'], ['grossProfit'], ['grossLoss']],
        [['profitFactor'], ['expectedPayoff']],
      ]),
      // A loss under a unit is printed as `-0.00`: rows do not reveal then which trades were won.
      ...(closings.some(({ cells }) => /^-0\.0+$/.test(cells[8]!)) ? {} : fill(tradesFrom(values, at), tradeGrid)),
    },
    statedBalance: null,
    openResult: null,
    hasWholeTrades: true,
    isRelabelled: false,
    inferredOpening: null,
    rounding: 1,
    asPrinted: largestOf(closings),
  }
}

/**
 * `1 | 2016.01.03 22:05 | buy limit | 1 | 0.10 | 1.08600 | 0.00000 | 1.08800`: number, time, step, order, lots, price.
 */
const isStep = (cells: readonly string[]) =>
  ticketOf(cells[0]) !== null &&
  momentOf(cells[1]) !== null &&
  ticketOf(cells[3]) !== null &&
  numberOf(cells[4]) !== null &&
  numberOf(cells[5]) !== null

type Order = { readonly side: 'buy' | 'sell'; readonly time: string; readonly price: number }

/** The deal of a closing step, starting from the balance `before`; null if the row lacks a figure. */
function closingOf(
  { line, cells }: Row,
  { side }: Order,
  { symbol, digits, before }: { symbol: string; digits: number; before: number },
): Deal | null {
  const [result, balance, volume] = [decimalOf(cells[8]), decimalOf(cells[9]), numberOf(cells[4])]
  if (!result || !balance || volume === null) return null
  const after = minorUnits(balance, digits)
  const moved = after - before
  const printed = minorUnits(result, digits)
  return {
    row: line,
    ticket: cells[0]!,
    time: momentOf(cells[1])!,
    type: side === 'buy' ? 'sell' : 'buy',
    symbol,
    direction: 'out',
    volume,
    price: numberOf(cells[5]) ?? 0,
    order: cells[0]!,
    ...noCosts,
    profit: Math.abs(moved - printed) <= 1 ? moved : printed,
    balance: after,
    comment: '',
  }
}

const positionOf = ({ line, cells }: Row, order: Order, { ticket, symbol, volume, time, price, profit }: Deal) => ({
  row: line,
  id: ticket,
  symbol,
  side: order.side,
  volume,
  opened: order.time,
  closed: time,
  openPrice: order.price,
  closePrice: price,
  hasStop: (numberOf(cells[6]) ?? 0) !== 0,
  result: profit,
  profit,
})

const noCosts = { commission: 0, fee: 0, swap: 0 }

/** Older testers book a night's swap by closing and reopening positions under the same or another number. */
const swapClose = 'swap close'
const swapOpen = 'swap open'

/** The order of each step, as last opened. */
function openedOrders(steps: readonly Row[]): Map<Row, Order> {
  const opened = new Map<string, Order>()
  const ofSteps = new Map<Row, Order>()
  const swapped: { side: Order['side']; lots: number | null }[] = []
  for (const row of steps) {
    const [, time, done, order = '', size, price] = row.cells
    const lots = numberOf(size)
    const again = done === swapOpen ? swapped.findIndex((closed) => closed.lots === lots) : -1
    const side = done === 'buy' || done === 'sell' ? done : swapped.splice(again, again < 0 ? 0 : 1)[0]?.side
    if (side !== undefined) opened.set(order, { side, time: momentOf(time)!, price: numberOf(price) ?? 0 })
    const own = opened.get(order)
    if (own) ofSteps.set(row, own)
    if (own && done === swapClose) swapped.push({ side: own.side, lots })
  }
  return ofSteps
}

/** The largest profit and loss as printed in rows, which are rounded. */
function largestOf(closings: readonly Row[]) {
  const results = closings.map(({ cells }) => Number(decimalOf(cells[8])!.text))
  return { largestProfit: Math.max(0, ...results), largestLoss: Math.min(0, ...results) }
}

function depositOf({ line, cells }: Row, amount: number): Deal {
  const nothing = { symbol: '', direction: null, volume: 0, price: 0, order: '', ...noCosts }
  const time = momentOf(cells[1])!
  return { row: line, ticket: '0', time, type: 'balance', ...nothing, profit: amount, balance: amount, comment: '' }
}

/** `EURUSD (Euro vs US Dollar)` in the first row that has one. */
const symbolOf = (rows: readonly Row[]) =>
  rows.flatMap(({ cells }) => cells).flatMap((cell) => /^([\w.#+-]+) \(/.exec(cell)?.[1] ?? [])[0] ?? ''
