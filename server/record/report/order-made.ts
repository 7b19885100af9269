import { openingBalance } from '#domain/report/balance.ts'
import { type Deal, resultOf } from '#domain/report/deal.ts'
import type { Report } from './report.ts'

/**
 * Sorts deals by execution. The Strategy Tester lists them by order number, possibly an hour off, with a matching
 * running balance; deal numbers reveal the order of execution.
 */
export function inOrderMade(deals: readonly Deal[], kind: Report['kind']): readonly Deal[] {
  const number = ({ ticket }: Deal) => Number(ticket)
  const falls = deals.some((deal, at) => at > 0 && number(deal) < number(deals[at - 1]!))
  if (kind !== 'backtest' || !falls) return deals
  let balance = openingBalance(deals)
  return deals
    .toSorted((a, b) => number(a) - number(b))
    .map((deal) => {
      balance += resultOf(deal)
      return { ...deal, balance }
    })
}
