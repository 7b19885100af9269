/** A made-up daily statement in the layout that trading servers mail. */
export type DailyText = {
  readonly login: string
  readonly moment: string
  readonly currency?: string
  readonly rows: readonly (readonly string[])[]
  readonly balance: string
  readonly equity?: string
}

const cell = (text: string) => `<td nowrap>${text === '' ? '&nbsp;' : text}</td>`
const row = (cells: readonly string[]) => `<tr align=right>${cells.map(cell).join('')}</tr>`
const title = (text: string) => `<tr><td colspan=14><b>${text}</b></td></tr>`
const page = (lines: readonly string[]) =>
  `<html><head><title>Daily Confirmation</title></head><body><table>${lines.join('\r\n')}</table></body></html>`

/**
 * A daily confirmation of MetaTrader 5. A row: time, deal, type, lots, symbol, price, order, comment, entry, commission, fee,
 * swap, profit; of a movement of money: time, deal, `balance`, amount.
 */
export function mt5Daily({ login, moment, currency = 'USD', rows, balance, equity = balance }: DailyText): string {
  return page([
    row([`A/C No: <b>${login}</b>`, 'Name: <b>Somebody</b>', `Currency: <b>${currency}</b>`, `<b>${moment}</b>`]),
    title('Deals:'),
    row(['Open Time', 'Ticket', 'Type', 'Size', 'Item', 'Price', 'Order', 'Comment', 'Entry', 'Commission', 'Fee']),
    ...rows.map((cells) => row(cells)),
    row(['', '-1.00', '0.00', '0.00', '2.50']),
    title('Positions:'),
    row(['2025.01.02 09:30:00', '77', 'buy', '0.10', 'XAUUSD', '2650.00', '', '', '2651.00', '0.00', '10.00']),
    title('A/C Summary:'),
    row(['Closed Trade P/L:', '2.50', '', 'Previous Ledger Balance:', '1.00']),
    row(['Total Credit Facility:', '0.00', '', 'Balance:', balance]),
    row(['Fee:', '0.00', '', 'Equity:', equity]),
  ])
}

/**
 * A daily confirmation of MetaTrader 4. A row: ticket, opened, side, lots, symbol, price, stop, target, closed, price,
 * commission, swap, profit; of a movement of money: ticket, time, `balance`, comment, amount.
 */
export function mt4Daily({ login, moment, rows, balance, equity = balance }: DailyText): string {
  return page([
    row([`A/C No: <b>${login}</b>`, 'Name: <b>Somebody</b>', '', moment]),
    title('Closed Transactions:'),
    row(['Ticket', 'Open Time', 'Type', 'Lots', 'Item', 'Price', 'S / L', 'T / P', 'Close Time', 'Price']),
    ...rows.map((cells) => row(cells)),
    row(['', '0.00', '0.00', '2.50']),
    row(['<b>Deposit/Withdrawal: 0.00</b>', '<b>Closed Trade P/L:</b>', '<b>2.50</b>']),
    title('Open Trades:'),
    row(['9', '2025.01.02 09:30:00', 'buy', '0.10', 'xauusd', '2650', '', '', '', '2651', '0.00', '0.00', '10.00']),
    title('A/C Summary:'),
    row(['Previous Ledger Balance:', '1.00', '', 'Floating P/L:', '10.00']),
    row(['Deposit/Withdrawal:', '0.00', '', 'Equity:', equity]),
    row(['Balance:', balance, '', 'Margin Requirement:', '0.00']),
  ])
}
