import type { Statement, StatementDeal } from '#domain/origin/match.ts'
import { directions } from '#domain/report/deal.ts'
import { openingTicket } from '#domain/report/opening-ticket.ts'
import { decimalOf, minorUnits, momentOf, numberOf, ticketOf } from '../report/cells.ts'
import { htmlRows } from '../report/html-rows.ts'
import { type Row, UnreadableReport } from '../report/report.ts'

/**
 * Reads a daily confirmation or monthly statement as trading servers mail it, of MetaTrader 4 or 5; null where a page holds
 * none. `digits`: decimals of the account's money. Templates are the server's: tables are read by their shape, the summary by
 * its English labels, which brokers leave as they are.
 */
export function readStatement(page: Uint8Array, digits: number): Statement | null {
  const rows = rowsOf(page)
  const cells = rows.flatMap((row) => row.cells)
  const login = first(cells, /^[^:：\d]{1,40}[:：]\s*(\d{3,20})$/)
  const until = cells.map(statementMoment).find((moment) => moment !== null)
  const amount = (label: RegExp) => labelled(rows, label, digits)
  const balance = amount(/^(?:current )?balance$/i)
  if (login === null || until === undefined || until === null || balance === null) return null
  return {
    login,
    currency: first(cells, /^currency[:：]\s*([A-Z]{3,5})$/i),
    until,
    balance,
    equity: amount(/^equity$/i),
    deals: rows.flatMap(({ cells }) => mt5Deal(cells, digits) ?? mt4Deals(cells, digits)),
  }
}

function rowsOf(page: Uint8Array): Row[] {
  try {
    return htmlRows(page)
  } catch (error) {
    if (error instanceof UnreadableReport) return []
    throw error
  }
}

const first = (cells: readonly string[], pattern: RegExp) =>
  cells.map((cell) => pattern.exec(cell)?.[1]).find((found) => found !== undefined) ?? null

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** `2026.03.04 23:59` as MetaTrader 5 prints it, `2026 March 4, 23:59` as 4 does. */
function statementMoment(cell: string): string | null {
  const match = /^(\d{4}) ([A-Za-z]{3,9}) (\d{1,2}), (\d{2}:\d{2})$/.exec(cell)
  if (!match) return cell.length === 16 ? momentOf(cell) : null
  const [, year, name = '', day = '', time] = match
  const month = months.indexOf(name.slice(0, 3).toLowerCase()) + 1
  const two = (number: number | string) => String(number).padStart(2, '0')
  return month === 0 ? null : momentOf(`${year}.${two(month)}.${two(day)} ${time}`)
}

/** The amount in the cell after a label, in the last such row, since tables above may use the same word. */
function labelled(rows: readonly Row[], label: RegExp, digits: number): number | null {
  for (const { cells } of rows.toReversed()) {
    const at = cells.findIndex((cell) => label.test(cell.replace(/[:：]$/, '').trim()))
    const value = at < 0 ? null : decimalOf(cells[at + 1])
    if (value) return minorUnits(value, digits)
  }
  return null
}

const isSide = (cell: string | undefined): cell is 'buy' | 'sell' => cell === 'buy' || cell === 'sell'

/** Movements of money, as both generations name them. */
const moneyTypes = ['balance', 'credit', 'charge', 'correction', 'bonus', 'commission', 'interest', 'dividend', 'tax']

/** Time, ticket, type, size, item, price, order, comment, entry, commission, fee (not in all), swap, profit. */
function mt5Deal(cells: readonly string[], digits: number): StatementDeal | null {
  const [moment, number, type] = cells
  const [time, ticket] = [momentOf(moment), ticketOf(number)]
  if (time === null || ticket === null || type === undefined) return null
  if (moneyTypes.includes(type)) return movement(time, ticket, type, cells, digits)
  const entry = cells.findLastIndex((cell) => (directions as readonly string[]).includes(cell))
  const money = cells.slice(entry + 1).flatMap((cell) => decimalOf(cell) ?? [])
  const [volume, price] = [numberOf(cells[3]), numberOf(cells[5])]
  if (!isSide(type) || entry < 6 || volume === null || price === null) return null
  if (money.length < 3 || money.length > 4 || cells.length !== entry + 1 + money.length) return null
  const amounts = money.map((decimal) => minorUnits(decimal, digits))
  const profit = amounts.pop()!
  return { time, ticket, type, symbol: cells[4] ?? '', volume, price, profit, costs: sum(amounts) }
}

/**
 * Ticket, open time, type, lots, item, price, stop, target, close time, price, commission, (taxes,) swap, profit: the deals
 * that opened and closed a trade, as an import makes them of its row.
 */
function mt4Deals(cells: readonly string[], digits: number): StatementDeal[] {
  const [number, opening, type, size, symbol = '', openPrice, , , closing, closePrice, ...rest] = cells
  const [ticket, opened, time] = [ticketOf(number), momentOf(opening), momentOf(closing)]
  if (ticket === null || opened === null || type === undefined) return []
  if (moneyTypes.includes(type)) return [movement(opened, ticket, type, cells, digits) ?? []].flat()
  const [volume, from, price] = [numberOf(size), numberOf(openPrice), numberOf(closePrice)]
  const money = rest.flatMap((cell) => decimalOf(cell) ?? []).map((decimal) => minorUnits(decimal, digits))
  if (!isSide(type) || time === null || volume === null || from === null || price === null) return []
  if (money.length < 3 || money.length > 4 || money.length !== rest.length) return []
  const profit = money.pop()!
  const opener = { ticket: openingTicket(ticket), time: opened, type, symbol, volume, price: from, profit: 0, costs: 0 }
  // The deal that closes a bought position sells.
  const closer = {
    ticket,
    time,
    type: type === 'buy' ? 'sell' : 'buy',
    symbol,
    volume,
    price,
    profit,
    costs: sum(money),
  }
  return [opener, closer]
}

/** Money paid in or out: its amount is the last number of the row. */
function movement(
  time: string,
  ticket: string,
  type: string,
  cells: readonly string[],
  digits: number,
): StatementDeal | null {
  const amount = cells
    .slice(3)
    .flatMap((cell) => decimalOf(cell) ?? [])
    .at(-1)
  if (!amount) return null
  return { time, ticket, type, symbol: '', volume: 0, price: 0, profit: minorUnits(amount, digits), costs: 0 }
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
