import { describe, expect, it } from 'vitest'
import { historyFigures } from '#domain/report/figures.ts'
import { readReport } from './read.ts'
import { makeHistory } from './testing-histories.ts'
import type { DealCells } from './testing-lines.ts'
import { markets } from './testing-markets.ts'
import { htmlReport, xlsxReport } from './testing-reports.ts'

const cents = (cell: string) => BigInt(Math.round(Number(cell.replaceAll(' ', '')) * 100))
const resultOf = (deal: DealCells) => [8, 9, 10, 11].reduce((sum, column) => sum + cents(deal[column]!), 0n)
const units = (amount: bigint) => Number(amount) / 100
const add = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n)

/** Figures of a history, computed from its printed cells in a slower, independent way: integer cents, no shared code. */
function referenceOf(deals: readonly DealCells[], positions: readonly (readonly string[])[]) {
  const trades = deals.filter((deal) => deal[4] !== '')
  const closing = trades.filter((deal) => deal[4] !== 'in').map(resultOf)
  const flows = deals.filter((deal) => deal[4] === '').map((deal) => cents(deal[11]!))
  const results = trades.map(resultOf)
  const [profit, loss] = [add(results.filter((one) => one > 0n)), add(results.filter((one) => one < 0n))]
  const ids = [...new Set(positions.map((row) => row[1]!))]
  const byPosition = ids.map((id) =>
    add(positions.filter((row) => row[1] === id).flatMap((row) => [10, 11, 12].map((column) => cents(row[column]!)))),
  )
  let [peak, factor, month] = [0, 1, '']
  const falls: [amount: number, percent: number][] = []
  const months: Record<string, number> = {}
  let start = 1
  const ratios: number[] = []
  for (const deal of deals) {
    const [after, result] = [units(cents(deal[12]!)), units(resultOf(deal))]
    const before = after - result
    if (deal[0]!.slice(0, 7) !== month) [month, start] = [deal[0]!.slice(0, 7), factor]
    if (deal[4] === '') peak += Math.min(0, result)
    else {
      factor *= after / before
      months[month.replace('.', '-')] = 100 * (factor / start - 1)
      if (deal[4] !== 'in') ratios.push(after / before)
    }
    peak = Math.max(peak, after)
    falls.push([peak - after, (100 * (peak - after)) / peak])
  }
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length
  const deviation = Math.sqrt(ratios.reduce((sum, ratio) => sum + (ratio - mean) ** 2, 0) / ratios.length)
  const deepest = falls.reduce((most, fall) => (fall[0] > most[0] ? fall : most))
  const deposits = add(flows.filter((flow) => flow > 0n))
  const won = closing.filter((one) => one > 0n).length
  return {
    deals: deals.length,
    closing_deals: closing.length,
    balance_ops: flows.length,
    positions: ids.length,
    opening_balance: 0,
    closing_balance: units(cents(deals.at(-1)![12]!)),
    deposits: units(deposits),
    withdrawals: units(-add(flows.filter((flow) => flow < 0n))),
    running_balance_max_error: 0,
    net_profit: units(profit + loss),
    gross_profit: units(profit),
    gross_loss: units(loss),
    profit_factor: Number(profit) / -Number(loss),
    expected_payoff: units(profit + loss) / closing.length,
    wins_mt5_ge0: closing.filter((one) => one >= 0n).length,
    wins_strict_gt0: won,
    breakeven: closing.filter((one) => one === 0n).length,
    win_rate_mt5: (100 * closing.filter((one) => one >= 0n).length) / closing.length,
    win_rate_strict: (100 * won) / closing.length,
    position_wins_strict: byPosition.filter((one) => one > 0n).length,
    position_win_rate_strict: (100 * byPosition.filter((one) => one > 0n).length) / ids.length,
    sharpe_mt5: (mean - 1) / deviation,
    max_dd_abs: deepest[0],
    max_dd_abs_pct: deepest[1],
    max_dd_rel_pct: Math.max(...falls.map(([, percent]) => percent)),
    growth_mql5_pct: 100 * (factor - 1),
    absolute_gain_pct: (100 * units(profit + loss)) / units(deposits),
    sum_of_monthly_pct: Object.values(months).reduce((sum, one) => sum + one, 0),
    ...Object.fromEntries(Object.entries(months).map(([name, percent]) => [`growth of ${name}`, percent])),
  }
}

describe('every figure of a history', () => {
  it.each(['hedger', 'swing', 'martingale'] as const)("equals a slow reference implementation's, for a %s", (bot) => {
    const terms = { seed: 4, moneyDigits: 2, commission: 'none', hasSwaps: true, parts: 'each' } as const
    const made = makeHistory(bot, { ...terms, instruments: markets['XAUUSD in dollars']!.instruments }, 'USD', 300)
    const expected = referenceOf(made.deals, made.positions!)
    for (const bytes of [htmlReport(made), xlsxReport(made)]) {
      const { monthly_growth_pct: months, ...figures } = historyFigures(readReport(bytes))
      const monthly = Object.entries(months).map(([name, percent]) => [`growth of ${name}`, percent])
      const own: Record<string, unknown> = { ...figures, ...Object.fromEntries(monthly) }
      for (const [name, value] of Object.entries(expected)) {
        expect([name, typeof own[name]]).toEqual([name, 'number'])
        expect(Math.abs((own[name] as number) - value), name).toBeLessThan(1e-7 * Math.max(1, Math.abs(value)))
      }
    }
  })
})
