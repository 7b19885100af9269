import { expect, it } from 'vitest'
import { testerSummary, valueRows } from './mt5-summary.ts'

const lines = [
  'Total Net Profit:|-499.00|Balance Drawdown Absolute:|499.00|Equity Drawdown Absolute:|499.00',
  'Gross Profit:|2 554.00|Balance Drawdown Maximal:|661.03 (20.91%)|Equity Drawdown Maximal:|661.03 (20.91%)',
  'Gross Loss:|-3 053.00|Balance Drawdown Relative:|20.91% (661.03)|Equity Drawdown Relative:|20.91% (661.03)',
  'Profit Factor:|0.84|Expected Payoff:|-0.50|Margin Level:|3539.22%',
  'Total Trades:|1001|Short Trades (won %):|520 (62.88%)|Long Trades (won %):|481 (58.84%)',
  'Total Deals:|2002|Profit Trades (% of total):|610 (60.94%)|Loss Trades (% of total):|391 (39.06%)',
  '|Largest profit trade:|15.81|Largest loss trade:|-53.91',
]

it('the number of trades in a Strategy Tester report is not mistaken for a round gross profit', () => {
  const summary = testerSummary(valueRows(lines.map((line, at) => ({ line: at + 1, cells: line.split('|') }))))!
  const values = Object.fromEntries(Object.entries(summary).map(([figure, { value }]) => [figure, value]))
  expect(values).toMatchObject({ grossProfit: 2554, drawdownMaximalPercent: 20.91, totalTrades: 1001 })
  expect(values).toMatchObject({ shortTrades: 520, longWonPercent: 58.84, profitTrades: 610, largestLoss: -53.91 })
})
