import { escaped } from './testing-lines.ts'

/**
 * Steps of a MetaTrader 4 Strategy Tester report: a win at a target, a deleted limit order, a loss at a moved stop, a
 * position closed in two parts of which the second is a new order, and one open at the end. One balance is a cent off
 * its row, since the tester rounds only what it prints.
 */
export function mt4TesterReport(change: (step: readonly string[]) => readonly string[] = (step) => step): Uint8Array {
  const head = [
    ['交易品种', 'XAUUSD (Gold vs US Dollar)'],
    ['', 'Bars in test', '75788', 'Ticks modelled', '6037680', 'Modelling quality', '25.00%'],
    ['Mismatched charts errors', '0', '', '', '', ''],
    ['Initial deposit', '1000.00', '', '', 'Spread', '25'],
    ['Total net profit', '-4.49', 'Gross profit', '35.50', 'Gross loss', '-39.99'],
    ['Profit factor', '0.89', 'Expected payoff', '-0.90', '', ''],
    ['Absolute drawdown', '30.00', 'Maximal drawdown', '55.00 (5.39%)', 'Relative drawdown', '5.39% (55.00)'],
    ['Total trades', '5', 'Short positions (won %)', '2 (50.00%)', 'Long positions (won %)', '3 (66.67%)'],
    ['', 'Profit trades (% of total)', '3 (60.00%)', 'Loss trades (% of total)', '2 (40.00%)'],
    ['Largest', 'profit trade', '20.00', 'loss trade', '-30.00'],
    ['Average', 'profit trade', '11.83', 'loss trade', '-20.00'],
  ]
  const steps = [
    '1|2025.01.06 10:00|buy|1|0.10|2650.00|2640.00|2652.00|',
    '2|2025.01.06 10:05|buy limit|2|0.10|2640.00|0.00|0.00|',
    '3|2025.01.06 11:00|t/p|1|0.10|2652.00|2640.00|2652.00|20.00|1020.00',
    '4|2025.01.06 11:05|delete|2|0.10|2640.00|0.00|0.00|',
    '5|2025.01.06 12:00|sell|3|0.10|2650.00|2660.00|0.00|',
    '6|2025.01.06 12:30|modify|3|0.10|2650.00|2653.00|0.00|',
    '7|2025.01.06 13:00|s/l|3|0.10|2653.00|2653.00|0.00|-30.00|990.00',
    '8|2025.01.07 10:00|buy|4|0.10|2650.00|0.00|0.00|',
    '9|2025.01.07 11:00|close|4|0.05|2652.00|0.00|0.00|10.00|1000.00',
    '10|2025.01.07 11:00|buy|5|0.05|2650.00|0.00|0.00|',
    '11|2025.01.07 12:00|close|5|0.05|2648.00|0.00|0.00|-10.00|990.01',
    '12|2025.01.08 10:00|sell|6|0.10|2650.00|0.00|0.00|',
    '13|2025.01.08 12:00|close at stop|6|0.10|2649.45|0.00|0.00|5.50|995.51',
  ]
  const lines = [...head, '#|Time|Type|Order|Size|Price|S / L|T / P|Profit|Balance'.split('|')]
  const rows = [...lines, ...steps.map((step) => change(step.split('|')))]
  return Buffer.from(
    `<html><title>Strategy Tester: Some_EA</title><table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('')}</table></html>`,
  )
}
