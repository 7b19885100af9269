import type { OpenResult } from '../report/report.ts'
import type { ReadDeal } from './read-file.ts'

/** A file's deals in the account's minor units. */
export function inMinorUnits(deals: readonly ReadDeal[], fileDigits: number, accountDigits: number): ReadDeal[] {
  const factor = 10 ** (accountDigits - fileDigits)
  if (factor === 1) return [...deals]
  return deals.map((deal) => ({
    ...deal,
    commission: deal.commission * factor,
    fee: deal.fee * factor,
    swap: deal.swap * factor,
    profit: deal.profit * factor,
    balance: deal.balance * factor,
  }))
}

/** The same for printed open positions. */
export function openInMinorUnits(open: OpenResult, fileDigits: number, accountDigits: number): OpenResult {
  const factor = 10 ** (accountDigits - fileDigits)
  return { ...open, balance: Math.round(open.balance * factor), result: Math.round(open.result * factor) }
}
