import { escaped, type ReportText, terminals } from './testing-lines.ts'

const page = (lines: readonly (readonly string[])[]) =>
  `<html><body><table>${lines.map((line) => `<tr>${line.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('\n')}</table></body></html>`

/** The same trades as the Strategy Tester prints them: settings and figures first, no fee, no seconds, sums without the deposit. */
export function testerReport({ deals }: ReportText): Uint8Array {
  const withoutTopUp = deals.slice(0, 8).map((deal) => deal.toSpliced(9, 1).with(0, deal[0]!.slice(0, 16)))
  const lines = [
    ['Strategy Tester Report'],
    ['Currency:', 'USD'],
    ['Initial Deposit:', '1 000.00'],
    ['Bars:', '3670', 'Ticks:', '24262347', 'Symbols:', '1'],
    ['Total Net Profit:', '-87.25', 'Balance Drawdown Absolute:', '87.25', 'Equity Drawdown Absolute:', '90.00'],
    [
      'Gross Profit:',
      '13.75',
      'Balance Drawdown Maximal:',
      '100.00 (9.87%)',
      'Equity Drawdown Maximal:',
      '120.00 (11.00%)',
    ],
    [
      'Gross Loss:',
      '-101.00',
      'Balance Drawdown Relative:',
      '9.87% (100.00)',
      'Equity Drawdown Relative:',
      '11.00% (120.00)',
    ],
    ['Profit Factor:', '0.14', 'Expected Payoff:', '-21.81', 'Margin Level:', '4668.24%'],
    ['Recovery Factor:', '-0.73', 'Sharpe Ratio:', '-3.10', 'Z-Score:', '-0.41 (31.82%)'],
    ['Total Trades:', '4', 'Short Trades (won %):', '1 (100.00%)', 'Long Trades (won %):', '3 (66.67%)'],
    ['Total Deals:', '7', 'Profit Trades (% of total):', '3 (75.00%)', 'Loss Trades (% of total):', '1 (25.00%)'],
    ['', 'Largest profit trade:', '9.50', 'Largest loss trade:', '-100.00'],
    ['Deals'],
    terminals.english.columns.toSpliced(9, 1),
    ...withoutTopUp,
    ['', '-2.00', '-0.25', '-85.00', '912.75', ''],
  ]
  return Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from(page(lines), 'utf16le')])
}

/** A statement of MetaTrader 4: whole trades, no running balance, gross loss without its sign, an open trade apart. */
export function mt4Statement(type: (word: string) => string = (word) => word): Uint8Array {
  const lines = [
    ['Account: 12345', 'Name: Somebody', 'Currency: USD', 'Leverage: 1:100', '2016 January 5, 12:00'],
    ['Closed Transactions:'],
    'Ticket|Open Time|Type|Size|Item|Price|S / L|T / P|Close Time|Price|Commission|Taxes|Swap|Profit'.split('|'),
    ['1', '2016.01.03 09:00:00', 'balance', 'Deposit', '1 000.00'],
    '2|2016.01.04 09:00:00|buy|0.10|xauusd|1060.00|1050.00|0.00|2016.01.04 10:00:00|1062.00|-1.00|0.00|0.00|20.00'.split(
      '|',
    ),
    '3|2016.01.04 11:00:00|sell|0.10|xauusd|1062.00|0.00|0.00|2016.01.04 12:00:00|1063.00|-1.00|0.00|-0.50|-10.00'.split(
      '|',
    ),
    '4|2016.01.04 13:00:00|buy limit|0.10|xauusd|1040.00|0.00|0.00|2016.01.04 14:00:00|1050.00|cancelled'.split('|'),
    ['Closed P/L:', '7.50'],
    ['Open Trades:'],
    '5|2016.01.05 09:00:00|buy|0.10|xauusd|1064.00|0.00|0.00||1060.00|0.00|0.00|0.00|-40.00'.split('|'),
    ['Summary:'],
    ['Deposit/Withdrawal:', '1 000.00', 'Credit Facility:', '0.00'],
    ['Closed Trade P/L:', '7.50', 'Floating P/L:', '-40.00', 'Margin:', '10.64'],
    ['Balance:', '1 007.50', 'Equity:', '967.50', 'Free Margin:', '956.86'],
    ['Details:'],
    ['Gross Profit:', '19.00', 'Gross Loss:', '11.50', 'Total Net Profit:', '7.50'],
    ['Profit Factor:', '1.65', 'Expected Payoff:', '3.75'],
    ['Absolute Drawdown:', '0.00', 'Maximal Drawdown:', '11.50 (1.13%)', 'Relative Drawdown:', '1.13% (11.50)'],
    ['Total Trades:', '2', 'Short Positions (won %):', '1 (0.00%)', 'Long Positions (won %):', '1 (100.00%)'],
  ]
  return Buffer.from(page(lines.map((line) => (/^\d+$/.test(line[0]!) ? line.with(2, type(line[2]!)) : line))))
}
