import { escaped } from './testing-lines.ts'

/** A whole trade of a statement; money in cents. */
export interface Mt4Trade {
  readonly ticket: number
  readonly opened: string
  readonly closed: string
  readonly side: 'buy' | 'sell'
  readonly lots: number
  readonly openPrice: number
  readonly closePrice: number
  readonly commission: number
  readonly swap: number
  readonly profit: number
}

/** Data in a statement's head, and in its title if different. */
export interface Mt4Head {
  readonly account?: string
  readonly holder?: string
  readonly currency?: string
  readonly title?: string
}

/** Consecutive pseudo-random gold trades, about half of them lost; a lot has a hundred ounces. */
export function mt4Trades(count: number, seed = 1): Mt4Trade[] {
  let drawn = seed
  const draw = () => {
    drawn = (drawn * 16_807) % 2_147_483_647
    return drawn / 2_147_483_647
  }
  let at = Date.UTC(2016, 0, 4, 9)
  const clock = () => new Date(at).toISOString().slice(0, 19).replaceAll('-', '.').replace('T', ' ')
  return Array.from({ length: count }, (_, index) => {
    at += Math.round((1 + draw() * 9) * 3_600_000)
    const opened = clock()
    at += Math.round((1 + draw() * 5) * 3_600_000)
    const lots = Math.ceil(draw() * 9) / 100
    const side = draw() < 0.5 ? 'buy' : 'sell'
    const openPrice = Math.round(106_000 + draw() * 4_000) / 100
    const move = Math.round((draw() - 0.5) * 1_600) / 100
    return {
      ...{ ticket: 1_000_000 + 97 * index, opened, closed: clock(), side, lots, openPrice },
      closePrice: Math.round(100 * (openPrice + move)) / 100,
      commission: -Math.round(lots * 700),
      swap: -Math.round(draw() * 40),
      profit: Math.round((side === 'buy' ? 1 : -1) * move * lots * 10_000),
    }
  })
}

const money = (cents: number) => (cents / 100).toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ' ')
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
const netOf = ({ commission, swap, profit }: Mt4Trade) => commission + swap + profit

/** A statement with consistent sums and figures, as a careful forger would also make it. */
export function mt4StatementOf(trades: readonly Mt4Trade[], deposit: number, head: Mt4Head = {}): Uint8Array {
  const { account = '12345', holder = 'Somebody', currency = 'USD', title = `Statement: ${account} - ${holder}` } = head
  const all = sum(trades.map(netOf))
  const rows = trades.map((one) =>
    [
      ...[one.ticket, one.opened, one.side, one.lots.toFixed(2), 'xauusd', one.openPrice.toFixed(2), '0.00', '0.00'],
      ...[one.closed, one.closePrice.toFixed(2), money(one.commission), '0.00', money(one.swap), money(one.profit)],
    ].map(String),
  )
  const lines = [
    [`Account: ${account}`, `Name: ${holder}`, `Currency: ${currency}`, 'Leverage: 1:100', '2016 December 30, 12:00'],
    ['Closed Transactions:'],
    'Ticket|Open Time|Type|Size|Item|Price|S / L|T / P|Close Time|Price|Commission|Taxes|Swap|Profit'.split('|'),
    ['1', '2016.01.03 09:00:00', 'balance', 'Deposit', money(deposit)],
    ...rows,
    ['Closed P/L:', money(all)],
    ['Open Trades:'],
    ['Summary:'],
    ['Deposit/Withdrawal:', money(deposit), 'Credit Facility:', '0.00'],
    ['Closed Trade P/L:', money(all), 'Floating P/L:', '0.00', 'Margin:', '0.00'],
    ['Balance:', money(deposit + all), 'Equity:', money(deposit + all), 'Free Margin:', money(deposit + all)],
    ['Details:'],
    ...detailsOf(trades, deposit),
  ]
  const body = lines.map((line) => `<tr>${line.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('\n')
  return Buffer.from(`<html><head><title>${title}</title></head><body><table>${body}</table></body></html>`)
}

function detailsOf(trades: readonly Mt4Trade[], deposit: number): string[][] {
  const results = trades.map(netOf)
  const [won, lost] = [results.filter((one) => one > 0), results.filter((one) => one < 0)]
  const closings = trades.toSorted((a, b) => (a.closed < b.closed ? -1 : 1)).map(netOf)
  let [balance, peak, low, deepest, deepestShare, relative, relativeAmount] = [deposit, deposit, deposit, 0, 0, 0, 0]
  for (const result of closings) {
    balance += result
    peak = Math.max(peak, balance)
    low = Math.min(low, balance)
    const [fall, share] = [peak - balance, (100 * (peak - balance)) / peak]
    if (fall > deepest) [deepest, deepestShare] = [fall, share]
    if (share > relative) [relative, relativeAmount] = [share, fall]
  }
  const sides = (side: Mt4Trade['side']) => {
    const own = trades.filter((one) => one.side === side)
    const wins = own.filter((one) => netOf(one) > 0).length
    return `${own.length} (${own.length > 0 ? ((100 * wins) / own.length).toFixed(2) : '0.00'}%)`
  }
  const [profit, loss] = [sum(won), -sum(lost)]
  return [
    ['Gross Profit:', money(profit), 'Gross Loss:', money(loss), 'Total Net Profit:', money(profit - loss)],
    [
      'Profit Factor:',
      (profit / loss).toFixed(2),
      'Expected Payoff:',
      ((profit - loss) / 100 / trades.length).toFixed(2),
    ],
    [
      ...['Absolute Drawdown:', money(deposit - low)],
      ...['Maximal Drawdown:', `${money(deepest)} (${deepestShare.toFixed(2)}%)`],
      ...['Relative Drawdown:', `${relative.toFixed(2)}% (${money(relativeAmount)})`],
    ],
    [
      'Total Trades:',
      String(trades.length),
      'Short Positions (won %):',
      sides('sell'),
      'Long Positions (won %):',
      sides('buy'),
    ],
  ]
}
